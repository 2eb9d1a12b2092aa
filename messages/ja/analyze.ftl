# エンジンの考え。判定には「証明済み」か「推定」かを必ず添える。

brief-win = ▲ 勝ち（証明済み）
brief-win-exact = ▲ 自分の{ $moves }手で勝ち（証明済み）
brief-win-bound = ▲ 自分の{ $moves }手以内で勝ち（証明済み）
brief-draw = ● 引き分け（証明済み）
brief-loss = ▼ 負け（証明済み）
brief-loss-exact = ▼ 相手の{ $moves }手で負け（証明済み）
brief-loss-bound = ▼ 相手の{ $moves }手以内で負け（証明済み）
brief-score = およそ{ $percent }（推定）
brief-unknown = ? 不明

analysis-verdict = { $color ->
    [white] 白の番：{ $verdict }
   *[black] 黒の番：{ $verdict }
}
analysis-line = { $rank }. { $verdict }：{ $moves }
analysis-effort = 深さ：{ $depth }、局面数：{ $nodes }、CPU秒：{ $seconds }、方法：{ $method }
analysis-color = { $color ->
    [white] 白：{ $verdict }
   *[black] 黒：{ $verdict }
}
analysis-choose = { $color ->
    [white] 白を選びましょう。
   *[black] 黒を選びましょう。
}
analysis-choose-either = どちらの色も互角です。
