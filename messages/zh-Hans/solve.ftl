# 精确分析的结果。

value-win = ▲ 胜：{ $count } 种走法
value-draw = ● 平局：{ $count } 种走法
value-loss = ▼ 负：{ $count } 种走法
value-unknown = ? 未知：{ $count } 种走法

verdict-unknown = { $color ->
    [white] 轮到白方：? 未知，在限度内未能证明
   *[black] 轮到黑方：? 未知，在限度内未能证明
}

line = 变化：{ $moves }
effort = 局面数：{ $nodes }，CPU 秒数：{ $seconds }，方法：{ $method }
certified = { $color ->
    [white] 证明成立。{ $game }：从 { $position } 起白方胜。白方自己的步数：至多 { $moves }；证明中的应着：{ $nodes }
   *[black] 证明成立。{ $game }：从 { $position } 起黑方胜。黑方自己的步数：至多 { $moves }；证明中的应着：{ $nodes }
}
