worth-win = voitto
worth-draw = tasapeli
worth-loss = tappio
worth-unknown = ei tiedossa
worth-win-exact = voitto { $moves } omalla siirrolla
worth-win-bound = voitto enintään { $moves } omalla siirrolla
worth-loss-exact = tappio vastustajan { $moves } siirrolla
worth-loss-bound = tappio vastustajan enintään { $moves } siirrolla
worth-about = noin { $percent }
worth-at = { $place }; { $value }
is-proven = todistettu
is-published = muiden todistama
is-estimated = arvioitu
verdict-is = { $color ->
    [white] { $how ->
        [proven] Valkoisen vuoro: { $value }, todistettu
        [published] Valkoisen vuoro: { $value }, muiden todistama
       *[estimated] Valkoisen vuoro: { $value }, arvioitu
    }
   *[black] { $how ->
        [proven] Mustan vuoro: { $value }, todistettu
        [published] Mustan vuoro: { $value }, muiden todistama
       *[estimated] Mustan vuoro: { $value }, arvioitu
    }
}
best-is = Paras: { $move }; { $value }
no-best = Parasta siirtoa ei vielä tiedetä
no-value = Mitään ei vielä tiedetä
engine-working = Syvyys { $depth }, miettii vielä
engine-done = Syvyys { $depth }
engine-resting = Moottori on pois päältä
engine-lost = Palvelin ei vastaa. Siirrot säilyvät täällä.
engine-busy = Palvelin on varattu. Yritä hetken kuluttua uudelleen.
prove-here = Todista täällä, muistia enintään { $memory }
prove-there = Anna palvelimen todistaa, muistia enintään { $memory }
no-memory = Todistus vaatisi muistia { $needed }, ja tällä laitteella on sitä käytettävissä { $limit }.
no-memory-there = Todistus vaatisi muistia { $needed }, ja palvelimella on sitä käytettävissä { $limit }.
megabytes = { $count } Mt
gigabytes = { $count } Gt
engine-unproven = Todistusta ei löytynyt.
engine-failed = Tämä laite ei voinut etsiä todistusta. Siltä saattaa puuttua muistia.
line-unfold = Näytä koko siirtosarja
over-white = Valkoinen on voittanut
over-black = Musta on voittanut
over-draw = Tasapeli
not-read = Tätä ei voi lukea: { $why }
was-read = { $count ->
    [one] Näytetään { $count } siirto
   *[other] Näytetään { $count } siirtoa
}
at-start = Alku
main-line = Päämuunnelma
variation = Muunnelma
deleted = Poistettu
did-undo = Muutos kumottu
did-redo = Muutos tehty uudelleen
promoted = Tämä on nyt päämuunnelma
palette = Mitä asetetaan
palette-lead = Valitse, mitä asetetaan, ja paina sitten koloja. Toinen painallus poistaa sen taas.
palette-w = Valkoinen
palette-b = Musta
palette-empty = Tyhjennä
pinned = Kiinnitetty: { $place }
link-damaged = Tämä linkki on vioittunut tai vajaa. Näytetään tyhjä lauta.
link-short = Kopioitu. Tämä on liikaa linkkiin: siinä on vain laudalla oleva siirtosarja. Tallennetussa pelissä on kaikki.
review-working = Katsotaan asemaa { $ply }/{ $count }
review-done = Kaikki asemat on analysoitu
review-stopped = Pysäytetty
review-point = { $how ->
    [proven] Valkoiselle: { $value }, todistettu
    [published] Valkoiselle: { $value }, muiden todistama
   *[estimated] Valkoiselle: { $value }, arvioitu
}
accuracy-perfect = { $color ->
    [white] Valkoinen ei tehnyt virheitä.
   *[black] Musta ei tehnyt virheitä.
}
accuracy-good = { $color ->
    [white] Valkoinen pelasi hyvin ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
   *[black] Musta pelasi hyvin ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
}
accuracy-fair = { $color ->
    [white] Valkoinen teki pieniä virheitä ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
   *[black] Musta teki pieniä virheitä ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
}
accuracy-poor = { $color ->
    [white] Valkoinen teki suuria virheitä ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
   *[black] Musta teki suuria virheitä ja säilytti keskimäärin { $percent } pisteistä siirtoa kohti.
}
review-move = { $color ->
    [white] Siirto { $number }: Valkoinen pelasi { $move }
   *[black] Siirto { $number }: Musta pelasi { $move }
}
slip-lost = { $color ->
    [white] Siirron { $move } jälkeen Valkoinen voittaa
   *[black] Siirron { $move } jälkeen Musta voittaa
}
slip-drawn = Siirron { $move } jälkeen peli on tasapeli
slip-about = { $color ->
    [white] Siirron { $move } jälkeen Valkoinen voi odottaa noin { $percent } pisteistä
   *[black] Siirron { $move } jälkeen Musta voi odottaa noin { $percent } pisteistä
}
until-won = { $color ->
    [white] Tähän asti Valkoinen oli voitolla
   *[black] Tähän asti Musta oli voitolla
}
until-drawn = Tähän asti peli oli tasapeli
until-about = { $color ->
    [white] Tähän asti Valkoinen saattoi odottaa noin { $percent }
   *[black] Tähän asti Musta saattoi odottaa noin { $percent }
}
way-refuting = Mikä kumoaa siirron
way-best = Mikä oli parempi
try-lead = { $color ->
    [white] Etsi parempi siirto Valkoiselle
   *[black] Etsi parempi siirto Mustalle
}
mistake-cost = Se maksoi { $percent } pisteistä.
try-checking = Tarkistetaan { $move }
try-right = Kyllä! { $move } on paras mahdollinen.
try-better = { $move } on parempi, mutta vielä parempikin siirto on.
try-wrong = { $move } ei ole parempi. Yritä uudelleen.
no-mistakes = Suuria virheitä ei löytynyt.
puzzles-looking = Etsitään pulmia tästä pelistä
puzzles-found = { $count ->
    [one] Tästä pelistä löytyi { $count } pulma.
   *[other] Tästä pelistä löytyi { $count } pulmaa.
}
puzzles-none = Tässä pelissä ei ole pulmaa: lähellä sen loppua ei ole asemaa, jossa vain yksi siirto voittaa tai pelastaa tasapelin.
puzzles-cannot = Tämä selain ei voi nyt etsiä pulmia.
