### آنچه monopoly doctor پیدا می‌کند.

doctor-version = monopoly { $version }، پایتون { $python }، { $system }
doctor-no-terminal = اینجا ترمینال نیست: صفحه نشان داده نمی‌شود، ولی با خط ساده می‌شود بازی کرد: --plain
doctor-layout-ring = اندازه: { $columns } × { $lines }. نقشه جا می‌شود.
doctor-layout-list = اندازه: { $columns } × { $lines }. مربع‌ها فهرست می‌شوند؛ با ۸۰ × ۲۴ نقشه دیده می‌شود.
doctor-layout-none = اندازه: { $columns } × { $lines }. کوچک است: ۶۰ × ۲۰ برای فهرست، ۸۰ × ۲۴ برای نقشه؛ یا با --plain بازی کن.
doctor-colors = رنگ: { $colors ->
    [0] هیچ؛ صندلی‌ها و گروه‌ها با نشانه شناخته می‌شوند.
    [16] ۱۶ رنگ خود ترمینال.
    [256] ۲۵۶ رنگ، نزدیک‌ترین‌ها.
   *[other] همه.
} TERM برابر «{ $name }» است.
doctor-encoding = رمزگذاری { $encoding } است، نه UTF-8: صفحه با نشانه‌های ASCII کشیده و فارسی با حرف لاتین نوشته می‌شود.
doctor-signs = نشانه‌ها: { $signs }  اگر یکی نیست یا دو خانه‌ای است: monopoly config set glyphs ascii
doctor-persian = متن فارسی را { $order ->
    [app] همین برنامه
    [terminal] ترمینال
   *[off] هیچ‌کس
} مرتب می‌کند.
doctor-persian-none = این ترمینال حرف فارسی ندارد: monopoly config set lang en
doctor-orders = یکی از این دو خط خواناست؛ بگو کدام: monopoly config set bidi app یا terminal
doctor-keys = کلیدها: حرف‌ها از روی جایشان شناخته می‌شوند، پس چیدمان فارسی هم کار می‌کند. کلید دیگر: monopoly config set keys.buy z
doctor-config = تنظیمات: { $file }
doctor-config-none = تنظیمات: { $file }، هنوز نیست؛ همه پیش‌فرض است جز این‌ها
doctor-config-fault = تنظیماتی که خوانده نمی‌شود: { $fault }
doctor-folder = { $folder ->
    [saves] بازی‌های ذخیره‌شده: { $path }
   *[other] پوشه تنظیمات: { $path }
}
doctor-folder-closed = { $folder ->
    [saves] بازی در { $path } ذخیره نمی‌شود. پوشه دیگری بده: MONOPOLY_DATA_DIR
   *[other] تنظیمات در { $path } نوشته نمی‌شود.
}
