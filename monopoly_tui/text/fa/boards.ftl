### فایل نقشه: چه ایرادی دارد، و حرف‌های `monopoly boards`.

board-place = { $kind ->
    [square] مربع { $number }
    [group] گروه { $number }
    [chance] کارت شانس { $number }
    [hero] پهلوان { $number }
    [boss] هماورد { $number }
    [power] کارت نیرو { $number }
   *[chest] کارت صندوق { $number }
}
board-place-named = { board-place }، «{ $name }»
board-warning = هشدار
board-count-errors = { $errors } خطا
board-count-warnings = { $warnings } هشدار
board-summary = { board-count-errors }، { board-count-warnings }

board-wanted = { $wanted ->
    [truth] true یا false
    [whole] عدد صحیح
    [text] متن در گیومه
    [list] فهرست
   *[table] جدول
}
board-given = { $given ->
    [truth] true یا false
    [whole] عدد صحیح
    [fraction] عدد اعشاری
    [text] متن در گیومه
    [list] فهرست
    [table] جدول
   *[date] تاریخ یا ساعت
}

board-no-file = این فایل نیست
board-unreadable = خوانده نمی‌شود: { $detail }
board-too-long = فایل نقشه حداکثر { $limit } بایت است
board-not-utf8 = از اینجا به بعد UTF-8 نیست؛ فایل را با UTF-8 ذخیره کن
board-byte-order-mark = فایل با نشان ترتیب بایت شروع می‌شود؛ بدون آن با UTF-8 ذخیره کن
board-too-deep = برای فایل نقشه زیادی تودرتو است
board-empty = فایل خالی است؛ monopoly boards init یکی برای شروع می‌نویسد
board-not-toml = TOML نیست، ستون { $column }: { $kind ->
    [equals] بعد از کلید باید = و مقدار بیاید
    [statement] هر خط باید KEY = VALUE باشد، یا توضیح با #، یا سرتیتر در کروشه
    [value] اینجا مقداری نیست یا درست نیست: متن در "گیومه" می‌آید
    [line_end] خط باید بعد از مقدارش تمام شود
    [text] متن با همان گیومه‌ای تمام می‌شود که شروع شده
    [character] این نویسه اینجا جا ندارد
    [bracket] ویرگول یا کروشه پایانی کم است
    [heading] سرتیتر با همان تعداد کروشه تمام می‌شود که شروع شده
    [escape] چنین نویسه‌ای با \ نیست؛ خود \ در متن دو بار نوشته می‌شود
    [date] چنین تاریخ یا ساعتی نیست
    [twice] این از قبل داده شده است
   *[other] این خوانده نمی‌شود
}
board-unfinished = TOML نیست: آنچه اینجا شروع می‌شود تمام نمی‌شود
board-too-many = خطاها بیش از آن است که همه گفته شود؛ اول این‌ها را درست کن
board-format = این برنامه قالب { $known } را می‌خواند، { $given } داده شده

board-key-twice = دو بار داده شده، اول در خط { $first }
board-key-missing = نیست
board-key-unknown = چنین کلیدی اینجا نیست
board-key-unknown-near = چنین کلیدی اینجا نیست؛ منظورت { $near } بود؟
board-type = { board-wanted } لازم است، { board-given } داده شد
board-item-type = فهرستی از عددهای صحیح لازم است، { board-given } در آن است
board-item-table = فهرستی از جدول‌ها لازم است، { board-given } در آن است
board-negative = نباید کمتر از ۰ باشد، { $given } داده شده
board-number-huge = این عدد زیادی بزرگ است
board-range = عددی از { $low } تا { $high } لازم است، { $given } داده شد
board-count = { $needed } مقدار لازم است، { $given } داده شد
board-falling = نباید پایین بیاید، ولی { $after } بعد از { $before } آمده
board-word = «{ $given }» هیچ‌کدام از این‌ها نیست: { $known }
board-word-near = «{ $given }» ناشناخته است؛ منظورت { $near } بود؟
board-id = ۱ تا ۴۰ حرف کوچک a تا z، رقم و خط تیره لازم است، { $given } داده شده
board-color = رنگی مثل ‎"#8b5a3c"‎ لازم است، { $given } داده شده
board-option-unknown = گزینه‌ای به این نام نیست
board-option-unknown-near = گزینه‌ای به این نام نیست؛ منظورت { $near } بود؟
board-option-value = باید یکی از این‌ها باشد: { $known }؛ { $given } داده شده
board-option-range = عددی از { $low } تا { $high } لازم است، { $given } داده شده
board-direct-auction-off = off با direct_auction نمی‌شود: هیچ‌کس هیچ‌وقت ملکی نمی‌گیرد

