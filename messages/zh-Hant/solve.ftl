# 精確分析的結果。

value-win = ▲ 勝：{ $count } 種下法
value-draw = ● 和局：{ $count } 種下法
value-loss = ▼ 敗：{ $count } 種下法
value-unknown = ? 未知：{ $count } 種下法

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
