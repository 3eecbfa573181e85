### حرف‌های خط فرمان. پیش از هر ایراد cli-error می‌آید، بعد: چه شد، چرا، و چه باید نوشت.

cli-error = خطا:
cli-yes-or-no = ب یعنی بله، ن یعنی نه
cli-usage = { $why } راهنما: { $command } --help
cli-fault = ایراد از بازی است، نه از تو. هر بازی تا آخرین حرکتش ذخیره است.
cli-fault-report = ایراد از بازی است، نه از تو. هر بازی تا آخرین حرکتش ذخیره است. گزارش در { $file } است
cli-unwritten = آنچه باید نشان داده می‌شد نوشته نشد: { $why }.
cli-variable = { $variable } نمی‌تواند { $value } باشد. یکی از این‌ها می‌شود: { $values }.
cli-config-key = تنظیمی به نام «{ $setting }» نیست. نگاه کن: monopoly config list
cli-no-config = فایل تنظیمات { $file } نیست. برای شروع آن: monopoly --config { $file } config set speed normal
cli-config-empty = --config نام یک فایل می‌خواهد.
cli-config-line = { $setting } = { $value }  از { $origin ->
    [flag] همین دستور
    [config] فایل تنظیمات
    [default] پیش‌فرض
    [encoding] رمزگذاری ترمینال
   *[other] { $origin }
}
cli-config-editor = ویرایشگر { $editor } باز نمی‌شود: { $why }. یکی دیگر: EDITOR=nano monopoly config edit

cli-place = { $file }:{ PLACE($line) }: { $why }
cli-busy = { $file } در پنجره دیگری باز است. اول از آن بازی بیرون برو.
cli-no-file = فایل { $file } نیست.
cli-file-exists = { $file } از قبل هست.
cli-file-fault = { $file } باز نمی‌شود: { $why }.
cli-file-unwritten = { $file } نوشته نمی‌شود: { $why }.
cli-is-folder = { $file } پوشه است، نه فایل.
cli-not-a-file = { $file } فایل نیست.
cli-no-folder = { $file } نوشته نمی‌شود: پوشه { $folder } نیست.
cli-no-save = ذخیره‌ای به نام «{ $name }» نیست. نگاه کن: monopoly saves list
cli-no-save-or-file = نه ذخیره‌ای و نه فایلی به نام «{ $name }» هست. نگاه کن: monopoly saves list
cli-many-saves = «{ $name }» می‌تواند هر کدام از این‌ها باشد: { $ids }. شناسه کامل را بنویس.
cli-torn = { $file }: خط آخر بریده بود و کنار گذاشته شد.

cli-differs = باید { $path } برابر { $expected } می‌بود، { $found } بود
cli-nothing = هیچ
cli-act-refused = باید حرکتی مجاز می‌بود، این بود: { $act }. { $why }
cli-act-allowed = اینجا این‌ها مجاز است: { $acts }.
cli-luck-refused = باید چیزی می‌بود که شانس اینجا بتواند بیاورد، این بود: { $act }. { $why }
cli-undo-refused = باید حرکت‌هایی می‌بود که پس گرفته می‌شوند، این بود: { $why }
cli-not-refused = باید این رد می‌شد، مجاز بود
cli-header-accepted = باید سربرگ رد می‌شد، مجاز بود
cli-until = { $text } وضعیت پیش از آن: monopoly state { $name } --until { PLACE($line) }
cli-until-beyond = --until { $given }: { $file } فقط { NUMBER($lines) } خط دارد.

cli-check-failed = { $file }:{ $line }: { $why }
cli-check-total = { NUMBER($passed) } درست، { NUMBER($failed) } نادرست

