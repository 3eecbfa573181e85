### میز بازی: سرخط، بازیکن‌ها، گزارش، پرسش‌های کوچک نوبت، و صفحه‌هایی که فقط نگاه می‌کنند.

table-log-game = { $end ->
    [rounds] { $board }، { $rounds } دور، { $players } بازیکن
    [first_bankruptcy] { $board }، تا اولین ورشکستگی، { $players } بازیکن
   *[bankruptcy] { $board }، تا آخرین نفر، { $players } بازیکن
}
table-round = دور { $n }
table-round-of = دور { $n } از { $of }
table-bank = خانه { $houses }  هتل { $hotels }
table-saved = ذخیره شد
table-not-saved = ذخیره نشد
table-not-saved-why = ذخیره نشد: { $why }
table-players = بازیکن‌ها
table-players-unit = بازیکن‌ها، به هزار تومان
table-players-worth = پول و سرمایه
table-window = مونوپولی
table-window-turn = مونوپولی: نوبت { $who }
table-log = گزارش
table-worths = سرمایه در هر دور
table-in-jail = زندان، { $tries } از ۳
table-visiting = ملاقات { $square }
table-worth = سرمایه { $amount }
table-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
table-out = بیرون
table-deck-chance = شانس
table-deck-chest = صندوق
table-moving = { $who } { $sum } آورد.
table-too-small = { $cols }×{ $rows } لازم است، حالا { $width }×{ $height } است.
table-too-small-more = بازی سر جایش است. پنجره را بزرگ کن، یا با Ctrl+C بیرون برو.
table-ahead = راه پیش رو

table-key-help = راهنما
table-key-menu = منو
table-key-undo = پس‌گرفتن
table-key-log = گزارش
table-key-graph = نمودار
table-key-quit = خروج
table-key-skip = رد شو
table-key-peek = نگاه
table-peek = { $who } { MONEY($cash) } دارد.
table-key-close = بستن
table-key-claim = مطالبه { NUMBER($amount) } هزار
table-key-claims = مطالبه اجاره

table-roll-ask = { $who }، نوبت توست: با { KEY("space") } تاس بینداز.
table-roll-again = { $who }، جفت آوردی: با { KEY("space") } دوباره بینداز.
table-key-roll = تاس
table-key-manage = دارایی‌ها
table-key-trade = معامله
table-end-ask = { $who }، نوبتت تمام شد. با { KEY("space") } نوبت { $next } می‌شود و تاس هم می‌اندازد؛ با Enter فقط نوبتش می‌شود.
table-end-ask-only = { $who }، نوبتت تمام شد. با { KEY("space") } نوبت { $next } می‌شود.
table-end-ask-last = { $who }، این آخرین نوبت بود. با { KEY("space") } سرمایه‌ها شمرده می‌شود.
table-key-hand-on-roll = تاس { $next }
table-key-next-fine = جریمه و تاس { $next }
table-key-next-card = کارت و تاس { $next }
table-key-hand-on = نوبت بعد
table-key-only-hand-on = نوبت بعد
table-key-count = شمارش

table-dice-ask = { $who }، تاس‌هایت را بینداز، عددشان را بنویس و Enter بزن.
table-dice-typed = { $who }، تاس‌ها: { $dice }. اگر درست است Enter؛ Backspace آخری را پاک می‌کند.
table-dice-missing = اول عدد هر دو تاس را بنویس.
table-key-dice = تاس
table-key-move = حرکت

table-buy-ask = { $who }، { $square } آزاد است. به { MONEY($price) } می‌خری؟ { MONEY($left) } می‌ماند.
table-buy-ask-hidden = { $who }، { $square } آزاد است. به { MONEY($price) } می‌خری؟ پولت می‌رسد.
table-buy-short = { $who }، { $square } آزاد است، ولی { MONEY($price) } بیشتر از پول توست. با { KEY("m") } پول جور کن.
table-buy-cannot = { $who }، { $square } آزاد است، ولی { MONEY($price) } بیشتر از پول توست.
table-key-buy = خرید { NUMBER($price) } هزار
table-key-auction = مزایده
table-key-decline = نمی‌خرم
table-key-raise = نقد کردن
table-buy-no-trade = تا ملکی منتظر است معامله نمی‌شود: اول آن را بخر یا رها کن.
table-buy-space = { KEY("space") } هیچ‌وقت نمی‌خرد: { KEY("b") } می‌خرد، { $other }.
table-buy-other-auction = { KEY("a") } مزایده می‌گذارد
table-buy-other-leave = { KEY("n") } رهایش می‌کند

