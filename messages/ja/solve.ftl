# 厳密な解析の言葉。

value-win = ▲ 勝ち：{ $count }通り
value-draw = ● 引き分け：{ $count }通り
value-loss = ▼ 負け：{ $count }通り
value-unknown = ? 不明：{ $count }通り

moves-legend = 手の後ろの数字は、対局が終わるまでの、勝つ側の手数です。≤ は「以内」を表します。
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
method-rules = ルール
method-glance = 一目
method-search = 探索
method-proof-number-search = 証明数探索
method-sweep = 全数表
method-published-solution = 公表された解
published-by = 他者による証明：{ $source }
claims-sound = すべて正しくつながっています。証明書：{ $certified }、作り直し：{ $remade }、勝者の手：{ $moves }、全応手の局面：{ $replies }
claims-proven = { $color ->
    [white] { $game }は証明済み：{ $position } から白の勝ち
   *[black] { $game }は証明済み：{ $position } から黒の勝ち
}
claims-open = { $color ->
    [white] { $game }：{ $position } から白が勝つことは未証明。最初の欠け：{ $moves } → { $gap }
   *[black] { $game }：{ $position } から黒が勝つことは未証明。最初の欠け：{ $moves } → { $gap }
}
campaign-open = { $color ->
    [white] 白の勝ちの証明：{ $percent }。未解決の局面：{ $count }、たとえば { $positions }
   *[black] 黒の勝ちの証明：{ $percent }。未解決の局面：{ $count }、たとえば { $positions }
}
campaign-pace = { $state }。残り時間：およそ{ $hours }時間
campaign-won = { $color ->
    [white] 白の勝ち：すべて正しくつながっています
   *[black] 黒の勝ち：すべて正しくつながっています
}
campaign-lost = { $color ->
    [white] 白は勝てません
   *[black] 黒は勝てません
}
progress-share = { $percent }、経過 { $elapsed }、残り { $left }：{ $text }
progress-time = { $elapsed }：{ $text }
progress-search = 局面数：{ $nodes }、メモリー：{ $mebibytes } MiB
