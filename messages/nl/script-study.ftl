worth-win = winst
worth-draw = gelijkspel
worth-loss = verlies
worth-unknown = onbekend
worth-win-exact = { $moves ->
    [one] winst in { $moves } eigen zet
   *[other] winst in { $moves } eigen zetten
}
worth-win-bound = { $moves ->
    [one] winst in hoogstens { $moves } eigen zet
   *[other] winst in hoogstens { $moves } eigen zetten
}
worth-loss-exact = { $moves ->
    [one] verlies in { $moves } zet van de tegenstander
   *[other] verlies in { $moves } zetten van de tegenstander
}
worth-loss-bound = { $moves ->
    [one] verlies in hoogstens { $moves } zet van de tegenstander
   *[other] verlies in hoogstens { $moves } zetten van de tegenstander
}
worth-about = ongeveer { $percent }
worth-at = { $place }; { $value }
is-proven = bewezen
is-published = bewezen door anderen
is-estimated = geschat
verdict-is = { $color ->
    [white] { $how ->
        [proven] Wit aan zet: { $value }, bewezen
        [published] Wit aan zet: { $value }, bewezen door anderen
       *[estimated] Wit aan zet: { $value }, geschat
    }
   *[black] { $how ->
        [proven] Zwart aan zet: { $value }, bewezen
        [published] Zwart aan zet: { $value }, bewezen door anderen
       *[estimated] Zwart aan zet: { $value }, geschat
    }
}
best-is = Beste zet: { $move }; { $value }
no-best = Er is nog geen beste zet bekend
no-value = Er is nog niets bekend
engine-working = Diepte { $depth }, denkt nog na
engine-done = Diepte { $depth }
engine-resting = De engine staat uit
engine-lost = De server antwoordt niet. De zetten blijven hier bewaard.
engine-busy = De server heeft het druk. Probeer het zo meteen nog eens.
prove-here = Hier bewijzen, met hoogstens { $memory } geheugen
prove-there = De server laten bewijzen, met hoogstens { $memory } geheugen
no-memory = Een bewijs zou { $needed } geheugen kosten, en dit apparaat kan { $limit } missen.
no-memory-there = Een bewijs zou { $needed } geheugen kosten, en de server kan { $limit } missen.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Er is geen bewijs gevonden.
engine-failed = Dit apparaat kon geen bewijs zoeken. Misschien heeft het te weinig geheugen.
line-unfold = Hele voortzetting tonen
over-white = Wit heeft gewonnen
over-black = Zwart heeft gewonnen
over-draw = Gelijkspel
not-read = Dit kan niet worden gelezen: { $why }
was-read = { $count ->
    [one] { $count } zet wordt getoond
   *[other] { $count } zetten worden getoond
}
at-start = Begin
main-line = Hoofdvariant
variation = Variant
deleted = Gewist
did-undo = Wijziging ongedaan gemaakt
did-redo = Wijziging opnieuw uitgevoerd
promoted = Dit is nu de hoofdvariant
palette = Wat je plaatst
palette-lead = Kies wat je wilt plaatsen en druk dan op vakken. Nog eens drukken haalt het weer weg.
palette-w = Wit
palette-b = Zwart
palette-empty = Leegmaken
pinned = Vastgezet: { $place }
link-damaged = Deze link is beschadigd of onvolledig. Het lege speelveld wordt getoond.
link-short = Gekopieerd. Dit is te veel voor een link: alleen de voortzetting op het speelveld zit erin. In de opgeslagen partij staat alles.
review-working = Stelling { $ply } van { $count } wordt bekeken
review-done = Alle stellingen zijn geanalyseerd
review-stopped = Gestopt
review-point = { $how ->
    [proven] Voor Wit: { $value }, bewezen
    [published] Voor Wit: { $value }, bewezen door anderen
   *[estimated] Voor Wit: { $value }, geschat
}
accuracy-perfect = { $color ->
    [white] Wit maakte geen fout.
   *[black] Zwart maakte geen fout.
}
accuracy-good = { $color ->
    [white] Wit speelde goed en behield gemiddeld { $percent } van de punten per zet.
   *[black] Zwart speelde goed en behield gemiddeld { $percent } van de punten per zet.
}
accuracy-fair = { $color ->
    [white] Wit maakte kleine fouten en behield gemiddeld { $percent } van de punten per zet.
   *[black] Zwart maakte kleine fouten en behield gemiddeld { $percent } van de punten per zet.
}
accuracy-poor = { $color ->
    [white] Wit maakte grote fouten en behield gemiddeld { $percent } van de punten per zet.
   *[black] Zwart maakte grote fouten en behield gemiddeld { $percent } van de punten per zet.
}
review-move = { $color ->
    [white] Zet { $number }: Wit speelde { $move }
   *[black] Zet { $number }: Zwart speelde { $move }
}
slip-lost = { $color ->
    [white] Na { $move } wint Wit
   *[black] Na { $move } wint Zwart
}
slip-drawn = Na { $move } is het gelijkspel
slip-about = { $color ->
    [white] Na { $move } kan Wit ongeveer { $percent } van de punten verwachten
   *[black] Na { $move } kan Zwart ongeveer { $percent } van de punten verwachten
}
until-won = { $color ->
    [white] Tot hier stond Wit gewonnen
   *[black] Tot hier stond Zwart gewonnen
}
until-drawn = Tot hier was het gelijkspel
until-about = { $color ->
    [white] Tot hier kon Wit ongeveer { $percent } verwachten
   *[black] Tot hier kon Zwart ongeveer { $percent } verwachten
}
way-refuting = Wat de zet weerlegt
way-best = Wat beter was
try-lead = { $color ->
    [white] Vind een betere zet voor Wit
   *[black] Vind een betere zet voor Zwart
}
mistake-cost = Het kostte { $percent } van de punten.
try-checking = { $move } wordt gecontroleerd
try-right = Ja! { $move } is de beste zet.
try-better = { $move } is beter, maar er is een zet die nog beter is.
try-wrong = { $move } is niet beter. Probeer het nog eens.
no-mistakes = Er zijn geen grote fouten gevonden.
puzzles-looking = In deze partij worden puzzels gezocht
puzzles-found = { $count ->
    [one] Er is { $count } puzzel gevonden in deze partij.
   *[other] Er zijn { $count } puzzels gevonden in deze partij.
}
puzzles-none = Deze partij heeft geen puzzel: er is kort voor het einde geen stelling waarin maar één zet wint of het gelijkspel redt.
puzzles-cannot = Deze browser kan nu geen puzzels zoeken.
