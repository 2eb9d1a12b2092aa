nav-puzzles = 謎題
puzzles-title = 找出唯一的一手
puzzles-lead = 每個局面都剛好只有一手能獲勝，或是剛好只有一手能守住和局。全部都經過證明。
puzzle-number = 謎題 { $number } / { $count }
puzzle-today = 今日謎題
puzzles-today = 今日謎題
puzzle-solve = 來解題
puzzle-all = 所有謎題
puzzle-win = { $color ->
    [white] 白方有必勝的下法，但只有一手做得到。找出這一手。
   *[black] 黑方有必勝的下法，但只有一手做得到。找出這一手。
}
puzzle-draw = { $color ->
    [white] 白方快要輸了。只有一手能守住和局。找出這一手。
   *[black] 黑方快要輸了。只有一手能守住和局。找出這一手。
}
puzzle-right-win = 不管對手怎麼防守，這一手都能獲勝，而且是唯一的一手。
puzzle-right-draw = 這一手守住了和局，而且是唯一的一手。
puzzle-wrong-win = 下了這一手，對手還有辦法脫身。
puzzle-wrong-draw = 下了這一手，對手就有必勝的下法。
puzzle-grade = 難度 { $grade }，要算到自己的第 { $count } 手
puzzle-streak = 連續天數：
puzzle-missed = 今天不列入計算：要不靠幫助、第一次就答對才算。
own-title = 來自你的對局
own-how = 在對局的覆盤中，可以找到來自你自己對局的謎題。
own-none = 這個瀏覽器裡還沒有來自你自己對局的謎題。
