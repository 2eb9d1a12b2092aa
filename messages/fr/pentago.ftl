game-pentago = Pentago
learn-a-pentago = Apprendre Pentago
play-a-pentago = Jouer à Pentago
rules-of-pentago = Règles de Pentago
setup-title-pentago = Une partie de Pentago
join-title-pentago = On vous invite à une partie de Pentago
invite-text-pentago = Une partie de Pentago avec moi ?
puzzles-of-pentago = Problèmes de Pentago
study-title-pentago = Analyser Pentago
review-title-pentago = Bilan d’une partie de Pentago
tagline-pentago = Posez une bille, faites pivoter un mini-plateau, alignez cinq billes
edition-pentago-standard = Les règles communes à la plupart des éditions imprimées.
edition-pentago-finnish = Si une rotation aligne cinq billes pour les deux camps, c’est le joueur qui a fait la rotation qui gagne. Tant qu’un mini-plateau est encore vide, on peut renoncer à la rotation.
edition-pentago-czech = Si votre rotation n’aligne cinq billes que pour vous, l’adversaire répond par une bille de plus, sans rotation. Si cela aligne cinq billes pour l’adversaire, la partie est nulle ; sinon, vous gagnez.
edition-pentago-basque = Les mini-plateaux ne pivotent que dans le sens horaire.
edition-pentago-openspiel = On fait toujours pivoter un mini-plateau, et un alignement de cinq ne compte qu’après la rotation. Ce sont les règles d’une bibliothèque logicielle de recherche, gardées ici pour pouvoir comparer les résultats.

learn-pentago-turn-title = Un tour
learn-pentago-turn = Posez une bille dans n’importe quelle cavité. Puis faites pivoter n’importe quel mini-plateau d’un quart de tour.
learn-pentago-turn-right = Voilà un tour complet : une bille, une rotation. Vous pouvez faire pivoter chacun des quatre mini-plateaux, même vide.
learn-pentago-five-title = Aligner cinq billes
learn-pentago-five = Cinq billes alignées gagnent : dans une rangée, dans une colonne ou en diagonale. Complétez la rangée des Blancs.
learn-pentago-five-right = Votre bille a complété un alignement de cinq, vous gagnez donc aussitôt. Aucun mini-plateau ne pivote.
learn-pentago-twist-title = Aligner cinq billes par une rotation
learn-pentago-twist = La colonne de gauche du mini-plateau 1 est aux Blancs. Posez une bille, puis faites pivoter un mini-plateau pour avoir cinq billes blanches dans la rangée du haut.
learn-pentago-twist-right = La rotation a changé la colonne en rangée. De telles victoires passent facilement inaperçues.
learn-pentago-theirs-title = Une rotation pour l’autre camp
learn-pentago-theirs = Un alignement de cinq fait gagner celui à qui il appartient, peu importe qui a fait la rotation. Pour cette fois, perdez exprès : trouvez la rotation qui aligne cinq billes pour les Noirs.
learn-pentago-theirs-right = Votre propre rotation a fait gagner les Noirs. Regardez tout le plateau avant de faire pivoter un mini-plateau.
learn-pentago-both-title = Les deux à la fois
learn-pentago-both = Les Noirs sont sur le point de gagner en faisant pivoter le mini-plateau 1. Sauvez la partie : alignez cinq billes pour les deux camps d’une seule rotation.
learn-pentago-both-right = Un alignement de cinq pour les deux camps : la partie est nulle.
learn-pentago-defend-title = Se défendre
learn-pentago-defend = Les Noirs ont quatre billes alignées, et un bout est libre. Posez une bille et faites pivoter un mini-plateau de sorte que les Noirs ne puissent pas gagner au coup suivant.
learn-pentago-defend-right = Une bille bloque un bout, une rotation casse la ligne. À chaque tour, vous avez les deux.
learn-pentago-finnish-title = Édition finlandaise
learn-pentago-finnish = Dans l’édition finlandaise, si les deux camps alignent cinq billes, c’est le joueur qui a fait la rotation qui gagne. Et tant qu’un mini-plateau est vide, on peut renoncer à la rotation. Alignez cinq billes pour les deux camps.
learn-pentago-finnish-right = C’est vous qui avez fait la rotation, donc vous gagnez. Dans d’autres éditions, la partie serait nulle.
learn-pentago-czech-title = Édition tchèque
learn-pentago-czech = La rotation des Blancs a aligné cinq billes. Dans l’édition tchèque, les Noirs répondent maintenant par une bille de plus, sans rotation. Vous avez les Noirs : alignez cinq billes, vous aussi.
learn-pentago-czech-right = Votre alignement de cinq rend la partie nulle. Sans lui, les Blancs auraient gagné.
learn-pentago-basque-title = Édition basque
learn-pentago-basque = Dans l’édition basque, les mini-plateaux ne pivotent que dans le sens horaire. Gagnez en faisant pivoter le mini-plateau 4 dans le sens horaire.
learn-pentago-basque-right = Dans le sens horaire, la colonne de droite devient la rangée du bas.
learn-pentago-openspiel-title = Édition OpenSpiel
learn-pentago-openspiel = Dans cette édition, un alignement de cinq ne compte qu’après la rotation. Complétez la rangée des Blancs, et faites pivoter un mini-plateau qui ne la casse pas.
learn-pentago-openspiel-right = L’alignement de cinq est toujours là après la rotation, donc il gagne.

