### تنظیمات هر کس: برای هر کدام نام، کارش با -about، و نام مقدارهایی که نام می‌خواهند.
### و اینکه فایل تنظیمات چه ایرادی دارد.

setting-true = روشن
setting-false = خاموش
setting-auto = خودکار

setting-lang = زبان
setting-lang-about = زبان همه حرف‌ها؛ خودکار یعنی زبان سیستم.

setting-digits = رقم‌ها
setting-digits-about = عددها چطور نوشته شوند؛ خودکار یعنی مثل زبان.
setting-digits-latin = 0123456789
setting-digits-persian = ۰۱۲۳۴۵۶۷۸۹

setting-bidi = متن فارسی
setting-bidi-about = چه کسی متن فارسی را مرتب کند: ترمینال، خود بازی، app، یا هیچ‌کس.
setting-bidi-terminal = ترمینال
setting-bidi-app = خود بازی
setting-bidi-off = هیچ‌کس

setting-plain = خط ساده
setting-plain-about = بازی با خط‌های ساده متن به جای صفحه، برای صفحه‌خوان و ارتباط کند.

setting-theme = رنگ‌ها
setting-theme-about = رنگ‌های صفحه؛ شانزده فقط رنگ‌هایی است که هر ترمینال دارد.
setting-theme-dark = تیره
setting-theme-light = روشن
setting-theme-contrast = پررنگ
setting-theme-sixteen = شانزده رنگ ترمینال

setting-color = رنگ
setting-color-about = رنگ باشد یا نه؛ خودکار از NO_COLOR می‌پرسد.
setting-color-always = همیشه
setting-color-never = هیچ‌وقت

setting-glyphs = نشانه‌ها
setting-glyphs-about = صفحه با هر نشانه‌ای کشیده شود، یا فقط با نشانه‌های ASCII.
setting-glyphs-full = همه
setting-glyphs-ascii = فقط ASCII

setting-motion = حرکت
setting-motion-about = مهره‌ها روی نقشه راه بروند، یا یکباره برسند.
setting-motion-full = کامل
setting-motion-reduced = کم

setting-speed = سرعت
setting-speed-about = ربات‌ها چقدر تند بازی کنند و مهره‌ها چقدر تند راه بروند.
setting-speed-slow = آهسته
setting-speed-normal = معمولی
setting-speed-fast = تند
setting-speed-instant = آنی

setting-handover = نوبت دادن
setting-handover-about = نفر بعد یکباره ادامه دهد، یا اول کارتی صدایش کند که میز را می‌پوشاند.
setting-handover-flow = یکباره
setting-handover-card = با کارت

setting-auction = مزایده بازی‌های تازه
setting-auction-about = ملکی که کسی نمی‌خرد چطور به مزایده برود؛ board یعنی به انتخاب نقشه و الگو.
setting-auction-board = مثل نقشه
setting-auction-turns = نوبتی
setting-auction-timed = با ساعت
setting-auction-open = هر کس، هر وقت
setting-auction-off = بدون مزایده

setting-undo = پس گرفتن
setting-undo-about = { KEY("u") } تا کجا برود: تا آخرین تاس یا کارت، window، فقط در نوبت خود، turn، یا هیچ‌وقت.
setting-undo-window = تا آخرین تاس یا کارت
setting-undo-turn = در نوبت خود
setting-undo-off = هیچ‌وقت

setting-bot-offers = پیشنهاد ربات‌ها
setting-bot-offers-about = ربات‌ها به آدم‌ها چه پیشنهادهایی بدهند: هر چه می‌خواهند، all، فقط آن‌ها که گروهی را کامل می‌کند، sets، یا هیچ، off.
setting-bot-offers-all = همه
setting-bot-offers-sets = برای گروه کامل
setting-bot-offers-off = هیچ

setting-bell = زنگ
setting-bell-about = وقتی نوبت آدم دیگری شد زنگ ترمینال بزند یا نه.

setting-keys = کلیدها
setting-keys-about = کلیدهای دیگر برای کارها: ‎[keys]‎ در فایل تنظیمات، ‎buy = ["z"]‎.

setting-not-toml = این TOML نیست: هر خط KEY = VALUE است، و متن در "گیومه" می‌آید.
setting-not-utf8 = این متن UTF-8 نیست.
setting-byte-order-mark = فایل با نشان ترتیب بایت شروع می‌شود؛ بدون آن با UTF-8 ذخیره کن.
setting-too-large = فایل از { NUMBER($limit) } بایت بزرگ‌تر است.
setting-twice = { $setting } دو بار آمده است.
setting-unknown = تنظیمی به نام { $setting } نیست. این‌ها هست: { $known }.
setting-value = { $setting } نمی‌تواند { $value } باشد. یکی از این‌ها می‌شود: { $values }.
setting-keys-table = keys یک جدول است: ‎[keys]‎ را در خطی جدا بنویس، و زیرش خط‌هایی مثل ‎buy = ["z"]‎.
setting-action = کاری به نام { $action } نیست. این‌ها هست: { $known }.
setting-key = { $action } نمی‌تواند { $value } داشته باشد. فهرستی از کلیدها می‌گیرد: حرف، f2 تا f12، space، backspace، ctrl+x یا یکی از / + - = ?؛ settings و language فقط f2 تا f12 و ctrl+x
setting-key-none = { $action } کلیدی می‌خواهد؛ اگر نوشته نشود همان کلید همیشگی را دارد.
setting-key-twice = کلید { $key } هم مال { $first } است و هم مال { $second }. به یکی کلید دیگری بده.

setting-title = تنظیمات
setting-ask = هر تغییر همان لحظه اثر می‌کند و در فایل تنظیمات می‌ماند.
setting-key-change = تغییر
setting-key-move = انتخاب
setting-help-change = مقدار دیگری برای تنظیم علامت‌دار؛ Enter هم همین کار را می‌کند
setting-help-move = رفتن به تنظیم دیگر
setting-help-close = برگشت به همان‌جا که بودی
setting-stronger = { $origin ->
    [flag] این بار گزینه‌ای در دستور آن را تعیین کرده؛ تغییر برای دفعه بعد هم هست.
    [encoding] رمزگذاری ترمینال بیش از این نشانه‌ای ندارد؛ تغییر فقط برای همین بار است.
   *[other] متغیر { $origin } هر بار آن را تعیین می‌کند؛ تغییر فقط برای همین بار است.
}
setting-not-kept = ذخیره نشد: { $why }
