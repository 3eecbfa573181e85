### لابی، جایی که بازی چیده می‌شود.

lobby-player = بازیکن { $number }
lobby-ready = آماده‌ای؟ برای شروع { KEY("space") } را بزن.
lobby-players = با این قانون‌ها { $least } تا { $most } نفر بازی می‌کنند.
lobby-players-few = بازی دست‌کم { $least } بازیکن می‌خواهد.
lobby-already-empty = اول صندلی یک بازیکن را انتخاب کن.
lobby-full = همه صندلی‌ها پر است.
lobby-next-free = صندلی‌ها به ترتیب پر می‌شوند: بعدی { $seat } است.
lobby-type-name = نام بازیکن { $seat } را بنویس، بعد Enter را بزن.
lobby-type-rounds = بنویس بازی بعد از چند دور تمام شود، بعد Enter را بزن.
lobby-rounds = از { $low } تا { $high } دور می‌شود بازی کرد.

lobby-name-empty = نام دست‌کم یک حرف می‌خواهد.
lobby-name-characters = در این نام نویسه‌ای هست که نشان داده نمی‌شود.
lobby-name-long = این نام زیادی دراز است: حداکثر { $most } خانه جا دارد.
lobby-name-twice = یک { $name } داریم: نام‌ها باید فرق کنند.

lobby-key-start = شروع
lobby-key-name = نام
lobby-key-kind = آدم یا ربات
lobby-key-empty = خالی
lobby-key-card = کارت
lobby-key-take = بنشین
lobby-key-rounds = دورها
lobby-key-options = همه گزینه‌ها
lobby-key-move = جابه‌جایی
lobby-key-change = تغییر
lobby-key-preset = الگو
lobby-key-reset = برگرداندن
lobby-key-reset-all = برگرداندن همه
lobby-key-type = نوشتن عدد

lobby-who = چه کسانی بازی می‌کنند؟
lobby-free = بازیکن تازه
lobby-empty = خالی
lobby-kind = { $kind ->
    [human] آدم
    [human-by-card] آدم با کارت
    [coached] آدم با مربی
    [coached-by-card] با مربی و کارت
    [easy] ربات آسان
    [hard] ربات سخت
   *[medium] ربات متوسط
}
lobby-bot-name = { $number ->
    [1] کاوه
    [2] مینا
    [3] بابک
    [4] لاله
    [5] امید
    [6] دریا
    [7] نیما
   *[8] زهرا
}

lobby-game = بازی
lobby-field = { $field ->
    [board] نقشه
    [end] پایان
    [preset] قانون‌ها
    [balances] موجودی
    [speed] سرعت
    [options] گزینه‌ها
   *[auction] مزایده
}
lobby-typing = = { $amount }▏
lobby-end = { $end ->
    [rounds] بعد از { $rounds } دور
    [first_bankruptcy] با اولین ورشکستگی
   *[bankruptcy] تا آخرین نفر
}
lobby-length = حدود { $minutes } دقیقه.
lobby-length-open = شاید یکی دو ساعت.

lobby-board = { $streets } خیابان در { $sets } گروه رنگی، { $stations } ایستگاه.
lobby-cash = هر کس با { MONEY($cash) } شروع می‌کند و سر هر دور در شروع { MONEY($salary) } می‌گیرد.
lobby-direct = هیچ ملکی به قیمت خودش فروخته نمی‌شود: همه یک‌راست به مزایده می‌روند.
lobby-skip = دفعه بعد بدون این صفحه: ‎monopoly new --players Ali,Sara,bot
lobby-keyboard = همه با همین صفحه‌کلید بازی می‌کنند. بازی بعد از هر حرکت خودش ذخیره می‌شود.
lobby-title = بازی تازه
lobby-key-quit = خروج
lobby-cannot-start = بازی ذخیره نمی‌شود: { $why }
lobby-hidden = کسی پول دیگران را نمی‌بیند؛ { KEY("v") } پول خودت را یک لحظه نشان می‌دهد.
lobby-changes = { $count ->
    [0] بقیه مثل الگو
   *[other] { NUMBER($count) } تغییر دیگر
}

lobby-options-title = گزینه‌های { $board }
lobby-options-ask = هر چه می‌خواهی عوض کن؛ Esc نگه می‌دارد و برمی‌گردد.
lobby-options-type = عددی برای «{ $option }» بنویس، بعد Enter را بزن.
lobby-options-limits = از { $low } تا { $high } می‌شود.
lobby-options-forced = { $board } همیشه همین‌طور بازی می‌شود.
lobby-options-idle = فقط وقتی اثر دارد که { $option } این باشد: { $value }.
lobby-options-unchanged = اینجا چیزی عوض نشده است.
lobby-options-against = { $changed ->
    [yes] { $source ->
        [board] عوض شد. نقشه می‌گوید: { $value }.
       *[preset] عوض شد. الگو می‌گوید: { $value }.
    }
   *[no] { $source ->
        [nobody] الگو چیزی نمی‌گوید.
        [board] همان که نقشه می‌گوید.
       *[preset] همان که الگو می‌گوید.
    }
}
lobby-options-nothing = هیچ
lobby-options-changes = عوض‌شده
lobby-options-count = { $count ->
    [0] همه گزینه‌ها مثل الگو هستند.
   *[other] { NUMBER($count) } گزینه با الگو فرق دارد.
}
lobby-options-group = { $group ->
    [start] شروع
    [money] پول
    [auctions] مزایده
    [rent] اجاره
    [building] ساختن
    [taxes] مالیات و کارت
    [mortgage] گرو
    [trade] معامله
   *[end] بدهی و پایان
}

lobby-help-start = شروع بازی
lobby-help-seat = انتخاب صندلی، مثل کلیدهای جهت
lobby-help-name = نوشتن نام کسی که آنجا می‌نشیند؛ Enter می‌پذیرد
lobby-help-kind = آدم، آدم با مربی، یا ربات آسان، متوسط یا سخت
lobby-help-race-kind = آدم، یا ربات آسان، متوسط یا سخت
lobby-help-card = میز پشت کارتی پنهان بماند تا این آدم بنشیند
lobby-help-empty = کسی آنجا ننشیند
lobby-help-add = یک بازیکن دیگر
lobby-help-hero = پهلوانی دیگر
lobby-help-laps = چند بار دور میدان
lobby-help-board = نقشه‌ای دیگر
lobby-help-end = پایان بازی
lobby-help-rounds = نوشتن تعداد دورها
lobby-help-preset = قانون‌هایی دیگر
lobby-help-auction = مزایده ملکی که کسی نمی‌خرد
lobby-help-balances = پول همه پیدا باشد یا پنهان
lobby-help-speed = سرعت ربات‌ها
lobby-help-options = همه قانون‌ها، یکی‌یکی
lobby-help-tab = صندلی‌ها یا بازی؛ کلیدهای جهت عوض می‌کنند
lobby-help-quit = خروج
lobby-help-settings = تنظیم رنگ‌ها، زبان، کلیدها و غیره
lobby-help-change = مقدار دیگری برای گزینه علامت‌دار؛ Enter هم همین کار را می‌کند
lobby-help-reset = برگشت به قانون‌های انتخاب‌شده؛ در سطر اول برای همه گزینه‌ها
lobby-help-move = رفتن به گزینه دیگر؛ Page Up و Page Down دورتر می‌روند، Home و End تا دو سر
lobby-help-type = نوشتن عدد، اگر گزینه عددی باشد
lobby-help-done = نگه داشتن همه‌چیز و برگشت
