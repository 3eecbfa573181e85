### صفحه مسابقه: نشانه‌ها، پرسش‌ها، کلیدها، پایان، و قانون‌ها به کوتاهی.

race-coins = { $amount }¢
race-points = { $points }◊
race-strength = † { $strength }
race-boss-worth = † { $strength }  { $points }◊
race-square-start = آغاز
race-square-boss = هماورد
race-square-rest = آسودن
race-heroes = پهلوان‌ها
race-bosses = هماوردها
race-card-price = قیمت
race-card-rent = اجاره
race-card-pair = اجاره با جفتش
race-card-points = امتیاز
race-card-strength = زور
race-card-start = هر کس از آن بگذرد { $coins } می‌گیرد.
race-card-rest = جایی برای استراحت. اینجا خبری نیست.
race-home = در خانه
race-lap = { $lap }/{ $laps }
race-no-cards = بی‌کارت
race-held = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
race-held-short = { $count ->
    [1] { $name }
   *[other] { $name }{ $count }
}

race-ask-hero = { $who }، این نوبت کدام پهلوان می‌رود؟
race-ask-roll = { $who }، برای { $hero } تاس بینداز.
race-ask-buy = { $who }، { $square } آزاد است: { $price }¢ برای { $points }◊. { $hero } { $coins }¢ دارد. می‌خری؟
race-ask-buy-short = { $who }، { $square } { $price }¢ است، ولی { $hero } فقط { $coins }¢ دارد.
race-ask-fight = { $who }، { $boss } راه را بسته. { $hero } { $needs } یا بیشتر می‌خواهد؛ نشان ۵ حساب می‌شود.
race-ask-move = { $who }، { $hero } { $roll } آورد. یک مربع جلوتر با انار؟
race-ask-rent = { $who }، { $hero } در { $square } باید { $amount }¢ بدهد. با پر سیمرغ از آن می‌گذری؟
race-ask-boss = { $who }، { $hero } روبه‌روی { $boss } است. گرز می‌زنی تا ۲ تا اضافه شود؟
race-ask-ambush = { $who }، { $hero } به کمین افتاده. سپر می‌گیری؟
race-ask-end = { $who }، این نوبت تمام است.
race-bot-asked = { $who } فکر می‌کند …
race-ask-undo = { $what }. همه موافق‌اند؟
race-ask-powers = { $who }، کدام کارت نیرو؟
race-ask-quit = از بازی بیرون می‌روی؟ ذخیره شده است.
race-ask-leave = { $who }، مسابقه را رها می‌کنی؟ پهلوان‌هایت به خانه می‌روند و آخر می‌شوی.
race-buy-space = ‏{ KEY("b") } می‌خرد، { KEY("n") } می‌گذرد.
race-moment-space = ‏{ KEY("p") } بازی می‌کند، { KEY("k") } نگه می‌دارد.
race-look-log = گزارش: ↑ ↓ برای خواندن.
race-look-help = خلاصه قانون‌ها: ↑ ↓ برای خواندن.

race-signs = نشانه‌ها
race-sign-free = ملک آزاد: قیمتش به سکه، ¢، و امتیازی که می‌آورد، ◊
race-sign-owned = ملک کسی: اجاره‌ای که آنجا باید داد، و امتیازش
race-sign-boss = زور هماوردی که منتظر است: تاس ویژه باید همین‌قدر یا بیشتر بیاید
race-sign-lap = بار اول از سه بار دور زدن
race-sign-home = این پهلوان به خانه رسیده است
race-sign-first = پهلوانی که می‌رود؛ هماوردی که نبرد بعدی با اوست
race-sign-star = ستاره تاس ویژه
race-sign-pomegranate = انار تاس ویژه؛ هیچ‌کدام پهلوان را جلو نمی‌برد، هر دو کارت نیرو می‌آورند و در نبرد ۵ به حساب می‌آیند

race-key-roll = تاس
race-key-buy = خرید
race-key-decline = نخریدن
race-key-fight = نبرد
race-key-end = پایان نوبت
race-key-powers = کارت نیرو
race-key-play = بازی { $card }
race-key-keep = نگه داشتن
race-key-agree = موافقیم
race-key-next = بعدی
race-key-leave = رها کردن
race-key-seats = صندلی‌ها
race-power-on = { $card }: { $hero }

race-key-hint = راهنمایی
race-hint = پیشنهاد ربات: { $what }. «{ $why }»

race-reason = { $who }، { $what }: «{ $why }»
race-no-reason = هنوز رباتی چیزی انتخاب نکرده است.
race-why-only = کار دیگری نبود.
race-why-easy = همین‌طوری به سرم زد.
race-why-hero = تاس بعدی برای { $hero } از همه پرسودتر است.
race-why-purse = با سکه در دست می‌شود ملک خرید.
race-why-ambush = { $victim } سکه‌هایی دارد که بهتر است نداشته باشد.
race-why-buy = ملک امتیاز می‌آورد، و اجاره.
race-why-short = پولم نمی‌رسد.
race-why-play = حالا بیشتر می‌ارزد تا بعد.
race-why-keep = بعد بیشتر می‌ارزد.
race-why-ahead = { $gain } امتیاز بیشتر از بهترین کار دیگر می‌آورد.
race-why-even = کار دیگر هم تقریباً همین‌قدر می‌ارزد.

