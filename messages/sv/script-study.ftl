worth-win = vinst
worth-draw = oavgjort
worth-loss = förlust
worth-unknown = okänt
worth-win-exact = { $moves ->
    [one] vinst på { $moves } eget drag
   *[other] vinst på { $moves } egna drag
}
worth-win-bound = { $moves ->
    [one] vinst på högst { $moves } eget drag
   *[other] vinst på högst { $moves } egna drag
}
worth-loss-exact = { $moves ->
    [one] förlust på { $moves } drag av motståndaren
   *[other] förlust på { $moves } drag av motståndaren
}
worth-loss-bound = { $moves ->
    [one] förlust på högst { $moves } drag av motståndaren
   *[other] förlust på högst { $moves } drag av motståndaren
}
worth-about = ungefär { $percent }
worth-at = { $place }; { $value }
is-proven = bevisat
is-published = bevisat av andra
is-estimated = uppskattat
verdict-is = { $color ->
    [white] { $how ->
        [proven] Vits tur: { $value }, bevisat
        [published] Vits tur: { $value }, bevisat av andra
       *[estimated] Vits tur: { $value }, uppskattat
    }
   *[black] { $how ->
        [proven] Svarts tur: { $value }, bevisat
        [published] Svarts tur: { $value }, bevisat av andra
       *[estimated] Svarts tur: { $value }, uppskattat
    }
}
best-is = Bäst: { $move }; { $value }
no-best = Inget bästa drag är känt än
no-value = Inget är känt än
engine-working = Djup { $depth }, tänker fortfarande
engine-done = Djup { $depth }
engine-resting = Motorn är av
engine-lost = Servern svarar inte. Dragen finns kvar här.
engine-busy = Servern är upptagen. Försök igen om en stund.
line-unfold = Visa hela dragföljden
over-white = Vit har vunnit
over-black = Svart har vunnit
over-draw = Oavgjort
not-read = Det går inte att läsa: { $why }
was-read = { $count ->
    [one] { $count } drag visas
   *[other] { $count } drag visas
}
at-start = Början
main-line = Huvudvariant
variation = Variant
deleted = Borttaget
did-undo = Ändringen är ångrad
did-redo = Ändringen är gjord igen
promoted = Det här är nu huvudvarianten
edit-lead = Tryck på en plats för att ändra den: tom, Vit, Svart.
review-working = Tittar på ställning { $ply } av { $count }
review-done = Alla ställningar är analyserade
review-stopped = Stoppad
review-point = { $how ->
    [proven] För Vit: { $value }, bevisat
    [published] För Vit: { $value }, bevisat av andra
   *[estimated] För Vit: { $value }, uppskattat
}
accuracy-perfect = { $color ->
    [white] Vit gjorde inga misstag.
   *[black] Svart gjorde inga misstag.
}
accuracy-good = { $color ->
    [white] Vit spelade bra och behöll i genomsnitt { $percent } av poängen per drag.
   *[black] Svart spelade bra och behöll i genomsnitt { $percent } av poängen per drag.
}
accuracy-fair = { $color ->
    [white] Vit gjorde små misstag och behöll i genomsnitt { $percent } av poängen per drag.
   *[black] Svart gjorde små misstag och behöll i genomsnitt { $percent } av poängen per drag.
}
accuracy-poor = { $color ->
    [white] Vit gjorde stora misstag och behöll i genomsnitt { $percent } av poängen per drag.
   *[black] Svart gjorde stora misstag och behöll i genomsnitt { $percent } av poängen per drag.
}
mistake-was = { $color ->
    [white] Drag { $ply }: Vit spelade { $move }. Hitta ett bättre drag.
   *[black] Drag { $ply }: Svart spelade { $move }. Hitta ett bättre drag.
}
mistake-cost = Det kostade { $percent } av poängen.
try-checking = Kontrollerar { $move }
try-right = Ja! { $move } är det bästa som finns.
try-better = { $move } är bättre, men det finns ett drag som är ännu bättre.
try-wrong = { $move } är inte bättre. Försök igen.
try-answer = Svaret: { $move }
try-again = Försök igen
try-show = Visa svaret
no-mistakes = Inga stora misstag hittades.
