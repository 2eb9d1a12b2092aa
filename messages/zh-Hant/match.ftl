# 兩位棋手之間的對抗賽。

match-title = { $game }：{ $a } 對 { $b }，共 { $games } 局，已完成 { $done } 局
match-player = 棋手
match-won = 勝
match-drawn = 和
match-lost = 敗
match-points = 得分
match-pairs = 每兩局一組，依得分統計：{ $none } × 0、{ $half } × ½、{ $one } × 1、{ $more } × 1½、{ $two } × 2
match-elo = Elo 差距 { $elo }，有 { $certainty } 的把握介於 { $low } 到 { $high }
match-elo-unknown = 還不知道 Elo 差距
match-sprt-open = 檢定 { $elo0 } 與 { $elo1 } Elo：{ $ratio } 介於 { $low } 與 { $high } 之間，尚無定論
match-sprt-first = 檢定 { $elo0 } 與 { $elo1 } Elo：{ $ratio } 低於 { $low }，假設 { $elo0 } 較佳
match-sprt-second = 檢定 { $elo0 } 與 { $elo1 } Elo：{ $ratio } 高於 { $high }，假設 { $elo1 } 較佳
match-forfeit = 第 { $number } 局：{ $player } 判敗：{ $reason }
fault-ended = 程式已結束，代碼為 { $code }
fault-closed = 程式不再送出任何訊息
fault-panicked = 引擎中斷了
fault-not-started = 無法啟動程式
fault-hung = { $seconds } 秒內沒有回應
fault-no-move = 回應中沒有棋步
fault-late = 回應來得太晚
match-more-forfeits = 另外還有 { $count } 局也這樣判敗
match-interrupted = 已中斷；只計算下完的對局
