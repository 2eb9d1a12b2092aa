web-skip = Naar de inhoud
web-nav = Pagina’s
nav-games = Spellen
nav-mine = Mijn partijen
nav-rules = Regels
web-language = Taal
web-names = Pentago, Pentaroll en Pantareï zijn van hun uitgevers. Panta is niet met hen verbonden.
web-offline = Wat je hier ziet, werkt nu ook zonder de server. Voor partijen met anderen is die wel nodig.

home-title = Drie spellen voor twee spelers
home-lead = Speel tegen de computer, met iemand naast je of met iemand ver weg. Geen account, niets te installeren.
home-continue = Verder met je partij
play-computer = Tegen de computer spelen
play-change = Niveau en kleur kiezen
play-here = Naast elkaar spelen
play-friend = Vriend uitnodigen

setup-opponent = Wie spelen er?
setup-computer = Jij en de computer
setup-here = Twee mensen aan dit scherm
setup-friend = Jij en een vriend, via een link
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
act-takeback = Terugname vragen
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
why-agreement = Beide spelers waren het eens.
why-forfeit = { $loser ->
    [you] Je hebt reglementair verloren.
    [white] Wit heeft reglementair verloren.
   *[black] Zwart heeft reglementair verloren.
}
why-abandoned = De partij werd afgebroken.

invite-title = Nodig je vriend uit
invite-lead = Stuur deze link, of laat je vriend de code scannen. Hij werkt één keer, voor de andere plaats.
invite-link = Link voor je vriend
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
join-wrong = Deze link klopt niet, of een nieuwere is ervoor in de plaats gekomen. Vraag je vriend om de nieuwste.
join-watch = Meekijken
join-own = Deze link is voor je vriend. Hij werkt nog: stuur hem gewoon door.
join-back = Terug naar de partij

mine-title = Mijn partijen
mine-lead = De partijen van deze browser, de nieuwste eerst. Niemand anders ziet deze lijst.
mine-none = Nog geen partijen. Kies een spel en speel.
mine-damaged = { $count ->
    [one] { $count } partij kan niet meer worden gelezen.
   *[other] { $count } partijen kunnen niet meer worden gelezen.
}
mine-leave = Iemand anders krijgt dit apparaat
mine-leave-what = Hierna is de lijst leeg, en kan niemand deze partijen vanaf dit apparaat voortzetten. De partijen worden niet gewist, en de andere spelers kunnen verder spelen.
mine-leave-do = Partijen op dit apparaat vergeten
mine-open = Verder spelen
mine-look = Bekijken
mine-moves = { $count ->
    [0] geen zetten
    [one] { $count } zet
   *[other] { $count } zetten
}

rules-title = De regels
rules-editions = Uitgaven
rules-picture-start = Het begin van het spel

error-not-found = Deze pagina bestaat niet
error-not-found-more = Misschien klopt het adres niet, of is de partij gewist.
error-busy = Te veel aanvragen
error-busy-more = Wacht even en probeer het nog eens.
error-refused = Dat kan niet
error-refused-more = Ga terug en controleer de keuzes.
error-broken = Er ging iets mis
error-broken-more = Dit is onze fout, en hij is vastgelegd. Probeer het nog eens.
error-home = Terug naar de spellen