turn-reply = { $color ->
    [white] Aux Blancs de répondre : une bille, sans rotation
   *[black] Aux Noirs de répondre : une bille, sans rotation
}
ended-five-by-twist = { $winner ->
    [white] Les Blancs gagnent : la rotation a complété un alignement de cinq ({ $marks })
   *[black] Les Noirs gagnent : la rotation a complété un alignement de cinq ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Les Blancs gagnent : alignement de cinq ({ $marks })
   *[black] Les Noirs gagnent : alignement de cinq ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Les Blancs gagnent : alignement de cinq ({ $marks })
   *[black] Les Noirs gagnent : alignement de cinq ({ $marks })
}

rules-pentago-material =
    Un plateau de 6x6 cavités, fait de quatre mini-plateaux de 3x3 cavités qui peuvent pivoter. Dix-huit billes pour chaque camp, les Blancs et les Noirs. Les Blancs commencent, sauf si les joueurs en conviennent autrement.
rules-pentago-turn =
    Posez une bille de votre couleur dans une cavité vide de votre choix. { $edition ->
        [basque] Puis faites pivoter d’un quart de tour, dans le sens horaire, un mini-plateau de votre choix, même vide.
        [finnish] Puis faites pivoter d’un quart de tour un mini-plateau de votre choix, même vide, dans un sens ou dans l’autre. Tant qu’un mini-plateau est vide après la pose de votre bille, vous pouvez renoncer à la rotation.
       *[other] Puis faites pivoter d’un quart de tour un mini-plateau de votre choix, même vide, dans un sens ou dans l’autre.
    }
rules-pentago-end =
    - Cinq de vos billes ou plus alignées gagnent : dans une rangée, dans une colonne ou en diagonale.
    { $edition ->
        [openspiel] - Un alignement de cinq ne compte que s’il est là après la rotation : votre bille seule ne gagne pas.
       *[other] - Si votre bille complète un alignement de cinq, vous gagnez aussitôt, et aucun mini-plateau ne pivote.
    }
    { $edition ->
        [finnish] - Si votre rotation aligne cinq billes, regardez tout le plateau. Si vous avez un alignement de cinq, vous gagnez, même si l’adversaire en a un aussi. Si seul l’adversaire en a un, l’adversaire gagne.
        [czech] - Si votre rotation aligne cinq billes, regardez tout le plateau. Si seul l’adversaire a un alignement de cinq, l’adversaire gagne. Si les deux en ont un, la partie est nulle.
       *[other] - Si votre rotation aligne cinq billes, regardez tout le plateau. Si seul votre camp a un alignement de cinq, vous gagnez. Si seul l’adversaire en a un, l’adversaire gagne. Si les deux en ont un, la partie est nulle.
    }
    { $edition ->
        [czech] - Si votre rotation n’aligne cinq billes que pour vous, l’adversaire doit répondre par une bille de plus et ne fait pivoter aucun mini-plateau. Si cela aligne cinq billes pour l’adversaire, la partie est nulle ; sinon, vous gagnez. Si aucune cavité n’est vide, vous gagnez aussitôt.
       *[other] - Si le plateau est plein et que personne n’a aligné cinq billes, la partie est nulle.
    }
rules-pentago-notation =
    Les colonnes vont de a à f depuis la gauche, les rangées de 1 à 6 depuis le haut. Les mini-plateaux 1 et 2 sont en haut, les mini-plateaux 3 et 4 en bas. { $edition ->
        [basque] c3-2R pose une bille en c3 et fait pivoter le mini-plateau 2 vers la droite (sens horaire).
       *[other] c3-2R pose une bille en c3 et fait pivoter le mini-plateau 2 vers la droite (sens horaire) ; L signifie vers la gauche.
    } { $edition ->
        [openspiel] Il y a toujours une rotation.
       *[other] Une bille sans rotation s’écrit c3.
    }
