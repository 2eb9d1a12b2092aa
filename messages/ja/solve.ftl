# 厳密な解析の言葉。

value-win = ▲ 勝ち
value-draw = ● 引き分け
value-loss = ▼ 負け
value-unknown = ? 不明

value-heading = { $value }：{ $count ->
   *[other] { $count }手
}

verdict-win = { $color }の番：▲ 勝ち（証明済み）
verdict-win-exact = { $color }の番：▲ { $plies }手で勝ち（証明済み）
verdict-win-bound = { $color }の番：▲ { $plies }手以内で勝ち（証明済み）
verdict-draw = { $color }の番：● 引き分け（証明済み）
verdict-loss = { $color }の番：▼ 負け（証明済み）
verdict-loss-exact = { $color }の番：▼ { $plies }手で負け（証明済み）
verdict-loss-bound = { $color }の番：▼ { $plies }手以内で負け（証明済み）
verdict-unknown = { $color }の番：? 不明（限度内では証明できず）

line = 手順：{ $moves }
effort = { $nodes }ノード、CPU { $seconds }秒、{ $method }
certified = 正しい証明：{ $game }の{ $position }から、{ $color }が自分の{ $moves }手以内で勝ち（応手{ $nodes }）
