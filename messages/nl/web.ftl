web-skip = Naar de inhoud
web-nav = Pagina’s
nav-games = Spellen
nav-mine = Mijn partijen
nav-rules = Regels
web-language = Taal
web-names = Pentago, Pentaroll en Pantareï zijn van hun uitgevers. Panta is niet met hen verbonden.
web-offline = Wat je hier ziet, werkt nu ook zonder de server. Voor partijen met anderen is die wel nodig.
web-new-version = Er is een nieuwe versie van Panta.
web-new-version-use = Nu gebruiken
here-missing = Deze browser heeft deze partij niet. Partijen tegen de computer en aan één scherm blijven in de browser waarin ze worden gespeeld.
here-not-kept = Deze browser slaat hier niets op, dus de partij kan er niet in worden gespeeld. Misschien komt dat door een privévenster of een vol apparaat.

home-title = Drie spellen voor twee spelers
home-lead = Speel tegen de computer, met iemand naast je of met iemand ver weg. Geen account, niets te installeren.
home-continue = Verder met je partij
play-computer = Tegen de computer spelen
play-level = niveau { $level }
play-change = Niveau en kleur kiezen
play-here = Naast elkaar spelen
play-friend = Iemand uitnodigen

setup-opponent = Wie spelen er?
setup-computer = Jij en de computer
setup-here = Twee mensen aan dit scherm
setup-friend = Jij en iemand anders, via een link
setup-level = Niveau van de computer
setup-level-number = { $level ->
    [1] 1, het makkelijkst
    [10] 10, het sterkst
   *[other] { $level }
}
setup-color = Jouw kleur
setup-color-white = Wit
setup-color-black = Zwart
setup-color-any = Willekeurig
setup-first = Wie begint?
setup-chooser = Wie bekijkt de slang en kiest een kleur?
setup-chooser-me = Jij kiest
setup-chooser-other = De tegenstander kiest
setup-more = Meer
setup-edition = Uitgave
setup-clock = Klok
setup-clock-none = Geen klok
setup-clock-of = { $minutes } min voor elke speler, plus { $seconds } s per zet
setup-hints = Tips en dreigingen voor beide spelers
setup-start = Partij beginnen
setup-needs-server = Om iemand uit te nodigen is de server nodig, en die is nu niet bereikbaar. Tegen de computer en aan dit scherm kun je zonder server spelen.
edition-name-standard = Standaarduitgave
picture-of = { $board }: { $state }

play-board = Speelveld
play-status = Stand van de partij
play-moves = Zetten
play-actions = Acties
play-damaged = De zetten hierna kunnen niet meer worden gelezen. De partij wordt tot hier getoond.
play-no-moves = Er is nog geen zet gedaan.
play-no-script = Om te spelen is JavaScript nodig. Zonder JavaScript zie je het speelveld zoals het nu is.
step-first = Naar het begin
step-back = Eén zet terug
step-forward = Eén zet vooruit
step-last = Naar de laatste zet
act-undo = Terugnemen
act-takeback = Om terugname vragen
act-hint = Tip
play-threats = Tonen waar een speler met de volgende zet kan winnen
play-confirm = Mijn zetten bevestigen
play-call = Geluid en trilling als ik aan zet ben
act-confirm = Bevestigen
act-resign = Opgeven
act-resign-sure = Echt opgeven?
act-yes = Ja
act-no = Nee
act-draw = Gelijkspel aanbieden
act-accept = Aannemen
act-decline = Afwijzen
act-retry = Terugnemen en opnieuw proberen
act-rematch = Revanche
act-rematch-go = Naar de revanche
act-record = Partij opslaan
choose-title = Kies je kleur
choose-lead = Dit is de slang. De speler die niet kiest, doet de eerste zet.
choose-why = Beide kleuren hebben dezelfde negen blokken; alleen hun plaatsen verschillen. Bedenk welke kleur eerder veel blokken op één stapel kan krijgen, en onthoud dat de andere speler begint.
choose-white = Ik neem Wit
choose-black = Ik neem Zwart
keys-title = Toetsen
keys-move = Over het speelveld bewegen
keys-press = Plaatsen, rollen of kiezen
keys-cancel = Zet annuleren
keys-hint = Tip
keys-threats = Dreigingen tonen of verbergen
keys-last = Laatste zet voorlezen
keys-undo = Terugnemen

