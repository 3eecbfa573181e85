### پرونده بازی چه ایرادی دارد. فایل و خط پیش از اینها می‌آید.

record-empty = فایل خالی است.
record-cut = فایل در خط اولش بریده شده است.
record-no-header = این پرونده بازی نیست.
record-unreadable = خوانده نمی‌شود: { $why }.

record-line-long = خط از { NUMBER($limit) } بایت درازتر است.
record-not-json = این یک شیء کامل JSON نیست.
record-not-object = هر خط باید یک شیء JSON باشد.
record-deep = خط زیادی تودرتو است.
record-number = عددی از هر اندازه‌ای بیرون است.
record-key-twice = کلید { $key } دو بار آمده است.
record-line-unknown = هیچ خط پرونده این کلیدها را ندارد: { $found }.
record-line-value = مقدار { $key } معنایی ندارد.
record-refuse-setup = رد شدن سربرگ را فقط در خط دوم می‌شود گفت.

record-act-unknown = حرکتی به نام { $do } نیست. حرکت‌ها: { $known }.
record-act-key = { $do } کلید { $key } ندارد. کلیدهایش: { $known }.
record-act-missing = { $do } کلید { $key } را می‌خواهد.
record-act-value = { $key } نمی‌تواند { $value } باشد.

record-no-version = خط اول باید قالب را بگوید، "record": 1؛ این بود: { $found }.
record-newer = این پرونده از قالب { $found } است؛ این برنامه تا { $known } را می‌خواند. نسخه تازه‌تر بازی بازش می‌کند.
record-header-key = سربرگ کلید { $key } ندارد.
record-header-needs = سربرگ کلید { $key } را می‌خواهد.
record-header-text = { $key } باید متن باشد.
record-header-object = { $key } باید یک شیء باشد.
record-header-list = { $key } باید فهرست باشد.
record-dice = تاس فقط می‌تواند "real" باشد؛ این بود: { $found }.
record-board-unknown = نقشه‌ای به نام { $board } نیست. نقشه‌ها: { $known }.
record-board-changed = این بازی با نسخه دیگری از نقشه { $board } بازی شده است. برای ادامه با نقشه امروزی: monopoly resume
record-board-text-digest = نقشه { $board } در پرونده همانی نیست که board_sha256 می‌گوید.
record-board-text-bad = با نقشه‌ای که در پرونده است نمی‌شود بازی کرد؛ خط { $line } آن را ببین.
record-board-text-id = پرونده از نقشه { $board } نام می‌برد، ولی { $found } در آن است.
record-players = بازی { $least } تا { $most } بازیکن می‌خواهد؛ { $found } داده شد.
record-player = { $found } بازیکن نیست: نام می‌خواهد، و دست بالا kind کنارش.
record-kind = { $found } نمی‌تواند روی صندلی بنشیند. نوع‌ها: { $known }.
record-seed = { $found } بذر نیست: عددی صحیح با دست بالا ۶۴ بیت می‌خواهد.
record-order = { $found } ترتیب نوبت نیست: هر صندلی از ۰ تا { $last } یک بار.
record-roll = { $found } از تاس‌های این بازی نمی‌آید.
record-card = کارت { $card } در { $deck } نیست.
record-script-card = کارت { $number } نوشته برای { $deck } حالا بیرون نمی‌آید: { $card }.
record-script-roll = تاس { $number } نوشته حالا نمی‌آید: { $roll }.

record-setup-key = چیدمان کلید { $key } ندارد. کلیدهایش: { $known }.
record-setup-order = ترتیب نوبت باید هر کدام از { $seats } صندلی را یک بار نام ببرد.
record-setup-number = setup.{ $key } نمی‌تواند { $value } باشد.
record-setup-by-seat = setup.{ $key } برای هر کدام از { $seats } صندلی مقداری می‌خواهد.
record-setup-list = setup.{ $key } باید فهرست باشد.
record-setup-object = setup.{ $key } باید یک شیء باشد.
record-setup-switch = setup.{ $key } باید true یا false باشد.
record-setup-out = setup.{ $key }: صندلی { $seat } از بازی بیرون است.
record-setup-bankrupt = setup.bankrupt باید هر صندلی را یک بار نام ببرد و دو نفر را در بازی بگذارد.
record-setup-jail = setup.jail_tries: صندلی { $seat } روی مربع دیگری نمی‌تواند زندانی باشد.
record-setup-card = setup.{ $key }: { $card } کارتی نیست که بازیکن نگه دارد.
record-setup-card-twice = setup.{ $key }: { $card } فقط در یک دست می‌تواند باشد.
record-setup-deck = setup.{ $key } باید { $cards } کارتی از این دسته را که دست کسی نیست یک بار داشته باشد.
record-setup-no-deed = setup.{ $key } ملک نیست.
record-setup-unowned = setup.{ $key }: فقط ملکی که صاحب دارد گرو گذاشته می‌شود.
record-setup-built = setup.{ $key }: خیابان ساخته‌شده می‌خواهد که همه گروه یک صاحب داشته باشد و در گرو نباشد.
record-setup-stock = setup.deeds: بانک این همه خانه یا هتل ندارد.
record-setup-id = setup.{ $key }: چیزی به نام { $id } نیست. نام‌ها: { $known }.
record-setup-heroes = setup.{ $key }: هر بازیکن { $heroes } پهلوان این نقشه را می‌برد، و هر پهلوان با یک نفر است.
record-setup-home = setup.{ $key }: صندلی { $seat } پهلوانی در راه ندارد.
record-setup-bosses = setup.bosses باید هر کدام از { $bosses } هماورد را یک بار نام ببرد.
record-setup-card-many = setup.cards: این همه { $card } نیست.
record-setup-deed-twice = setup.deeds: مربع { $square } دو صاحب دارد.
