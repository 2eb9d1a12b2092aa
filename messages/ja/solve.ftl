# 厳密な解析の言葉。

value-win = ▲ 勝ち：{ $count }通り
value-draw = ● 引き分け：{ $count }通り
value-loss = ▼ 負け：{ $count }通り
value-unknown = ? 不明：{ $count }通り

verdict-unknown = { $color ->
    [white] 白の番：? 不明、制限内では証明できませんでした
   *[black] 黒の番：? 不明、制限内では証明できませんでした
}

line = 手順：{ $moves }
effort = 局面数：{ $nodes }、CPU秒：{ $seconds }、方法：{ $method }
certified = { $color ->
    [white] 証明は正しいと確かめられました。{ $game }：{ $position } から白の勝ち。白の手：{ $moves }手以内、証明の中の応手：{ $nodes }
   *[black] 証明は正しいと確かめられました。{ $game }：{ $position } から黒の勝ち。黒の手：{ $moves }手以内、証明の中の応手：{ $nodes }
}
