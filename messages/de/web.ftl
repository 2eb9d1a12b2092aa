# Die Seiten der Web-App.

web-skip = Zum Inhalt
web-nav = Seiten
nav-games = Spiele
nav-mine = Meine Spiele
nav-rules = Regeln
web-language = Sprache
web-names = Pentago, Pentaroll und Pantareï gehören ihren Verlagen. Panta ist mit ihnen nicht verbunden.

home-title = Drei Spiele für zwei
home-lead = Spiele gegen den Computer, mit jemandem neben dir oder mit jemandem weit weg. Ohne Konto, ohne Installation.
home-continue = Spiel fortsetzen
play-computer = Gegen den Computer
play-change = Stärke und Farbe wählen
play-here = Hier zu zweit
play-friend = Freund einladen
rules-of = Regeln von { $game }
play-a = { $game } spielen

setup-title = Ein Spiel { $game }
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
setup-color-any = Das Los entscheidet
setup-first = Wer beginnt?
setup-chooser = Wer sieht die Schlange an und wählt eine Farbe?
setup-chooser-me = Ich wähle
setup-chooser-other = Mein Gegner wählt
setup-more = Mehr
setup-edition = Ausgabe
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-of = Je { $minutes } Minuten und { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} für jeden Zug
setup-hints = Tipps und Drohungen für uns beide
setup-start = Spiel beginnen
edition-name-standard = Standard

picture-of = { $board }: { $state }
play-board = Brett
play-status = Stand des Spiels
play-moves = Züge
play-actions = Aktionen
play-damaged = Was danach kam, lässt sich nicht mehr lesen. Das Spiel ist bis hierher zu sehen.
play-no-moves = Noch wurde kein Zug gemacht.
play-no-script = Zum Spielen braucht es JavaScript. Ohne siehst du das Brett, wie es jetzt steht.
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zur Gegenwart
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
act-record = Aufzeichnung speichern
choose-title = Wähle deine Farbe
choose-lead = Das ist die Schlange. Wer nicht wählt, macht den ersten Zug.
choose-white = Ich nehme Weiß
choose-black = Ich nehme Schwarz
keys-title = Tasten
keys-move = Auf dem Brett bewegen
keys-press = Setzen, rollen oder wählen
keys-cancel = Halben Zug zurücknehmen
keys-hint = Tipp
keys-threats = Drohungen zeigen oder verbergen
keys-last = Letzten Zug vorlesen
keys-undo = Zurücknehmen

result-you-won = Du hast gewonnen
result-you-lost = Du hast verloren
why-five-by-placing = { $mover ->
    [you] Deine Kugel
    [white] Die weiße Kugel
   *[black] Die schwarze Kugel
} vollendete { $line ->
    [row] eine waagerechte Fünf
    [column] eine senkrechte Fünf
    [diagonal] eine schräge Fünf
   *[many] mehrere Fünfer
}.
why-opponents-five = { $game ->
    [pentago] { $mover ->
        [you] Deine Drehung
        [white] Die Drehung von Weiß
       *[black] Die Drehung von Schwarz
    }
   *[other] { $mover ->
        [you] Dein Stoß
        [white] Der Stoß von Weiß
       *[black] Der Stoß von Schwarz
    }
} vollendete { $line ->
    [row] die waagerechte Fünf
    [column] die senkrechte Fünf
    [diagonal] die schräge Fünf
   *[many] die Fünfer
} von { $other ->
    [white] Weiß
   *[black] Schwarz
}.
why-both-five = { $end ->
    [draw] Ein Zug machte fünf für beide Seiten.
   *[win] Eine Drehung machte fünf für beide Seiten, und hier gewinnt, wer dreht.
}
why-board-full = Das Brett ist voll, und niemand hat fünf.
why-repetition = Dieselbe Stellung kam zum dritten Mal.
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
invite-lead = Schicke diesen Link oder lass deinen Freund den Code scannen. Er gilt einmal und gibt den anderen Platz.
invite-link = Link für deinen Freund
invite-share = Link teilen
invite-text = Spiel { $game } mit mir
invite-copy = Kopieren
invite-new = Neuen Link machen
invite-qr = Der Link als QR-Code
invite-watch = Alle anderen können unter dieser Adresse zusehen:
join-title = Du bist zu einer Partie { $game } eingeladen
join-color = Du spielst { $color }.
join-first = { $color } beginnt.
join-choosing = Eine Seite sieht die Schlange an und wählt eine Farbe; die andere beginnt.
join-hints = Ihr dürft beide Tipps holen und Drohungen sehen.
join-take = Spielen
join-how = So wird gespielt
join-no-script = Den Platz einzunehmen braucht JavaScript: Sonst verlässt das Geheimnis deines Links den Browser nicht.
join-taken = Dieser Platz ist schon vergeben. Zusehen kannst du trotzdem.
join-wrong = Dieser Link stimmt nicht, oder ein neuerer hat ihn ersetzt. Frag nach dem neuesten.
join-watch = Dem Spiel zusehen
join-own = Dieser Link ist für deinen Freund oder deine Freundin. Er gilt noch: Schick ihn weiter.
join-back = Zurück zum Spiel

mine-title = Meine Spiele
mine-lead = Die Spiele dieses Browsers, das neueste zuerst. Niemand sonst sieht diese Liste.
mine-none = Noch keine Spiele. Such dir eines aus und spiele.
mine-damaged = { $count ->
    [one] Ein Spiel lässt sich nicht mehr lesen.
   *[other] { $count } Spiele lassen sich nicht mehr lesen.
}
mine-leave = Dieses Gerät gehört mir nicht mehr
mine-leave-what = Von diesem Gerät aus kann dann niemand mehr diese Spiele fortsetzen, und die Liste ist leer. Die Spiele bleiben, und die anderen können weiterspielen.
mine-leave-do = Meine Spiele hier vergessen
mine-open = Weiterspielen
mine-look = Ansehen
mine-moves = { $count ->
    [0] keine Züge
    [one] 1 Zug
   *[other] { $count } Züge
}

rules-title = Die Regeln
rules-editions = Ausgaben
rules-picture-start = Wie es beginnt

error-not-found = Diese Seite gibt es nicht
error-not-found-more = Vielleicht ist die Adresse vertippt, oder das Spiel gibt es nicht mehr.
error-busy = Etwas zu schnell
error-busy-more = Bitte warte einen Augenblick und versuche es noch einmal.
error-refused = Das geht nicht
error-refused-more = Bitte geh zurück und prüfe deine Wahl.
error-broken = Da ist etwas schiefgegangen
error-broken-more = Es liegt an uns und ist vermerkt. Bitte versuche es noch einmal.
error-home = Zurück zu den Spielen
