tour-welcome = Panta joue à trois jeux. Voici chacun d’eux en une minute.
tour-next = Appuyez sur Enter pour le jeu suivant, ou sur q puis Enter pour arrêter.
tour-try = Essayez : { $command }
tour-end = C’était la visite. « panta --help » donne toutes les commandes, « panta rules GAME » explique les règles.
