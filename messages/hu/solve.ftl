value-win = ▲ győzelem: { $count } lépés
value-draw = ● döntetlen: { $count } lépés
value-loss = ▼ vereség: { $count } lépés
value-unknown = ? ismeretlen: { $count } lépés

moves-legend = A lépés utáni szám csak a győztes lépéseit számolja a játszma végéig; ≤ azt jelenti: legfeljebb.
verdict-unknown = { $color ->
    [white] Fehér lép: ? ismeretlen, a határokon belül nem bizonyított
   *[black] Fekete lép: ? ismeretlen, a határokon belül nem bizonyított
}

line = Lépéssor: { $moves }
effort = állások: { $nodes }, CPU-másodperc: { $seconds }, módszer: { $method }
certified = { $color ->
    [white] A bizonyítás helyes. { $game }: Fehér nyer ebből az állásból: { $position }. Fehér saját lépései: legfeljebb { $moves }; válaszok a bizonyításban: { $nodes }
   *[black] A bizonyítás helyes. { $game }: Fekete nyer ebből az állásból: { $position }. Fekete saját lépései: legfeljebb { $moves }; válaszok a bizonyításban: { $nodes }
}
method-rules = a szabályok
method-glance = egy pillantás
method-search = keresés
method-proof-number-search = bizonyításszám-keresés
method-sweep = teljes táblázat
method-published-solution = közzétett megoldás
published-by = Mások bizonyították: { $source }
claims-sound = Minden állítás igazolt. Tanúsítványok: { $certified }, újra elkészítve: { $remade }; a nyertes lépései: { $moves }; állások minden válasszal: { $replies }
claims-proven = { $color ->
    [white] { $game }: bizonyított, hogy Fehér nyer ebből az állásból: { $position }
   *[black] { $game }: bizonyított, hogy Fekete nyer ebből az állásból: { $position }
}
claims-open = { $color ->
    [white] { $game }: még nem bizonyított, hogy Fehér nyer ebből az állásból: { $position }. Az első hiány: { $moves } → { $gap }
   *[black] { $game }: még nem bizonyított, hogy Fekete nyer ebből az állásból: { $position }. Az első hiány: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] Bizonyítva, hogy Fehér nyer: { $percent }; nyitott állások: { $count }, például { $positions }
   *[black] Bizonyítva, hogy Fekete nyer: { $percent }; nyitott állások: { $count }, például { $positions }
}
campaign-pace = { $state }; hátralévő órák: körülbelül { $hours }
campaign-won = { $color ->
    [white] Fehér nyer: minden állítás igazolt
   *[black] Fekete nyer: minden állítás igazolt
}
campaign-lost = { $color ->
    [white] Fehér nem nyer
   *[black] Fekete nem nyer
}
progress-share = { $percent }, eltelt: { $elapsed }, hátravan: { $left }; { $text }
progress-time = { $elapsed }: { $text }
progress-search = állások: { $nodes }, memória: { $mebibytes } MiB
