# Die Seiten der Web-App.

web-skip = Zum Inhalt
web-nav = Seiten
nav-games = Spiele
nav-mine = Meine Partien
nav-rules = Regeln
web-language = Sprache
web-names = Pentago, Pentaroll und Pantareï gehören ihren Verlagen. Panta ist mit ihnen nicht verbunden.
web-offline = Was hier zu sehen ist, geht nun auch ohne den Server. Partien mit anderen brauchen ihn.
web-new-version = Eine neue Version von Panta ist bereit.
web-new-version-use = Jetzt verwenden
here-missing = Dieser Browser hat diese Partie nicht. Partien gegen den Computer und an einem Bildschirm bleiben in dem Browser, in dem sie gespielt werden.
here-not-kept = Dieser Browser speichert hier nichts, deshalb lässt sich die Partie in ihm nicht spielen. Vielleicht liegt es an einem privaten Fenster oder einem vollen Gerät.

home-title = Drei Spiele für zwei
home-lead = Spiele gegen den Computer, mit jemandem neben dir oder mit jemandem weit weg. Ohne Konto, ohne Installation.
home-continue = Partie fortsetzen
play-computer = Gegen den Computer
play-level = Stärke { $level }
play-change = Stärke und Farbe wählen
play-here = Nebeneinander spielen
play-friend = Jemanden einladen

setup-opponent = Wer spielt?
setup-computer = Du und der Computer
setup-here = Zwei an diesem Bildschirm
setup-friend = Du und jemand anderes, per Link
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
setup-chooser = Wer sieht sich die Schlange an und wählt eine Farbe?
setup-chooser-me = Du wählst
setup-chooser-other = Der Gegner wählt
setup-more = Mehr
setup-edition = Ausgabe
setup-clock = Uhr
setup-clock-none = Keine Uhr
setup-clock-of = { $minutes } min für jede Seite, dazu { $seconds } s je Zug
setup-hints = Tipps und Drohungen für beide
setup-start = Partie beginnen
setup-needs-server = Um jemanden einzuladen, braucht es den Server, und der ist gerade nicht erreichbar. Gegen den Computer und an diesem Bildschirm kannst du ohne ihn spielen.
edition-name-standard = Standardausgabe

