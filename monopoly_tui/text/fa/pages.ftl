### صفحه‌هایی که کار بزرگ‌تری دارند: مزایده، دارایی‌ها، معامله، بدهی، پایان.

page-help-ask = کار کلیدها در این صفحه. Esc برمی‌گردد.
page-no-key = { $key } اینجا کاری نمی‌کند.
page-esc-stays = Esc برنامه را نمی‌بندد: { KEY("q") } خارج می‌شود.
page-key-back = برگشت
page-key-done = تمام

page-amount-digits = اینجا فقط رقم بنویس. Esc برمی‌گردد.
page-amount-whole = فقط عدد صحیح، از صفر به بالا. با Backspace از نو بنویس.
page-amount-long = هیچ عددی اینجا این‌قدر رقم ندارد.
page-amount-no-number = آنچه چسباندی عدد صحیح نیست؛ چیزی از آن نوشته نشد.
page-name-long = نام جای حرف بیشتری ندارد.

page-auction-first = { $who }، هنوز کسی قیمت نداده. { MONEY($amount) } می‌دهی؟
page-auction-raise = { $who }، { $leader } { MONEY($high) } داده است. { MONEY($amount) } می‌دهی؟
page-auction-type = { $who }، قیمتت را بنویس، بعد Enter را بزن.
page-auction-key-bid = قیمت
page-auction-key-bid-amount = قیمت { NUMBER($amount) } هزار
page-auction-key-pass = کنار
page-auction-key-step = پله
page-auction-key-own = عدد دلخواه
page-auction-highest = بالاترین قیمت
page-auction-no-bid = هنوز قیمتی نیست
page-auction-next = قیمت بعدی { MONEY($amount) }
page-auction-step = هر پله { MONEY($step) }
page-auction-typing = قیمت تو = { $amount }▏
page-auction-no-amount = اول عددی بنویس.
page-auction-price = قیمت اصلی { MONEY($price) }
page-auction-last = آخرین
page-auction-limit = تا
page-auction-standing = { $standing ->
    [leads] بالاترین
    [asked] نوبت اوست
    [in] هست
    [short] پولش نمی‌رسد
   *[out] کنار کشید
}
page-auction-bid = { $who } { MONEY($amount) }
page-auction-building = { $building ->
    [hotel] فقط { $left } هتل در بانک مانده و چند نفر می‌توانند هتل بسازند. برنده می‌گوید کجا ساخته شود.
   *[house] فقط { $left } خانه در بانک مانده و چند نفر می‌توانند خانه بسازند. برنده می‌گوید کجا ساخته شود.
}
page-auction-anybody = هر کس شماره خودش را بزند { MONEY($amount) } قیمت می‌دهد.
page-auction-bot = { $who } ربات است و خودش قیمت می‌دهد.
page-auction-not-in = { $who } در این مزایده قیمت نمی‌دهد.
page-auction-whose = قیمت از کیست؟ شماره‌ات را بزن.
page-auction-going = دارد به { $who } می‌رسد. یک { KEY("space") } دیگر: فروخته شد. با قیمت تازه از نو شمرده می‌شود.
page-auction-going-none = کسی نمی‌خواهد؟ یک { KEY("space") } دیگر: در بانک می‌ماند.
page-auction-going-word = یک، دو …
page-auction-key-going = یک، دو
page-auction-key-sold = فروخته شد
page-auction-seconds = { $left } ثانیه

