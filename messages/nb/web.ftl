web-skip = Gå til innholdet
web-nav = Sider
nav-games = Spill
nav-mine = Mine partier
nav-rules = Regler
web-language = Språk
web-names = Pentago, Pentaroll og Pantareï tilhører forlagene sine. Panta har ingen tilknytning til dem.
web-offline = Det du ser her, virker nå også uten serveren. Partier med andre trenger den.
web-new-version = En ny versjon av Panta er klar.
web-new-version-use = Bruk den nå
here-missing = Denne nettleseren har ikke partiet. Partier mot datamaskinen og på én skjerm blir i nettleseren der de spilles.
here-not-kept = Nettleseren lagrer ingenting her, så partiet kan ikke spilles i den. Det kan skyldes et privat vindu eller en full enhet.

home-title = Tre spill for to spillere
home-lead = Spill mot datamaskinen, med en venn ved siden av deg eller med en venn langt unna. Ingen konto, ingenting å installere.
home-continue = Fortsett partiet ditt
play-computer = Spill mot datamaskinen
play-level = nivå { $level }
play-change = Velg nivå og farge
play-here = Spill side om side
play-friend = Inviter en venn

setup-opponent = Hvem spiller?
setup-computer = Du og datamaskinen
setup-here = To personer ved denne skjermen
setup-friend = Du og en venn, via lenke
setup-level = Datamaskinens nivå
setup-level-number = { $level ->
    [1] 1, lettest
    [10] 10, sterkest
   *[other] { $level }
}
setup-color = Din farge
setup-color-white = Hvit
setup-color-black = Svart
setup-color-any = Tilfeldig
setup-first = Hvem begynner?
setup-chooser = Hvem ser på slangen og velger en farge?
setup-chooser-me = Du velger
setup-chooser-other = Motstanderen velger
setup-more = Mer
setup-edition = Utgave
setup-clock = Klokke
setup-clock-none = Ingen klokke
setup-clock-of = { $minutes } min til hver spiller, pluss { $seconds } s per trekk
setup-hints = Tips og trusler for begge spillerne
setup-start = Start partiet
setup-needs-server = For å invitere en venn trengs serveren, og den kan ikke nås nå. Mot datamaskinen og på denne skjermen kan du spille uten den.
edition-name-standard = Standardutgave
picture-of = { $board }: { $state }

play-board = Brett
play-status = Status i partiet
play-moves = Trekk
play-actions = Handlinger
play-damaged = Trekkene etter dette kan ikke leses lenger. Partiet vises fram til hit.
play-no-moves = Ingen trekk er gjort ennå.
play-no-script = For å spille trengs JavaScript. Uten det ser du brettet slik det er nå.
step-first = Til begynnelsen
step-back = Ett trekk tilbake
step-forward = Ett trekk fram
step-last = Til siste trekk
act-undo = Ta tilbake
act-takeback = Be om å ta tilbake
act-hint = Tips
play-threats = Vis hvor en av sidene kan vinne med sitt neste trekk
play-confirm = Bekreft trekkene mine
play-call = Lyd og vibrasjon når det er min tur
act-confirm = Bekreft
act-resign = Gi opp
act-resign-sure = Vil du virkelig gi opp?
act-yes = Ja
act-no = Nei
act-draw = Tilby uavgjort
act-accept = Godta
act-decline = Avslå
act-retry = Ta tilbake og prøv igjen
act-rematch = Omkamp
act-rematch-go = Til omkampen
act-record = Lagre partiet
choose-title = Velg din farge
choose-lead = Dette er slangen. Spilleren som ikke velger, gjør det første trekket.
choose-why = Begge fargene har de samme ni skjellene; bare plassene er forskjellige. Tenk over hvilken farge som raskest kan få mange skjell på én stabel, og husk at den andre spilleren begynner.
choose-white = Jeg tar Hvit
choose-black = Jeg tar Svart
keys-title = Taster
keys-move = Gå rundt på brettet
keys-press = Legg, rull eller velg
keys-cancel = Avbryt trekket
keys-hint = Tips
keys-threats = Vis eller skjul trusler
keys-last = Les opp det siste trekket
keys-undo = Ta tilbake

