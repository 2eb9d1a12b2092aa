nav-learn = 學習
learn-title = 邊玩邊學
learn-lead = 每款遊戲只要幾個步驟，直接在棋盤上學。這個瀏覽器會記住你完成了哪些步驟。
learn-step = 步驟 { $step } / { $steps }
learn-steps = 步驟
learn-wrong-win = { $color ->
    [white] 這樣下，白方贏不了。
   *[black] 這樣下，黑方贏不了。
}
learn-wrong-draw = 這樣下不會變成和局。
learn-wrong-kind = 這一手合乎規則，但不是這裡要的下法。
learn-wrong-hold = { $color ->
    [white] 現在白方可以用 { $move } 獲勝。
   *[black] 現在黑方可以用 { $move } 獲勝。
}

task-label = 你的任務
task-retry = 再試一次
task-next = 下一個
task-solution = 看一個解法
task-done = 已完成
task-no-script = 動手試需要 JavaScript。沒有的話，也可以在下方閱讀解法。
