# 两个棋手之间的对抗赛。

match-title = { $game }：{ $a } 对 { $b }，已完成 { $done } 局，共 { $games } 局
match-player = 棋手
match-won = 胜
match-drawn = 平
match-lost = 负
match-points = 得分
match-pairs = 按得分统计的对局组：{ $none } × 0，{ $half } × ½，{ $one } × 1，{ $more } × 1½，{ $two } × 2
match-elo = Elo 差距 { $elo }，有 { $certainty } 的把握在 { $low } 到 { $high } 之间
match-elo-unknown = Elo 差距尚不清楚
match-sprt-open = 检验 { $elo0 } 与 { $elo1 } Elo：{ $ratio } 在 { $low } 与 { $high } 之间，尚无定论
match-sprt-first = 检验 { $elo0 } 与 { $elo1 } Elo：{ $ratio } 低于 { $low }，假设 { $elo0 } 更好
match-sprt-second = 检验 { $elo0 } 与 { $elo1 } Elo：{ $ratio } 高于 { $high }，假设 { $elo1 } 更好
match-forfeit = 第 { $number } 局：{ $player } 判负：{ $reason }
fault-ended = 程序已结束，代码为 { $code }
fault-closed = 程序不再发出任何信息
fault-panicked = 引擎中断了
fault-not-started = 无法启动程序
fault-hung = { $seconds } 秒内没有回应
fault-no-move = 回应中没有走法
fault-late = 回应来得太晚
match-more-forfeits = 另有 { $count } 局也这样判负
match-interrupted = 已中断；只统计下完的对局
