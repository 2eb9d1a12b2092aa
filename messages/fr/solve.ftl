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
