color-white = Wit
color-black = Zwart

cell-empty = { $cell }, leeg
cell-w = { $cell }, Wit
cell-b = { $cell }, Zwart
threat-white = { $place }; Wit kan hier winnen
threat-black = { $place }; Zwart kan hier winnen
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Zet annuleren
taken-back = De zet is geannuleerd

status-you = Jij bent aan zet
status-turn = { $color ->
    [white] Wit is aan zet
   *[black] Zwart is aan zet
}
status-thinking = De computer denkt na
status-choosing = Je tegenstander kiest een kleur
status-choose = Bekijk de slang en kies een kleur
status-waiting = Wachten op de tweede speler
status-past = Teruggebladerd naar zet { $ply }
status-lost = Verbinding verbroken; nieuwe poging
status-back = Weer verbonden
no-move = Nog geen zet

offer-draw = Je tegenstander biedt gelijkspel aan
offer-takeback = Je tegenstander wil een zet terugnemen
offer-rematch = Je tegenstander wil nog een partij spelen
offer-made = Je voorstel is gedaan; je tegenstander kan het aannemen
offer-declined = Je voorstel is afgewezen
hint-is = Tip: { $move }
copied = Gekopieerd
not-sent = Dat is niet gelukt. Probeer het nog eens.
task-right = Goed zo!
task-wrong = Nog niet
puzzle-go-on = { $color ->
    [white] Maak het nu af. Wit is aan zet
   *[black] Maak het nu af. Zwart is aan zet
}
puzzle-won = De winst is compleet.
puzzle-slipped = { $move } geeft de winst weg.
play-title = { $game }: { $white } – { $black }
player-you = Jij
player-person = Speler
player-open = Gast, is er nog niet
player-computer = Computer, niveau { $level }
move-kept = Geen verbinding. Je zet { $move } wordt verstuurd zodra de verbinding terug is.
not-connected = Geen verbinding. Probeer het nog eens als de verbinding terug is.
undone = Zet teruggenomen
no-undo = Er is niets om terug te nemen
no-hints = Tips en dreigingen staan uit in deze partij
threats-on = Dreigingen worden getoond
threats-off = Dreigingen zijn verborgen
confirm-move = { $move } spelen?

player-you-named = { $name } (jij)
presence-here = aanwezig
presence-away = afwezig
opponent-here = Je tegenstander is er weer
opponent-away = Je tegenstander heeft de partij verlaten
opponent-left = Je tegenstander is al een tijdje weg. Je kunt de partij beëindigen

storage-full = Deze browser heeft geen ruimte meer, dus de zet is niet opgeslagen. Wis iets en probeer het nog eens.
storage-refused = Deze browser slaat hier niets op, dus de zet is niet opgeslagen.
mine-moves = { $count ->
    [0] geen zetten
    [one] { $count } zet
   *[other] { $count } zetten
}
games-brought = { $count ->
    [one] { $count } partij is overgenomen.
   *[other] { $count } partijen zijn overgenomen.
}
games-unread = Er staan in dit bestand geen partijen die kunnen worden gelezen.
players = { $white } – { $black }
