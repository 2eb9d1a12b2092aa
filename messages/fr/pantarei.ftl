game-pantarei = Pantareï
learn-a-pantarei = Apprendre Pantareï
play-a-pantarei = Jouer à Pantareï
rules-of-pantarei = Règles de Pantareï
setup-title-pantarei = Une partie de Pantareï
join-title-pantarei = On vous invite à une partie de Pantareï
invite-text-pantarei = Une partie de Pantareï avec moi ?
puzzles-of-pantarei = Problèmes de Pantareï
study-title-pantarei = Analyser Pantareï
review-title-pantarei = Bilan d’une partie de Pantareï
tagline-pantarei = Dix-neuf écailles en serpent : faites une pile de sept
edition-pantarei-standard = Les règles de l’édition imprimée.

learn-pantarei-goal-title = Ce qui gagne
learn-pantarei-goal = Qui fait une pile de sept écailles ou plus gagne, peu importe à qui sont les écailles. La pile 3 en a six. L’écaille des Blancs sur la pile 4 a un trait, elle avance donc d’une pile exactement : appuyez sur la pile 4, puis sur la pile 3.
learn-pantarei-goal-right = Sept écailles : les Blancs gagnent. Les étapes suivantes montrent comment y arriver.
learn-pantarei-carry-title = Déplacer une écaille
learn-pantarei-carry = Déplacez une écaille des Blancs vers la gauche ou la droite, exactement de sa valeur : un, deux ou trois traits valent une, deux ou trois piles.
learn-pantarei-carry-right = Elle est maintenant au sommet de la pile d’arrivée, et la place vide s’est refermée. L’écaille du dessus montre à qui est la pile.
learn-pantarei-look-title = Regarder dans une pile
learn-pantarei-look = Le nombre à côté d’une pile dit combien d’écailles elle a. Pointez une pile ou appuyez dessus, et elle s’ouvre en éventail : on voit toutes ses écailles. Vous pouvez aussi déplacer l’écaille juste sous celle du dessus, quelle que soit sa couleur. Regardez dans la pile 6, puis déplacez ses deux écailles du dessus.
learn-pantarei-look-right = C’est la valeur de l’écaille du dessus qui compte, et celle d’en dessous la suit. Les deux joueurs peuvent regarder dans toutes les piles à tout moment.
learn-pantarei-neutral-title = L’écaille neutre
learn-pantarei-neutral = L’écaille dorée n’est à personne et ne se déplace jamais seule. Elle est sous le 3 des Blancs dans la pile 4 : déplacez les deux.
learn-pantarei-neutral-right = On peut la déplacer avec l’écaille posée juste dessus. Si elle est au sommet d’une pile, personne ne contrôle cette pile.
learn-pantarei-swap-title = Permuter
learn-pantarei-swap = Au lieu d’un déplacement, vous pouvez faire changer de place deux de vos piles. Permutez deux piles des Blancs, celles que vous voulez.
learn-pantarei-swap-right = Ce sont des piles entières qui changent de place, quelle que soit leur hauteur.
learn-pantarei-ban-title = Pas deux permutations de suite
learn-pantarei-ban = Les Blancs viennent de permuter, les Noirs ne peuvent donc pas permuter maintenant. Vous avez les Noirs : jouez le coup que vous voulez.
learn-pantarei-ban-right = Après ce coup, les Blancs peuvent de nouveau permuter.
learn-pantarei-pass-title = Passer son tour
learn-pantarei-pass = Les Noirs ne peuvent ni déplacer ni permuter. C’est le seul cas où l’on peut passer son tour, et il le faut.
learn-pantarei-pass-right = Qui peut déplacer ou permuter doit le faire.
learn-pantarei-defend-title = Se défendre
learn-pantarei-defend = Avec le 1 de la pile 2, les Noirs feraient une pile de sept sur la pile 1. Empêchez-le.
learn-pantarei-defend-right = L’écaille du dessus décide qui contrôle une pile : couvrez-la de votre écaille, et la pile est à vous.

