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
    [one] förlust efter { $moves } drag av motståndaren
   *[other] förlust efter { $moves } drag av motståndaren
}
worth-loss-bound = { $moves ->
    [one] förlust efter högst { $moves } drag av motståndaren
   *[other] förlust efter högst { $moves } drag av motståndaren
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
prove-here = Bevisa det på den här enheten, med högst { $memory } minne
prove-there = Låt servern bevisa det, med högst { $memory } minne
no-memory = Ett bevis skulle ta { $needed } minne, och den här enheten kan avvara { $limit }.
no-memory-there = Ett bevis skulle ta { $needed } minne, och servern kan avvara { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Inget bevis hittades.
engine-failed = Den här enheten kunde inte söka efter ett bevis. Den kan ha ont om minne.
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
palette = Vad som läggs
palette-lead = Välj vad som ska läggas och tryck sedan på platser. Ett tryck till tar bort det igen.
palette-w = Vit
palette-b = Svart
palette-empty = Töm
pinned = Fäst: { $place }
link-damaged = Länken är skadad eller inte hel. Den tomma spelplanen visas.
link-short = Kopierat. Det här är för mycket för en länk: den rymmer bara dragföljden på spelplanen. Det sparade partiet rymmer allt.
review-working = Tittar på ställning { $ply } av { $count }
review-done = Alla ställningar är analyserade
review-stopped = Stoppat
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
review-move = { $color ->
    [white] Drag { $number }: Vit spelade { $move }
   *[black] Drag { $number }: Svart spelade { $move }
}
slip-lost = { $color ->
    [white] Efter { $move } vinner Vit
   *[black] Efter { $move } vinner Svart
}
slip-drawn = Efter { $move } är partiet oavgjort
slip-about = { $color ->
    [white] Efter { $move } kan Vit räkna med ungefär { $percent } av poängen
   *[black] Efter { $move } kan Svart räkna med ungefär { $percent } av poängen
}
until-won = { $color ->
    [white] Fram till hit stod Vit till vinst
   *[black] Fram till hit stod Svart till vinst
}
until-drawn = Fram till hit var det oavgjort
until-about = { $color ->
    [white] Fram till hit kunde Vit räkna med ungefär { $percent }
   *[black] Fram till hit kunde Svart räkna med ungefär { $percent }
}
way-refuting = Vad som vederlägger draget
way-best = Vad som var bättre
try-lead = { $color ->
    [white] Hitta ett bättre drag för Vit
   *[black] Hitta ett bättre drag för Svart
}
mistake-cost = Det kostade { $percent } av poängen.
try-checking = Kontrollerar { $move }
try-right = Ja! { $move } är det bästa som finns.
try-better = { $move } är bättre, men det finns ett drag som är ännu bättre.
try-wrong = { $move } är inte bättre. Försök igen.
no-mistakes = Inga stora misstag hittades.
puzzles-looking = Letar efter problem i partiet
puzzles-found = { $count ->
    [one] { $count } problem hittades i partiet.
   *[other] { $count } problem hittades i partiet.
}
puzzles-none = Partiet har inget problem: nära slutet finns ingen ställning där bara ett drag vinner eller räddar oavgjort.
puzzles-cannot = Den här webbläsaren kan inte leta efter problem just nu.
