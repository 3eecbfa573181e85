### The first page of the program.

home-title = welcome
home-ask = What would you like to do? Choose by its letter.
home-which-resume = Which game goes on? Enter takes the one marked.
home-which-watch = Which game do you want to see again? Enter takes the one marked.
home-rules = The rules, as this board has them. ↑ ↓ scroll, Esc closes.
home-no-games = There is no game yet: N starts one.
home-no-open = There is no unfinished game: N starts one.
home-cannot-open = { $file } cannot be opened: { $why }
home-changed = Its rules or its board have changed since. To go on with it, type: monopoly resume { $id }
home-busy = { $file } is open in another window.
home-key-continue = Continue
home-key-new = New game
home-key-saves = Saved games
home-key-watch = Watch a game
home-key-rules = Rules
home-key-settings = Settings
home-key-scroll = Scroll
