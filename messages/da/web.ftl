web-skip = Gå til indholdet
web-nav = Sider
nav-games = Spil
nav-mine = Mine partier
nav-rules = Regler
web-language = Sprog
web-names = Pentago, Pentaroll og Pantareï tilhører deres forlag. Panta har ingen forbindelse til dem.
web-offline = Det, du ser her, virker nu også uden serveren. Partier med andre kræver den.
web-new-version = En ny version af Panta er klar.
web-new-version-use = Brug den nu
here-missing = Denne browser har ikke partiet. Partier mod computeren og på én skærm bliver i den browser, hvor de spilles.
here-not-kept = Browseren gemmer intet her, så partiet kan ikke spilles i den. Det kan skyldes et privat vindue eller en fuld enhed.

home-title = Tre spil for to spillere
home-lead = Spil mod computeren, med en ven ved siden af dig eller med en ven langt væk. Ingen konto, intet at installere.
home-continue = Fortsæt dit parti
play-computer = Spil mod computeren
play-level = niveau { $level }
play-change = Vælg niveau og farve
play-here = Spil side om side
play-friend = Invitér en ven

setup-opponent = Hvem spiller?
setup-computer = Dig og computeren
setup-here = To personer ved denne skærm
setup-friend = Dig og en ven, via link
setup-level = Computerens niveau
setup-level-number = { $level ->
    [1] 1, lettest
    [10] 10, stærkest
   *[other] { $level }
}
setup-color = Din farve
setup-color-white = Hvid
setup-color-black = Sort
setup-color-any = Tilfældig
setup-first = Hvem begynder?
setup-chooser = Hvem ser på slangen og vælger en farve?
setup-chooser-me = Du vælger
setup-chooser-other = Modstanderen vælger
setup-more = Mere
setup-edition = Udgave
setup-clock = Ur
setup-clock-none = Intet ur
setup-clock-of = { $minutes } min til hver spiller plus { $seconds } s pr. træk
setup-hints = Tip og trusler for begge spillere
setup-start = Start partiet
setup-needs-server = Det kræver serveren at invitere en ven, og den kan ikke nås lige nu. Mod computeren og på denne skærm kan du spille uden den.
edition-name-standard = Standardudgave
picture-of = { $board }: { $state }

play-board = Bræt
play-status = Status i partiet
play-moves = Træk
play-actions = Handlinger
play-damaged = Trækkene efter dette kan ikke læses mere. Partiet vises hertil.
play-no-moves = Der er ikke foretaget noget træk endnu.
play-no-script = Det kræver JavaScript at spille. Uden det ser du brættet, som det er nu.
step-first = Til begyndelsen
step-back = Et træk tilbage
step-forward = Et træk frem
step-last = Til det seneste træk
act-undo = Tag tilbage
act-takeback = Bed om at tage tilbage
act-hint = Tip
play-threats = Vis, hvor en af siderne kan vinde med sit næste træk
play-confirm = Bekræft mine træk
play-call = Lyd og vibration, når det er min tur
act-confirm = Bekræft
act-resign = Giv op
act-resign-sure = Vil du virkelig give op?
act-yes = Ja
act-no = Nej
act-draw = Tilbyd uafgjort
act-accept = Acceptér
act-decline = Afslå
act-retry = Tag tilbage, og prøv igen
act-rematch = Revanche
act-rematch-go = Til revanchen
act-record = Gem partiet
choose-title = Vælg din farve
choose-lead = Dette er slangen. Den spiller, der ikke vælger, foretager det første træk.
choose-why = Begge farver har de samme ni skæl; kun deres pladser er forskellige. Tænk over, hvilken farve der hurtigst kan få mange skæl på én stabel, og husk, at den anden spiller begynder.
choose-white = Jeg tager Hvid
choose-black = Jeg tager Sort
keys-title = Taster
keys-move = Bevæg dig rundt på brættet
keys-press = Læg, rul eller vælg
keys-cancel = Annullér trækket
keys-hint = Tip
keys-threats = Vis eller skjul trusler
keys-last = Læs det sidste træk op
keys-undo = Tag tilbage

