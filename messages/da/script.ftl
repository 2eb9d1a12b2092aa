color-white = Hvid
color-black = Sort

cell-empty = { $cell }, tom
cell-w = { $cell }, Hvid
cell-b = { $cell }, Sort
threat-white = { $place }; Hvid kan vinde her
threat-black = { $place }; Sort kan vinde her
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Annullér trækket
taken-back = Trækket er annulleret

status-you = Din tur
status-turn = { $color ->
    [white] Hvid er i trækket
   *[black] Sort er i trækket
}
status-thinking = Computeren tænker
status-choosing = Din modstander vælger farve
status-choose = Se på slangen, og vælg en farve
status-waiting = Venter på den anden spiller
status-past = Ser tilbage på træk { $ply }
status-lost = Forbindelsen er afbrudt; prøver igen
status-back = Forbundet igen
no-move = Ingen træk endnu

offer-draw = Din modstander tilbyder uafgjort
offer-takeback = Din modstander beder om at tage et træk tilbage
offer-rematch = Din modstander vil gerne spille et parti mere
offer-made = Dit tilbud er sendt; din modstander kan acceptere det
offer-declined = Dit tilbud blev afslået
hint-is = Tip: { $move }
copied = Kopieret
not-sent = Det lykkedes ikke. Prøv igen.
task-right = Rigtigt!
task-wrong = Ikke endnu
puzzle-go-on = { $color ->
    [white] Gør det nu færdigt. Hvid er i trækket
   *[black] Gør det nu færdigt. Sort er i trækket
}
puzzle-won = Gevinsten er i hus.
puzzle-slipped = { $move } giver gevinsten fra sig.
play-title = { $game }: { $white } – { $black }
player-you = Dig
player-person = Spiller
player-open = Ven, ikke her endnu
player-computer = Computer, niveau { $level }
move-kept = Ingen forbindelse. Dit træk { $move } sendes, så snart den er tilbage.
not-connected = Ingen forbindelse. Prøv igen, når den er tilbage.
undone = Trækket er taget tilbage
no-undo = Der er intet at tage tilbage
no-hints = Tip og trusler er slået fra i dette parti
threats-on = Trusler vises
threats-off = Trusler er skjult
confirm-move = Spille { $move }?

player-you-named = { $name } (dig)
presence-here = her
presence-away = væk
opponent-here = Din modstander er her igen
opponent-away = Din modstander har forladt partiet
opponent-left = Din modstander har været væk et stykke tid. Du kan afslutte partiet

storage-full = Browseren har ikke mere plads, så trækket blev ikke gemt. Slet noget, og prøv igen.
storage-refused = Browseren gemmer intet her, så trækket blev ikke gemt.
mine-moves = { $count ->
    [0] ingen træk
    [one] { $count } træk
   *[other] { $count } træk
}
games-brought = { $count ->
    [one] { $count } parti blev hentet ind.
   *[other] { $count } partier blev hentet ind.
}
games-unread = Der er ingen partier i filen, der kan læses.
players = { $white } – { $black }