table-jail-ask = { $who }، در زندانی؛ { $tries ->
    [0] این بار اول است.
    [1] این بار دوم است.
   *[other] این بار آخر است: بدون جفت { MONEY($fine) } می‌دهی و می‌روی.
} با { KEY("space") } دنبال جفت بگرد: یک شانس از شش.
table-key-try = شاید جفت
table-key-fine = جریمه { NUMBER($fine) } هزار
table-key-card = خرج کارت
table-jail-no-card = کارتی نداری که از زندان بیرونت بیاورد.

table-undone = { $what }. با { KEY("u") } یکی دیگر هم پس گرفته می‌شود، با { KEY("ctrl+r") } برمی‌گردد.
table-undone-last = { $what }. با { KEY("ctrl+r") } برمی‌گردد.
table-redone = دوباره شد: { $who } { $what }.
table-redone-seat = دوباره شد: { $what }.
table-no-key = { $key } اینجا کاری نمی‌کند؛ { KEY("question_mark") } کارها را نشان می‌دهد.
table-redo-nothing = چیزی نیست که دوباره انجام شود.
table-undo-ask = { $names } در این شریک بودند. هر دو قبول دارید که پس گرفته شود: { $what }؟
table-undo-many = { $count ->
    [1] آخرین قدم پس گرفته شود؟
   *[other] { $count } قدم آخر پس گرفته شود؟
}
table-undo-barrier = در این میان تاس یا کارتی آمده، یا چیزی نیست که پس گرفته شود.

table-quit-ask = همه چیز تا دور { $round } ذخیره است. از بازی بیرون می‌روی؟
table-quit-unsaved = ذخیره نشده: { $why }. با این همه از بازی بیرون می‌روی؟
table-quit-lost = هر چه ذخیره نشده از دست می‌رود.
table-quit-how = بعداً با این دستور ادامه بده:  monopoly resume
table-quit-over = تماشای دوباره با این دستور:  monopoly replay
table-key-leave = خروج
table-key-stay = می‌مانم

table-menu = منو
table-menu-ask = بازی منتظر است. حرف هر خط انتخاب می‌کند؛ Esc برگشت.
table-menu-back = برگشتن به بازی
table-menu-log = گزارش از اول بازی
table-menu-graph = سرمایه‌ها، دور به دور
table-menu-help = کار کلیدها، و قانون‌ها
table-menu-undo = پس گرفتن آخرین قدم
table-menu-give-up = رفتن از بازی برای همیشه: ورشکستگی
table-menu-quit = خروج، برای ادامه در وقتی دیگر
table-menu-seats = بازیکن هر صندلی: آدم یا ربات
table-menu-players = نگاه به یک بازیکن
table-menu-find = پیدا کردن یک مربع با نام یا نشانش
table-menu-reach = تاس بعدی چه می‌تواند بیاورد
table-menu-hint = ربات به جای تو چه می‌کرد
table-menu-cursor = دور نقشه؛ Enter مربع را نشان می‌دهد
table-key-give-up = تسلیم

