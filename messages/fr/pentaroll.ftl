game-pentaroll = Pentaroll
learn-a-pentaroll = Apprendre Pentaroll
play-a-pentaroll = Jouer à Pentaroll
rules-of-pentaroll = Règles de Pentaroll
setup-title-pentaroll = Une partie de Pentaroll
join-title-pentaroll = On vous invite à une partie de Pentaroll
invite-text-pentaroll = Une partie de Pentaroll avec moi ?
puzzles-of-pentaroll = Problèmes de Pentaroll
study-title-pentaroll = Analyser Pentaroll
review-title-pentaroll = Bilan d’une partie de Pentaroll
tagline-pentaroll = Faites rouler les billes depuis le bord, alignez‑en cinq
edition-pentaroll-standard = Les règles de l’édition de 2021.

learn-pentaroll-turn-title = Un tour
learn-pentaroll-turn = Faites entrer une bille par n’importe quel bord. Dans un couloir vide, elle reste dans la première cavité.
learn-pentaroll-turn-right = Voilà un tour complet : une bille depuis le bord.
learn-pentaroll-push-title = Pousser
learn-pentaroll-push = Faites entrer une bille par la gauche, le long de la rangée 3. La première cavité n’y est pas vide.
learn-pentaroll-push-right = Votre bille a poussé d’une cavité vers l’intérieur les billes qui se touchent, peu importe à qui elles sont. La bille derrière la cavité vide n’a pas bougé.
learn-pentaroll-five-title = Aligner cinq billes
learn-pentaroll-five = Cinq billes alignées gagnent : dans une rangée, dans une colonne ou en diagonale. Poussez les quatre billes des Blancs et ajoutez la cinquième.
learn-pentaroll-five-right = Quatre billes ont avancé, et la cinquième est venue derrière elles.
learn-pentaroll-full-title = Couloirs pleins
learn-pentaroll-full = La rangée 4 est pleine, aucune bille ne peut donc y entrer : rien n’est poussé hors du plateau. Gagnez par un autre couloir.
learn-pentaroll-full-right = La colonne b avait de la place, et ses billes ont avancé à travers la rangée pleine.
learn-pentaroll-corner-title = Les coins
learn-pentaroll-corner = Un coin a deux entrées : le long de sa rangée et le long de sa colonne. Une seule des deux gagne ici.
learn-pentaroll-corner-right = Par le haut, vous poussez la colonne. Par la gauche, vous auriez poussé la rangée.
learn-pentaroll-theirs-title = Une poussée pour l’autre camp
learn-pentaroll-theirs = Une poussée déplace aussi les billes de l’adversaire. Pour cette fois, perdez exprès : trouvez la poussée qui aligne cinq billes pour les Noirs.
learn-pentaroll-theirs-right = Votre poussée a mis la cinquième bille des Noirs en place, donc les Noirs gagnent.
learn-pentaroll-both-title = Les deux à la fois
learn-pentaroll-both = Les Noirs peuvent gagner à deux endroits. Une poussée aligne cinq billes pour les deux camps. Trouvez-la.
learn-pentaroll-both-right = Un alignement de cinq pour les deux camps : la partie est nulle.
learn-pentaroll-defend-title = Se défendre
learn-pentaroll-defend = Les Noirs ont quatre billes dans la rangée 3 et veulent pousser. Jouez un coup après lequel les Noirs ne peuvent pas gagner aussitôt.
learn-pentaroll-defend-right = Une poussée en travers de la rangée casse la ligne.

rules-pentaroll-material =
    Un plateau de 6x6 cavités et dix-huit billes pour chaque camp, les Blancs et les Noirs. Les Blancs commencent, sauf si les joueurs en conviennent autrement.
rules-pentaroll-turn =
    Faites entrer une bille de votre couleur par une entrée du bord de votre choix. Si la cavité y est vide, la bille y reste. S’il s’y trouve une bille, la vôtre pousse tout droit vers l’intérieur, d’une cavité, toutes les billes depuis là jusqu’à la première cavité vide. Les billes derrière la cavité vide restent où elles sont. Un couloir de six billes est plein et on ne peut pas y entrer : rien n’est poussé hors du plateau.
rules-pentaroll-end =
    - Regardez tout le plateau après chaque coup. Si seul votre camp a cinq billes ou plus alignées, vous gagnez. Si seul l’adversaire les a, l’adversaire gagne. Si les deux les ont, la partie est nulle.
    - Si le plateau est plein et que personne n’a aligné cinq billes, la partie est nulle. Tant qu’une cavité est vide, il y a un coup à jouer.
rules-pentaroll-notation =
    Un coup s’écrit par son côté et son couloir : Nc descend la colonne c depuis le haut, Sc la remonte depuis le bas, W3 suit la rangée 3 depuis la gauche, E3 depuis la droite. Les colonnes vont de a à f depuis la gauche, les rangées de 1 à 6 depuis le haut.
rules-pentaroll-settled =
    - On peut entrer dans un coin le long de sa rangée ou le long de sa colonne. Tant qu’il est vide, c’est le même coup, écrit comme celui le long de la rangée.
    - Une cavité vide arrête une poussée.
    - Si une poussée n’aligne cinq billes que pour l’adversaire, l’adversaire gagne.

position-form-pentaroll = On attend une position comme w5/6/2b3/6/6/6 w : six rangées depuis le haut, puis le camp qui doit jouer. L’erreur est au caractère { $column }.

move-form-pentaroll = Un coup est un côté et un couloir : Nc depuis le haut, Sc depuis le bas, W3 depuis la gauche, E3 depuis la droite
illegal-lane-full = Le couloir de { $entry } est plein, aucune bille ne peut donc y entrer

tour-pentaroll-move = Les Blancs entrent par la gauche le long de la rangée 2 (W2) et poussent d’une cavité vers l’intérieur les billes jusqu’à la première cavité vide. Les billes derrière la cavité vide restent.
tour-pentaroll-surprise = Surprise : une poussée déplace aussi les billes de l’adversaire, et peut compléter un alignement de cinq pour l’adversaire.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Votre poussée a complété un alignement de cinq pour les Blancs.
       *[black] Votre poussée a complété un alignement de cinq pour les Noirs.
    }
    [white] La poussée des Blancs a complété un alignement de cinq pour les Noirs.
   *[black] La poussée des Noirs a complété un alignement de cinq pour les Blancs.
}

## For scripts

board-pentaroll = Plateau de Pentaroll
choose-entry = Faites entrer une bille par le bord
entry-N = Par le haut, colonne { $lane }
entry-S = Par le bas, colonne { $lane }
entry-W = Par la gauche, rangée { $lane }
entry-E = Par la droite, rangée { $lane }
entry-full = { $entry } ; fermé
entry-pending = { $entry } ; appuyez encore pour faire rouler
press-again = Appuyez encore sur la flèche pour faire rouler
said-pentaroll-N = { $color ->
    [white] Blancs : par le haut, colonne { $lane }
   *[black] Noirs : par le haut, colonne { $lane }
}
said-pentaroll-E = { $color ->
    [white] Blancs : par la droite, rangée { $lane }
   *[black] Noirs : par la droite, rangée { $lane }
}
said-pentaroll-S = { $color ->
    [white] Blancs : par le bas, colonne { $lane }
   *[black] Noirs : par le bas, colonne { $lane }
}
said-pentaroll-W = { $color ->
    [white] Blancs : par la gauche, rangée { $lane }
   *[black] Noirs : par la gauche, rangée { $lane }
}
