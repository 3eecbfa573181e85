### چرا ربات آخرین کارش را کرد: یک خط از زبان خودش.

bots-move-on = فعلاً کار بهتری ندارم.
bots-out-of-jail = می‌روم بیرون: آن بیرون خریدنی زیاد است.
bots-out-fearless = می‌روم بیرون: آن بیرون چیز ترسناکی نیست.
bots-out-at-once = طاقت زندان را ندارم.
bots-broke-in-jail = پول بیرون آمدن از زندان را ندارم.
bots-stay-in-jail = حالا زندان جای امنی است.

bots-likes = از { $square } خوشم می‌آید.
bots-likes-stations = عاشق ایستگاهم.
bots-dislikes = از { $square } خوشم نمی‌آید.
bots-save = می‌خواهم { MONEY($amount) } دم دست داشته باشم.
bots-buy = { $square } به قیمتش می‌ارزد.
bots-cannot-buy = پول { $square } را ندارم.
bots-completes = { $square } گروهم را کامل می‌کند.
bots-blocks = { $square } گروه کس دیگری را کامل می‌کرد.
bots-pawn-to-buy = برای { $square } پول جور می‌کنم، نباید از دستم برود.
bots-bid = { $square } برای من بیشتر از این می‌ارزد.
bots-bid-building = خیابان‌هایم آن ساختمان را لازم دارند.
bots-too-dear = بیشتر از این نمی‌دهم.

bots-build = خرج ساختن در { $square } زودتر از همه برمی‌گردد.
bots-pawn-to-build = برای ساختن در { $square } پول جور می‌کنم.
bots-build-one = یک ساختمان دیگر، در { $square }.
bots-place = اینجا بیشتر درمی‌آورد.
bots-lift = پول از گرو درآوردن { $square } را دارم.
bots-fee = ترجیح می‌دهم کارمزد { $square } را بدهم تا حالا از گرو درش بیاورم.
bots-claim = اجاره‌ای منتظر من است.
bots-tax-flat = یک‌دهم دارایی‌ام بیشتر می‌شد.
bots-tax-tenth = یک‌دهم دارایی‌ام کمتر است.

bots-pawn = { MONEY($amount) } بدهکارم: اول آنچه کمتر درمی‌آورد.
bots-pawn-any = { MONEY($amount) } بدهکارم و هر چه دم دست است گرو می‌گذارم.
bots-sell = { MONEY($amount) } بدهکارم: باید ساختمان بفروشم.
bots-help = فقط پول یک نفر دیگر می‌تواند از بدهی { MONEY($amount) } نجاتم بدهد.
bots-give-up = دیگر هیچ‌چیز نجاتم نمی‌دهد.

bots-swap = من و { $seat } هر دو گروه کامل می‌گیریم، من با { $square }.
bots-offer = اگر { $square } را از { $seat } بگیرم، گروهم کامل می‌شود.
bots-gather = { $square } در دست من بیشتر می‌ارزد تا در دست { $seat }.
bots-sell-deed = { $seat } بیش از من به { $square } نیاز دارد.
bots-completes-mine = گروه مرا کامل می‌کند.
bots-good-price = به سود من است.
bots-too-little = برای آنچه باید بدهم کم است.
bots-completes-yours = گروه تو را کامل می‌کند، و این گران‌تر تمام می‌شود.
bots-helps-more = به تو خیلی بیشتر از من کمک می‌کند.
bots-keeps-card = کارتی که از زندان بیرونم می‌آورد فروشی نیست.
bots-traded-enough = فعلاً به اندازه کافی معامله کرده‌ایم.
bots-keeps-group = گروه کامل را از هم نمی‌پاشم.
bots-no-cash = بی‌پول می‌شوم.
bots-counter = { MONEY($amount) } بیشتر، آن وقت قبول.

# ربات‌های دیگران، و آن که به جای ربات خراب می‌نشیند.
bots-outside = برنامه‌ای که به جای من بازی می‌کند این را خواست.
bots-outside-late = برنامه‌ای که به جای من بازی می‌کند به‌موقع جواب نداد.
bots-outside-gone = برنامه‌ای که به جای من بازی می‌کند بسته شد.
bots-outside-unreadable = برنامه‌ای که به جای من بازی می‌کند چیزی گفت که خوانده نمی‌شود.
bots-outside-illegal = برنامه‌ای که به جای من بازی می‌کند کاری خواست که مجاز نیست.
bots-fallback = فقط کاری را می‌کنم که ناچارم.
