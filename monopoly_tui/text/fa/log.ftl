### گزارش بازی: هر رویداد یک خط، زمان حال، اول نام بازیکن.

log-bank = بانک
log-pot = قلک
log-table = میز
log-no-seat = صندلی { $number }
log-no-square = مربع { $number }
log-deed = { $name } { $tag }
log-visiting = ملاقات { $square }
log-dice = { $first }+{ $second } = { $sum }
log-with-balance = { $line }: { NUMBER($before) } ← { MONEY($after) }
log-jail-cards = { $count ->
    [1] یک کارت آزادی
   *[other] { $count } کارت آزادی
}
log-nothing = هیچ‌چیز

log-houses = { $count ->
    [0] بدون خانه
   *[other] { $count } خانه
}
log-house = یک خانه
log-hotel = یک هتل

log-order-drawn = ترتیب نوبت‌ها: { $seats }
log-start-rolled = { $who } برای شروع تاس می‌اندازد: { $roll }
log-deed-dealt = { $square } به { $who } می‌رسد
log-seat-changed = { $kind ->
    [human] حالا یک آدم به جای { $who } بازی می‌کند
    [easy] حالا ربات آسان به جای { $who } بازی می‌کند
    [medium] حالا ربات متوسط به جای { $who } بازی می‌کند
    [hard] حالا ربات سخت به جای { $who } بازی می‌کند
   *[other] حالا رباتی به جای { $who } بازی می‌کند
}

log-rolled = { $purpose ->
    [jail] { $who } دنبال جفت است: { $roll }
    [rent] { $who } برای اجاره تاس می‌اندازد: { $roll }
   *[move] { $doubles ->
        [0] { $who } تاس می‌اندازد: { $roll }
       *[other] { $who } تاس می‌اندازد: { $roll }، جفت
    }
}
log-rolled-to = { $doubles ->
    [0] { $who } تاس می‌اندازد: { $roll } ← { $square }
   *[other] { $who } تاس می‌اندازد: { $roll }، جفت ← { $square }
}
log-moved = { $how ->
    [back] { $who } به { $square } برمی‌گردد
   *[forward] { $who } به { $square } می‌رود
}
log-received = { $reason ->
    [salary] { $who } از شروع می‌گذرد و { MONEY($amount) } می‌گیرد
    [landing] { $who } روی شروع می‌ایستد و { MONEY($amount) } می‌گیرد
    [pot] { $who } از قلک { MONEY($amount) } برمی‌دارد
   *[card] { $who } از بانک { MONEY($amount) } می‌گیرد
}
log-card-drawn = { $who } کارت { $deck ->
    [chance] شانس
   *[chest] صندوق
} برمی‌دارد: «{ $card }»

log-paid = { $reason ->
    [rent] { $who } به { $to } { MONEY($amount) } اجاره می‌دهد
    [tax] { $who } به { $to } { MONEY($amount) } مالیات می‌دهد
    [fine] { $who } به { $to } { MONEY($amount) } جریمه می‌دهد
    [fee] { $who } به { $to } { MONEY($amount) } کارمزد می‌دهد
   *[card] { $who } به { $to } { MONEY($amount) } می‌دهد
}
log-paid-on = { $reason ->
    [rent] { $who } بابت { $square } به { $to } { MONEY($amount) } اجاره می‌دهد
    [tax] { $who } به { $to } { MONEY($amount) } مالیات می‌دهد
    [fee] { $who } بابت { $square } به { $to } { MONEY($amount) } کارمزد می‌دهد
   *[card] { $who } بابت { $square } به { $to } { MONEY($amount) } می‌دهد
}
log-paid-built = { $who } به { $to } { MONEY($amount) } اجاره می‌دهد، با { $buildings }
log-paid-set = { $who } به { $to } { MONEY($amount) } اجاره می‌دهد، گروه کامل است
log-rent-due = { $who } بابت { $square } به { $to } { MONEY($amount) } اجاره بدهکار است، اگر { $to } بخواهد
log-rent-lost = { $who } اجاره { MONEY($amount) } را بابت { $square } نگه می‌دارد: { $to } آن را نخواست
log-no-rent = { $reason ->
    [mortgaged] { $who } به { $to } چیزی نمی‌دهد: { $square } در گرو است
   *[owner-in-jail] { $who } به { $to } چیزی نمی‌دهد: { $to } در زندان است
}
log-debt-opened = { $reason ->
    [rent] { $who } به { $to } { MONEY($amount) } اجاره بدهکار است و باید پول جور کند
    [tax] { $who } به { $to } { MONEY($amount) } مالیات بدهکار است و باید پول جور کند
    [fine] { $who } به { $to } { MONEY($amount) } جریمه بدهکار است و باید پول جور کند
   *[other] { $who } به { $to } { MONEY($amount) } بدهکار است و باید پول جور کند
}

