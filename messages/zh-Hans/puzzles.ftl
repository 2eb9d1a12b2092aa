nav-puzzles = 谜题
puzzles-title = 找出唯一的一步
puzzles-lead = 每个局面中，正好只有一步能取胜，或者正好只有一步能保住平局。全部经过证明。
puzzle-number = 谜题 { $number } / { $count }
puzzle-today = 今日谜题
puzzles-today = 今日谜题
puzzle-solve = 来解题
puzzle-all = 全部谜题
puzzle-win = { $color ->
    [white] 白方有必胜的走法，但只有一步能做到。找出这一步。
   *[black] 黑方有必胜的走法，但只有一步能做到。找出这一步。
}
puzzle-draw = { $color ->
    [white] 白方快要输了。只有一步能保住平局。找出这一步。
   *[black] 黑方快要输了。只有一步能保住平局。找出这一步。
}
puzzle-right-win = 不论对方怎么防守，这一步都能赢，而且是唯一的一步。
puzzle-right-draw = 这一步保住了平局，而且是唯一的一步。
puzzle-wrong-win = 走这一步，对方还有办法脱身。
puzzle-wrong-draw = 走这一步，对方就有必胜的走法。
puzzle-grade = 难度 { $grade }，要算到己方第 { $count } 步
puzzle-streak = 连续天数：
puzzle-missed = 今天不计入：要不靠帮助、第一次就答对才算。
own-title = 来自你的对局
own-how = 在对局复盘中可以找到来自你自己对局的谜题。
own-none = 这个浏览器里还没有来自你自己对局的谜题。
