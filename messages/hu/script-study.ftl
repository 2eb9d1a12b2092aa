worth-win = nyerés
worth-draw = döntetlen
worth-loss = vereség
worth-unknown = ismeretlen
worth-win-exact = nyerés { $moves } saját lépésben
worth-win-bound = nyerés legfeljebb { $moves } saját lépésben
worth-loss-exact = vereség az ellenfél { $moves } lépése után
worth-loss-bound = vereség az ellenfél legfeljebb { $moves } lépése után
worth-about = körülbelül { $percent }
worth-at = { $place }; { $value }
is-proven = bizonyított
is-published = mások bizonyították
is-estimated = becsült
verdict-is = { $color ->
    [white] { $how ->
        [proven] Fehér lép: { $value }, bizonyított
        [published] Fehér lép: { $value }, mások bizonyították
       *[estimated] Fehér lép: { $value }, becsült
    }
   *[black] { $how ->
        [proven] Fekete lép: { $value }, bizonyított
        [published] Fekete lép: { $value }, mások bizonyították
       *[estimated] Fekete lép: { $value }, becsült
    }
}
best-is = Legjobb: { $move }; { $value }
no-best = A legjobb lépés még nem ismert
no-value = Még semmi sem ismert
engine-working = Mélység: { $depth }, még gondolkodik
engine-done = Mélység: { $depth }
engine-resting = A motor ki van kapcsolva
engine-lost = A szerver nem válaszol. A lépések itt megmaradnak.
engine-busy = A szerver foglalt. Próbáld újra egy kis idő múlva.
line-unfold = Az egész lépéssor megjelenítése
over-white = Fehér nyert
over-black = Fekete nyert
over-draw = Döntetlen
not-read = Ez nem olvasható: { $why }
was-read = { $count } lépés látható
at-start = Kezdet
main-line = Főváltozat
variation = Változat
deleted = Törölve
did-undo = Módosítás visszavonva
did-redo = Módosítás megismételve
promoted = Most ez a főváltozat
edit-lead = Nyomj egy mezőre a módosításához: üres, Fehér, Fekete.
review-working = Vizsgált állás: { $ply }/{ $count }
review-done = Minden állás elemezve
review-stopped = Leállítva
review-point = { $how ->
    [proven] Fehérnek: { $value }, bizonyított
    [published] Fehérnek: { $value }, mások bizonyították
   *[estimated] Fehérnek: { $value }, becsült
}
accuracy-perfect = { $color ->
    [white] Fehér nem hibázott.
   *[black] Fekete nem hibázott.
}
accuracy-good = { $color ->
    [white] Fehér jól játszott, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
   *[black] Fekete jól játszott, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
}
accuracy-fair = { $color ->
    [white] Fehér kis hibákat vétett, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
   *[black] Fekete kis hibákat vétett, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
}
accuracy-poor = { $color ->
    [white] Fehér nagy hibákat vétett, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
   *[black] Fekete nagy hibákat vétett, és lépésenként átlagosan a pontok { $percent }-át tartotta meg.
}
mistake-was = { $color ->
    [white] { $ply }. lépés: Fehér ezt lépte: { $move }. Találj jobb lépést.
   *[black] { $ply }. lépés: Fekete ezt lépte: { $move }. Találj jobb lépést.
}
mistake-cost = Ez a pontok { $percent }-ába került.
try-checking = Ellenőrzés: { $move }
try-right = Igen! { $move } a lehető legjobb.
try-better = { $move } jobb, de van még jobb lépés.
try-wrong = { $move } nem jobb. Próbáld újra.
try-answer = A megoldás: { $move }
try-again = Próbáld újra
try-show = Mutasd a megoldást
no-mistakes = Nincs benne nagy hiba.
