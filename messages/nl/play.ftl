turn = { $color ->
    [white] Wit aan zet
   *[black] Zwart aan zet
}
layout-open = Er is nog geen kleur gekozen: de ene speler kiest, de andere begint

won = { $color ->
    [white] Wit wint
   *[black] Zwart wint
}
drawn = Gelijkspel
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Wit wint: de nieuwe knikker maakte vijf op een rij ({ $marks })
   *[black] Zwart wint: de nieuwe knikker maakte vijf op een rij ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Wit wint: Zwart maakte vijf op een rij voor Wit ({ $marks })
   *[black] Zwart wint: Wit maakte vijf op een rij voor Zwart ({ $marks })
}
ended-both-five = { $winner ->
    [white] Wit wint: één zet maakte vijf op een rij voor beide spelers ({ $marks })
    [black] Zwart wint: één zet maakte vijf op een rij voor beide spelers ({ $marks })
   *[draw] Gelijkspel: één zet maakte vijf op een rij voor beide spelers ({ $marks })
}
ended-board-full = Gelijkspel: het speelveld is vol en niemand heeft vijf op een rij
ended-repetition = Gelijkspel: dezelfde stelling kwam voor de derde keer voor
ended-resignation = { $winner ->
    [white] Wit wint: Zwart gaf op
   *[black] Zwart wint: Wit gaf op
}
ended-time = { $winner ->
    [white] Wit wint: de tijd van Zwart is om
   *[black] Zwart wint: de tijd van Wit is om
}
ended-forfeit = { $winner ->
    [white] Wit wint: Zwart verloor reglementair
   *[black] Zwart wint: Wit verloor reglementair
}
ended-agreement = Gelijkspel: in onderling overleg
ended-abandoned = { $winner ->
    [white] Wit wint: de partij werd afgebroken
    [black] Zwart wint: de partij werd afgebroken
   *[draw] Gelijkspel: de partij werd afgebroken
}
ended-unsaid = { $winner ->
    [white] Wit wint
    [black] Zwart wint
   *[draw] Gelijkspel
}
not-over = Niet afgelopen
abandoned = Afgebroken, er is niets beslist

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partij, geldig
   *[other] { $count } partijen, alle geldig
}
record-plies = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