turn-no-swap = { $color ->
    [white] Aux Blancs de jouer ; pas de permutation, car les Noirs viennent de permuter
   *[black] Aux Noirs de jouer ; pas de permutation, car les Blancs viennent de permuter
}
ended-seven = { $winner ->
    [white] Les Blancs gagnent : sept écailles ou plus dans la pile { $marks }
   *[black] Les Noirs gagnent : sept écailles ou plus dans la pile { $marks }
}
ended-stuck = Partie nulle : aucun camp ne pourra plus jamais déplacer ni permuter

rules-pantarei-material =
    Dix-neuf écailles : neuf pour chaque camp, trois de chacune des valeurs 1, 2 et 3, et une écaille neutre. On les mélange et on les pose en ligne, faces visibles : c’est le serpent. Un joueur regarde le serpent et choisit une couleur ; l’autre joueur prend l’autre couleur et commence. Chaque place du serpent est une pile d’une ou de plusieurs écailles, et la couleur du dessus la contrôle.
rules-pantarei-turn =
    Au choix :
    - Déplacer : prenez l’écaille du dessus d’une pile que vous contrôlez, seule ou avec l’écaille située juste en dessous, peu importe la couleur de celle-ci. Déplacez-la vers la gauche ou la droite, exactement de la valeur de l’écaille du dessus, comptée en piles, et posez-la au sommet de la pile d’arrivée. Elle ne peut pas aller au-delà de la tête ou de la queue. Une place vide se referme.
    - Permuter : faites changer de place deux piles que vous contrôlez. Ce n’est pas permis juste après une permutation de l’adversaire.
    - Passer son tour : seulement si vous ne pouvez ni déplacer ni permuter, et alors il le faut.
    L’écaille neutre ne se déplace pas seule, mais on peut la déplacer avec l’écaille posée juste dessus. Personne ne contrôle une pile dont elle est le sommet. Les deux joueurs peuvent à tout moment regarder dans chaque pile.
rules-pantarei-end =
    - Qui fait une pile de sept écailles ou plus gagne.
    - Si la même position se présente pour la troisième fois, alors que c’est au même camp de jouer avec le même droit de permuter, la partie est nulle.
    - Si aucun camp ne peut plus jamais déplacer ni permuter, la partie est nulle.
rules-pantarei-notation =
    Les piles sont numérotées à partir de 1 depuis la tête, à gauche. 5R1 déplace l’écaille du dessus de la pile 5 vers la droite, 5L2 déplace les deux écailles du dessus de la pile 5 vers la gauche, 3x9 permute les piles 3 et 9, et pass signifie passer son tour.
rules-pantarei-settled =
    - La répétition rend la partie nulle, de même qu’une position où aucun camp ne peut plus déplacer ni permuter. Le livret de règles n’en parle pas.
    - Qui peut permuter n’a pas le droit de passer son tour. Dans certaines langues, le livret de règles ne parle que d’écailles qui ne peuvent pas bouger.
    - Sept écailles ou plus gagnent. Dans certaines langues, le livret de règles dit exactement sept.

position-form-pantarei = On attend les piles depuis la tête, comme w1b2,n,b3, puis le camp qui doit jouer, puis s si une permutation est permise, ou - sinon. L’erreur est au caractère { $column }.
impossible-scales = Mauvais nombre d’écailles { $scale } : il y en a { $found } ici, et { $count } dans le jeu
impossible-two-winners = Il y a plus d’une pile de sept écailles ou plus
impossible-too-high = Une pile a plus de huit écailles
impossible-winner-to-move = Le camp qui doit jouer ne peut pas contrôler une pile de sept écailles ou plus : c’est l’autre camp qui vient de la faire

