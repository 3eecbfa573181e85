### چرا چیزی حالا نمی‌شود؛ هر کدام یک جمله. کلید همان دلیل رد است.

refusal-luck-first = اول تاس یا کارت.
refusal-not-your-decision = هنوز نه: حالا نوبت تصمیم { $seat } است.
refusal-not-now = { $decision ->
    [roll] حالا نه: اول تاس.
    [buy] حالا نه: اول ملک را بخر یا رها کن.
    [auction] حالا نه: مزایده در جریان است.
    [place] حالا نه: اول بگو ساختمان کجا ساخته شود.
    [answer] حالا نه: پیشنهاد منتظر جواب است.
    [lift_or_fee] حالا نه: اول از گرو درآور یا کارمزد بده.
    [tax] حالا نه: اول بگو مالیات را چطور می‌دهی.
    [debt] حالا نه: اول باید بدهی پرداخت شود.
    [end] حالا نه: این نوبت تمام است، فقط دارایی‌ها و پایان نوبت مانده.
   *[other] حالا نه.
}
refusal-game-over = بازی تمام شده است.

refusal-needs-more = { MONEY($missing) } کم داری: قیمتش { MONEY($amount) } است.
refusal-needs-more-hidden = پول کافی نیست: قیمتش { MONEY($amount) } است.
refusal-owes = اول بدهی { MONEY($amount) }: تا پرداخت نشود نه می‌شود ساخت و نه از گرو درآورد.

refusal-no-deed = { $square } را نمی‌شود خرید.
refusal-not-owner = { $square } مال تو نیست.
refusal-group-built = اول ساختمان‌های گروه { $square } را بفروش.
refusal-mortgage-off = این بازی گرو ندارد.
refusal-already-mortgaged = { $square } از قبل در گرو است.
refusal-not-mortgaged = { $square } در گرو نیست.
refusal-sell-to-bank-off = در این بازی بانک ملک پس نمی‌خرد.
refusal-no-rent-waits = اجاره‌ای بابت { $square } منتظر تو نیست.
refusal-tax-choice = مالیات ثابت یا یک‌دهم سرمایه، یکی را انتخاب کن.

refusal-no-street = { $square } خیابان نیست: آنجا نمی‌شود ساخت.
refusal-group-not-whole = اول گروه کامل را لازم داری؛ هنوز کم است: { $missing }.
refusal-group-mortgaged = اول گروه { $square } را از گرو درآور.
refusal-has-hotel = { $square } هتلش را دارد: دیگر چیزی نمی‌شود ساخت.
refusal-build-evenly = یک‌دست بساز: اول { $first }.
refusal-no-houses = بانک دیگر خانه ندارد.
refusal-no-hotels = بانک دیگر هتل ندارد.
refusal-shortage-asked = کسی برای ساختمان آخر قیمت نداد: نوبت بعد دوباره بخواه.
refusal-nothing-to-sell = در { $square } ساختمانی برای فروش نیست.
refusal-sell-evenly = یک‌دست بفروش: اول { $first }.
refusal-hotel-needs-houses = { $houses ->
    [0] جای هتل ۴ خانه می‌ماند، و بانک خانه‌ای ندارد.
   *[other] جای هتل ۴ خانه می‌ماند، و بانک فقط { $houses } خانه دارد.
}
refusal-group-sale-off = در این بازی ساختمان‌ها یکی‌یکی فروخته می‌شوند.
refusal-place-kind = { $building ->
    [hotel] هتل در { $square } ساخته نمی‌شود: آنجا ۴ خانه می‌خواهد.
   *[house] { $square } آماده هتل است: خانه باید جای دیگری ساخته شود.
}

refusal-bid-too-low = کمترین قیمت حالا { MONEY($lowest) } است.
refusal-bid-over-cash = پول برای این قیمت کافی نیست.
refusal-bid-step = { MONEY($high) } را به اندازه یکی از این‌ها بالا ببر: { $steps }.
refusal-own-bid-stands = قیمت خودت همین حالا بالاترین است.
refusal-not-in-auction = { $seat } در این مزایده نیست.

refusal-not-in-jail = تو در زندان نیستی.
refusal-no-jail-card = کارتی نداری که از زندان بیرونت بیاورد.
refusal-which-card = بگو کدام کارت: { $cards }.
refusal-no-such-card = این کارت را نداری.

refusal-offers-used-up = در این نوبت { $most } پیشنهاد داده شد: بیشتر نمی‌شود.
refusal-trade-with-oneself = معامله یک نفر دیگر می‌خواهد.
refusal-partner-out = فقط کسانی که هنوز در بازی‌اند معامله می‌کنند.
refusal-trade-own-turn = معامله برای دادن بدهی فقط در نوبت خودت است.
refusal-debt-trades-off = در این بازی بدهکار معامله نمی‌کند.
refusal-negative-cash = پول نمی‌تواند کمتر از صفر باشد.
refusal-cash-both-sides = فقط یک طرف می‌تواند پول بدهد.
refusal-empty-offer = اول چیزی در پیشنهاد بگذار.
refusal-named-twice = پیشنهاد از چیزی دو بار نام می‌برد.
refusal-offer-over-cash = برای این پیشنهاد { MONEY($missing) } کم داری.
refusal-offer-over-cash-hidden = برای این پیشنهاد پول کافی نیست.
refusal-accept-over-cash = برای قبول کردن { MONEY($missing) } کم داری.
refusal-accept-over-cash-hidden = برای قبول کردن پول کافی نیست.
refusal-side-not-owner = { $square } مال { $seat } نیست.
refusal-side-no-card = { $seat } چنین کارتی ندارد.

refusal-no-dice = تاس یعنی دو عدد از ۱ تا ۶.
refusal-cannot-be-drawn = { $deck ->
    [chance] این کارت نمی‌تواند کارت بعدی شانس باشد.
   *[chest] این کارت نمی‌تواند کارت بعدی صندوق باشد.
}
refusal-no-order = ترتیب نوبت باید هر صندلی را یک بار نام ببرد.
refusal-no-deal = پخش ملک‌ها باید هر ملک را یک بار نام ببرد.

refusal-undo-nothing = { $acts ->
    [0] چیزی برای پس گرفتن نیست.
   *[other] فقط { $acts } حرکت را می‌شود پس گرفت.
}
refusal-undo-off = چیزی پس گرفته نمی‌شود: تنظیمات این‌طور است، با { KEY("f2") } عوض می‌شود.
refusal-undo-turn = این کار { $by } مال نوبتی است که تمام شده: دیگر پس گرفته نمی‌شود.
refusal-undo-luck = بعد از آن تاس یا کارت آمد: دیگر پس گرفته نمی‌شود.
refusal-undo-bot = { $by } بعد از آن بازی کرده: دیگر پس گرفته نمی‌شود.

refusal-option-unknown = گزینه‌ای به نام { $option } نیست. گزینه‌ها: { $known }.
refusal-option-value = { $option } نمی‌تواند { $value } باشد. یکی از این‌هاست: { $values }.
refusal-option-range = { $option } نمی‌تواند { $value } باشد. عددی است از { $low } تا { $high }.
refusal-option-forced = این نقشه با { $option } = { $forced } بازی می‌شود؛ { $value } را نمی‌شود انتخاب کرد.
refusal-preset-unknown = الگویی به نام «{ $value }» نیست. الگوها: { $known }.
refusal-direct-auction-off = این نقشه همه ملک‌ها را به مزایده می‌گذارد، پس مزایده را نمی‌شود برداشت.
refusal-rounds-missing = بازی‌ای که با دور تمام می‌شود تعداد دور می‌خواهد.
