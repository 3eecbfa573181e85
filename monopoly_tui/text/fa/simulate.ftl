### فرمان simulate: چه بازی می‌کند، چه از آن درآمد، و چه ایرادی در خواسته است.

simulate-playing = در حال بازی
simulate-heading = { NUMBER($games) } بازی روی { $board }، قانون‌های { $rules }، بذر { $seed }
simulate-percent = { $share }٪
simulate-span = { $low } تا { $high }
simulate-name = { $name }

simulate-alike = هر { $seats } صندلی { $name } است: تنها جا در نوبت فرق دارد.

simulate-head-player = بازیکن
simulate-head-seats = صندلی
simulate-head-won = برد
simulate-head-interval = ۹۵٪
simulate-head-rating = رتبه
simulate-head-place = جا در نوبت
simulate-head-won-of-decided = برد، از بازی‌های برنده‌دار
simulate-head-group = گروه
simulate-head-rent = اجاره
simulate-head-share = سهم
simulate-head-deed = ملک
simulate-head-square = مربع
simulate-head-landing = ایستادن
simulate-head-theory = نظریه
simulate-head-spent = خرج
simulate-head-return = بازده
simulate-head-first = ۱
simulate-head-second = ۲
simulate-head-change = تغییر
simulate-head-margin = ±

simulate-ended = تمام شد: { $share } بازی‌ها، { $span }.
simulate-rounds = دورها: نیمی از بازی‌های تمام‌شده { $median } دور یا کمتر کشید، و از هر ده بازی هشت بازی { $low } تا { $high } دور.
simulate-over-by = تا دور
simulate-over = تمام‌شده
simulate-turns = هر بازی میانگین { $turns } نوبت دارد، و هر نوبت { $rolls } تاس و { $bank } هزار تومان از بانک.
simulate-stations = ایستگاه‌ها
simulate-utilities = شرکت‌ها
simulate-in-jail = در زندان
simulate-theory = نظریه: مثل اینجا { $stays } نوبت‌های زندان آنجا ماندن؛ روی هم { $distance } فرق.
simulate-a-game = اجاره و خرج ملک‌ها: میانگین هر بازی، به هزار تومان.

# مسابقه‌ها.
simulate-race-heading = { NUMBER($games) } مسابقه روی { $board }، { $laps } بار دور میدان، بذر { $seed }
simulate-head-came-first = اول
simulate-head-points = امتیاز
simulate-head-hero = پهلوان
simulate-race-length = تصمیم‌ها: نیمی از مسابقه‌ها { $median } تصمیم یا کمتر داشت، و از هر ده مسابقه هشت تا { $low } تا { $high }.

simulate-side = { $number }: { $what }
simulate-differing = { $option }: { $values }
simulate-figure-ended = بازی‌هایی که تمام می‌شوند
simulate-figure-rounds = دور در هر بازی
simulate-figure-rent = اجاره در هر بازی
simulate-figure-won = برد { $name }
simulate-figure-place = برد از جای { $place } نوبت
simulate-paired = هر دو با همان تاس‌ها و کارت‌ها بازی می‌کنند؛ تغییر در ۹۵ بار از ۱۰۰ بار در مرز ± است.

# ربات‌های دیگران.
simulate-fault-late = { $name }: { NUMBER($times) } جواب دیر رسید؛ به جایش کار دیگری شد.
simulate-fault-gone = { $name }: برنامه { NUMBER($times) } بار بسته بود؛ به جایش کار دیگری شد.
simulate-fault-unreadable = { $name }: { NUMBER($times) } جواب خوانده نشد؛ به جایش کار دیگری شد.
simulate-fault-illegal = { $name }: { NUMBER($times) } جواب مجاز نبود؛ به جایش کار دیگری شد.

# ایراد خواسته.
simulate-person = «{ $name }» ربات نیست، و اینجا فقط ربات‌ها بازی می‌کنند. رباتی نام ببر: --players bot:easy,bot:medium
simulate-program = برنامه‌ای به نام { $program } نیست.
simulate-program-words = «{ $program }» برنامه با کلمه‌هایش نیست: یک گیومه کم است.
simulate-ruleset = { $board } نقشه بازی دیگری است، و دو جور بازی با هم سنجیده نمی‌شوند.
simulate-race-plain = مسابقه بدون --versus و --think شبیه‌سازی می‌شود. با همان --seed دو شبیه‌سازی همان تاس‌ها را دارند.
simulate-race-program = { $program } نمی‌تواند مسابقه بدهد: برنامه‌ها بازی کلاسیک را بازی می‌کنند. رباتی نام ببر: --players bot:easy,bot:hard
simulate-no-dask = برای خوشه باید چیز دیگری هم نصب شود: pip install distributed
simulate-no-cluster = خوشه‌ای در { $address } جواب نمی‌دهد.
