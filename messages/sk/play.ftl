turn = { $color ->
    [white] Biely na ťahu
   *[black] Čierny na ťahu
}
layout-open = Farba ešte nie je zvolená: jeden hráč volí, druhý začína

won = { $color ->
    [white] Biely vyhral
   *[black] Čierny vyhral
}
drawn = Remíza
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Biely vyhral: nová gulička dokončila rad piatich ({ $marks })
   *[black] Čierny vyhral: nová gulička dokončila rad piatich ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Biely vyhral: čierny dokončil rad piatich guličiek pre bieleho ({ $marks })
   *[black] Čierny vyhral: biely dokončil rad piatich guličiek pre čierneho ({ $marks })
}
ended-both-five = { $winner ->
    [white] Biely vyhral: jeden ťah vytvoril rad piatich guličiek pre obe strany ({ $marks })
    [black] Čierny vyhral: jeden ťah vytvoril rad piatich guličiek pre obe strany ({ $marks })
   *[draw] Remíza: jeden ťah vytvoril rad piatich guličiek pre obe strany ({ $marks })
}
ended-board-full = Remíza: hrací plán je plný a nikto nemá rad piatich guličiek
ended-repetition = Remíza: rovnaká pozícia nastala tretíkrát
ended-resignation = { $winner ->
    [white] Biely vyhral: čierny sa vzdal
   *[black] Čierny vyhral: biely sa vzdal
}
ended-time = { $winner ->
    [white] Biely vyhral: čiernemu vypršal čas
   *[black] Čierny vyhral: bielemu vypršal čas
}
ended-forfeit = { $winner ->
    [white] Biely vyhral: čierny prehral kontumačne
   *[black] Čierny vyhral: biely prehral kontumačne
}
ended-agreement = Remíza: obe strany súhlasili
ended-abandoned = { $winner ->
    [white] Biely vyhral: partia bola opustená
    [black] Čierny vyhral: partia bola opustená
   *[draw] Remíza: partia bola opustená
}
ended-unsaid = { $winner ->
    [white] Biely vyhral
    [black] Čierny vyhral
   *[draw] Remíza
}
not-over = Nedokončené
abandoned = Opustené, nič nie je rozhodnuté

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partia, platná
    [few] { $count } partie, všetky platné
   *[other] { $count } partií, všetky platné
}
record-plies = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
