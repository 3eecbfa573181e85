### بازی در خط‌های ساده. هر انتخاب یک کلید است یا یک کلمه؛ کلمه‌های انگلیسی در هر زبانی هست،
### و این‌ها کلمه‌های فارسی کنارشان است، با فاصله میانشان.

plain-word-roll = تاس
plain-word-buy = خرید بخر
plain-word-decline = مزایده نخر
plain-word-pass = کنار
plain-word-accept = قبول
plain-word-reject = رد
plain-word-end = تمام
plain-word-build = بساز
plain-word-sell = بفروش
plain-word-sell-set = فروش‌گروه
plain-word-sell-deed = فروش‌ملک
plain-word-mortgage = گرو
plain-word-lift = آزاد
plain-word-place = اینجا
plain-word-pay = بپرداز
plain-word-tenth = یک‌دهم
plain-word-fee = کارمزد
plain-word-sold = فروخته
plain-word-dice = آمد
plain-word-card = کارت
plain-word-bid = قیمت
plain-word-trade = معامله پیشنهاد
plain-word-counter = درعوض
plain-word-claim = اجاره
plain-word-give = بده
plain-word-get = بگیر

plain-begin = { $board }. سر میز: { $players }. کلید یا کلمه‌ای بنویس؛ help کارهای ممکن را می‌گوید.
plain-round = دور { $number }.
plain-choices = انتخاب کن: { $choices }.
plain-comma = { "، " }
plain-choice = { $key } { $label }
plain-not-now = { $choice }، حالا نه: { $why }
plain-unknown = «{ $word }» اینجا معنایی ندارد. بنویس help تا کارهای ممکن را ببینی.
plain-alone = { $word } تنها نوشته می‌شود و چیزی پس از آن نمی‌آید.
plain-too-many = «{ $word }» زیادی است.
plain-which-deed = { $word } کدام ملک؟ نشانش را بنویس، مثل: { $word } e3
plain-no-square = مربعی به نام «{ $word }» نیست. نشانی مثل e3 بنویس، یا نام یک‌کلمه‌ای.
plain-no-player = بازیکنی به نام «{ $word }» نیست. شماره یا نام بنویس؛ شماره یعنی جای سر میز.
plain-least = مبلغ‌ها ۱ یا بیشترند، نه «{ $word }».
plain-no-card = این همه کارت آزادی نیست.
plain-no-deeds = هنوز ملکی نیست.
plain-no-rent = اجاره‌ای آنجا منتظر نیست.
plain-which-dice = دو تاس چند آمده‌اند؟ مثلاً: ۳ ۵
plain-how-much = چقدر؟ مثل: bid 150
plain-who-bids = قیمت از کیست؟ مثل: bid 2 150
plain-how-to-trade = پیشنهاد یک بازیکن دارد، آنچه می‌دهی و آنچه می‌خواهی، مثل: trade 2 give r2 50 get e1
plain-look-at = چه کسی یا چه چیزی را ببینی؟ مثل: look 2، یا look e3
plain-look-nothing = نه بازیکنی و نه مربعی به نام «{ $word }» هست. شماره یا نشانی بنویس، مثل: look 2، یا look e3
plain-no-picture = در خط ساده تصویری نیست. برای تصویر: monopoly export --format svg
plain-not-saved = ذخیره نشد: { $why }. بازی ادامه دارد، و هر حرکت باز می‌کوشد.
plain-saved-again = دوباره ذخیره شد: همه بازی روی دیسک است.
plain-rematch = بازی دیگر دستور خودش را دارد: با quit بیرون برو و بنویس: monopoly new
plain-watch = در خط ساده چیزی برای تماشا نیست. log all بازی را از آغاز می‌گوید.

plain-words-manage = بنویس build، sell، mortgage یا lift با نشان ملک، مثل: build e3
plain-words-trade = بنویس trade، بازیکن، give و get با نشان، پول یا card، مثل: trade 2 give r2 50 get e1
plain-words-counter = بنویس counter، و give و get از نگاه خودت، مثل: counter give e1 get r2 80
plain-words-debt = بنویس sell، mortgage، sell-set یا sell-deed با نشان ملک، مثل: mortgage e3
plain-words-place = بنویس place با نشان ملک، مثل: place e3
plain-words-auction = بنویس bid با همه قیمتت، مثل: bid 150

