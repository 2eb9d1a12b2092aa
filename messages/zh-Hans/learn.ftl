nav-learn = 学习
learn-title = 边玩边学
learn-lead = 每种游戏只需几步，直接在棋盘上学。此浏览器会记住哪些步骤已完成。
learn-step = 步骤 { $step } / { $steps }
learn-steps = 步骤
learn-wrong-win = { $color ->
    [white] 这样走，白方赢不了。
   *[black] 这样走，黑方赢不了。
}
learn-wrong-draw = 这样走不成平局。
learn-wrong-kind = 这步棋可以走，但不是这里要求的走法。
learn-wrong-hold = { $color ->
    [white] 现在白方可以用 { $move } 取胜。
   *[black] 现在黑方可以用 { $move } 取胜。
}

task-label = 你的任务
task-retry = 再试一次
task-next = 下一个
task-solution = 看一种解法
task-done = 已完成
task-no-script = 动手试需要 JavaScript。没有它，也可以在下面阅读解法。
