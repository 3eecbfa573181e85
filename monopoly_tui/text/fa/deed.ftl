### آنچه روی مربع‌ها و کارتشان نوشته است.

deed-tile-mortgaged = گرو
deed-tile-lot = حراج

deed-unit = هزار تومان
deed-price = قیمت
deed-rent = اجاره
deed-group-rent = گروه کامل
deed-group-brief = گروه
deed-houses = { $count } خانه
deed-hotel = هتل
deed-stations = { $count } ایستگاه
deed-utilities = { $count } شرکت
deed-dice-times = تاس × { $factor }
deed-house-cost = ساخت هر خانه
deed-house-brief = ساخت
deed-mortgage = گرو

deed-rest = بقیه گروه
deed-free = فروشی
deed-mortgaged = در گرو، آزادی با { $lift }

deed-start = هر کس از شروع بگذرد { MONEY($amount) } می‌گیرد.
deed-start-landing = هر کس روی آن بایستد { MONEY($amount) } می‌گیرد.
deed-tax = { MONEY($amount) } به بانک بده.
deed-tax-choice = یا یک‌دهم کل سرمایه‌ات را؛ پیش از شمردن انتخاب کن.
deed-chance = یک کارت شانس بردار.
deed-chest = یک کارت صندوق بردار.
deed-jail = هر کس با تاس به اینجا برسد فقط ملاقاتی است: خبری نیست.
deed-jail-out = زندانی { MONEY($fine) } می‌دهد، کارت خرج می‌کند، یا تا سه بار دنبال جفت می‌گردد.
deed-parking = جایی برای استراحت. اینجا خبری نیست.
deed-parking-pot = هر کس اینجا بایستد قلک مال اوست: { MONEY($amount) }.
deed-go-to-jail = یک‌راست برو زندان، بدون حقوق شروع.
