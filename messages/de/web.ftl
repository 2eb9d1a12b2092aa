# Die Seiten der Web-App.

web-skip = Zum Inhalt
web-nav = Seiten
nav-games = Spiele
nav-mine = Meine Spiele
nav-rules = Regeln
web-language = Sprache
web-names = Pentago, Pentaroll und Pantareï gehören ihren Verlagen. Panta ist mit ihnen nicht verbunden.
web-offline = Was hier zu sehen ist, geht nun auch ohne den Server. Spiele mit anderen brauchen ihn.

home-title = Drei Spiele für zwei
home-lead = Spiele gegen den Computer, mit jemandem neben dir oder mit jemandem weit weg. Ohne Konto, ohne Installation.
home-continue = Spiel fortsetzen
play-computer = Gegen den Computer
play-change = Stärke und Farbe wählen
play-here = Nebeneinander spielen
play-friend = Freund einladen

setup-opponent = Wer spielt?
setup-computer = Du und der Computer
setup-here = Zwei an diesem Bildschirm
setup-friend = Du und ein Freund, per Link
setup-level = Stärke des Computers
setup-level-number = { $level ->
    [1] 1, am leichtesten
    [10] 10, am stärksten
   *[other] { $level }
}
setup-color = Deine Farbe
setup-color-white = Weiß
setup-color-black = Schwarz
setup-color-any = Zufällig
setup-first = Wer beginnt?
setup-chooser = Wer sieht die Schlange an und wählt eine Farbe?
setup-chooser-me = Du wählst
setup-chooser-other = Der Gegner wählt
setup-more = Mehr
setup-edition = Ausgabe
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-of = { $minutes } min für jede Seite, dazu { $seconds } s je Zug
setup-hints = Tipps und Drohungen für beide
setup-start = Spiel beginnen
edition-name-standard = Standardausgabe

picture-of = { $board }: { $state }
play-board = Brett
play-status = Stand des Spiels
play-moves = Züge
play-actions = Aktionen
play-damaged = Die Züge danach lassen sich nicht mehr lesen. Das Spiel ist bis hierher zu sehen.
play-no-moves = Noch wurde kein Zug gemacht.
play-no-script = Zum Spielen braucht es JavaScript. Ohne siehst du das Brett, wie es jetzt steht.
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zur aktuellen Stellung
act-undo = Zurücknehmen
act-takeback = Um Rücknahme bitten
act-hint = Tipp
play-threats = Zeigen, wo eine Seite mit dem nächsten Zug gewinnen könnte
play-confirm = Meine Züge bestätigen
play-call = Ton und Vibration, wenn ich am Zug bin
act-confirm = Bestätigen
act-resign = Aufgeben
act-resign-sure = Wirklich aufgeben?
act-yes = Ja
act-no = Nein
act-draw = Unentschieden anbieten
act-accept = Annehmen
act-decline = Ablehnen
act-retry = Zurücknehmen und neu versuchen
act-rematch = Revanche
act-rematch-go = Zur Revanche
act-record = Partie speichern
choose-title = Wähle deine Farbe
choose-lead = Das ist die Schlange. Wer nicht wählt, macht den ersten Zug.
choose-white = Ich nehme Weiß
choose-black = Ich nehme Schwarz
keys-title = Tasten
keys-move = Auf dem Brett bewegen
keys-press = Setzen, rollen oder wählen
keys-cancel = Zug abbrechen
keys-hint = Tipp
keys-threats = Drohungen zeigen oder verbergen
keys-last = Letzten Zug vorlesen
keys-undo = Zurücknehmen

