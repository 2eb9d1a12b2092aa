worth-win = 勝
worth-draw = 和局
worth-loss = 敗
worth-unknown = 未知
worth-win-exact = 勝，我方 { $moves } 手
worth-win-bound = 勝，我方最多 { $moves } 手
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
edit-lead = 點格子來更改：空、白、黑。
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
mistake-was = { $color ->
    [white] 第 { $ply } 手：白方下了 { $move }。找出更好的一手。
   *[black] 第 { $ply } 手：黑方下了 { $move }。找出更好的一手。
}
mistake-cost = 這一手損失了 { $percent } 的得分。
try-checking = 正在檢查 { $move }
try-right = 沒錯！{ $move } 就是最佳的一手。
try-better = { $move } 比較好，但還有更好的一手。
try-wrong = { $move } 並沒有比較好。再試一次。
try-answer = 答案：{ $move }
try-again = 再試一次
try-show = 顯示答案
no-mistakes = 沒有發現大失誤。
