# 精確分析的結果。

value-win = ▲ 勝：{ $count } 種下法
value-draw = ● 和局：{ $count } 種下法
value-loss = ▼ 敗：{ $count } 種下法
value-unknown = ? 未知：{ $count } 種下法

moves-legend = 棋步後面的數字是到對局結束為止，勝方自己的手數；≤ 表示最多。
verdict-unknown = { $color ->
    [white] 輪到白方：? 未知，在限度內無法證明
   *[black] 輪到黑方：? 未知，在限度內無法證明
}

line = 變化：{ $moves }
effort = 局面數：{ $nodes }，CPU 秒數：{ $seconds }，方法：{ $method }
certified = { $color ->
    [white] 證明成立。{ $game }：從 { $position } 起白方獲勝。白方自己的手數：最多 { $moves }；證明中的應手：{ $nodes }
   *[black] 證明成立。{ $game }：從 { $position } 起黑方獲勝。黑方自己的手數：最多 { $moves }；證明中的應手：{ $nodes }
}
method-rules = 規則
method-glance = 一眼看出
method-search = 搜尋
method-proof-number-search = 證明數搜尋
method-sweep = 窮舉表
method-published-solution = 已發表的解
published-by = 他人已證明：{ $source }
claims-sound = 所有主張都成立。證書：{ $certified }，重新產生：{ $remade }；勝方的棋步：{ $moves }；含所有應手的局面：{ $replies }
claims-proven = { $color ->
    [white] { $game } 已證明：從 { $position } 起白方獲勝
   *[black] { $game } 已證明：從 { $position } 起黑方獲勝
}
claims-open = { $color ->
    [white] { $game }：尚未證明從 { $position } 起白方獲勝。第一個缺口：{ $moves } → { $gap }
   *[black] { $game }：尚未證明從 { $position } 起黑方獲勝。第一個缺口：{ $moves } → { $gap }
}
campaign-open = { $color ->
    [white] 已證明白方獲勝的部分：{ $percent }；未解決的局面：{ $count }，例如 { $positions }
   *[black] 已證明黑方獲勝的部分：{ $percent }；未解決的局面：{ $count }，例如 { $positions }
}
campaign-pace = { $state }；剩餘小時：約 { $hours }
campaign-won = { $color ->
    [white] 白方獲勝：所有主張都成立
   *[black] 黑方獲勝：所有主張都成立
}
campaign-lost = { $color ->
    [white] 白方不能獲勝
   *[black] 黑方不能獲勝
}
progress-share = { $percent }，已用 { $elapsed }，剩餘 { $left }：{ $text }
progress-time = { $elapsed }：{ $text }
progress-search = 局面數：{ $nodes }，記憶體：{ $mebibytes } MiB
