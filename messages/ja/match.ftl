# 二者の対戦についての言葉。

match-title = { $game }：{ $a } 対 { $b }、{ $games }局中{ $done }局
match-player = 対局者
match-won = 勝
match-drawn = 分
match-lost = 敗
match-points = 得点
match-pairs = 得点別の組：{ $none } × 0、{ $half } × ½、{ $one } × 1、{ $more } × 1½、{ $two } × 2
match-elo = Elo差 { $elo }、{ $certainty }の確かさで{ $low }から{ $high }
match-elo-unknown = Elo差はまだ不明
match-sprt-open = { $elo0 }対{ $elo1 } Eloの検定：{ $ratio }は{ $low }と{ $high }の間、未決
match-sprt-first = { $elo0 }対{ $elo1 } Eloの検定：{ $ratio }は{ $low }より下、{ $elo0 }がより妥当
match-sprt-second = { $elo0 }対{ $elo1 } Eloの検定：{ $ratio }は{ $high }より上、{ $elo1 }がより妥当
match-forfeit = 第{ $number }局：{ $player }の負け：{ $reason }
fault-ended = プログラムがコード{ $code }で終了しました
fault-closed = プログラムから何も送られてこなくなりました
fault-panicked = エンジンが途中で止まりました
fault-not-started = プログラムを起動できません
fault-hung = { $seconds }秒以内に応答がありません
fault-no-move = 応答に手がありません
fault-late = 応答が遅すぎました
match-more-forfeits = 同じように負けた対局がほかに{ $count }局
match-interrupted = 中断しました。終わった対局だけを数えています