page-manage-nothing = { $who }، هنوز ملکی نداری.
page-manage-ask = { $who }، با { $square } چه می‌کنی؟
page-manage-key-build = ساختن
page-manage-key-sell = فروش
page-manage-key-mortgage = گرو
page-manage-key-lift = از گرو درآوردن
page-manage-key-deed = فروش ملک
page-manage-key-group = فروش گروه
page-manage-cash = نقد { MONEY($cash) }
page-manage-cash-hidden = نقد •••
page-manage-bank = بانک ⌂ { $houses } · ▟█▙ { $hotels }
page-manage-set = گروه
page-manage-of = { $own }/{ $whole }
page-manage-cost = ساخت
page-manage-rent = اجاره
page-manage-loan = گرو
page-manage-build = { KEY("b") } با { NUMBER($cost) } هزار در { $tag } می‌سازد: اجاره { NUMBER($now) } ← { NUMBER($after) } هزار.
page-manage-sell = { KEY("s") } از { $tag } به { MONEY($gain) } می‌فروشد.

page-debt-ask = { $who }، { MONEY($missing) } دیگر جور کن. تا پول کافی شود بدهی خودش پرداخت می‌شود.
page-debt-ask-hidden = { $who }، پول جور کن. تا پول کافی شود بدهی { MONEY($amount) } خودش پرداخت می‌شود.
page-debt-title = { $who } به { $to } { MONEY($amount) } بدهکار است
page-debt-cash = نقد { NUMBER($cash) } هزار
page-debt-missing = کم دارد { NUMBER($missing) } هزار
page-debt-most = سقف { NUMBER($most) } هزار
page-debt-sells = فروش
page-debt-loan = گرو
page-debt-key-suggested = همین پیشنهاد
page-debt-key-sell = فروش
page-debt-key-mortgage = گرو
page-debt-key-deed = فروش ملک
page-debt-key-trade = معامله
page-debt-key-give-up = تسلیم
page-debt-no-way = بانک دیگر چیزی نمی‌دهد: معامله کن، یا با { KEY("k") } تسلیم شو.
page-debt-suggested = پیشنهاد: { $acts }. { MONEY($sum) } می‌آورد.
page-debt-mortgages = گرو گذاشتن { $tags }
page-debt-sales = { $count ->
    [1] فروش یک ساختمان { $letter }
   *[other] فروش { $count } ساختمان { $letter }
}
page-debt-group = فروش همه ساختمان‌های { $letter }
page-debt-deeds = فروش { $tags } به بانک

page-bankrupt-title = تسلیم
page-bankrupt-ask = { $who }، تسلیم می‌شوی؟ از بازی بیرون می‌روی.
page-bankrupt-leave = { $who }، از بازی می‌روی؟ دیگر در بازی نیستی.
page-bankrupt-key-no = نه، ادامه
page-bankrupt-key-yes = تسلیم
page-bankrupt-to = همه این‌ها به { $to } می‌رسد:
page-bankrupt-bank = پول و کارت‌ها به بانک می‌رود؛ این ملک‌ها دوباره آزادند:
page-bankrupt-auction = پول و کارت‌ها به بانک می‌رود؛ این ملک‌ها به مزایده می‌روند:
page-bankrupt-cash = نقد
page-bankrupt-buildings = بابت ساختمان‌ها، به نصف قیمت
page-bankrupt-cards = { $count ->
    [1] یک کارت آزادی
   *[other] { $count } کارت آزادی
}

