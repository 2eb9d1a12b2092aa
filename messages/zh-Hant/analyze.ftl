# 引擎的看法。每個結論都註明是已證明還是估計。

brief-win = ▲ 勝，已證明
brief-win-exact = ▲ 勝（己方 { $moves } 手），已證明
brief-win-bound = ▲ 勝（己方最多 { $moves } 手），已證明
brief-draw = ● 和局，已證明
brief-loss = ▼ 敗，已證明
brief-loss-exact = ▼ 敗（對手 { $moves } 手），已證明
brief-loss-bound = ▼ 敗（對手最多 { $moves } 手），已證明
brief-score = 約 { $percent }，估計
brief-unknown = ? 未知

analysis-verdict = { $color ->
    [white] 輪到白方：{ $verdict }
   *[black] 輪到黑方：{ $verdict }
}
analysis-line = { $rank }. { $verdict }：{ $moves }
analysis-effort = 深度：{ $depth }，局面數：{ $nodes }，CPU 秒數：{ $seconds }，方法：{ $method }
analysis-color = { $color ->
    [white] 白方：{ $verdict }
   *[black] 黑方：{ $verdict }
}
analysis-choose = { $color ->
    [white] 選白方。
   *[black] 選黑方。
}
analysis-choose-either = 兩種顏色一樣好。
