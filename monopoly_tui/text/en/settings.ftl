### The settings of each person: for each its name, what it does (-about), and a name for each value that needs one.
### What is wrong with a config file.

setting-true = on
setting-false = off
setting-auto = automatic

setting-lang = language
setting-lang-about = The language of everything that is said; automatic follows the system's.

setting-digits = digits
setting-digits-about = How numbers are written; automatic goes with the language.
setting-digits-latin = 0123456789
setting-digits-persian = ۰۱۲۳۴۵۶۷۸۹

setting-bidi = Persian text
setting-bidi-about = Who puts Persian in its order: the terminal, the game (app), or nobody.
setting-bidi-terminal = the terminal
setting-bidi-app = the game
setting-bidi-off = nobody

setting-plain = plain lines
setting-plain-about = Play in plain lines of text instead of on the screen, for screen readers and slow links.

setting-theme = colours
setting-theme-about = The colours of the screen; sixteen uses only those that every terminal has.
setting-theme-dark = dark
setting-theme-light = light
setting-theme-contrast = high contrast
setting-theme-sixteen = the terminal's sixteen

setting-color = use of colour
setting-color-about = Whether there is any colour; automatic asks NO_COLOR.
setting-color-always = always
setting-color-never = never

setting-glyphs = signs
setting-glyphs-about = Whether the screen draws with every sign it likes, or with those of ASCII only.
setting-glyphs-full = all
setting-glyphs-ascii = ASCII only

setting-motion = motion
setting-motion-about = Whether tokens walk over the board, or are there at once.
setting-motion-full = full
setting-motion-reduced = reduced

setting-speed = speed
setting-speed-about = How fast bots play and tokens walk.
setting-speed-slow = slow
setting-speed-normal = normal
setting-speed-fast = fast
setting-speed-instant = at once

setting-handover = hand over
setting-handover-about = Whether the next player goes on at once, or is first called by a card that hides the table.
setting-handover-flow = at once
setting-handover-card = with a card

setting-auction = auctions of new games
setting-auction-about = How deeds that nobody buys are auctioned; board leaves it to the board and the preset.
setting-auction-board = as the board has it
setting-auction-turns = by turns
setting-auction-timed = against the clock
setting-auction-open = anybody, any time
setting-auction-off = none

setting-undo = taking back
setting-undo-about = How far { KEY("u") } goes: back to the last dice or card (window), only in one's own turn (turn), or never.
setting-undo-window = to the last dice or card
setting-undo-turn = in one's own turn
setting-undo-off = never

setting-bot-offers = offers of bots
setting-bot-offers-about = Which offers bots make to people: all they like (all), those that make a set whole (sets), or none (off).
setting-bot-offers-all = all
setting-bot-offers-sets = for a whole set
setting-bot-offers-off = none

setting-bell = bell
setting-bell-about = Whether the terminal's bell rings when another person is to move.

setting-keys = keys
setting-keys-about = Other keys for what can be done: [keys] in the config file, buy = ["z"].

# What is wrong with a config file. After the file, the line and a colon.
setting-not-toml = this is not TOML: a line is KEY = VALUE, and texts stand in "quotes".
setting-not-utf8 = this is no text in UTF-8.
setting-byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without one.
setting-too-large = the file is larger than { NUMBER($limit) } bytes.
setting-twice = { $setting } stands there twice.
setting-unknown = there is no setting { $setting }. There are { $known }.
setting-value = { $setting } cannot be { $value }. It can be any of { $values }.
setting-keys-table = keys is a table: write [keys] on a line of its own, and below it lines as buy = ["z"].
setting-action = there is no action { $action }. There are { $known }.
setting-key = { $action } cannot have { $value }. It takes a list of keys: letters, f2 to f12, space, backspace, ctrl+x or one of / + - = ?; for settings and language only f2 to f12 and ctrl+x.
setting-key-none = { $action } needs a key; it has its usual one where it is left out.
setting-key-twice = the key { $key } is that of { $first } and of { $second }. Give one of them another key.

# The screen of settings.
setting-title = settings
setting-ask = Every change counts at once, and is kept in the config file.
setting-key-change = Change
setting-key-move = Choose
setting-help-change = another value for the setting that is marked; Enter does so too
setting-help-move = mark another setting
setting-help-close = back to where you were
setting-stronger = { $origin ->
    [flag] For this run an option has chosen it; the change is for the next one too.
    [encoding] The terminal's encoding has no more signs than these; the change is for this run only.
   *[other] The variable { $origin } chooses it every time; the change is for this run only.
}
setting-not-kept = This is not kept: { $why }
