turn = { $color ->
    [white] Aux Blancs de jouer
   *[black] Aux Noirs de jouer
}
layout-open = Aucune couleur n’est encore choisie : un joueur choisit, l’autre commence

won = { $color ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
drawn = Partie nulle
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] Les Blancs gagnent : la nouvelle bille a complété un alignement de cinq ({ $marks })
   *[black] Les Noirs gagnent : la nouvelle bille a complété un alignement de cinq ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont complété un alignement de cinq pour les Blancs ({ $marks })
   *[black] Les Noirs gagnent : les Blancs ont complété un alignement de cinq pour les Noirs ({ $marks })
}
ended-both-five = { $winner ->
    [white] Les Blancs gagnent : un même coup a aligné cinq billes pour les deux camps ({ $marks })
    [black] Les Noirs gagnent : un même coup a aligné cinq billes pour les deux camps ({ $marks })
   *[draw] Partie nulle : un même coup a aligné cinq billes pour les deux camps ({ $marks })
}
ended-board-full = Partie nulle : le plateau est plein et personne n’a aligné cinq billes
ended-repetition = Partie nulle : la même position s’est présentée pour la troisième fois
ended-resignation = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont abandonné
   *[black] Les Noirs gagnent : les Blancs ont abandonné
}
ended-time = { $winner ->
    [white] Les Blancs gagnent : le temps des Noirs est écoulé
   *[black] Les Noirs gagnent : le temps des Blancs est écoulé
}
ended-forfeit = { $winner ->
    [white] Les Blancs gagnent : les Noirs ont été déclarés perdants
   *[black] Les Noirs gagnent : les Blancs ont été déclarés perdants
}
ended-agreement = Partie nulle : les deux camps se sont mis d’accord
ended-abandoned = { $winner ->
    [white] Les Blancs gagnent : la partie a été interrompue
    [black] Les Noirs gagnent : la partie a été interrompue
   *[draw] Partie nulle : la partie a été interrompue
}
ended-unsaid = { $winner ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
   *[draw] Partie nulle
}
not-over = Pas finie
abandoned = Interrompue, rien n’est décidé

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] { $count } partie, valable
   *[other] { $count } parties, toutes valables
}
record-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
record-line = { $number }. { $game }, { $players }, { $plies } : { $state }
noted = { $text } ({ $note })
