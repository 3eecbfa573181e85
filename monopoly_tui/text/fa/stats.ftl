### آنچه از بازی گفتنی است: داستانش، درآمد ملک‌ها، بخت بازیکن‌ها، و رفت‌وآمدها.

stats-table = { $table ->
    [deeds] ملک‌ها
    [luck] بخت
    [landings] رفت‌وآمد
   *[story] داستان
}
stats-ask = { $table ->
    [deeds] هر ملک چه آورد، بهترین اول. ↑ ↓ میانشان می‌گردد.
    [luck] تاس‌ها و اجاره‌ها، در برابر میانگین.
    [landings] به هر مربع چند بار آمدند.
   *[story] جاهایی که ورق برگشت.
}
stats-key-next = جدول بعد
stats-round = دور { $round }
stats-set = { $who } یک گروه را کامل کرد: { $deeds }
stats-lead = { $who } از آخر دور { $round } جلو بود.
stats-landings = آمدن
stats-rents = اجاره‌ها
stats-earned = درآمد
stats-rolls = تاس
stats-average = میانگین
stats-paid = داد
stats-got = گرفت
stats-luck = بخت
stats-tenths = { NUMBER($whole) }٫{ NUMBER($tenths) }
stats-luck-about = داد و گرفت یعنی اجاره، به هزار تومان. بخت یعنی تاس در اجاره‌های داده و گرفته چقدر بهتر از میانگین بود.
stats-most = پررفت‌وآمدترین
stats-visits = { $square }: { $count }
stats-visits-all = روی هم { $count } بار
