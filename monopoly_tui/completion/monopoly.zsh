#compdef monopoly
# Completes monopoly in zsh. Put into ~/.zshrc, after compinit:  eval "$(monopoly completion zsh)"
_monopoly_words() { compadd -- "$@"; }
_monopoly_files() { _files; }
_monopoly_saves() {
  local folder=${XDG_DATA_HOME:-$HOME/.local/share}/monopoly
  [[ $OSTYPE == darwin* ]] && folder="$HOME/Library/Application Support/monopoly"
  folder=${MONOPOLY_DATA_DIR:-$folder}/saves
  local save
  [[ -d $folder ]] && for save in ${(f)"$(command ls "$folder")"}; do
    [[ $save == *.mono ]] && _monopoly_words "${save%.mono}"
  done
}
_monopoly() {
  local cur=$words[CURRENT] prev=$words[CURRENT-1]
  local -a before=("${(@)words[2,CURRENT-1]}")
  local command= sub= word skip=
  for word in "${before[@]}"; do
    if [[ -n $skip ]]; then skip=; continue; fi
    case $word in
      --at|--auction|--board|--bots|--cluster|--color|--config|--dice|--digits|--format|--games|--handover|--jobs|--lang|--output|--players|--rounds|--rules|--seed|--set|--speed|--title|--until|--versus|-o) skip=1 ;;
      -*) ;;
      *) if [[ -z $command ]]; then command=$word; elif [[ -z $sub ]]; then sub=$word; fi ;;
    esac
  done
  case $prev in
    --board) _monopoly_words tehran bazaar haft-khan kish; _monopoly_files; return ;;
    --rules) _monopoly_words official room classic short; return ;;
    --auction) _monopoly_words turns off timed open; return ;;
    --set) _monopoly_words starting_cash= turn_order= deal= landing_salary= auction= rent_in_jail= double_rent= double_rent_needs= rent_collection= even_build= group_sale= building_shortage= income_tax= tax_base= parking_pot= mortgage= sell_to_bank= debt_trades= transfer_fee= transfer_lift= balances= auto_bankrupt= bankruptcy_fee= estate= end= rounds= auction_seconds=; return ;;
    --speed) _monopoly_words normal slow fast instant; return ;;
    --handover) _monopoly_words flow card; return ;;
    --lang) _monopoly_words auto en fa; return ;;
    --digits) _monopoly_words auto latin persian; return ;;
    --color) _monopoly_words auto always never; return ;;
    --config) _monopoly_files; return ;;
    --format) _monopoly_words mono csv svg text; return ;;
    --output) _monopoly_files; return ;;
    -o) _monopoly_files; return ;;
    --dice) _monopoly_words real; return ;;
    --at|--bots|--cluster|--games|--jobs|--players|--rounds|--seed|--title|--until|--versus) return ;;
  esac
  case $cur in
    -*)
      case "$command $sub" in
        "saves list") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "saves show") _monopoly_words --reveal --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "saves rename") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "saves remove") _monopoly_words --force --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "saves where") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "boards list") _monopoly_words --json --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "boards show") _monopoly_words --table --map --json --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "boards validate") _monopoly_words --strict --json --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "boards init") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config list") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config get") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config set") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config path") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config edit") _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "new "*) _monopoly_words --board --rounds --players --bots --rules --set --auction --hidden-cash --handover --speed --seed --dice --title --lobby --no-lobby --no-input --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "resume "*) _monopoly_words --last --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "saves "*) _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "boards "*) _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "replay "*) _monopoly_words --at --speed --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "export "*) _monopoly_words --format --output -o --reveal --force --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "rules "*) _monopoly_words --board --rules --set --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "check "*) _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "state "*) _monopoly_words --until --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "simulate "*) _monopoly_words --board --players --rounds --games --seed --jobs --rules --set --versus --think --cluster --json --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "config "*) _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "doctor "*) _monopoly_words --json --help -h --debug --lang --digits --color --plain --ascii --config ;;
        "completion "*) _monopoly_words --help -h --debug --lang --digits --color --plain --ascii --config ;;
        *) _monopoly_words --version --debug --lang --digits --color --plain --ascii --config --help -h ;;
      esac
      return ;;
  esac
  case "$command $sub" in
    " ") _monopoly_words new resume saves boards replay export rules check state simulate config doctor completion ;;
    "saves ") _monopoly_words list show rename remove where ;;
    "boards ") _monopoly_words list show validate init ;;
    "config ") _monopoly_words list get set path edit ;;
    "resume "*) _monopoly_saves; _monopoly_files ;;
    "saves show") _monopoly_saves ;;
    "saves rename") _monopoly_saves ;;
    "saves remove") _monopoly_saves ;;
    "boards show") _monopoly_words tehran bazaar haft-khan kish; _monopoly_files ;;
    "boards validate") _monopoly_files ;;
    "boards init") _monopoly_files ;;
    "rules "*) _monopoly_words start turn buying auction rent building cards tax mortgage trade debt jail end options tips ;;
    "replay "*) _monopoly_saves; _monopoly_files ;;
    "export "*) _monopoly_saves; _monopoly_files ;;
    "check "*) _monopoly_files ;;
    "state "*) _monopoly_saves; _monopoly_files ;;
    "config get") _monopoly_words lang digits bidi plain theme color glyphs motion speed handover auction undo bot_offers bell keys.go_on keys.buy keys.auction keys.money keys.sell keys.trade keys.pay keys.tenth keys.card keys.jail_card keys.deed keys.claim keys.give_up keys.yes keys.no keys.undo keys.redo keys.log keys.graph keys.view keys.fast keys.wait keys.find keys.hint keys.amount keys.more keys.less keys.export keys.options keys.settings keys.language keys.help keys.quit ;;
    "config set") _monopoly_words lang digits bidi plain theme color glyphs motion speed handover auction undo bot_offers bell keys.go_on keys.buy keys.auction keys.money keys.sell keys.trade keys.pay keys.tenth keys.card keys.jail_card keys.deed keys.claim keys.give_up keys.yes keys.no keys.undo keys.redo keys.log keys.graph keys.view keys.fast keys.wait keys.find keys.hint keys.amount keys.more keys.less keys.export keys.options keys.settings keys.language keys.help keys.quit ;;
    "completion "*) _monopoly_words bash zsh fish ;;
  esac
}
compdef _monopoly monopoly
