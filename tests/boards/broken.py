"""Broken board files: Tehran's with one thing changed, and where the reader has to find it."""

from __future__ import annotations

from typing import Final, NamedTuple

from monopoly_tui.board_shelf import text_of

TEHRAN: Final = text_of("tehran")
MARK: Final = "#!"
SHUSH: Final = 'name = { en = "Shush", fa = "شوش" }'
GREY: Final = (
    '[[groups]]  #!\nid = "grey"\nname = { en = "Grey", fa = "خاکستری" }\ncolor = "#888888"\nhouse_cost = 1\n# Forty'
)
LOAN: Final = 'id = "chance-loan"\neffect = "receive"\namount = 150'
OPTIONAL: Final = {"short", "code", "income", "direct_auction"}


class Break(NamedTuple):
    """`old` becomes `new`; the fault `reason` at `key` stands in the line that holds `at`."""

    old: str
    new: str
    reason: str
    key: str
    at: str = MARK


def square(index: int) -> str:
    """The head of a square in Tehran's file."""
    return f"[[squares]]  # {index}\n"


BREAKS: Final[dict[str, Break]] = {
    # the head of the file
    "another format": Break("format = 1", "format = 2  #!", "board-format", "format"),
    "a format of words": Break("format = 1", 'format = "1"  #!', "board-type", "format"),
    "an id with a capital": Break('id = "tehran"', 'id = "Tehran"  #!', "board-id", "id"),
    "an empty id": Break('id = "tehran"', 'id = ""  #!', "board-id", "id"),
    "an id that climbs": Break('id = "tehran"', 'id = "../x"  #!', "board-id", "id"),
    "a misspelt ruleset": Break('"classic"', '"clasic"  #!', "board-word-near", "ruleset"),
    "an unknown ruleset": Break('"classic"', '"poker"  #!', "board-word", "ruleset"),
    "a name as plain text": Break(
        'name = { en = "Tehran", fa = "تهران" }', 'name = "Tehran"  #!', "board-type", "name"
    ),
    "a name in no language": Break(
        'name = { en = "Tehran", fa = "تهران" }', "name = {}  #!", "board-text-none", "name"
    ),
    "a name in an unknown language": Break(
        'name = { en = "Tehran",', 'name = { de = "Teheran",', "board-key-unknown", "name.de", 'de = "Teheran"'
    ),
    "direct_auction as a word": Break(
        'ruleset = "classic"', 'ruleset = "classic"\ndirect_auction = "on"  #!', "board-type", "direct_auction"
    ),
    "a key nobody knows": Break("format = 1", "format = 1\nmotto = 3  #!", "board-key-unknown", "motto"),
    "a misspelt table": Break("[money]", "[mony]  #!", "board-key-unknown-near", "mony"),
    "a table as a number": Break("[bank]\nhouses = 32\nhotels = 12\n", "", "board-key-missing", "bank", "# Tehran"),
    # sums
    "a negative sum": Break("starting_cash = 1500", "starting_cash = -1  #!", "board-negative", "money.starting_cash"),
    "a fraction": Break("salary = 200", "salary = 200.5  #!", "board-type", "money.salary"),
    "a round fraction": Break("salary = 200", "salary = 200.0  #!", "board-type", "money.salary"),
    "not a number": Break("landing = 300", "landing = nan  #!", "board-type", "money.landing"),
    "without end": Break("landing = 300", "landing = inf  #!", "board-type", "money.landing"),
    "true as a number": Break("fine = 50", "fine = true  #!", "board-type", "money.fine"),
    "a huge number": Break("fine = 50", "fine = 1000000001  #!", "board-number-huge", "money.fine"),
    "a huge negative number": Break("fine = 50", "fine = -1000000001  #!", "board-negative", "money.fine"),
    "a number with 5000 digits": Break("fine = 50", f"fine = {'9' * 5000}  #!", "board-number-huge", "money.fine"),
    "a hex number with 50,000 digits": Break(
        "fine = 50", f"fine = 0x{'f' * 50000}  #!", "board-number-huge", "money.fine"
    ),
    "a date as a number": Break("houses = 32", "houses = 1979-05-27  #!", "board-type", "bank.houses"),
    "a list as a number": Break("hotels = 12", "hotels = [12]  #!", "board-type", "bank.hotels"),
    # options
    "an unknown option": Break('# auction = "turns"', 'fog = "on"  #!', "board-option-unknown", "rules.fog"),
    "a misspelt option": Break(
        '# auction = "turns"', 'acution = "turns"  #!', "board-option-unknown-near", "rules.acution"
    ),
    "an unknown value": Break('# auction = "turns"', 'auction = "loud"  #!', "board-option-value", "rules.auction"),
    "true for on": Break('# mortgage = "on"', "mortgage = true  #!", "board-option-value", "force.mortgage"),
    "a list as a value": Break('# mortgage = "on"', "mortgage = []  #!", "board-option-value", "force.mortgage"),
    "a table as a value": Break('# mortgage = "on"', "mortgage = {}  #!", "board-option-value", "force.mortgage"),
    "too many rounds": Break('# mortgage = "on"', "rounds = 501  #!", "board-option-range", "force.rounds"),
    "a preset among options": Break('# mortgage = "on"', 'preset = "room"  #!', "board-option-unknown", "force.preset"),
    # stations, utilities
    "a rent too few": Break("rents = [25, 50, 100, 200]", "rents = [25, 50, 100]  #!", "board-count", "stations.rents"),
    "a factor too many": Break("factors = [4, 10]", "factors = [4, 10, 12]  #!", "board-count", "utilities.factors"),
    "a factor as a number": Break("factors = [4, 10]", "factors = 4  #!", "board-type", "utilities.factors"),
    "a factor that falls": Break("factors = [4, 10]", "factors = [4, 3]  #!", "board-falling", "utilities.factors"),
    "no table of stations": Break(
        "[stations]  # for one, two … of them held\nrents = [25, 50, 100, 200]\n",
        "",
        "board-key-missing",
        "stations",
        "# Tehran",
    ),
    # groups
    "two groups of one id": Break('id = "navy"', 'id = "brown"  #!', "board-id-twice", "id"),
    "a color by name": Break('color = "#9a6a45"', 'color = "brown"  #!', "board-color", "color"),
    "a short color": Break('color = "#9a6a45"', 'color = "#9a6"  #!', "board-color", "color"),
    "a negative house": Break("house_cost = 50", "house_cost = -50  #!", "board-negative", "house_cost"),
    "a group with one street": Break(
        f'kind = "street"\n{SHUSH}\ngroup = "brown"',
        f'kind = "street"\n{SHUSH}\ngroup = "navy"',
        "board-group-size",
        "groups",
        '[[groups]]\nid = "brown"',
    ),
    "a group without streets": Break(
        "# Forty in order",
        GREY,
        "board-group-size",
        "groups",
    ),
    "a ninth group": Break(
        "# Forty in order",
        GREY,
        "board-groups-many",
        "groups",
    ),
    "a group as a number": Break("format = 1", "format = 1\ngroups = 8", "board-key-twice", "groups", "[[groups]]"),
    # squares
    "a square too few": Break(f'{square(39)}kind = "street"', "[other]", "board-squares-count", "squares", square(0)),
    "a misspelt kind": Break('kind = "parking"', 'kind = "parkin"  #!', "board-word-near", "kind"),
    "an unknown kind": Break('kind = "parking"', 'kind = "lagoon"  #!', "board-word", "kind"),
    "a kind as a list": Break('kind = "parking"', 'kind = ["parking"]  #!', "board-type", "kind"),
    "no start at 0": Break('kind = "start"', 'kind = "parking"  #!', "board-start-first", "kind"),
    "a second start": Break('kind = "parking"', 'kind = "start"  #!', "board-kind-many", "kind"),
    "a second jail": Break('kind = "parking"', 'kind = "jail"  #!', "board-kind-many", "kind"),
    "no jail": Break('kind = "jail"', 'kind = "parking"', "board-kind-none", "squares", square(0)),
    "a second go_to_jail": Break(
        'kind = "parking"', 'kind = "go_to_jail"', "board-kind-many", "kind", 'kind = "go_to_jail"\nname = { en = "Go'
    ),
    "no go_to_jail": Break('kind = "go_to_jail"', 'kind = "parking"', "board-kind-none", "squares", square(0)),
    "no street group": Break(f'{SHUSH}\ngroup = "brown"', SHUSH, "board-key-missing", "group", square(1)),
    "a misspelt group": Break(f'{SHUSH}\ngroup = "brown"', f'{SHUSH}\ngroup = "bron"  #!', "board-word-near", "group"),
    "a price on a chest": Break('kind = "chest"', 'kind = "chest"\nprice = 5  #!', "board-key-unknown", "price"),
    "a street's rents short": Break(
        "rents = [2, 10, 30, 90, 160, 250]", "rents = [2, 10, 30, 90, 160]  #!", "board-count", "rents"
    ),
    "a street's rents over two lines": Break(
        "rents = [2, 10, 30, 90, 160, 250]", "rents = [ #!\n  2, 10, # ] }\n  30, 90, 160]", "board-count", "rents"
    ),
    "rents that fall": Break(
        "rents = [2, 10, 30, 90, 160, 250]", "rents = [2, 10, 30, 90, 80, 250]  #!", "board-falling", "rents"
    ),
    "a rent as text": Break(
        "rents = [2, 10, 30, 90, 160, 250]", 'rents = [2, "10", 30, 90, 160, 250]  #!', "board-item-type", "rents"
    ),
    "a rent as a list": Break(
        "rents = [2, 10, 30, 90, 160, 250]", "rents = [2, [], 30, 90, 160, 250]  #!", "board-item-type", "rents"
    ),
    "a negative rent": Break(
        "rents = [2, 10, 30, 90, 160, 250]", "rents = [-2, 10, 30, 90, 160, 250]  #!", "board-negative", "rents"
    ),
    "no rents": Break("rents = [2, 10, 30, 90, 160, 250]", "rents = []  #!", "board-count", "rents"),
    "a tax that pays": Break("amount = 200\nincome", "amount = -200  #!\nincome", "board-negative", "amount"),
    "income as a number": Break("income = true", "income = 1  #!", "board-type", "income"),
    "a square as text": Break("format = 1", 'format = 1\nsquares = ["x"]', "board-key-twice", "squares", square(0)),
    # names
    "an empty name": Break(SHUSH, 'name = { en = "", fa = "شوش" }  #!', "board-text-empty", "name.en"),
    "a name of spaces": Break(SHUSH, 'name = { en = "   ", fa = "شوش" }  #!', "board-text-empty", "name.en"),
    "a name of half-spaces": Break(SHUSH, 'name = { en = "\\u200c", fa = "شوش" }  #!', "board-text-empty", "name.en"),
    "an escape in a name": Break(
        SHUSH, 'name = { en = "\\u001b[31mX", fa = "شوش" }  #!', "board-text-control", "name.en"
    ),
    "a NUL in a name": Break(SHUSH, 'name = { en = "a\\u0000b", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a newline in a name": Break(SHUSH, 'name = { en = "a\\nb", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a bidi override": Break(SHUSH, 'name = { en = "a\u202eb", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a bidi isolate": Break(SHUSH, 'name = { en = "a\u2067b", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a joiner": Break(SHUSH, 'name = { en = "Shush", fa = "شو\u200dش" }  #!', "board-text-control", "name.fa"),
    "a C1 control": Break(SHUSH, 'name = { en = "a\u009bb", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a variation selector": Break(SHUSH, 'name = { en = "a\ufe0f", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a private character": Break(SHUSH, 'name = { en = "a\ue000", fa = "شوش" }  #!', "board-text-control", "name.en"),
    "a tower of marks": Break(
        SHUSH, f'name = {{ en = "a{chr(0x301) * 9}", fa = "شوش" }}  #!', "board-text-marks", "name.en"
    ),
    "a name as a number": Break(SHUSH, "name = { en = 5 }  #!", "board-type", "name.en"),
    "a long name": Break(SHUSH, f'name = {{ en = "{"S" * 31}", fa = "شوش" }}  #!', "board-text-wide", "name.en"),
    "a wide short name": Break(SHUSH, f'{SHUSH}\nshort = {{ en = "Shushhhh" }}  #!', "board-text-wide", "short.en"),
    "a short name of wide letters": Break(
        SHUSH, f'{SHUSH}\nshort = {{ en = "東京東京" }}  #!', "board-text-wide", "short.en"
    ),
    "a wide Persian code": Break(SHUSH, f'{SHUSH}\ncode = {{ fa = "شوششوش" }}  #!', "board-text-wide", "code.fa"),
    "dotted names": Break(SHUSH, 'name.en = "Shush"\nname.fa = ""  #!', "board-text-empty", "name.fa"),
    "a name as a table": Break(
        f'{SHUSH}\ngroup = "brown"\nprice = 60\nrents = [2, 10, 30, 90, 160, 250]\n',
        'group = "brown"\nprice = 60\nrents = [2, 10, 30, 90, 160, 250]\n[squares.name]\nen = "\\t" #!\n',
        "board-text-control",
        "name.en",
    ),
    # cards
    "an unknown effect": Break(LOAN, LOAN.replace('"receive"', '"recieve" #!'), "board-word-near", "effect"),
    "an effect nobody knows": Break(LOAN, LOAN.replace('"receive"', '"xyzzy" #!'), "board-word", "effect"),
    "a negative card": Break(LOAN, LOAN.replace("150", "-150 #!"), "board-negative", "amount"),
    "a card without its sum": Break(
        LOAN, LOAN[:-13] + "#!", "board-key-missing", "amount", '[[chance]]\nid = "chance-loan"'
    ),
    "a key of another effect": Break(LOAN, f"{LOAN}\nsteps = 3 #!", "board-key-unknown", "steps"),
    "a card to nowhere": Break("to = 39", "to = 40 #!", "board-range", "to"),
    "a card to before the start": Break("to = 39", "to = -1 #!", "board-negative", "to"),
    "a card that stays": Break("steps = 3", "steps = 0 #!", "board-range", "steps"),
    "a card round the board": Break("steps = 3", "steps = 40 #!", "board-range", "steps"),
    "a nearest jail": Break(
        'effect = "nearest"\nkind = "station"', 'effect = "nearest"\nkind = "jail" #!', "board-word", "kind"
    ),
    "two cards of one id": Break('id = "chest-school"', 'id = "chance-loan" #!', "board-id-twice", "id"),
    "a card without text": Break(
        'text = { en = "You took the wrong exit off Hemmat. Go back three squares.", ',
        'text = { en = "", ',
        "board-text-empty",
        "text.en",
        'text = { en = "", ',
    ),
    "a long text": Break(
        'text = { en = "You took the wrong exit off Hemmat.',
        f'text = {{ en = "{"far " * 60}.',
        "board-text-wide",
        "text.en",
        "far far",
    ),
    # not TOML
    "a key twice": Break("fine = 50", "fine = 50\nfine = 60 #!", "board-key-twice", "money.fine"),
    "a quoted key twice": Break("fine = 50", 'fine = 50\n"fine" = 60 #!', "board-key-twice", "money.fine"),
    "a key twice in a name": Break(SHUSH, 'name = { en = "a", en = "b" } #!', "board-key-twice", "name.en"),
    "a table twice": Break("[bank]", "[money] #!", "board-key-twice", "money"),
    "no value": Break("fine = 50", "fine = #!", "board-not-toml", "money.fine"),
    "two values": Break("fine = 50", "fine = 5 0 #!", "board-not-toml", "money.fine"),
    "a word without quotes": Break("fine = 50", "fine = much #!", "board-not-toml", "money.fine"),
    "an unknown escape": Break(SHUSH, 'name = { en = "\\q" } #!', "board-not-toml", "name"),
    "a surrogate": Break(SHUSH, 'name = { en = "\\ud800" } #!', "board-not-toml", "name"),
    "a lone carriage return": Break("fine = 50", "fine = 50\rx = 1 #!", "board-not-toml", "money.fine"),
    "a NUL": Break("fine = 50", "fine = \x00 #!", "board-not-toml", "money.fine"),
    "an impossible date": Break("fine = 50", "fine = 1979-13-27 #!", "board-not-toml", "money.fine"),
    "an open text": Break("fine = 50", 'fine = "50 #!', "board-not-toml", "money.fine"),
    "an open long text": Break("fine = 50", 'fine = """50 #!', "board-unfinished", "money.fine"),
    "an open bracket": Break("fine = 50", "fine = [50 #!", "board-not-toml", "money.fine", "[bank]"),
    "brackets without end": Break("fine = 50", f"fine = {'[' * 5000} #!", "board-too-deep", ""),
    "tables without end": Break("fine = 50", f"fine = {'{a = ' * 5000} #!", "board-too-deep", ""),
    "a key without end": Break("fine = 50", f"{'a.' * 5000}a = 1 #!", "board-too-deep", ""),
    "a head without end": Break("[bank]", f"[{'a.' * 5000}a] #!", "board-too-deep", ""),
}


class Needed(NamedTuple):
    """A key that a board must have, and the numbers (from 1) of its line and of its table's head."""

    key: str
    line: int
    head: int

    def changed(self, new: str | None) -> str:
        """Tehran's file with `new` in place of the key's line, or without it."""
        lines = TEHRAN.split("\n")
        lines[self.line - 1 : self.line] = [] if new is None else [new]
        return "\n".join(lines)

    @property
    def text(self) -> str:
        """The key's line as it stands."""
        return TEHRAN.split("\n")[self.line - 1]


def needed() -> dict[str, Needed]:
    """Every key that a board must have, once for each kind of table, square and effect."""
    found: dict[str, Needed] = {}
    head, section = 1, ""
    for number, line in enumerate(TEHRAN.split("\n"), 1):
        key, equals, value = line.partition(" = ")
        if line.startswith("["):
            head, section = number, line.split("]")[0].strip("[")
        elif equals and not line.startswith("#") and key not in OPTIONAL:
            found.setdefault(f"{section} {key}".strip(), Needed(key, number, head))
            if key in ("kind", "effect") and "nearest" not in section:
                section = f"{section} {value}".replace('"', "")
    return found
