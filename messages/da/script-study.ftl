worth-win = gevinst
worth-draw = uafgjort
worth-loss = tab
worth-unknown = ukendt
worth-win-exact = { $moves ->
    [one] gevinst i { $moves } eget træk
   *[other] gevinst i { $moves } egne træk
}
worth-win-bound = { $moves ->
    [one] gevinst i højst { $moves } eget træk
   *[other] gevinst i højst { $moves } egne træk
}
worth-loss-exact = { $moves ->
    [one] tab efter { $moves } træk af modstanderen
   *[other] tab efter { $moves } træk af modstanderen
}
worth-loss-bound = { $moves ->
    [one] tab efter højst { $moves } træk af modstanderen
   *[other] tab efter højst { $moves } træk af modstanderen
}
worth-about = omkring { $percent }
worth-at = { $place }; { $value }
is-proven = bevist
is-published = bevist af andre
is-estimated = anslået
verdict-is = { $color ->
    [white] { $how ->
        [proven] Hvid er i trækket: { $value }, bevist
        [published] Hvid er i trækket: { $value }, bevist af andre
       *[estimated] Hvid er i trækket: { $value }, anslået
    }
   *[black] { $how ->
        [proven] Sort er i trækket: { $value }, bevist
        [published] Sort er i trækket: { $value }, bevist af andre
       *[estimated] Sort er i trækket: { $value }, anslået
    }
}
best-is = Bedst: { $move }; { $value }
no-best = Det bedste træk kendes ikke endnu
no-value = Der vides intet endnu
engine-working = Dybde { $depth }, tænker stadig
engine-done = Dybde { $depth }
engine-resting = Motoren er slået fra
engine-lost = Serveren svarer ikke. Trækkene bliver gemt her.
engine-busy = Serveren er optaget. Prøv igen om lidt.
prove-here = Bevis det her, med højst { $memory } hukommelse
prove-there = Lad serveren bevise det, med højst { $memory } hukommelse
no-memory = Et bevis ville kræve { $needed } hukommelse, og denne enhed kan undvære { $limit }.
no-memory-there = Et bevis ville kræve { $needed } hukommelse, og serveren kan undvære { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Der blev ikke fundet noget bevis.
engine-failed = Denne enhed kunne ikke lede efter et bevis. Den mangler måske hukommelse.
line-unfold = Vis hele trækfølgen
over-white = Hvid har vundet
over-black = Sort har vundet
over-draw = Uafgjort
not-read = Det kan ikke læses: { $why }
was-read = { $count ->
    [one] { $count } træk vises
   *[other] { $count } træk vises
}
at-start = Begyndelsen
main-line = Hovedvariant
variation = Variant
deleted = Slettet
did-undo = Ændringen er fortrudt
did-redo = Ændringen er gentaget
promoted = Dette er nu hovedvarianten
palette = Hvad der lægges
palette-lead = Vælg, hvad der skal lægges, og tryk så på pladser. Tryk en gang til for at fjerne det igen.
palette-w = Hvid
palette-b = Sort
palette-empty = Ryd
pinned = Fastgjort: { $place }
link-damaged = Linket er beskadiget eller ufuldstændigt. Det tomme bræt vises.
link-short = Kopieret. Dette er for meget til et link: det rummer kun trækfølgen på brættet. Det gemte parti rummer det hele.
review-working = Ser på stilling { $ply } af { $count }
review-done = Alle stillinger er analyseret
review-stopped = Stoppet
review-point = { $how ->
    [proven] For Hvid: { $value }, bevist
    [published] For Hvid: { $value }, bevist af andre
   *[estimated] For Hvid: { $value }, anslået
}
accuracy-perfect = { $color ->
    [white] Hvid lavede ingen fejl.
   *[black] Sort lavede ingen fejl.
}
accuracy-good = { $color ->
    [white] Hvid spillede godt og beholdt i gennemsnit { $percent } af pointene pr. træk.
   *[black] Sort spillede godt og beholdt i gennemsnit { $percent } af pointene pr. træk.
}
accuracy-fair = { $color ->
    [white] Hvid lavede små fejl og beholdt i gennemsnit { $percent } af pointene pr. træk.
   *[black] Sort lavede små fejl og beholdt i gennemsnit { $percent } af pointene pr. træk.
}
accuracy-poor = { $color ->
    [white] Hvid lavede store fejl og beholdt i gennemsnit { $percent } af pointene pr. træk.
   *[black] Sort lavede store fejl og beholdt i gennemsnit { $percent } af pointene pr. træk.
}
review-move = { $color ->
    [white] Træk { $number }: Hvid spillede { $move }
   *[black] Træk { $number }: Sort spillede { $move }
}
slip-lost = { $color ->
    [white] Efter { $move } vinder Hvid
   *[black] Efter { $move } vinder Sort
}
slip-drawn = Efter { $move } er partiet uafgjort
slip-about = { $color ->
    [white] Efter { $move } kan Hvid forvente omkring { $percent } af pointene
   *[black] Efter { $move } kan Sort forvente omkring { $percent } af pointene
}
until-won = { $color ->
    [white] Indtil dette træk stod Hvid til gevinst
   *[black] Indtil dette træk stod Sort til gevinst
}
until-drawn = Indtil dette træk var det uafgjort
until-about = { $color ->
    [white] Indtil dette træk kunne Hvid forvente omkring { $percent }
   *[black] Indtil dette træk kunne Sort forvente omkring { $percent }
}
way-refuting = Det, der gendriver trækket
way-best = Det, der var bedre
try-lead = { $color ->
    [white] Find et bedre træk for Hvid
   *[black] Find et bedre træk for Sort
}
mistake-cost = Det kostede { $percent } af pointene.
try-checking = Tjekker { $move }
try-right = Ja! { $move } er det bedste, der findes.
try-better = { $move } er bedre, men der er et træk, der er endnu bedre.
try-wrong = { $move } er ikke bedre. Prøv igen.
no-mistakes = Der blev ikke fundet nogen store fejl.
puzzles-looking = Leder efter opgaver i partiet
puzzles-found = { $count ->
    [one] Der blev fundet { $count } opgave i partiet.
   *[other] Der blev fundet { $count } opgaver i partiet.
}
puzzles-none = Partiet har ingen opgave: nær slutningen er der ingen stilling, hvor kun ét træk vinder eller redder uafgjort.
puzzles-cannot = Denne browser kan ikke lede efter opgaver nu.