move-form-pantarei = Un coup est par exemple 5R1 (une écaille de la pile 5 vers la droite), 5L2 (deux écailles vers la gauche), 3x9 (permutation) ou pass
illegal-needless-pass = Un déplacement ou une permutation est possible, on ne peut donc pas passer son tour
illegal-one-scale = La pile { $stack } n’a qu’une écaille
illegal-past-head = Depuis la pile { $stack }, une écaille de valeur { $value } irait au-delà de la tête du serpent
illegal-past-tail = Depuis la pile { $stack }, une écaille de valeur { $value } irait au-delà de la queue du serpent
illegal-swap-itself = Une pile ne peut pas être permutée avec elle-même
illegal-swap-after-swap = Une permutation n’est pas permise juste après celle de l’adversaire
illegal-no-stack = Il n’y a pas de pile { $stack } ; la dernière pile est la pile { $count }
illegal-others-stack = { $color ->
    [white] Les Blancs contrôlent la pile { $stack }
   *[black] Les Noirs contrôlent la pile { $stack }
}
illegal-nobodys-stack = L’écaille neutre est au sommet de la pile { $stack }, donc personne ne la contrôle

tour-pantarei-move = Les Blancs déplacent deux écailles à la fois (4L2) : leur 3 et l’écaille neutre située dessous.
tour-pantarei-surprise = Surprise : les valeurs comptent des piles, pas des écailles. Le serpent raccourcit donc, et chaque écaille atteint d’autres piles.

keys-ways = En déplacer une, en déplacer deux, permuter
why-seven = { $mover ->
    [you] Votre écaille a fait une pile de sept.
    [white] L’écaille des Blancs a fait une pile de sept.
   *[black] L’écaille des Noirs a fait une pile de sept.
}
why-stuck = Aucun camp ne pourra plus jamais déplacer ni permuter.

## For scripts

lifted = Soulevée : { $scale }. Où la mettre ?
edit-lead-pantarei = Appuyez sur une pile pour soulever son écaille du dessus, puis là où elle va.
edit-beside = La mettre devant la pile choisie, comme une pile à part
edit-tail = La mettre à la queue
edit-swap = Permutation permise

board-pantarei = Le serpent, de la tête à la queue
stack = Pile { $number } : { $scales }
stack-goal = { $stack } ; une arrivée
scale-w1 = blanche 1
scale-w2 = blanche 2
scale-w3 = blanche 3
scale-b1 = noire 1
scale-b2 = noire 2
scale-b3 = noire 3
scale-n = neutre
choose-stack = Choisissez une de vos piles
choose-goal = Où la mettre ?
way-1 = En déplacer une
way-2 = En déplacer deux
way-x = Permuter
goals = Pile { $stack }, arrivées : { $goals }
goals-swap = Pile { $stack }, peut être permutée avec : { $goals }
must-pass = Ni déplacement ni permutation possible, vous devez passer votre tour
pass = Passer
said-pantarei-1 = { $color ->
    [white] Blancs : une écaille de la pile { $stack } à la pile { $goal }
   *[black] Noirs : une écaille de la pile { $stack } à la pile { $goal }
}
said-pantarei-2 = { $color ->
    [white] Blancs : deux écailles de la pile { $stack } à la pile { $goal }
   *[black] Noirs : deux écailles de la pile { $stack } à la pile { $goal }
}
said-pantarei-x = { $color ->
    [white] Les Blancs permutent les piles { $stack } et { $goal }
   *[black] Les Noirs permutent les piles { $stack } et { $goal }
}
said-pantarei-pass = { $color ->
    [white] Les Blancs doivent passer leur tour
   *[black] Les Noirs doivent passer leur tour
}
status-you-no-swap = À vous de jouer ; pas de permutation, car l’adversaire vient de permuter
status-no-swap = { $color ->
    [white] Aux Blancs de jouer ; pas de permutation maintenant
   *[black] Aux Noirs de jouer ; pas de permutation maintenant
}