page-trade-whom-first = اول شماره یکی از این‌ها را بزن.
page-trade-partner = این معامله میان تو و { $to } است.
page-trade-lacks = { $who } الان { MONEY($cash) } دارد و فقط تا همین‌قدر می‌تواند بپذیرد.
page-trade-no-tag = ملک { $tag } برای معامله نیست.
page-trade-whom = { $who }، با چه کسی معامله می‌کنی؟ شماره‌اش را بزن.
page-trade-what = { $who }، با { $to } سر چه معامله می‌کنی؟ نشان ملک را بنویس، از هر طرف.
page-trade-which = { $who }، کدام: { $tags }؟
page-trade-type = { $who }، بنویس { $giver } چقدر می‌دهد، بعد Enter را بزن.
page-trade-type-own = { $who }، بنویس چقدر می‌دهی، بعد Enter را بزن.
page-trade-ask = { $who }، به { $to } پیشنهاد می‌دهی: { $give } در برابر { $get }؟
page-trade-counter-ask = { $who }، در عوض به { $to } پیشنهاد می‌دهی: { $give } در برابر { $get }؟
page-trade-none = هیچ‌کدامتان ملکی از { $letter } ندارد.
page-trade-sell-first = اول ساختمان‌های { $letter } را بفروش: گروه ساخته‌شده معامله نمی‌شود.
page-trade-letters = نشان ملک را بنویس: حرفش، و اگر چند تا هست رقمش.
page-trade-same = اول چیزی را عوض کن، یا برگرد و جواب بده.
page-trade-key-offer = پیشنهاد
page-trade-key-counter = پیشنهاد تازه
page-trade-key-deed = ملک
page-trade-key-cash = پول
page-trade-key-set = گروه
page-trade-key-side = طرف
page-trade-key-card = کارت آزادی
page-trade-key-clear = پاک
page-trade-key-original = همان اول
page-trade-key-drop = رها
page-trade-nobody = با چه کسی؟
page-trade-gives = { $who } می‌دهد
page-trade-nothing = بدون ملک
page-trade-built = ساخته
page-trade-cash = نقد
page-trade-no-cash = –
page-trade-typing = = { $amount }▏
page-trade-card = کارت آزادی
page-trade-cards = { $given } از { $held }
page-trade-changes = تغییرها
page-trade-col-cash = نقد
page-trade-col-worth = سرمایه
page-trade-col-sets = گروه
page-trade-fee = { $who } { MONEY($fee) }
page-trade-fees = کارمزد ملک‌های گرویی: { $fees }.

page-answer-ask = { $who }، { $by } می‌دهد: { $give } در برابر { $get }. قبول می‌کنی؟
page-answer-key-accept = قبول
page-answer-key-refuse = رد
page-answer-key-change = عوضش کن
page-answer-no-more = در این نوبت دیگر پیشنهادی نمی‌شود داد.

page-over-won = { $count ->
    [1] { $names } با سرمایه { MONEY($worth) } برنده است.
   *[other] { $names } هر کدام با سرمایه { MONEY($worth) } با هم برنده‌اند.
}
page-over-banner = { $count ->
    [1] { $names } برنده است
   *[other] { $names } با هم برنده‌اند
}
page-over-rounds = { $rounds } دور
page-over-place = { $place }.
page-over-cash = نقد
page-over-deeds = ملک
page-over-buildings = خانه
page-over-worth = سرمایه
page-over-bankrupt = در دور { $round } ورشکسته شد، به { $to }
page-over-left = در دور { $round } از بازی رفت
page-over-out = بیرون
page-over-chart = سرمایه در هر دور، به هزار تومان
page-over-dearest = گران‌ترین اجاره: { $who } در دور { $round } بابت { $square } به { $to } { MONEY($amount) } داد.
page-over-key-statistics = آمار
page-over-key-watch = تماشا
page-over-key-same = همان تاس‌ها
page-over-key-rematch = بازی دوباره
page-over-key-export = خروجی
page-over-key-log = گزارش
page-over-key-graph = نمودار
page-over-key-quit = خروج

page-place-ask = { $building ->
    [hotel] { $who }، هتل کجا ساخته شود؟
   *[house] { $who }، خانه کجا ساخته شود؟
}
page-place-key = همین‌جا بساز
page-lift-ask = { $who }، { $square } گرویی به تو رسید. با { MONEY($cost) } آزادش می‌کنی، یا { MONEY($fee) } کارمزد می‌دهی؟
page-lift-key-lift = آزادی با { NUMBER($cost) } هزار
page-lift-key-fee = کارمزد { NUMBER($fee) } هزار
page-tax-ask = { $who }، { MONEY($amount) } مالیات می‌دهی، یا یک‌دهم کل سرمایه‌ات را؟
page-tax-key-flat = پرداخت { NUMBER($amount) } هزار
page-tax-key-tenth = یک‌دهم