cli-no-terminal = اینجا ترمینال نیست و صفحه ترمینال می‌خواهد. با خط ساده بازی کن: --plain
cli-rounds = --rounds از { $low } تا { $high } می‌گیرد، یا none برای بازی تا آخرین نفر؛ این بود: «{ $given }».
cli-players-few = بازی { $least } تا { $most } بازیکن می‌خواهد؛ { $given } داده شد. یکی اضافه کن: --players { $example }
cli-players-many = بازی با این قانون‌ها { $least } تا { $most } بازیکن می‌خواهد؛ { $given } داده شد.
cli-player = بازیکن { $number }
cli-who-plays = چه کسانی بازی می‌کنند؟ نام‌ها با ویرگول، مثل: Ali,Sara,bot:medium
cli-no-players = چه کسانی بازی می‌کنند؟ وقتی چیزی پرسیده نمی‌شود بازیکن‌ها را باید نوشت: --players Ali,Sara
cli-bots = --bots عددی از ۰ تا ۸ می‌گیرد، و اگر خواستی سطح، مثل --bots 2:hard؛ این بود: «{ $given }».
cli-bot-level = رباتی به نام «{ $given }» نیست. سطح‌ها: { $levels }.
cli-seat-empty = در --players { $given } یک نام کم است: میان دو ویرگول یا در یک سر چیزی نیست.
cli-seat = «{ $given }» بازیکن نیست. هر صندلی نامی است یا ربات: bot، bot:hard، bot=Mina یا bot:hard=Mina. سطح‌ها: { $levels }.
cli-set = { $flag } به شکل KEY=VALUE است، مثل { $flag } auction=open؛ این بود: «{ $given }».
cli-other-game = بازی این نقشه { $flag } ندارد. گزینه‌هایش: { $known }، مثل --set { $example }=3.
cli-set-twice = { $option } دو بار داده شده است.

cli-no-games = بازی نیمه‌کاره‌ای نیست. یکی شروع کن: monopoly new
cli-which-game = { NUMBER($count) } بازی نیمه‌کاره هست. بگو کدام: monopoly resume ID، یا تازه‌ترین: monopoly resume --last
cli-pick = کدام؟ عددی از ۱ تا { $count }
cli-go-on-board = { $file } با نسخه دیگری از نقشه { $board } بازی شده است. با نقشه امروزی ادامه بدهیم، در ذخیره‌ای تازه؟
cli-go-on = { $place } از همان‌جا ادامه بدهیم، در ذخیره‌ای تازه؟
cli-saved = ذخیره شد: دور { $round }، نوبت { $who }. ادامه با: monopoly resume { $name }
cli-saved-over = بازی تمام شد. پرونده‌اش: { $file }
cli-nothing-saved = ذخیره نشد: { $why }. چیزی از بازی روی دیسک نیست
cli-not-saved = ذخیره نشد: { $why }. بازی تا آخرین ذخیره در { $file } است

cli-saves-none = هنوز ذخیره‌ای نیست. بازی‌ای شروع کن: monopoly new
cli-save-unreadable = خوانده نمی‌شود: { $why }
cli-save-over = تمام شده
cli-save-untitled = بی‌عنوان
cli-remove = { $id }، { $title } پاک شود؟ دیگر برنمی‌گردد.
cli-remove-force = برای پاک کردن بدون پرسیدن: monopoly saves remove { $id } --force
cli-kept = چیزی پاک نشد.
cli-title-empty = عنوان نمی‌تواند خالی باشد.
cli-show-file = فایل: { $file }
cli-show-title = عنوان: { $title }
cli-show-started = شروع: { $day }
cli-show-board = نقشه: { $board }
cli-show-round = دور { $round }، نوبت { $who }
cli-show-over = بعد از دور { $round } تمام شد
cli-show-player = { $name }: نقد { MONEY($cash) }، سرمایه { MONEY($worth) }
cli-show-hidden = { $name }: نقد •••، سرمایه •••
cli-show-bankrupt = { $name }: ورشکسته

cli-replay-at = --at یک دور می‌گیرد، یا دور و صندلی، مثل 3 یا 3.2؛ این بود: «{ $given }».
cli-replay-beyond = --at { $given } در این بازی نیست: { NUMBER($rounds) } دور و { NUMBER($seats) } صندلی دارد.

cli-export-format = قالبی به نام { $given } نیست. این‌ها هست: { $known }.
cli-export-hidden = پرونده این بازی آنچه را تا پایان پنهان است لو می‌دهد. اگر باز هم می‌خواهی: --reveal
cli-export-no-file = { $file } فایل نیست. برای نوشتن در خروجی: -o -
cli-export-there = { $file } از قبل هست. برای نوشتن روی آن: --force

cli-shell = برای «{ $given }» کد آماده‌ای نیست. برای این‌ها هست: { $known }.
