nav-puzzles = Úlohy
puzzles-title = Nájdi jeden ťah
puzzles-lead = V každej pozícii presne jeden ťah vyhráva, alebo presne jeden ťah zachráni remízu. Pri všetkých je to dokázané.
puzzle-number = Úloha { $number } / { $count }
puzzle-today = Úloha dňa
puzzles-today = Úlohy dňa
puzzle-solve = Vyriešiť
puzzle-all = Všetky úlohy
puzzle-win = { $color ->
    [white] Biely si môže vynútiť výhru, ale len jedným ťahom. Nájdi tento ťah.
   *[black] Čierny si môže vynútiť výhru, ale len jedným ťahom. Nájdi tento ťah.
}
puzzle-draw = { $color ->
    [white] Bielemu hrozí prehra. Remízu zachráni len jeden ťah. Nájdi tento ťah.
   *[black] Čiernemu hrozí prehra. Remízu zachráni len jeden ťah. Nájdi tento ťah.
}
puzzle-right-win = Tento ťah vyhráva proti každej obrane a je jediný.
puzzle-right-draw = Tento ťah zachráni remízu a je jediný.
puzzle-wrong-win = Po tomto ťahu má súper východisko.
puzzle-wrong-draw = Po tomto ťahu si súper môže vynútiť výhru.
puzzle-grade = { $count ->
    [one] Stupeň { $grade }, premysli { $count } vlastný ťah dopredu
    [few] Stupeň { $grade }, premysli { $count } vlastné ťahy dopredu
   *[other] Stupeň { $grade }, premysli { $count } vlastných ťahov dopredu
}
puzzle-streak = Dní za sebou:
puzzle-missed = Dnešok sa nepočíta: platí len prvý pokus, bez pomoci.
own-title = Z tvojich vlastných partií
own-how = Úlohy z tvojich vlastných partií nájdeš v ich rozboroch.
own-none = V tomto prehliadači zatiaľ nie sú žiadne úlohy z tvojich vlastných partií.