result-you-won = Je hebt gewonnen
result-you-lost = Je hebt verloren
why-five-by-placing = { $mover ->
    [you] Jouw knikker maakte vijf op een rij.
    [white] De knikker van Wit maakte vijf op een rij.
   *[black] De knikker van Zwart maakte vijf op een rij.
}
why-both-five = { $end ->
    [draw] Eén zet maakte vijf op een rij voor beide spelers.
   *[win] Eén draai maakte vijf op een rij voor beide spelers. In deze uitgave wint wie gedraaid heeft.
}
why-board-full = Het speelveld is vol, en niemand heeft vijf op een rij.
why-repetition = Dezelfde stelling kwam voor de derde keer voor.
why-resignation = { $loser ->
    [you] Je hebt opgegeven.
    [white] Wit heeft opgegeven.
   *[black] Zwart heeft opgegeven.
}
why-time = { $loser ->
    [you] Je tijd is om.
    [white] De tijd van Wit is om.
   *[black] De tijd van Zwart is om.
}
why-agreement = Beide spelers kwamen gelijkspel overeen.
why-forfeit = { $loser ->
    [you] Je hebt de partij verlaten.
    [white] Wit heeft de partij verlaten.
   *[black] Zwart heeft de partij verlaten.
}
why-abandoned = De partij werd afgebroken.

invite-title = Nodig iemand uit
invite-lead = Stuur deze link, of laat de code scannen. Hij werkt één keer, voor de andere plaats.
invite-link = Link voor de ander
invite-share = Link delen
invite-copy = Kopiëren
invite-new = Nieuwe link maken
invite-qr = De link als QR-code
invite-watch = Alle anderen kunnen op dit adres meekijken:
join-color = { $color ->
    [white] Je speelt met Wit.
   *[black] Je speelt met Zwart.
}
join-first = { $color ->
    [white] Wit begint.
   *[black] Zwart begint.
}
join-choosing = Een van jullie bekijkt de slang en kiest een kleur; de ander begint.
join-hints = Jullie mogen allebei tips vragen en dreigingen zien.
join-how = Zo speel je
join-take = Spelen
join-no-script = Om de plaats in te nemen is JavaScript nodig: alleen een script kan het geheime deel van de link lezen.
join-taken = Deze plaats is al bezet. Meekijken kan nog wel.
join-wrong = Deze link klopt niet, of een nieuwere is ervoor in de plaats gekomen. Vraag om de nieuwste.
join-watch = Meekijken
join-own = Deze link is voor degene die je uitnodigt. Hij werkt nog: stuur hem gewoon door.
join-back = Terug naar de partij

mine-title = Mijn partijen
mine-lead = De partijen van deze browser, de nieuwste eerst. Niemand anders ziet deze lijst.
mine-none = Nog geen partijen. Kies een spel en speel.
mine-damaged = { $count ->
    [one] { $count } partij kan niet meer worden gelezen.
   *[other] { $count } partijen kunnen niet meer worden gelezen.
}
mine-leave = Iemand anders krijgt dit apparaat
mine-leave-what = Hierna is de lijst leeg, en kan niemand deze partijen vanaf dit apparaat voortzetten. De partijen worden niet gewist, en de andere spelers kunnen verderspelen.
mine-leave-do = Partijen op dit apparaat vergeten
mine-here = Opgeslagen in deze browser
mine-here-lead = Deze partijen staan alleen op dit apparaat. Sla ze op in een bestand om ze mee te nemen of voor de zekerheid.
mine-export = Deze partijen in een bestand opslaan
mine-import = Partijen uit bestand laden
mine-delete = Wissen
mine-open = Verderspelen
mine-look = Bekijken

rules-title = De regels
rules-editions = Uitgaven
rules-picture-start = Het begin van het spel

error-not-found = Deze pagina bestaat niet
error-not-found-more = Misschien klopt het adres niet, of is de partij gewist.
error-busy = Te veel verzoeken
error-busy-more = Wacht even en probeer het nog eens.
error-refused = Dat kan niet
error-refused-more = Ga terug en controleer de keuzes.
error-broken = Er ging iets mis
error-broken-more = Dit is onze fout, en hij is vastgelegd. Probeer het nog eens.
error-home = Terug naar de spellen

name-yours = Je naam (niet verplicht)
name-rule = Een naam heeft hoogstens 20 letters, cijfers, spaties en - . _ ’
join-from = { $name } nodigt je uit.
join-public = Iedereen kan deze partij vinden en meekijken zolang er wordt gespeeld.
setup-public = Iedereen mag meekijken: partij in de lijst zetten zolang er wordt gespeeld

left-lead = Je tegenstander heeft de partij verlaten. Je kunt wachten, of de partij beëindigen.
act-claim = Winst opeisen
act-call-off = Partij afbreken

watch-link = Meekijken met lopende partijen
watch-title = Lopende partijen
watch-lead = Openbare partijen met een zet in het afgelopen uur. Wie een partij begint, bepaalt of die hier staat.
watch-none = Er wordt nu geen openbare partij gespeeld.

act-film = Als animatie opslaan
embed-title = Op een andere website tonen
embed-lead = Kopieer deze code naar de pagina:
embed-open = De partij op Panta bekijken
embed-analyze = De stelling op Panta analyseren
