### چه کسی به جای صندلی بازی می‌کند: ربات‌ها سر میز، سرعتشان، راهنمایی، و دست به دست شدن صفحه‌کلید.

seats-playing = { $who } بازی می‌کند.
seats-bidding = ربات‌ها قیمت می‌دهند.
seats-waiting = { $who } منتظر است. ← یک قدم جلو می‌برد، { KEY("w") } ادامه می‌دهد.
seats-alone = فقط ربات‌ها مانده‌اند. { KEY("f") } تا آخر بازی می‌کند، { KEY("w") } تماشا، { KEY("q") } خروج.
seats-key-finish = تمامش کن
seats-key-skip = تا یک آدم
seats-key-to-end = تا آخر
seats-key-wait = صبر
seats-key-go-on = ادامه
seats-key-step = یک قدم
seats-key-why = چرا؟
seats-key-speed = سرعت
seats-speed = سرعت: { $speed ->
    [slow] آهسته
    [fast] تند
    [instant] آنی
   *[normal] معمولی
}.
seats-reason = { $who }: «{ $why }»
seats-no-reason = هنوز رباتی کاری نکرده است.
seats-skipped = در این فاصله:

seats-hint = ربات به جای تو { $what }: «{ $why }»
seats-no-hint = حالا چیزی برای راهنمایی نیست.
seats-thinking = رباتی دارد فکر می‌کند …

seats-choose = به جای { $who } چه کسی بازی کند؟ { KEY("k") } میان آدم‌ها و ربات‌ها می‌گردد، { KEY("c") } آدم را با کارت صدا می‌کند، رقم صندلی دیگری را می‌آورد.
seats-change = { $kind ->
    [human] یک آدم
    [coached] آدمی با مربی
    [easy] ربات آسان
    [hard] ربات سخت
   *[medium] ربات متوسط
} به جای { $who } بازی کند؟ { KEY("y") } یعنی بله، { KEY("n") } یعنی نه.
seats-key-change = عوض کن
seats-key-card = کارت
seats-card-on = از حالا صفحه‌کلید با کارت به { $who } می‌رسد.
seats-card-off = از حالا صفحه‌کلید بدون کارت به { $who } می‌رسد.
seats-card-bot = ربات صفحه‌کلید نمی‌خواهد.
seats-card-all = در این بازی صفحه‌کلید با کارت به همه می‌رسد.
seats-out = آن صندلی از بازی بیرون است.
seats-coached = از حالا { $who } مربی دارد.

seats-pass = صفحه‌کلید را بده به
seats-pass-ask = { $who }، صفحه‌کلید مال توست: وقتی نشستی { KEY("space") } را بزن.
seats-key-take = من { $who } هستم
seats-since = از نوبت قبلی‌ات تا حالا:
seats-so-far = تا اینجا:

seats-read = { $lines } وقتی خواندی { KEY("space") } را بزن.
seats-key-read = ادامه
seats-spend = { $who }، این { MONEY($amount) } خرج دارد، بیش از نصف پولت؛ { MONEY($left) } می‌ماند. انجام شود؟
seats-key-spend = انجام بده
seats-key-keep = پول بماند