plain-use-roll = roll: تاس بینداز، در زندان به دنبال جفت
plain-use-dice = 3 5، یا dice 3 5: آنچه دو تاست نشان می‌دهند
plain-use-pay-fine = pay: جریمه بده و از زندان بیا بیرون، بعد تاس
plain-use-use-card = card: با کارت از زندان بیا بیرون، بعد تاس
plain-use-buy = buy: ملکی را که رویش ایستاده‌ای بخر
plain-use-decline = auction، یا leave: نخر
plain-use-bid = bid 150: در کل این‌قدر قیمت بده؛ با شماره بازیکن پیش از آن، وقتی هر کس می‌تواند
plain-use-pass = pass: از این مزایده کنار بکش
plain-use-timeout = sold: کسی بیشتر نمی‌دهد، چکش زده می‌شود
plain-use-build = build e3: در خیابانی بساز
plain-use-sell = sell e3: ساختمانی بفروش
plain-use-sell-group = sell-set e3: همه ساختمان‌های گروه را بفروش
plain-use-mortgage = mortgage e3: ملکی را گرو بگذار
plain-use-lift = lift e3: ملکی را از گرو درآور
plain-use-sell-deed = sell-deed e3: ملکی را به بانک بفروش
plain-use-place = place e3: بگو ساختمان کجا ساخته شود
plain-use-offer = trade 2 give r2 50 get e1: معامله‌ای پیشنهاد کن؛ card یعنی کارت آزادی
plain-use-accept = accept: پیشنهاد را قبول کن
plain-use-reject = reject: ردش کن
plain-use-counter = counter give e1 get r2 80: در عوض چیز دیگری پیشنهاد کن
plain-use-lift-or-fee = lift، یا fee: از گرو درآور، یا کارمزد بده
plain-use-tax = pay، یا tenth: مبلغ ثابت را بده، یا یک‌دهم سرمایه‌ات را
plain-use-claim = claim e3: اجاره ملکی را بخواه
plain-use-bankrupt = give-up: تسلیم شو؛ یک بار دیگر از تو پرسیده می‌شود
plain-use-end-turn = end: نوبتت را تمام کن
plain-use-space = space، یا خطی که فقط یک فاصله دارد: ادامه
plain-use-race = هر وقت: players، deeds، bosses، look 2، look a1، worth، log، log all، rules، undo، redo، why، hint، help، give-up، quit؛ و o می‌گوید چه کسی به جای هر بازیکن بازی کند.
plain-use-always = هر وقت: log، log all، worth، players، deeds، look 2، look e3، undo، redo، why، hint، help، quit.

plain-player = { $number }. { $who }: نقد { $cash }، سرمایه { $worth }، روی { $where }
plain-out = { $who } ورشکسته است.
plain-deed = { $square }: اجاره { MONEY($rent) }، گرو { MONEY($loan) }
plain-street = { $square }: { $built }، اجاره { MONEY($rent) }، گرو { MONEY($loan) }، هر خانه { MONEY($house) }
plain-deed-mortgaged = { $square }: در گرو، آزادی با { MONEY($cost) }
plain-square-free = { $square }، آزاد، قیمت { MONEY($price) }
plain-square-owned = { $square }، قیمت { MONEY($price) }، مال { $who }
plain-rents = اجاره‌ها بدون خانه و با خانه، آخری هتل: { $rents }
plain-here = اینجا: { $who }
plain-no-round = دور اول هنوز تمام نشده است.
plain-worths = دور { $number }: { $sums }
plain-place = { $place }. { $who }، سرمایه { MONEY($worth) }

plain-now = { $before }، حالا
plain-to = به
plain-minus = منفی
plain-hidden = پنهان

plain-race-player = { $number }. { $who }: { $points }، { $coins }؛ { $heroes }
plain-race-left = { $number }. { $who } از مسابقه بیرون رفته است.
plain-race-hero = { $laps ->
    [1] { $hero } روی { $where } با { $coins }
   *[other] { $hero } روی { $where } با { $coins }، دور { $lap } از { $laps }
}
plain-race-home = { $hero } به خانه رسیده با { $coins }
plain-race-beaten = { $hero } این‌ها را شکست داده: { $what }
plain-race-holds = { $hero } این‌ها را دارد: { $what }
plain-race-free = { $square } آزاد است: قیمت { $price }، اجاره { $rent }، { $points }
plain-race-owned = { $square } مال { $hero } است، از { $who }: اجاره { $rent }، { $points }
plain-race-boss = { $place ->
    [1] { $boss } روی هر مربع هماورد ایستاده: نیرو { $strength }، { $points }
   *[other] بعد { $boss }: نیرو { $strength }، { $points }
}
plain-race-figures = { $hero }: { $rolls } بار تاس با میانگین { $steps } قدم، { $beaten } پیروزی از { $fights } نبرد، شانس { $luck }، اجاره داده { $paid }، گرفته { $got }، نیروهای بازی‌شده: { $played }

plain-turned = { $round }: { $told }
plain-rolls = { $who }: { $rolls } بار تاس با میانگین { $average }، اجاره داده { MONEY($paid) }، گرفته { MONEY($got) }
plain-luck = { plain-rolls }، { $better ->
    [yes] { MONEY($luck) } بهتر از میانگین تاس
   *[no] { MONEY($luck) } بدتر از میانگین تاس
}
plain-earned = { $square }، مال { $who }: { $visits } بازدید، { $rents } اجاره، روی هم { MONEY($earned) }
plain-visits = بازدیدها: { $visits }
