### صفحه اول برنامه.

home-title = خوش آمدی
home-ask = چه می‌خواهی؟ با حرفش انتخاب کن.
home-which-resume = کدام بازی ادامه پیدا کند؟ Enter همان را که نشان شده برمی‌دارد.
home-which-watch = کدام بازی را دوباره می‌بینی؟ Enter همان را که نشان شده برمی‌دارد.
home-rules = قانون‌ها، چنان که در این صفحه است. ↑ ↓ جابه‌جا، Esc می‌بندد.
home-no-games = هنوز بازی‌ای نیست: N یکی شروع می‌کند.
home-no-open = بازی ناتمامی نیست: N یکی شروع می‌کند.
home-cannot-open = { $file } باز نمی‌شود: { $why }
home-changed = قانون‌ها یا نقشه‌اش از آن وقت عوض شده. برای ادامه بنویس: monopoly resume { $id }
home-busy = { $file } در پنجره دیگری باز است.
home-key-continue = ادامه
home-key-new = بازی تازه
home-key-saves = بازی‌های ذخیره
home-key-watch = تماشای بازی
home-key-rules = قانون‌ها
home-key-settings = تنظیم‌ها
home-key-scroll = جابه‌جایی
