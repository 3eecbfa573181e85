### What monopoly doctor finds.

doctor-version = monopoly { $version }, Python { $python }, { $system }
doctor-no-terminal = This is not a terminal: the screen cannot be shown here, plain lines can (--plain).
doctor-layout-ring = Size: { $columns } × { $lines }. The board fits.
doctor-layout-list = Size: { $columns } × { $lines }. The squares are shown as a list; 80 × 24 shows the board.
doctor-layout-none = Size: { $columns } × { $lines }. Too small: 60 × 20 shows a list, 80 × 24 the board; or play with --plain.
doctor-colors = Colours: { $colors ->
    [0] none; seats and sets are told by signs.
    [16] 16, as the terminal has chosen them.
    [256] 256, the nearest to what is meant.
   *[other] all.
} TERM is "{ $name }".
doctor-encoding = The encoding is { $encoding }, not UTF-8: the screen is drawn with signs of ASCII, Persian in Latin letters.
doctor-signs = Signs: { $signs }  If one is missing, or two cells wide: monopoly config set glyphs ascii
doctor-persian = Persian text is put in order by { $order ->
    [app] this program
    [terminal] the terminal
   *[off] nobody
}.
doctor-persian-none = This terminal has no Persian letters: monopoly config set lang en
doctor-orders = One of these lines can be read; say which with: monopoly config set bidi app, or terminal
doctor-keys = Keys: letters go by their place on the keyboard, so a Persian layout works too. Other keys: monopoly config set keys.buy z
doctor-config = Settings: { $file }
doctor-config-none = Settings: { $file } (none yet; all is at its default but for what follows)
doctor-config-fault = Settings that cannot be read: { $fault }
doctor-folder = { $folder ->
    [saves] Saved games: { $path }
   *[other] Folder of the settings: { $path }
}
doctor-folder-closed = { $folder ->
    [saves] Saved games cannot be written to { $path }. Choose another folder with MONOPOLY_DATA_DIR.
   *[other] Settings cannot be written to { $path }.
}
