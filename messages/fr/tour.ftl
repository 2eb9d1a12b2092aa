tour-welcome = Panta propose trois jeux. Voici chacun d’eux en une minute.
tour-next = Appuyez sur Enter pour le jeu suivant, ou sur q puis Enter pour arrêter.
tour-try = Essayez : { $command }
tour-end = La visite est finie. « panta --help » donne la liste des commandes ; « panta rules » suivi du nom d’un jeu en explique les règles.
