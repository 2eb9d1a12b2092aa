value-win = { $count ->
    [one] ▲ victoire : { $count } coup
   *[other] ▲ victoire : { $count } coups
}
value-draw = { $count ->
    [one] ● nulle : { $count } coup
   *[other] ● nulle : { $count } coups
}
value-loss = { $count ->
    [one] ▼ défaite : { $count } coup
   *[other] ▼ défaite : { $count } coups
}
value-unknown = { $count ->
    [one] ? inconnu : { $count } coup
   *[other] ? inconnu : { $count } coups
}

moves-legend = Le nombre après un coup compte les coups du gagnant seul jusqu’à la fin de la partie ; ≤ veut dire au plus.
verdict-unknown = { $color ->
    [white] Aux Blancs de jouer : ? inconnu, pas prouvé dans les limites
   *[black] Aux Noirs de jouer : ? inconnu, pas prouvé dans les limites
}

line = Suite : { $moves }
effort = positions : { $nodes }, secondes de processeur : { $seconds }, méthode : { $method }
certified = { $color ->
    [white] La preuve est juste. { $game } : les Blancs gagnent depuis { $position }. Coups des Blancs : { $moves } au plus ; réponses dans la preuve : { $nodes }
   *[black] La preuve est juste. { $game } : les Noirs gagnent depuis { $position }. Coups des Noirs : { $moves } au plus ; réponses dans la preuve : { $nodes }
}
method-rules = les règles
method-glance = un coup d’œil
method-search = recherche
method-proof-number-search = recherche par nombres de preuve
method-sweep = balayage
method-published-solution = solution publiée
published-by = Prouvé par d’autres : { $source }
claims-sound = Toutes les affirmations tiennent. Certificats : { $certified }, refaits : { $remade } ; coups du gagnant : { $moves } ; positions avec toutes les réponses : { $replies }
claims-proven = { $color ->
    [white] { $game } : il est prouvé que les Blancs gagnent depuis { $position }
   *[black] { $game } : il est prouvé que les Noirs gagnent depuis { $position }
}
claims-open = { $color ->
    [white] { $game } : il n’est pas encore prouvé que les Blancs gagnent depuis { $position }. Première lacune : { $moves } → { $gap }
   *[black] { $game } : il n’est pas encore prouvé que les Noirs gagnent depuis { $position }. Première lacune : { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Victoire des Blancs prouvée à { $percent } ; positions encore ouvertes : { $count }, par exemple { $positions }
   *[black] Victoire des Noirs prouvée à { $percent } ; positions encore ouvertes : { $count }, par exemple { $positions }
}
campaign-pace = { $state } ; heures restantes : environ { $hours }
campaign-won = { $color ->
    [white] Les Blancs gagnent : toutes les affirmations tiennent
   *[black] Les Noirs gagnent : toutes les affirmations tiennent
}
campaign-lost = { $color ->
    [white] Les Blancs ne gagnent pas
   *[black] Les Noirs ne gagnent pas
}
progress-share = { $percent } en { $elapsed }, encore { $left } : { $text }
progress-time = { $elapsed } : { $text }
progress-search = positions : { $nodes }, mémoire : { $mebibytes } Mio
