choose-game = Quel jeu ?
chooser-keys = ↑ ↓ question   ← → réponse   Enter commencer   Ctrl-O ouvrir   q quitter
choose-number = Tapez un nombre, ou Enter pour { $number }
choose-one = Ce n’est pas une des réponses
plain-choose = Regardez le serpent et choisissez une couleur : tapez { $white } ou { $black }
too-small = Ce terminal est trop petit : { $have }. Il faut au moins { $need }.

key-help = Aide
key-redo = Rejouer
key-switch = Échanger
key-quit = Quitter
key-new = Nouvelle
keys-type = Taper un coup ou une commande
keys-complete = Compléter ce qui est tapé
keys-scroll = Faire défiler l’analyse
keys-leave = Quitter aussitôt

command-hint = Montrer un bon coup
command-undo = Reprendre le dernier coup
command-redo = Rejouer le coup repris
command-analyze = Montrer ce que pense le moteur
command-switch = Échanger les camps avec l’ordinateur
command-resign = Abandonner
command-new = Nouvelle partie
command-save = Enregistrer la partie
command-open = Ouvrir une partie
command-board = Afficher de nouveau le plateau
command-moves = Donner la liste des coups
command-help = Aide
command-quit = Quitter
command-file = FICHIER

not-now = Ce n’est pas possible maintenant
nothing-to-undo = Il n’y a rien à reprendre
nothing-to-redo = Il n’y a rien à rejouer
switched = Les camps sont échangés
nothing-to-switch = Deux personnes jouent, il n’y a donc pas de camp à échanger
name-the-file = Donnez un nom de fichier, par exemple game.panta
saved-in = Enregistré dans { $file }
not-saved = Pas enregistré : { $reason }
opened-from = { $file } ouvert
not-opened = Pas ouvert : { $reason }
file-missing = Il n’y a pas de fichier { $file }
file-exists = Il y a déjà un fichier { $file }
file-denied = Le système ne le permet pas : { $file }
file-folder = { $file } est un dossier
file-full = Il n’y a plus de place pour { $file }
file-failed = { $file } : erreur { $number } du système
file-long = { $file } est trop long pour une partie notée
file-not-text = Ce n’est pas du texte à la ligne { $line }, au caractère { $column }
file-no-game = Il n’y a aucune partie dans { $file }
computer-takes = { $color ->
    [white] L’ordinateur prend les Blancs
   *[black] L’ordinateur prend les Noirs
}
quit-sure = Quitter sans enregistrer la partie ?
question-keys = { $yes } Oui   { $no } Non

analysis-title = Analyse
analysis-so-far = Profondeur { $depth }, positions : { $nodes }
analysis-begins = Réflexion en cours
analysis-rests = Il n’y a rien à analyser maintenant

game-over = La partie est finie
illegal-unplayable = { $move } ne peut pas se jouer ici
illegal-taken = La cavité { $cell } n’est pas vide
