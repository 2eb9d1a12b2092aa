# Mit gondol a motor. Minden ítélet megmondja, hogy bizonyított vagy becsült.

brief-win = ▲ győzelem, bizonyított
brief-win-exact = ▲ győzelem { $moves } saját lépésben, bizonyított
brief-win-bound = ▲ győzelem legfeljebb { $moves } saját lépésben, bizonyított
brief-draw = ● döntetlen, bizonyított
brief-loss = ▼ vereség, bizonyított
brief-loss-exact = ▼ vereség az ellenfél { $moves } lépése után, bizonyított
brief-loss-bound = ▼ vereség az ellenfél legfeljebb { $moves } lépése után, bizonyított
brief-score = körülbelül { $percent }, becsült
brief-unknown = ? ismeretlen

analysis-verdict = { $color ->
    [white] Fehér lép: { $verdict }
   *[black] Fekete lép: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = mélység: { $depth }, állások: { $nodes }, CPU-másodperc: { $seconds }, módszer: { $method }
analysis-color = { $color ->
    [white] Fehér: { $verdict }
   *[black] Fekete: { $verdict }
}
analysis-choose = { $color ->
    [white] Válaszd a fehéret.
   *[black] Válaszd a feketét.
}
analysis-choose-either = Mindkét szín egyformán jó.
