brief-win = ▲ victoire, prouvée
brief-win-exact = { $moves ->
    [one] ▲ victoire en { $moves } coup, prouvée
   *[other] ▲ victoire en { $moves } coups, prouvée
}
brief-win-bound = { $moves ->
    [one] ▲ victoire en { $moves } coup au plus, prouvée
   *[other] ▲ victoire en { $moves } coups au plus, prouvée
}
brief-draw = ● nulle, prouvée
brief-loss = ▼ défaite, prouvée
brief-loss-exact = { $moves ->
    [one] ▼ défaite en { $moves } coup de l’adversaire, prouvée
   *[other] ▼ défaite en { $moves } coups de l’adversaire, prouvée
}
brief-loss-bound = { $moves ->
    [one] ▼ défaite en { $moves } coup de l’adversaire au plus, prouvée
   *[other] ▼ défaite en { $moves } coups de l’adversaire au plus, prouvée
}
brief-score = environ { $percent }, estimation
brief-unknown = ? inconnu

analysis-verdict = { $color ->
    [white] Aux Blancs de jouer : { $verdict }
   *[black] Aux Noirs de jouer : { $verdict }
}
analysis-line = { $rank }. { $verdict } : { $moves }
analysis-effort = profondeur : { $depth }, positions : { $nodes }, secondes de processeur : { $seconds }, méthode : { $method }
analysis-color = { $color ->
    [white] Blancs : { $verdict }
   *[black] Noirs : { $verdict }
}
analysis-choose = { $color ->
    [white] Choisissez les Blancs.
   *[black] Choisissez les Noirs.
}
analysis-choose-either = Les deux couleurs se valent.