log-bought = { $who } { $square } را به { MONEY($amount) } می‌خرد
log-declined = { $who } { $square } را نمی‌خرد
log-auction-opened = مزایده { $what }: { $seats }
log-bid-made = { $who } { MONEY($amount) } قیمت می‌دهد
log-passed = { $asked ->
    [no] { $who } کنار می‌کشد: پولش کافی نیست
   *[yes] { $who } کنار می‌کشد
}
log-passed-hidden = { $who } کنار می‌کشد
log-auction-won = { $who } { $what } را به { MONEY($amount) } می‌برد
log-auction-failed = کسی قیمت نمی‌دهد: { $what } در بانک می‌ماند
log-mortgaged = { $who } { $square } را به { MONEY($amount) } گرو می‌گذارد
log-lifted = { $who } { $square } را با { MONEY($amount) } از گرو درمی‌آورد
log-deed-sold = { $who } { $square } را به { MONEY($amount) } به بانک می‌فروشد

log-built = { $who } در { $square } با { MONEY($amount) } می‌سازد، حالا { $buildings }
log-built-many = { $who } در { $where } { $count } بار می‌سازد، با { MONEY($amount) }
log-placed = { $who } در { $square } می‌سازد، حالا { $buildings }
log-building-sold = { $who } از { $square } به { MONEY($amount) } می‌فروشد، حالا { $buildings }
log-group-sold = { $who } همه ساختمان‌های گروه { $square } را به { MONEY($amount) } می‌فروشد

log-card-kept = { $who } یک کارت آزادی نگه می‌دارد
log-card-used = { $who } یک کارت آزادی خرج می‌کند
log-jailed = { $reason ->
    [doubles] { $who } به زندان می‌رود: سومین جفت پشت سر هم
   *[other] { $who } به زندان می‌رود
}
log-jail-missed = { $tries ->
    [3] { $who } بار سوم هم جفت نمی‌آورد
   *[other] { $who } در زندان می‌ماند: جفت نیامد، { $tries } از ۳
}
log-jail-left = { $how ->
    [double] { $who } با جفت از زندان بیرون می‌آید
   *[third-try] { $who } بعد از بار سوم از زندان بیرون می‌آید
}

log-offered = { $counter ->
    [yes] { $who } از { $to } چیز دیگری می‌خواهد: { $get } در برابر { $give }
   *[no] { $who } به { $to } پیشنهاد می‌دهد: { $give } در برابر { $get }
}
log-offer-made = { $who } به { $to } پیشنهادی می‌دهد
log-offer-accepted = { $who } قبول می‌کند: { $give } به { $to } در برابر { $get }
log-offer-rejected = { $who } پیشنهاد { $to } را رد می‌کند
log-offer-void = { $who } پیشنهاد { $to } را قبول می‌کند، اما شدنی نیست: چیزی جابه‌جا نمی‌شود

log-went-bankrupt = { $left ->
    [yes] { $who } از بازی می‌رود
   *[no] { $who } ورشکسته شد و بیرون رفت: همه چیزش به { $to } می‌رسد
}
log-estate-received = { $to } از { $who } می‌گیرد: { $estate }
log-estate-returned = ملک‌های { $who } دوباره آزادند: { $deeds }
log-game-ended = { $count ->
    [1] { $seats } با سرمایه { MONEY($worth) } برنده است
   *[other] { $seats } با سرمایه { MONEY($worth) } با هم برنده‌اند
}
log-took-back = { $who } پس می‌گیرد: { $act }

log-act-roll = تاس می‌اندازد
log-act-pay-fine = جریمه را می‌دهد
log-act-use-card = کارت آزادی را خرج می‌کند
log-act-buy = می‌خرد
log-act-buy-square = { $square } را می‌خرد
log-act-decline = نمی‌خرد
log-act-decline-square = { $square } را نمی‌خرد
log-act-bid = { MONEY($amount) } قیمت می‌دهد
log-act-pass = کنار می‌کشد
log-act-timeout = چکش زده می‌شود
log-act-build = در { $square } می‌سازد
log-act-sell = ساختمانی از { $square } می‌فروشد
log-act-sell-group = ساختمان‌های گروه { $square } را می‌فروشد
log-act-mortgage = { $square } را گرو می‌گذارد
log-act-lift = { $square } را از گرو درمی‌آورد
log-act-sell-deed = { $square } را به بانک می‌فروشد
log-act-place = در { $square } می‌سازد
log-act-offer = به { $to } پیشنهاد می‌دهد
log-act-accept = پیشنهاد را قبول می‌کند
log-act-reject = پیشنهاد را رد می‌کند
log-act-counter = چیز دیگری می‌خواهد
log-act-lift-or-fee = { $lift ->
    [yes] از گرو درمی‌آورد
   *[no] کارمزد را می‌دهد
}
log-act-tax = { $choice ->
    [percent] یک‌دهم سرمایه را می‌دهد
   *[flat] مالیات ثابت را می‌دهد
}
log-act-claim = اجاره { $square } را می‌خواهد
log-act-bankrupt = تسلیم می‌شود
log-act-end-turn = نوبت را تمام می‌کند
