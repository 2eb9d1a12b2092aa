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
    [one] tab i { $moves } træk af modstanderen
   *[other] tab i { $moves } træk af modstanderen
}
worth-loss-bound = { $moves ->
    [one] tab i højst { $moves } træk af modstanderen
   *[other] tab i højst { $moves } træk af modstanderen
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
no-value = Intet vides endnu
engine-working = Dybde { $depth }, tænker stadig
engine-done = Dybde { $depth }
engine-resting = Motoren er slået fra
engine-lost = Serveren svarer ikke. Trækkene bliver gemt her.
engine-busy = Serveren er optaget. Prøv igen om lidt.
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
promoted = Dette er hovedvarianten nu
edit-lead = Tryk på en plads for at ændre den: tom, Hvid, Sort.
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
mistake-was = { $color ->
    [white] Træk { $ply }: Hvid spillede { $move }. Find et bedre træk.
   *[black] Træk { $ply }: Sort spillede { $move }. Find et bedre træk.
}
mistake-cost = Det kostede { $percent } af pointene.
try-checking = Tjekker { $move }
try-right = Ja! { $move } er det bedste, der findes.
try-better = { $move } er bedre, men der er et træk, der er endnu bedre.
try-wrong = { $move } er ikke bedre. Prøv igen.
try-answer = Svaret: { $move }
try-again = Prøv igen
try-show = Vis svaret
no-mistakes = Der blev ikke fundet nogen store fejl.
