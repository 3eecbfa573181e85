### صفحه اول برنامه.

home-title = خوش آمدی
home-ask = می‌خواهی چه کار کنی؟ حرفش را بزن.
home-which-resume = کدام بازی ادامه پیدا کند؟ Enter همان را که علامت دارد باز می‌کند.
home-which-watch = کدام بازی را دوباره می‌بینی؟ Enter همان را که علامت دارد باز می‌کند.
home-rules = قانون‌ها روی همین نقشه. ↑ ↓ جابه‌جا می‌شود، Esc می‌بندد.
home-no-games = هنوز بازی‌ای نیست: N یکی شروع می‌کند.
home-no-open = بازی ناتمامی نیست: N یکی شروع می‌کند.
home-cannot-open = { $file } باز نمی‌شود: { $why }
home-changed = قانون‌ها یا نقشه‌اش از آن وقت عوض شده. برای ادامه بنویس: monopoly resume { $id }
home-busy = { $file } در پنجره دیگری باز است.
home-key-continue = ادامه
home-key-new = بازی تازه
home-key-saves = بازی‌های ذخیره‌شده
home-key-watch = تماشای بازی
home-key-rules = قانون‌ها
home-key-settings = تنظیمات
home-key-scroll = جابه‌جایی