table-look-log = گزارش. ↑ ↓ جابه‌جا می‌شود، Enter تا آن خط پس می‌گیرد. رقم یک بازیکن را نشان می‌دهد، { KEY("m") } پرداخت‌ها، { KEY("t") } معامله‌ها.
table-look-log-empty = هنوز اتفاقی نیفتاده است.
table-look-graph = سرمایه در هر دور، به هزار تومان.
table-look-graph-empty = دور اول هنوز تمام نشده: سرمایه‌ها آخر هر دور رسم می‌شوند.
table-look-graph-hidden = موجودی‌ها تا آخر بازی پنهان‌اند.
table-look-player = { $who }: نقد { $cash }، سرمایه { $worth }. با هر رقم بازیکن دیگری را ببین.
table-look-square = { $square }. کلیدهای جهت دور نقشه می‌گردند.
table-look-bank = { $deeds ->
    [0] بانک ملک آزادی ندارد.
   *[other] بانک { $deeds } ملک آزاد دارد. با هر رقم بازیکنی را ببین.
}
table-look-nothing = هنوز ملکی ندارد
table-column-rent = اجاره
table-column-price = قیمت
table-help-ask = راهنمای همین پرسش. ↑ ↓ جابه‌جا می‌شود، Esc می‌بندد.
table-help-keys = کلیدها
table-help-always = همیشه
table-help-space = ادامه: تاس، نوبت بعد
table-help-digits = نگاه به یک بازیکن
table-help-bank = نگاه به بانک و ملک‌های آزاد
table-help-arrows = گشتن دور نقشه؛ Enter کارت را نشان می‌دهد
table-help-redo = دوباره کردن آنچه پس گرفته شد
table-help-leave = خروج فوری؛ همه چیز ذخیره است
table-commands-ask = هر کاری که حالا می‌شود کرد. برای کوتاه کردنش چیزی بنویس، ↑ ↓ انتخاب می‌کند، Enter انجامش می‌دهد.
table-commands-nothing = میان کارهای حالا «{ $text }» پیدا نشد. ⌫ یک حرف را پاک می‌کند.
table-key-do = انجام بده
table-help-commands = هر کاری که حالا می‌شود کرد، برای جست‌وجو
table-help-focus = رفتن از کلیدی به کلید دیگر در خط آخر؛ Enter آن را می‌زند
table-find-ask = تکه‌ای از نام مربع یا نشانش را بنویس. ↑ ↓ انتخاب می‌کند، Enter کارتش را نشان می‌دهد.
table-find-nothing = نام هیچ مربعی «{ $text }» ندارد. ⌫ یک حرف را پاک می‌کند.
table-key-card-of = کارتش را ببین
table-reach = تاس بعدی { $who }: میانگین { MONEY($amount) } اجاره.
table-reach-free = آزاد، { MONEY($price) }
table-reach-own = مال خودش
table-reach-rent = { $amount ->
    [0] بدون اجاره
   *[other] اجاره { MONEY($amount) }
}
table-log-of = فقط گزارش { $who }. Backspace همه را دوباره نشان می‌دهد.
table-log-money = گزارش، فقط پرداخت‌ها. Backspace همه را دوباره نشان می‌دهد.
table-log-trades = گزارش، فقط معامله‌ها. Backspace همه را دوباره نشان می‌دهد.
table-claim-ask = اجاره چه کسی را می‌خواهی؟ شماره خط را بزن.
table-claim-line = { $to }: { MONEY($amount) } از { $who } بابت { $square }
table-key-take-back = پس بگیر
table-key-keep = بماند

table-replay-at = { NUMBER($place) } از { NUMBER($places) }. { $told }
table-replay-which = کدام دور؟ شماره‌اش را بنویس و Enter بزن: { $round }▏
table-replay-rounds = این پرونده دورهای { $first } تا { $last } را دارد.
table-replay-log = گزارش تا آخر. ↑ ↓ جابه‌جا، Enter به همان‌جا، Esc می‌بندد.
table-replay-end = پرونده اینجا تمام می‌شود. → عقب می‌رود.
table-replay-key-play = پخش
table-replay-key-pause = مکث
table-replay-key-step = قدم
table-replay-key-turn = نوبت
table-replay-key-round = دور
table-replay-key-which = به دور
table-replay-key-go = برو آنجا

table-export = خروجی
table-export-ask = بازی در یک فایل، در همین پوشه: از کدام نوع؟
table-export-mono = پرونده بازی، برای تماشا و ادامه
table-export-csv = وضع بازی در هر دور، برای جدول
table-export-svg = تصویر همین صفحه
table-export-text = کل بازی به صورت متن
table-exported = نوشته شد: { $file }
table-not-exported = نوشته نشد: { $file }: { $why }.