rules-pentago-settled =
    - Si une rotation n’aligne cinq billes que pour l’adversaire, l’adversaire gagne.
    - Six billes alignées comptent comme cinq.
    - Après la bille numéro 36, on fait pivoter un mini-plateau, comme après toutes les autres billes.
    - Si le plateau est plein et que personne n’a aligné cinq billes, la partie est nulle.
    { $edition ->
        [openspiel] - Ce sont les règles d’un programme, pas d’un livret de règles.
       *[other] - Après une bille gagnante, aucun mini-plateau ne pivote.
    }

position-form-pentago = On attend une position comme w5/6/2b3/6/6/6 w : six rangées depuis le haut, puis le camp qui doit jouer. L’erreur est au caractère { $column }.
impossible-reply = Une réponse n’est possible que si l’autre camp est seul à avoir un alignement de cinq et qu’une cavité est vide

now-twist-or-skip = Bille en { $cell } ; faites pivoter un mini-plateau, ou appuyez sur la barre d’espace pour renoncer à la rotation
move-form-pentago = Un coup est une cavité et une rotation : c3-2R pose une bille en c3 et fait pivoter le mini-plateau 2 dans le sens horaire
illegal-twist-in-reply = La réponse est une bille sans rotation ; écrivez seulement { $cell }
illegal-twist-after-win = Après une bille gagnante, aucun mini-plateau ne pivote ; écrivez seulement { $cell }
illegal-twist-due = Après la bille en { $cell }, il faut faire pivoter un mini-plateau ; un coup complet est par exemple c3-2R
illegal-clockwise-only = Dans cette édition, les mini-plateaux ne pivotent que dans le sens horaire

tour-pentago-move = Les Blancs posent une bille en e1 et ont aligné cinq billes : aucun mini-plateau ne pivote, la partie est finie.
tour-pentago-surprise = Surprise : votre propre rotation peut faire gagner l’autre camp. Regardez bien avant chaque rotation.

edition-name-finnish = Édition finlandaise
edition-name-czech = Édition tchèque
edition-name-basque = Édition basque
edition-name-openspiel = Édition OpenSpiel
keys-block = Choisir un mini-plateau
keys-twist = Faire pivoter le mini-plateau choisi dans le sens horaire ou antihoraire
why-five-by-twist = { $mover ->
    [you] Votre rotation a complété un alignement de cinq.
    [white] La rotation des Blancs a complété un alignement de cinq.
   *[black] La rotation des Noirs a complété un alignement de cinq.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Votre rotation a complété un alignement de cinq pour les Blancs.
       *[black] Votre rotation a complété un alignement de cinq pour les Noirs.
    }
    [white] La rotation des Blancs a complété un alignement de cinq pour les Noirs.
   *[black] La rotation des Noirs a complété un alignement de cinq pour les Blancs.
}

## For scripts

edit-reply = Le camp qui joue répond à un alignement de cinq (édition tchèque)

board-pentago = Plateau de Pentago
cell-pending = { $cell }, votre bille ; faites pivoter un mini-plateau
choose-cell = Posez une bille dans une cavité vide
now-twist = Bille en { $cell } ; faites pivoter un mini-plateau
twists = Rotations
twist-L = Faire pivoter le mini-plateau { $block } dans le sens antihoraire
twist-R = Faire pivoter le mini-plateau { $block } dans le sens horaire
block-chosen = Mini-plateau { $block } : { $right } le fait pivoter dans le sens horaire, { $left } dans le sens antihoraire
skip-twist = Sans rotation
said-pentago-L = { $color ->
    [white] Blancs : { $cell }, mini-plateau { $block } en sens antihoraire
   *[black] Noirs : { $cell }, mini-plateau { $block } en sens antihoraire
}
said-pentago-R = { $color ->
    [white] Blancs : { $cell }, mini-plateau { $block } en sens horaire
   *[black] Noirs : { $cell }, mini-plateau { $block } en sens horaire
}
said-pentago-place = { $color ->
    [white] Blancs : { $cell }, sans rotation
   *[black] Noirs : { $cell }, sans rotation
}
status-you-reply = À vous de répondre : une bille, sans rotation
status-reply = { $color ->
    [white] Les Blancs répondent : une bille, sans rotation
   *[black] Les Noirs répondent : une bille, sans rotation
}
