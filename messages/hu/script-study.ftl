worth-win = győzelem
worth-draw = döntetlen
worth-loss = vereség
worth-unknown = ismeretlen
worth-win-exact = győzelem { $moves } saját lépésben
worth-win-bound = győzelem legfeljebb { $moves } saját lépésben
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
engine-busy = A szerver túlterhelt. Próbáld újra egy kis idő múlva.
prove-here = Bizonyítás itt, legfeljebb ennyi memóriával: { $memory }
prove-there = Bizonyítson a szerver, legfeljebb ennyi memóriával: { $memory }
no-memory = A bizonyításhoz ennyi memória kellene: { $needed }; ezen az eszközön ennyi szabad: { $limit }.
no-memory-there = A bizonyításhoz ennyi memória kellene: { $needed }; a szerveren ennyi szabad: { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Nem sikerült bizonyítást találni.
engine-failed = Ez az eszköz nem tudott bizonyítást keresni. Lehet, hogy kevés a memóriája.
line-unfold = Teljes lépéssor mutatása
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
palette = Mi kerüljön a táblára
palette-lead = Válaszd ki, mi kerüljön a táblára, aztán nyomj a mezőkre. Még egy nyomás leveszi.
palette-w = Fehér
palette-b = Fekete
palette-empty = Törlés
pinned = Rögzítve: { $place }
link-damaged = Ez a link sérült vagy hiányos. Az üres tábla látható.
link-short = Másolva. Ez túl sok egy linkhez: csak a táblán lévő lépéssor van benne. A mentett játszmában minden benne van.
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
review-move = { $color ->
    [white] { $number }. lépés: Fehér ezt lépte: { $move }
   *[black] { $number }. lépés: Fekete ezt lépte: { $move }
}
slip-lost = { $color ->
    [white] { $move } után Fehér nyer
   *[black] { $move } után Fekete nyer
}
slip-drawn = { $move } után a játszma döntetlen
slip-about = { $color ->
    [white] { $move } után Fehér a pontok körülbelül { $percent }-ára számíthat
   *[black] { $move } után Fekete a pontok körülbelül { $percent }-ára számíthat
}
until-won = { $color ->
    [white] Fehér eddig nyerésre állt
   *[black] Fekete eddig nyerésre állt
}
until-drawn = Eddig döntetlen volt
until-about = { $color ->
    [white] Fehér eddig körülbelül { $percent }-ra számíthatott
   *[black] Fekete eddig körülbelül { $percent }-ra számíthatott
}
way-refuting = Mi cáfolja meg
way-best = Mi volt jobb
try-lead = { $color ->
    [white] Találj jobb lépést Fehérnek
   *[black] Találj jobb lépést Feketének
}
mistake-cost = Ez a pontok { $percent }-ába került.
try-checking = Ellenőrzés: { $move }
try-right = Igen! { $move } a lehető legjobb.
try-better = { $move } jobb, de van még jobb lépés.
try-wrong = { $move } nem jobb. Próbáld újra.
no-mistakes = Nincs benne nagy hiba.
puzzles-looking = Feladványok keresése ebben a játszmában
puzzles-found = { $count } feladvány van ebben a játszmában.
puzzles-none = Ebben a játszmában nincs feladvány: a vége felé nincs olyan állás, amelyben csak egyetlen lépés nyer vagy menti meg a döntetlent.
puzzles-cannot = Ez a böngésző most nem tud feladványokat keresni.