board-text-empty = متنی در آن نیست
board-text-control = نویسه کنترلی یا نادیدنی دارد
board-text-marks = روی یک حرف زیادی نشانه گذاشته
board-text-wide = حداکثر { $most } خانه، { $given } داده شد
board-name-twice = «{ $name }» نام خط { $first } هم هست
board-cash-low = کمتر از { $least } معمول نیست، { $given } داده شده
board-text-none = متنی به en یا fa می‌خواهد
board-language-missing = { $language ->
    [en] انگلیسی، en، نیست؛ به جایش فارسی نشان داده می‌شود
   *[fa] فارسی، fa، نیست؛ به جایش انگلیسی نشان داده می‌شود
}
board-name-cut = نیامده، پس نام در { $most } خانه بریده می‌شود: «{ $cut }»

board-squares-count = { $needed } مربع لازم است، { $given } داده شد
board-start-first = مربع ۰ باید شروع باشد
board-start-once = فقط مربع ۰ می‌تواند شروع باشد
board-pair = هر رنگ درست دو ملک می‌خواهد
board-heroes-count = { $needed } پهلوان لازم است، { $given } داده شد
board-list-empty = دست‌کم یکی لازم است
board-faces = دست‌کم دو رو لازم است: عددهای ۰ تا ۹۹ یا واژه‌هایی از حرف‌های لاتین
board-kind-none = { $kind ->
    [jail] مربعی از نوع jail نیست
   *[go_to_jail] مربعی از نوع go_to_jail نیست
}
board-kind-many = حداکثر { $most } مربع از نوع { $kind }
board-price-order = { MONEY($amount) } بعد از خیابانی به قیمت { MONEY($before) } آمده
board-groups-many = حداکثر { $most } گروه
board-group-size = { $low } تا { $high } خیابان لازم است، { $given } داده شد
board-color-close = با رنگ گروه «{ $group }» تقریباً فرقی ندارد
board-id-twice = «{ $id }» از قبل در خط { $first } هست
board-nearest-none = { $kind ->
    [station] ایستگاهی نیست که بشود به آن رفت
   *[utility] شرکتی نیست که بشود به آن رفت
}
board-deck-empty = کارتی نیست، ولی مربع‌هایی هست که کارت برمی‌دارند
board-deck-endless = هر کارت یا نگه داشته می‌شود یا به کارت دیگری می‌برد: شاید برداشتن هیچ‌وقت تمام نشود

board-not-found = نقشه‌ای به نام «{ $name }» نیست. نقشه‌ها: { $known }.
board-not-found-near = نقشه‌ای به نام «{ $name }» نیست. نقشه‌ها: { $known }. منظورت { $near } بود؟
board-file-missing = نه فایلی و نه نقشه‌ای به نام «{ $name }» هست
board-written = { $name } نوشته شد. بررسی‌اش کن: monopoly boards validate { $name }
board-fine = { $name }: ایرادی ندارد

board-head-id = شناسه
board-head-name = نام
board-head-cash = نقد
board-head-prices = قیمت‌ها
board-head-square = مربع
board-head-deed = ملک
board-head-price = قیمت
board-head-rents = اجاره‌ها
board-head-build = ساخت
board-head-rent = اجاره
board-head-points = امتیاز
board-direct-auction = هر ملک به مزایده می‌رود
board-unit = مبلغ‌ها به هزار تومان.
board-money = پول اول بازی { MONEY($cash) }، حقوق { MONEY($salary) }، ایستادن روی شروع { MONEY($landing) }، جریمه { MONEY($fine) }.
board-bank = بانک { $houses } خانه و { $hotels } هتل دارد.

# Boards of the Gamer game.
board-coins = مسابقه‌ای کوتاه، با سکه
board-unit-coins = قیمت‌ها و اجاره‌ها به سکه.
board-heroes = پهلوان‌ها: { $heroes }؛ هر کدام { $coins } سکه، و { $start } سکه دیگر در شروع.
board-bosses = هماوردها به ترتیب: { $bosses }.
board-boss = { $name } با زور { $strength } و امتیاز { $points }
board-powers = کارت‌های نیرو: { $powers }.
board-power = { $count } { $name }
board-laps = دورهای مسابقه تازه: دو نفره { $two }، سه نفره { $three }، چهار نفره { $four }.
