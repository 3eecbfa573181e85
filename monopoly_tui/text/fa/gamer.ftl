### بازی هفت خان: آنچه رخ می‌دهد، دلیل آنچه نمی‌شود، و واژه‌های صفحه.

gamer-coins = { $amount } سکه
gamer-points = { $points } امتیاز
gamer-face-star = ستاره
gamer-face-pomegranate = انار
gamer-roll = { $first } و { $second }

gamer-order-drawn = ترتیب نوبت‌ها: { $seats }
gamer-heroes-dealt = { $leads }
gamer-leads = { $who } با { $heroes }
gamer-leads-apart = { "؛ " }
gamer-hero-chosen = { $who } { $hero } را به راه می‌اندازد
gamer-rolled = { $hero } تاس می‌اندازد: { $roll }
gamer-rolled-to = { $hero } تاس می‌اندازد: { $roll } ← { $square }
gamer-moved = { $hero } به { $square } می‌رود
gamer-start-paid = { $hero } در شروع { gamer-coins } می‌گیرد
gamer-came-home = { $hero } به خانه رسید
gamer-bought = { $hero } { $square } را به { gamer-coins } می‌خرد
gamer-declined = { $hero } از { $square } می‌گذرد
gamer-rent-paid = { $amount ->
    [0] { $hero } برای { $square } سکه‌ای ندارد که به { $to } بدهد
   *[other] { $hero } برای { $square } به { $to } { gamer-coins } اجاره می‌دهد
}
gamer-fought = { $won ->
    [yes] { $hero } { $roll } می‌آورد و بر { $boss } پیروز می‌شود: { gamer-points }
   *[no] { $hero } { $roll } می‌آورد و از { $boss } شکست می‌خورد
}
gamer-fought-bonus = { $won ->
    [yes] { $hero } { $roll } می‌آورد، با { $bonus } اضافه، و بر { $boss } پیروز می‌شود: { gamer-points }
   *[no] { $hero } { $roll } می‌آورد، با { $bonus } اضافه، و از { $boss } شکست می‌خورد
}
gamer-boss-paid = { $hero } برای پیروزی { gamer-coins } می‌گیرد
gamer-power-played = { $hero } { $power } را بازی می‌کند
gamer-power-played-on = { $hero } سر راه { $victim } کمین می‌کند
gamer-purse-paid = { $hero } در آن { gamer-coins } پیدا می‌کند
gamer-ambushed = { $amount ->
    [0] { $hero } چیزی برای از دست دادن ندارد
   *[other] { $hero } در کمین { gamer-coins } از دست می‌دهد
}
gamer-card-drawn = { $who } { $card } برمی‌دارد
gamer-no-power-left = برای { $hero } کارت نیرویی نمانده است
gamer-left = { $who } از مسابقه بیرون می‌رود
gamer-game-ended = مسابقه تمام شد. اول: { $winners }
gamer-took-back = { $who } پس می‌گیرد: { $act }

gamer-act-hero = راه انداختن { $hero }
gamer-act-roll = تاس انداختن
gamer-act-power = بازی کردن { $card }
gamer-act-power-hero = بازی کردن { $card }: { $hero }
gamer-act-skip = نگه داشتن کارت
gamer-act-buy = خریدن
gamer-act-decline = نخریدن
gamer-act-fight = نبرد
gamer-act-end-turn = پایان نوبت
gamer-act-bankrupt = بیرون رفتن از مسابقه

gamer-not-now = { $decision ->
    [hero] حالا نه: اول بگو کدام پهلوان می‌رود.
    [roll] حالا نه: اول تاس.
    [buy] حالا نه: اول ملک را بخر یا از آن بگذر.
    [fight] حالا نه: اول نبرد با هماورد.
    [power] حالا نه: اول کارت نیرو را بازی کن یا نگهش دار.
   *[other] حالا نه: این نوبت تمام است و فقط پایانش مانده.
}
gamer-no-power = کارت نیرویی به نام { $card } نیست.
gamer-power-not-held = پهلوانی که { $card } را بازی می‌کرد آن را ندارد.
gamer-power-moment = { $card } جای خودش را دارد، و حالا نیست.
gamer-power-whose = بگو { $card } مال کدام پهلوان است.
gamer-ambush-whom = بگو کدام پهلوان بازیکنی دیگر به کمین می‌افتد.
gamer-needs-coins = { $missing } سکه کم است: قیمتش { $price } است.
gamer-not-your-hero = { $hero } پهلوان تو نیست.
gamer-hero-home = { $hero } به خانه رسیده است.

gamer-no-dice = این تاس‌ها این‌طور نمی‌آیند.
gamer-no-draw = آن کارت نیرو در دسته نیست.
gamer-no-order = ترتیب نوبت از کسی که شروع می‌کند به ترتیب صندلی‌ها می‌رود.
gamer-no-deal = تقسیم باید پهلوان‌های آزاد را، هر کدام یک بار، به تعداد لازم بدهد.