picture-of = { $board }: { $state }
play-board = Brett
play-status = Stand der Partie
play-moves = Züge
play-actions = Aktionen
play-damaged = Die Züge danach lassen sich nicht mehr lesen. Die Partie ist bis hierher zu sehen.
play-no-moves = Noch wurde kein Zug gemacht.
play-no-script = Zum Spielen braucht es JavaScript. Ohne JavaScript siehst du das Brett, wie es jetzt steht.
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
choose-why = Beide Farben haben die gleichen neun Steine; nur ihre Plätze sind verschieden. Überlege, welche Farbe eher viele Steine auf einen Stapel bringen könnte, und denk daran, dass die andere Seite beginnt.
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
    [you] Deine Kugel hat eine Fünfer-Reihe vollendet.
    [white] Die Kugel von Weiß hat eine Fünfer-Reihe vollendet.
   *[black] Die Kugel von Schwarz hat eine Fünfer-Reihe vollendet.
}
why-both-five = { $end ->
    [draw] Ein Zug hat beiden Seiten eine Fünfer-Reihe gebracht.
   *[win] Eine Drehung hat beiden Seiten eine Fünfer-Reihe gebracht. In dieser Ausgabe gewinnt, wer gedreht hat.
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
why-agreement = Beide Seiten haben sich geeinigt.
why-forfeit = { $loser ->
    [you] Du hast die Partie verlassen.
    [white] Weiß hat die Partie verlassen.
   *[black] Schwarz hat die Partie verlassen.
}
why-abandoned = Die Partie wurde abgebrochen.

invite-title = Lade jemanden ein
invite-lead = Schicke diesen Link oder lass den Code scannen. Er gilt einmal, für den anderen Platz.
invite-link = Link zum Verschicken
invite-share = Link teilen
invite-copy = Kopieren
invite-new = Neuen Link erstellen
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
join-choosing = Eine Seite sieht sich die Schlange an und wählt eine Farbe; die andere beginnt.
join-hints = Ihr beide dürft Tipps holen und Drohungen sehen.
join-how = So wird gespielt
join-take = Spielen
join-no-script = Um den Platz einzunehmen, braucht es JavaScript: Nur ein Skript kann den geheimen Teil des Links lesen.
join-taken = Dieser Platz ist schon vergeben. Zusehen kannst du trotzdem.
join-wrong = Dieser Link stimmt nicht, oder ein neuerer hat ihn ersetzt. Frag nach dem neuesten.
join-watch = Bei der Partie zusehen
join-own = Dieser Link ist für die Person, die du einlädst. Er gilt noch: Schick ihn ihr einfach.
join-back = Zurück zur Partie

mine-title = Meine Partien
mine-lead = Die Partien dieses Browsers, die neueste zuerst. Niemand sonst sieht diese Liste.
mine-none = Noch keine Partien. Such dir ein Spiel aus und spiele.
mine-damaged = { $count ->
    [one] { $count } Partie lässt sich nicht mehr lesen.
   *[other] { $count } Partien lassen sich nicht mehr lesen.
}
mine-leave = Dieses Gerät bekommt jemand anderes
mine-leave-what = Danach ist die Liste leer, und niemand kann diese Partien von diesem Gerät aus fortsetzen. Die Partien werden nicht gelöscht, und die anderen können weiterspielen.
mine-leave-do = Die Partien auf diesem Gerät vergessen
mine-here = In diesem Browser gespeichert
mine-here-lead = Diese Partien sind nur auf diesem Gerät. Speichere sie in eine Datei, um sie mitzunehmen oder sicherzugehen.
mine-export = Diese Partien in eine Datei speichern
mine-import = Partien aus Datei laden
mine-delete = Löschen
mine-open = Weiterspielen
mine-look = Ansehen

rules-title = Die Regeln
rules-editions = Ausgaben
rules-picture-start = Der Anfang der Partie

error-not-found = Diese Seite gibt es nicht
error-not-found-more = Vielleicht ist die Adresse falsch, oder die Partie wurde gelöscht.
error-busy = Zu viele Anfragen
error-busy-more = Bitte warte einen Augenblick und versuche es noch einmal.
error-refused = Das geht nicht
error-refused-more = Bitte geh zurück und prüfe die Auswahl.
error-broken = Da ist etwas schiefgegangen
error-broken-more = Das ist unser Fehler, und er ist vermerkt. Bitte versuche es noch einmal.
error-home = Zurück zu den Spielen

name-yours = Dein Name (freiwillig)
name-rule = Ein Name hat höchstens 20 Buchstaben, Ziffern, Leerzeichen und - . _ ’
join-from = { $name } lädt dich ein.
join-public = Alle können diese Partie finden und zusehen, solange sie läuft.
setup-public = Alle dürfen zusehen: Partie auflisten, solange sie läuft

left-lead = Dein Gegner hat die Partie verlassen. Du kannst warten oder sie beenden.
act-claim = Sieg beanspruchen
act-call-off = Partie abbrechen

watch-link = Bei laufenden Partien zusehen
watch-title = Laufende Partien
watch-lead = Öffentliche Partien mit einem Zug in der letzten Stunde. Wer eine Partie beginnt, entscheidet, ob sie hier steht.
watch-none = Gerade läuft keine öffentliche Partie.

act-film = Als Animation speichern
embed-title = Auf einer anderen Website zeigen
embed-lead = Kopiere diesen Code in die Seite:
embed-open = Die Partie bei Panta ansehen
embed-analyze = Die Stellung bei Panta analysieren
