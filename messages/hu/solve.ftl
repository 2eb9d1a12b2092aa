value-win = ▲ nyerés: { $count } lépés
value-draw = ● döntetlen: { $count } lépés
value-loss = ▼ vereség: { $count } lépés
value-unknown = ? ismeretlen: { $count } lépés

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