result-you-won = Du vant
result-you-lost = Du tapte
why-five-by-placing = { $mover ->
    [you] Kulen din ga fem på rad.
    [white] Hvits kule ga fem på rad.
   *[black] Svarts kule ga fem på rad.
}
why-both-five = { $end ->
    [draw] Ett trekk ga begge sider fem på rad.
   *[win] Én vridning ga begge sider fem på rad. I denne utgaven vinner den som vred.
}
why-board-full = Brettet er fullt, og ingen har fem på rad.
why-repetition = Den samme stillingen oppsto for tredje gang.
why-resignation = { $loser ->
    [you] Du ga opp.
    [white] Hvit ga opp.
   *[black] Svart ga opp.
}
why-time = { $loser ->
    [you] Tiden din løp ut.
    [white] Hvits tid løp ut.
   *[black] Svarts tid løp ut.
}
why-agreement = Begge sider var enige.
why-forfeit = { $loser ->
    [you] Du forlot partiet.
    [white] Hvit forlot partiet.
   *[black] Svart forlot partiet.
}
why-abandoned = Partiet ble avbrutt.

invite-title = Inviter vennen din
invite-lead = Send denne lenken, eller la vennen din skanne koden. Den virker én gang, for den andre plassen.
invite-link = Lenke til vennen din
invite-share = Del lenken
invite-copy = Kopier
invite-new = Lag en ny lenke
invite-qr = Lenken som QR-kode
invite-watch = Alle andre kan se på via denne adressen:
join-color = { $color ->
    [white] Du spiller Hvit.
   *[black] Du spiller Svart.
}
join-first = { $color ->
    [white] Hvit begynner.
   *[black] Svart begynner.
}
join-choosing = En av dere ser på slangen og velger en farge; den andre begynner.
join-hints = Dere kan begge be om tips og se trusler.
join-how = Slik spiller du
join-take = Spill
join-no-script = For å ta plassen trengs JavaScript: bare et skript kan lese den hemmelige delen av lenken.
join-taken = Denne plassen er allerede tatt. Du kan likevel se på partiet.
join-wrong = Lenken stemmer ikke, eller en nyere har erstattet den. Be vennen din om den nyeste.
join-watch = Se på partiet
join-own = Denne lenken er til vennen din. Den virker fortsatt: bare send den.
join-back = Tilbake til partiet

mine-title = Mine partier
mine-lead = Partiene i denne nettleseren, de nyeste først. Ingen andre ser denne listen.
mine-none = Ingen partier ennå. Velg et spill og spill.
mine-damaged = { $count ->
    [one] { $count } parti kan ikke leses lenger.
   *[other] { $count } partier kan ikke leses lenger.
}
mine-leave = Noen andre skal ha denne enheten
mine-leave-what = Etter dette er listen tom, og ingen kan fortsette disse partiene fra denne enheten. Partiene slettes ikke, og de andre spillerne kan fortsette.
mine-leave-do = Glem partiene på denne enheten
mine-here = Lagret i denne nettleseren
mine-here-lead = Disse partiene finnes bare på denne enheten. Lagre dem i en fil for å ta dem med eller for sikkerhets skyld.
mine-export = Lagre partiene i en fil
mine-import = Hent inn partier fra en fil
mine-delete = Slett
mine-open = Fortsett
mine-look = Vis

rules-title = Reglene
rules-editions = Utgaver
rules-picture-start = Starten på spillet

error-not-found = Siden finnes ikke
error-not-found-more = Adressen kan være feil, eller partiet er slettet.
error-busy = For mange forespørsler
error-busy-more = Vent litt og prøv igjen.
error-refused = Det går ikke
error-refused-more = Gå tilbake og sjekk valgene.
error-broken = Noe gikk galt
error-broken-more = Det er vår feil, og den er registrert. Prøv igjen.
error-home = Tilbake til spillene

name-yours = Navnet ditt (valgfritt)
name-rule = Et navn har høyst 20 bokstaver, sifre, mellomrom og - . _ ’
join-from = { $name } inviterer deg.
join-public = Alle kan finne partiet og se på mens det spilles.
setup-public = Alle kan se på: vis partiet i listen mens det spilles

left-lead = Motstanderen din har forlatt partiet. Du kan vente eller avslutte det.
act-claim = Krev seieren
act-call-off = Avbryt partiet

watch-link = Se på partier som spilles
watch-title = Partier som spilles
watch-lead = Offentlige partier med et trekk den siste timen. Den som starter et parti, bestemmer om det vises her.
watch-none = Ingen offentlige partier spilles akkurat nå.

act-film = Lagre som animasjon
embed-title = Vis på et annet nettsted
embed-lead = Kopier denne koden inn på siden:
embed-open = Se partiet på Panta
embed-analyze = Analyser stillingen på Panta