result-you-won = Du hast gewonnen
result-you-lost = Du hast verloren
why-five-by-placing = { $mover ->
    [you] Deine Kugel vollendete eine Fünfer-Reihe.
    [white] Die Kugel von Weiß vollendete eine Fünfer-Reihe.
   *[black] Die Kugel von Schwarz vollendete eine Fünfer-Reihe.
}
why-both-five = { $end ->
    [draw] Ein Zug machte eine Fünfer-Reihe für beide Seiten.
   *[win] Eine Drehung machte eine Fünfer-Reihe für beide Seiten. In dieser Ausgabe gewinnt, wer gedreht hat.
}
why-board-full = Das Brett ist voll, und niemand hat eine Fünfer-Reihe.
why-repetition = Dieselbe Stellung kam zum dritten Mal vor.
why-resignation = { $loser ->
    [you] Du hast aufgegeben.
    [white] Weiß hat aufgegeben.
   *[black] Schwarz hat aufgegeben.
}
why-time = { $loser ->
    [you] Deine Zeit ist abgelaufen.
    [white] Die Zeit von Weiß ist abgelaufen.
   *[black] Die Zeit von Schwarz ist abgelaufen.
}
why-agreement = Beide Seiten waren einverstanden.
why-forfeit = { $loser ->
    [you] Du hast kampflos verloren.
    [white] Weiß hat kampflos verloren.
   *[black] Schwarz hat kampflos verloren.
}
why-abandoned = Das Spiel wurde abgebrochen.

invite-title = Lade deinen Freund ein
invite-lead = Schicke diesen Link oder lass den Code scannen. Er gilt einmal, für den anderen Platz.
invite-link = Link für deinen Freund
invite-share = Link teilen
invite-copy = Kopieren
invite-new = Neuen Link machen
invite-qr = Der Link als QR-Code
invite-watch = Alle anderen können unter dieser Adresse zusehen:
join-color = { $color ->
    [white] Du spielst Weiß.
   *[black] Du spielst Schwarz.
}
join-first = { $color ->
    [white] Weiß beginnt.
   *[black] Schwarz beginnt.
}
join-choosing = Eine Seite sieht die Schlange an und wählt eine Farbe; die andere beginnt.
join-hints = Ihr dürft beide Tipps holen und Drohungen sehen.
join-how = So wird gespielt
join-take = Spielen
join-no-script = Den Platz einzunehmen braucht JavaScript: Nur ein Skript kann den geheimen Teil des Links lesen.
join-taken = Dieser Platz ist schon vergeben. Zusehen kannst du trotzdem.
join-wrong = Dieser Link stimmt nicht, oder ein neuerer hat ihn ersetzt. Frag nach dem neuesten.
join-watch = Dem Spiel zusehen
join-own = Dieser Link ist für deinen Freund oder deine Freundin. Er gilt noch: Schick ihn einfach weiter.
join-back = Zurück zum Spiel

mine-title = Meine Spiele
mine-lead = Die Spiele dieses Browsers, das neueste zuerst. Niemand sonst sieht diese Liste.
mine-none = Noch keine Spiele. Such dir eines aus und spiele.
mine-damaged = { $count ->
    [one] { $count } Spiel lässt sich nicht mehr lesen.
   *[other] { $count } Spiele lassen sich nicht mehr lesen.
}
mine-leave = Dieses Gerät bekommt jemand anderes
mine-leave-what = Danach ist die Liste leer, und niemand kann diese Spiele von diesem Gerät aus fortsetzen. Die Spiele werden nicht gelöscht, und die anderen können weiterspielen.
mine-leave-do = Die Spiele auf diesem Gerät vergessen
mine-open = Weiterspielen
mine-look = Ansehen
mine-moves = { $count ->
    [0] keine Züge
    [one] { $count } Zug
   *[other] { $count } Züge
}

rules-title = Die Regeln
rules-editions = Ausgaben
rules-picture-start = Wie es beginnt

error-not-found = Diese Seite gibt es nicht
error-not-found-more = Vielleicht ist die Adresse falsch, oder das Spiel wurde gelöscht.
error-busy = Zu viele Anfragen
error-busy-more = Bitte warte einen Augenblick und versuche es noch einmal.
error-refused = Das geht nicht
error-refused-more = Bitte geh zurück und prüfe die Auswahl.
error-broken = Da ist etwas schiefgegangen
error-broken-more = Das ist unser Fehler, und er ist vermerkt. Bitte versuche es noch einmal.
error-home = Zurück zu den Spielen
