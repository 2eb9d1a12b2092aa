worth-win = 勝
worth-draw = 和局
worth-loss = 敗
worth-unknown = 未知
worth-win-exact = 勝，己方 { $moves } 手
worth-win-bound = 勝，己方最多 { $moves } 手
worth-loss-exact = 敗，對手 { $moves } 手
worth-loss-bound = 敗，對手最多 { $moves } 手
worth-about = 約 { $percent }
worth-at = { $place }；{ $value }
is-proven = 已證明
is-published = 他人已證明
is-estimated = 估計
verdict-is = { $color ->
    [white] { $how ->
        [proven] 輪到白方：{ $value }，已證明
        [published] 輪到白方：{ $value }，他人已證明
       *[estimated] 輪到白方：{ $value }，估計
    }
   *[black] { $how ->
        [proven] 輪到黑方：{ $value }，已證明
        [published] 輪到黑方：{ $value }，他人已證明
       *[estimated] 輪到黑方：{ $value }，估計
    }
}
best-is = 最佳：{ $move }；{ $value }
no-best = 還不知道最佳的一手
no-value = 還沒有結果
engine-working = 深度 { $depth }，還在思考
engine-done = 深度 { $depth }
engine-resting = 引擎已關閉
engine-lost = 伺服器沒有回應。棋步保留在這裡。
engine-busy = 伺服器忙碌中。請稍後再試。
prove-here = 在這裡證明，最多用 { $memory } 記憶體
prove-there = 讓伺服器證明，最多用 { $memory } 記憶體
no-memory = 證明需要 { $needed } 記憶體，而這台裝置能用 { $limit }。
no-memory-there = 證明需要 { $needed } 記憶體，而伺服器能用 { $limit }。
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = 沒有找到證明。
engine-failed = 這台裝置無法尋找證明。可能是記憶體不足。
line-unfold = 顯示完整的變化
over-white = 白方獲勝了
over-black = 黑方獲勝了
over-draw = 和局
not-read = 無法讀取：{ $why }
was-read = 已顯示 { $count } 手
at-start = 起始
main-line = 主線
variation = 變化
deleted = 已刪除
did-undo = 已復原變更
did-redo = 已重做變更
promoted = 現在這是主線
palette = 要放什麼
palette-lead = 先選要放什麼，再按格子。再按一次就拿走。
palette-w = 白方
palette-b = 黑方
palette-empty = 清除
pinned = 已釘選：{ $place }
link-damaged = 這個連結已損壞或不完整。顯示的是空棋盤。
link-short = 已複製。內容太多，連結放不下：裡面只有棋盤上的這條變化。棋譜裡有全部內容。
review-working = 正在看第 { $ply } 個局面，共 { $count } 個
review-done = 所有局面都分析完了
review-stopped = 已停止
review-point = { $how ->
    [proven] 對白方：{ $value }，已證明
    [published] 對白方：{ $value }，他人已證明
   *[estimated] 對白方：{ $value }，估計
}
accuracy-perfect = { $color ->
    [white] 白方沒有失誤。
   *[black] 黑方沒有失誤。
}
accuracy-good = { $color ->
    [white] 白方下得不錯，平均每手保住 { $percent } 的得分。
   *[black] 黑方下得不錯，平均每手保住 { $percent } 的得分。
}
accuracy-fair = { $color ->
    [white] 白方有小失誤，平均每手保住 { $percent } 的得分。
   *[black] 黑方有小失誤，平均每手保住 { $percent } 的得分。
}
accuracy-poor = { $color ->
    [white] 白方有大失誤，平均每手保住 { $percent } 的得分。
   *[black] 黑方有大失誤，平均每手保住 { $percent } 的得分。
}
review-move = { $color ->
    [white] 第 { $number } 手：白方下 { $move }
   *[black] 第 { $number } 手：黑方下 { $move }
}
slip-lost = { $color ->
    [white] 下 { $move } 之後，白方獲勝
   *[black] 下 { $move } 之後，黑方獲勝
}
slip-drawn = 下 { $move } 之後是和局
slip-about = { $color ->
    [white] 下 { $move } 之後，白方可望得到約 { $percent } 的得分
   *[black] 下 { $move } 之後，黑方可望得到約 { $percent } 的得分
}
until-won = { $color ->
    [white] 在這之前白方必勝
   *[black] 在這之前黑方必勝
}
until-drawn = 在這之前是和局
until-about = { $color ->
    [white] 在這之前白方可望得到約 { $percent }
   *[black] 在這之前黑方可望得到約 { $percent }
}
way-refuting = 怎樣反駁
way-best = 更好的下法
try-lead = { $color ->
    [white] 替白方找出更好的一手
   *[black] 替黑方找出更好的一手
}
mistake-cost = 這一手損失了 { $percent } 的得分。
try-checking = 正在檢查 { $move }
try-right = 沒錯！{ $move } 就是最佳的一手。
try-better = { $move } 比較好，但還有更好的一手。
try-wrong = { $move } 並沒有比較好。再試一次。
no-mistakes = 沒有發現大失誤。
puzzles-looking = 正在這一局中找謎題
puzzles-found = 在這一局中找到 { $count } 道謎題。
puzzles-none = 這一局沒有謎題：接近結束時，沒有只有一手能獲勝或守住和局的局面。
puzzles-cannot = 這個瀏覽器現在無法找謎題。