result-you-won = Du vandt
result-you-lost = Du tabte
why-five-by-placing = { $mover ->
    [you] Din kugle gav fem på stribe.
    [white] Hvids kugle gav fem på stribe.
   *[black] Sorts kugle gav fem på stribe.
}
why-both-five = { $end ->
    [draw] Ét træk gav begge sider fem på stribe.
   *[win] Én drejning gav begge sider fem på stribe. I denne udgave vinder den, der drejede.
}
why-board-full = Brættet er fuldt, og ingen har fem på stribe.
why-repetition = Den samme stilling opstod for tredje gang.
why-resignation = { $loser ->
    [you] Du gav op.
    [white] Hvid gav op.
   *[black] Sort gav op.
}
why-time = { $loser ->
    [you] Din tid løb ud.
    [white] Hvids tid løb ud.
   *[black] Sorts tid løb ud.
}
why-agreement = Begge sider var enige.
why-forfeit = { $loser ->
    [you] Du forlod partiet.
    [white] Hvid forlod partiet.
   *[black] Sort forlod partiet.
}
why-abandoned = Partiet blev afbrudt.

invite-title = Invitér din ven
invite-lead = Send dette link, eller lad din ven scanne koden. Det virker én gang, til den anden plads.
invite-link = Link til din ven
invite-share = Del linket
invite-copy = Kopiér
invite-new = Lav et nyt link
invite-qr = Linket som QR-kode
invite-watch = Alle andre kan kigge med på denne adresse:
join-color = { $color ->
    [white] Du spiller Hvid.
   *[black] Du spiller Sort.
}
join-first = { $color ->
    [white] Hvid begynder.
   *[black] Sort begynder.
}
join-choosing = En af jer ser på slangen og vælger en farve; den anden begynder.
join-hints = I må begge bede om tip og se trusler.
join-how = Sådan spiller du
join-take = Spil
join-no-script = Det kræver JavaScript at tage pladsen: kun et script kan læse den hemmelige del af linket.
join-taken = Denne plads er allerede taget. Du kan stadig se partiet.
join-wrong = Linket er ikke rigtigt, eller et nyere har erstattet det. Bed din ven om det seneste.
join-watch = Se partiet
join-own = Dette link er til din ven. Det virker stadig: send det bare.
join-back = Tilbage til partiet

mine-title = Mine partier
mine-lead = Partierne i denne browser, de seneste først. Ingen andre ser denne liste.
mine-none = Ingen partier endnu. Vælg et spil, og spil.
mine-damaged = { $count ->
    [one] { $count } parti kan ikke læses mere.
   *[other] { $count } partier kan ikke læses mere.
}
mine-leave = En anden skal have denne enhed
mine-leave-what = Derefter er listen tom, og ingen kan fortsætte disse partier fra denne enhed. Partierne slettes ikke, og de andre spillere kan fortsætte.
mine-leave-do = Glem partierne på denne enhed
mine-here = Gemt i denne browser
mine-here-lead = Disse partier findes kun på denne enhed. Gem dem i en fil for at tage dem med eller for en sikkerheds skyld.
mine-export = Gem partierne i en fil
mine-import = Hent partier ind fra en fil
mine-delete = Slet
mine-open = Fortsæt
mine-look = Vis

rules-title = Reglerne
rules-editions = Udgaver
rules-picture-start = Spillets begyndelse

error-not-found = Siden findes ikke
error-not-found-more = Adressen kan være forkert, eller partiet er slettet.
error-busy = For mange forespørgsler
error-busy-more = Vent et øjeblik, og prøv igen.
error-refused = Det kan ikke lade sig gøre
error-refused-more = Gå tilbage, og tjek valgene.
error-broken = Noget gik galt
error-broken-more = Det er vores fejl, og den er registreret. Prøv igen.
error-home = Tilbage til spillene

name-yours = Dit navn (valgfrit)
name-rule = Et navn har højst 20 bogstaver, cifre, mellemrum og - . _ ’
join-from = { $name } inviterer dig.
join-public = Alle kan finde partiet og kigge med, mens det spilles.
setup-public = Alle må kigge med: vis partiet på listen, mens det spilles

left-lead = Din modstander har forladt partiet. Du kan vente eller afslutte det.
act-claim = Gør krav på sejren
act-call-off = Afbryd partiet

watch-link = Se partier, der spilles nu
watch-title = Partier, der spilles nu
watch-lead = Offentlige partier med et træk inden for den seneste time. Den, der begynder et parti, bestemmer, om det vises her.
watch-none = Der spilles ingen offentlige partier lige nu.

act-film = Gem som animation
embed-title = Vis på et andet websted
embed-lead = Kopiér denne kode ind på siden:
embed-open = Se partiet på Panta
embed-analyze = Analysér stillingen på Panta
