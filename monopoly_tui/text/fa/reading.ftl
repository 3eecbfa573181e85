### این پرسش پیش از آن می‌آید که بدانیم ترمینال فارسی را چطور درست نشان می‌دهد؛ پس جز نمونه به انگلیسی است.

reading-ask = Which line can you read? Press its number.
reading-sample = کدام خط درست است؟ سارا و Ali از ۱۲ تا ۲۰.
reading-neither = Neither? Esc goes on in English.
reading-kitty = In kitty neither is right before kitty.conf has the line: force_ltr yes
reading-key-first = First line
reading-key-second = Second line
reading-key-english = English
reading-key-quit = Quit
reading-no-key = { $key } does nothing here.