race-over-title = همه به خانه رسیدند
race-over-chart = امتیاز در هر دور
race-over-heroes = همه به خانه رسیدند. { KEY("space") } امتیازها را می‌گوید: اول ۲ برای هر پهلوان.
race-over-bosses = حالا هماوردهای شکست‌خورده.
race-over-deeds = حالا ملک‌ها.
race-over-sum = همه امتیازها با هم.
race-over-coins = و سکه‌ها، که میان مساوی‌ها برنده را معلوم می‌کنند.
race-over-winner = { $count ->
    [1] { $names } برنده مسابقه است.
   *[other] { $names } با هم اول‌اند.
}
race-column-heroes = پهلوان
race-column-bosses = هماورد
race-column-deeds = ملک
race-column-sum = امتیاز
race-column-coins = سکه

race-rule-aim-title = هدف
race-rule-aim = پهلوان‌هایت را دور میدان ببر و با بیشترین امتیاز به خانه برسان: ۲ برای هر پهلوان، امتیاز هماوردهای شکست‌خورده، و امتیاز ملک‌ها.
race-rule-turn-title = نوبت
race-rule-turn = هر دو تاس را بینداز و به اندازه مجموعشان برو. با دو بازیکن هر کس دو پهلوان دارد و می‌گوید کدام می‌رود. هر کس از شروع بگذرد یک سکه می‌گیرد.
race-rule-heroes-title = پهلوان‌ها
race-rule-heroes = رستم در شروع ۲ سکه می‌گیرد. گردآفرید به هر تاس نبرد ۱ اضافه می‌کند. اولین اجاره تهمینه ۱ سکه کمتر است. زال برای هر هماورد شکست‌خورده یک سکه می‌گیرد.
race-rule-symbol-title = نشان‌ها
race-rule-symbol = نشان در حرکت حساب نمی‌شود، ولی پس از کار مربع یک کارت نیرو می‌دهد.
race-rule-deeds-title = ملک‌ها
race-rule-deeds = ملک آزاد را می‌شود خرید. روی ملک بازیکنی دیگر اجاره باید داد، و اگر یک پهلوان هر دو ملک یک رنگ را دارد دو برابر؛ هر کس کم دارد هر چه هست می‌دهد.
race-rule-bosses-title = هماوردها
race-rule-bosses = با هماورد بالای دسته باید جنگید: تاس ویژه باید به زور او یا بیشتر برسد، و نشان ۵ حساب می‌شود. پیروز یا نه، هماورد به زیر دسته می‌رود.
race-rule-powers-title = کارت‌های نیرو
race-rule-powers = انار: یک مربع جلوتر. پر سیمرغ: یک اجاره داده نمی‌شود. کیسه زر: ۲ سکه. کمین: پهلوان بازیکنی دیگر یک سکه از دست می‌دهد. گرز: ۲ اضافه در نبرد. سپر: کمین ناکام می‌ماند.
race-rule-home-title = خانه
race-rule-home = پهلوانی که بار آخر به شروع برسد در خانه است و باز هم اجاره می‌گیرد. وقتی همه در خانه‌اند مسابقه تمام است. اینکه هر پهلوان چند بار دور بزند پیش از مسابقه انتخاب می‌شود.
race-rule-points-title = امتیاز برابر
race-rule-points = با امتیاز برابر سکه بیشتر می‌برد، و با سکه برابر جایگاه مشترک است.
race-help-keys-title = کلیدها
race-help-keys = { KEY("h") } می‌گوید ربات به جای تو چه می‌کرد، { KEY("y") } می‌گوید ربات چرا آن کار را کرد. { KEY("l") } گزارش است و { KEY("g") } امتیازها در هر دور. { KEY("u") } پس می‌گیرد، { KEY("ctrl+r") } دوباره انجام می‌دهد. { KEY("o") } صندلی را به ربات یا آدم می‌سپارد. { KEY("x") } مسابقه را رها می‌کند، { KEY("q") } بازی را می‌بندد که ذخیره شده است. { KEY("plus") } و { KEY("minus") } سرعت را عوض می‌کنند.

race-stats-ask = راه هر پهلوان. گام: در هر تاس. بخت: امتیاز نبرد بیش از آنچه انتظار می‌رفت. داد و گرفت: اجاره.
race-key-figures = آمار
race-stats-steps = گام
race-stats-beaten = نبرد
race-stats-of = { $beaten }/{ $fights }
race-stats-played = کارت

race-key-hero = پهلوان
race-key-add = بازیکن تازه
race-key-laps = دورها
race-lobby-full = حداکثر ۴ نفر بازی می‌کنند.
race-lobby-dealt = پهلوان‌ها با قرعه
race-lobby-laps = { $laps ->
    [1] یک بار دور میدان و بعد خانه
   *[other] { $laps } بار دور میدان و بعد خانه
}
race-ability-start_pays = در شروع { $amount } سکه می‌گیرد
race-ability-boss_bonus = { $amount } بیشتر در هر تاس نبرد
race-ability-first_rent_less = اولین اجاره { $amount } سکه کمتر
race-ability-coin_a_boss = { $amount } سکه برای هر هماورد شکست‌خورده
race-lobby-about = مسابقه‌ای کوتاه دور هفت خان: سکه، هماورد، کارت نیرو، و در پایان امتیاز. دو بازیکن هر کدام دو پهلوان دارند، سه یا چهار بازیکن هر کدام یکی.

race-standing = { $who }: { $points } امتیاز، { $coins } سکه
race-placed = { $place }. { race-standing }

race-dice-ask = { $who }، { $dice ->
    [1] تاس ویژه چه آورد؟
   *[other] تاس‌هایت چه آوردند؟ اول تاس ساده.
}
race-dice-typed = { $who }: { $roll }.
race-key-dice = همین است

race-look-graph = امتیازها در پایان هر دور.
race-look-graph-empty = دور اول هنوز تمام نشده: امتیازها در پایان هر دور کشیده می‌شوند.

race-menu-graph = امتیازها، دور به دور
race-menu-leave = برای همیشه کنار رفتن از مسابقه
