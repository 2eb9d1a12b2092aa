# 引擎的看法。每个结论都注明是已证明还是估计。

brief-win = ▲ 胜，已证明
brief-win-exact = ▲ 胜（己方 { $moves } 步），已证明
brief-win-bound = ▲ 胜（己方至多 { $moves } 步），已证明
brief-draw = ● 平局，已证明
brief-loss = ▼ 负，已证明
brief-loss-exact = ▼ 负（对方 { $moves } 步），已证明
brief-loss-bound = ▼ 负（对方至多 { $moves } 步），已证明
brief-score = 约 { $percent }，估计
brief-unknown = ? 未知

analysis-verdict = { $color ->
    [white] 轮到白方：{ $verdict }
   *[black] 轮到黑方：{ $verdict }
}
analysis-line = { $rank }. { $verdict }：{ $moves }
analysis-effort = 深度：{ $depth }，局面数：{ $nodes }，CPU 秒数：{ $seconds }，方法：{ $method }
analysis-color = { $color ->
    [white] 白方：{ $verdict }
   *[black] 黑方：{ $verdict }
}
analysis-choose = { $color ->
    [white] 选白方。
   *[black] 选黑方。
}
analysis-choose-either = 两种颜色一样好。
