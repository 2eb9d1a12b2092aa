# 精确分析的结果。

value-win = ▲ 胜：{ $count } 种走法
value-draw = ● 平局：{ $count } 种走法
value-loss = ▼ 负：{ $count } 种走法
value-unknown = ? 未知：{ $count } 种走法

moves-legend = 走法后面的数字是到对局结束为止胜方自己的步数；≤ 表示至多。
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
method-rules = 规则
method-glance = 一眼看出
method-search = 搜索
method-proof-number-search = 证明数搜索
method-sweep = 穷举表
method-published-solution = 已发表的解
published-by = 他人已证明：{ $source }
claims-sound = 所有论断都成立。证书：{ $certified }，重新生成：{ $remade }；胜方的走法：{ $moves }；含全部应着的局面：{ $replies }
claims-proven = { $color ->
    [white] { $game } 已证明：从 { $position } 起白方胜
   *[black] { $game } 已证明：从 { $position } 起黑方胜
}
claims-open = { $color ->
    [white] { $game }：尚未证明从 { $position } 起白方胜。第一个缺口：{ $moves } → { $gap }
   *[black] { $game }：尚未证明从 { $position } 起黑方胜。第一个缺口：{ $moves } → { $gap }
}
campaign-open = { $color ->
    [white] 已证明白方胜的部分：{ $percent }；未解决的局面：{ $count }，例如 { $positions }
   *[black] 已证明黑方胜的部分：{ $percent }；未解决的局面：{ $count }，例如 { $positions }
}
campaign-pace = { $state }；剩余小时：约 { $hours }
campaign-won = { $color ->
    [white] 白方胜：所有论断都成立
   *[black] 黑方胜：所有论断都成立
}
campaign-lost = { $color ->
    [white] 白方不能取胜
   *[black] 黑方不能取胜
}
progress-share = { $percent }，已用 { $elapsed }，剩余 { $left }：{ $text }
progress-time = { $elapsed }：{ $text }
progress-search = 局面数：{ $nodes }，内存：{ $mebibytes } MiB
