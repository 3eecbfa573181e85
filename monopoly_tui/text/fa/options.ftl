### گزینه‌های بازی: برای هر کدام نام، یک جمله درباره‌اش با -about، و نام هر مقدار.

option-on = بله
option-off = نه
option-board-decides = به انتخاب نقشه
option-seconds = { $count } ثانیه

option-preset = قانون‌ها
option-preset-about = نامی برای یک دسته گزینه؛ هر گزینه را باز هم می‌شود عوض کرد.
option-preset-official = رسمی
option-preset-official-about = همان قانون‌هایی که بیشتر مردم می‌شناسند، با مزایده نوبتی.
option-preset-room = اتاق بازی
option-preset-room-about = مثل اتاق‌های بازی اینترنتی: مزایده تند با ساعت، ملک را می‌شود به بانک فروخت؛ ۲ تا ۶ نفر.
option-preset-classic = کلاسیک
option-preset-classic-about = قانون‌های قدیمی: تاس برای شروع، انتخاب در مالیات بر درآمد، مزایده برای خانه‌های آخر و ملک‌های ورشکسته.
option-preset-short = کوتاه
option-preset-short-about = مثل کلاسیک، ولی با اولین ورشکستگی تمام می‌شود.

option-starting-cash = پول اول بازی
option-starting-cash-about = هر کس در شروع چقدر پول دارد.

option-turn-order = ترتیب نوبت
option-turn-order-about = چطور معلوم می‌شود چه کسی بعد از چه کسی بازی می‌کند.
option-turn-order-random = قرعه‌کشی
option-turn-order-fixed = به ترتیب صندلی
option-turn-order-highest-roll = تاس بالاتر اول

option-deal = ملک در شروع
option-deal-about = آیا پیش از نوبت اول همه ملک‌ها مجانی پخش می‌شوند.
option-deal-none = هیچ
option-deal-all = همه پخش می‌شود

option-landing-salary = ایستادن روی شروع
option-landing-salary-about = کسی که درست روی شروع بایستد چه می‌گیرد.
option-landing-salary-same = همان حقوق
option-landing-salary-bonus = جایزه شروع
option-landing-salary-double = دو برابر حقوق

option-auction = مزایده
option-auction-about = ملکی که نخریده بماند چه می‌شود.
option-auction-turns = نوبتی
option-auction-off = بدون مزایده
option-auction-timed = با ساعت
option-auction-open = هر کس، هر وقت

option-rent-in-jail = اجاره در زندان
option-rent-in-jail-about = آیا صاحب ملکی که در زندان است اجاره می‌گیرد.

option-double-rent = اجاره دو برابر
option-double-rent-about = آیا خیابان بی‌ساختمان در گروه کامل دو برابر اجاره دارد.

option-double-rent-needs = شرط اجاره دو برابر
option-double-rent-needs-about = صاحب گروه برای اجاره دو برابر چه لازم دارد.
option-double-rent-needs-owned = گروه کامل
option-double-rent-needs-clear = بدون گرو و ساختمان

option-rent-collection = گرفتن اجاره
option-rent-collection-about = آیا اجاره خودش پرداخت می‌شود یا باید پیش از تاس نفر بعد آن را خواست.
option-rent-collection-auto = خودکار
option-rent-collection-claimed = با مطالبه صاحب

option-even-build = ساختن یک‌دست
option-even-build-about = آیا خیابان‌های یک گروه باید پابه‌پای هم ساخته شوند.

option-group-sale = فروش یکجای گروه
option-group-sale-about = آیا همه ساختمان‌های یک گروه را می‌شود یکجا به نصف قیمت فروخت.

option-building-shortage = ساختمان‌های آخر
option-building-shortage-about = وقتی چند نفر خانه‌ها و هتل‌های آخر بانک را بخواهند به چه کسی می‌رسد.
option-building-shortage-first-come = هر کس زودتر
option-building-shortage-auction = قیمت بالاتر

option-income-tax = مالیات بر درآمد
option-income-tax-about = آیا می‌شود به جای مالیات ثابت یک‌دهم سرمایه را داد.
option-income-tax-flat = ثابت
option-income-tax-choice = ثابت یا یک‌دهم

option-tax-base = حساب یک‌دهم
option-tax-base-about = ملک‌های گرویی در مالیات یک‌دهم چطور حساب می‌شوند.
option-tax-base-printed = به قیمت کامل
option-tax-base-mortgage = گرویی به نصف قیمت

option-parking-pot = قلک پارکینگ
option-parking-pot-about = کدام پرداخت‌ها در قلک جمع می‌شوند برای کسی که روی پارکینگ بایستد.
option-parking-pot-off = هیچ
option-parking-pot-taxes-cards = مالیات و کارت
option-parking-pot-taxes-cards-fines = مالیات، کارت و جریمه

option-mortgage = گرو
option-mortgage-about = آیا ملک را می‌شود گرو گذاشت.

option-sell-to-bank = فروش ملک به بانک
option-sell-to-bank-about = آیا بانک ملک را به نصف قیمت پس می‌خرد.

option-debt-trades = معامله در بدهی
option-debt-trades-about = آیا بدهکار در نوبت خودش می‌تواند برای جور کردن پول معامله کند.

option-transfer-fee = کارمزد ملک گرویی
option-transfer-fee-about = وقتی ملک گرویی دست به دست می‌شود یک‌دهم بانک از چه حساب می‌شود.
option-transfer-fee-price = یک‌دهم قیمت
option-transfer-fee-mortgage = یک‌دهم وام

option-transfer-lift = آزادی به جای کارمزد
option-transfer-lift-about = آیا گیرنده ملک گرویی می‌تواند همان لحظه به جای کارمزد آن را از گرو درآورد.

option-balances = موجودی
option-balances-about = آیا همه می‌بینند دیگران چقدر پول دارند.
option-balances-open = پیدا
option-balances-hidden = پنهان

option-auto-bankrupt = وقتی چاره‌ای نیست
option-auto-bankrupt-about = آیا کسی که نمی‌تواند پول را جور کند فوری بیرون می‌رود یا خودش تصمیم می‌گیرد.
option-auto-bankrupt-on = فوری بیرون
option-auto-bankrupt-off = به انتخاب بدهکار

option-bankruptcy-fee = کارمزد ملک ورشکسته
option-bankruptcy-fee-about = آیا کسی که ملک‌های گرویی ورشکسته به او می‌رسد کارمزد می‌دهد.

option-estate = ملک‌های ورشکسته
option-estate-about = ملک‌های کسی که به بانک بدهکار است و ورشکسته شود چه می‌شود.
option-estate-return = دوباره آزاد
option-estate-auction = به مزایده

option-end = پایان بازی
option-end-about = بازی کی تمام می‌شود.
option-end-bankruptcy = با آخرین نفر
option-end-rounds = بعد از چند دور
option-end-first-bankruptcy = با اولین ورشکستگی

option-rounds = دورها
option-rounds-about = اگر بازی با دور تمام شود، چند دور بازی می‌شود.

option-auction-seconds = ساعت مزایده
option-auction-seconds-about = چند ثانیه بعد از آخرین قیمت، مزایده ساعتی تمام می‌شود.
