worth-win = 胜
worth-draw = 平局
worth-loss = 负
worth-unknown = 未知
worth-win-exact = 胜，己方 { $moves } 步
worth-win-bound = 胜，己方至多 { $moves } 步
worth-loss-exact = 负，对方 { $moves } 步
worth-loss-bound = 负，对方至多 { $moves } 步
worth-about = 约 { $percent }
worth-at = { $place }；{ $value }
is-proven = 已证明
is-published = 他人已证明
is-estimated = 估计
verdict-is = { $color ->
    [white] { $how ->
        [proven] 轮到白方：{ $value }，已证明
        [published] 轮到白方：{ $value }，他人已证明
       *[estimated] 轮到白方：{ $value }，估计
    }
   *[black] { $how ->
        [proven] 轮到黑方：{ $value }，已证明
        [published] 轮到黑方：{ $value }，他人已证明
       *[estimated] 轮到黑方：{ $value }，估计
    }
}
best-is = 最佳：{ $move }；{ $value }
no-best = 还不知道最佳的一步
no-value = 还没有结果
engine-working = 深度 { $depth }，还在思考
engine-done = 深度 { $depth }
engine-resting = 引擎已关闭
engine-lost = 服务器没有回应。走法保留在这里。
engine-busy = 服务器正忙。请稍后再试。
prove-here = 在这里证明，最多用 { $memory } 内存
prove-there = 让服务器证明，最多用 { $memory } 内存
no-memory = 证明需要 { $needed } 内存，而这台设备能用 { $limit }。
no-memory-there = 证明需要 { $needed } 内存，而服务器能用 { $limit }。
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = 没有找到证明。
engine-failed = 这台设备无法寻找证明。可能是内存不足。
line-unfold = 展开整条变化
over-white = 白方已获胜
over-black = 黑方已获胜
over-draw = 平局
not-read = 无法读取：{ $why }
was-read = 已显示 { $count } 步
at-start = 起始
main-line = 主线
variation = 变着
deleted = 已删除
did-undo = 已撤销更改
did-redo = 已重做更改
promoted = 现在这是主线
palette = 要放什么
palette-lead = 先选要放什么，再按格子。再按一次就拿走。
palette-w = 白方
palette-b = 黑方
palette-empty = 清除
pinned = 已固定：{ $place }
link-damaged = 这个链接已损坏或不完整。显示的是空棋盘。
link-short = 已复制。内容太多，链接装不下：其中只有棋盘上的这条变化。棋谱里有全部内容。
review-working = 正在看第 { $ply } 个局面，共 { $count } 个
review-done = 所有局面都已分析
review-stopped = 已停止
review-point = { $how ->
    [proven] 对白方：{ $value }，已证明
    [published] 对白方：{ $value }，他人已证明
   *[estimated] 对白方：{ $value }，估计
}
accuracy-perfect = { $color ->
    [white] 白方没有失误。
   *[black] 黑方没有失误。
}
accuracy-good = { $color ->
    [white] 白方下得不错，平均每步保住 { $percent } 的得分。
   *[black] 黑方下得不错，平均每步保住 { $percent } 的得分。
}
accuracy-fair = { $color ->
    [white] 白方有小失误，平均每步保住 { $percent } 的得分。
   *[black] 黑方有小失误，平均每步保住 { $percent } 的得分。
}
accuracy-poor = { $color ->
    [white] 白方有大失误，平均每步保住 { $percent } 的得分。
   *[black] 黑方有大失误，平均每步保住 { $percent } 的得分。
}
review-move = { $color ->
    [white] 第 { $number } 步：白方走 { $move }
   *[black] 第 { $number } 步：黑方走 { $move }
}
slip-lost = { $color ->
    [white] 走 { $move } 之后，白方胜
   *[black] 走 { $move } 之后，黑方胜
}
slip-drawn = 走 { $move } 之后是平局
slip-about = { $color ->
    [white] 走 { $move } 之后，白方可望得到约 { $percent } 的得分
   *[black] 走 { $move } 之后，黑方可望得到约 { $percent } 的得分
}
until-won = { $color ->
    [white] 在此之前白方必胜
   *[black] 在此之前黑方必胜
}
until-drawn = 在此之前是平局
until-about = { $color ->
    [white] 在此之前白方可望得到约 { $percent }
   *[black] 在此之前黑方可望得到约 { $percent }
}
way-refuting = 怎样反驳
way-best = 更好的走法
try-lead = { $color ->
    [white] 为白方找更好的一步
   *[black] 为黑方找更好的一步
}
mistake-cost = 这一步损失了 { $percent } 的得分。
try-checking = 正在检查 { $move }
try-right = 对！{ $move } 就是最佳的一步。
try-better = { $move } 更好，但还有比它更好的。
try-wrong = { $move } 并没有更好。再试一次。
no-mistakes = 没有发现大失误。
puzzles-looking = 正在这局棋中找谜题
puzzles-found = 在这局棋中找到 { $count } 道谜题。
puzzles-none = 这局棋中没有谜题：临近结束时，没有只有一步能取胜或保住平局的局面。
puzzles-cannot = 这个浏览器现在无法找谜题。
