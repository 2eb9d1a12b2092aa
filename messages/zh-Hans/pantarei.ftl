game-pantarei = Pantareï
learn-a-pantarei = 学习 Pantareï
play-a-pantarei = 玩 Pantareï
rules-of-pantarei = Pantareï 规则
setup-title-pantarei = 来一局 Pantareï
join-title-pantarei = 有人邀请你来一局 Pantareï
invite-text-pantarei = 来和我玩 Pantareï 吧
puzzles-of-pantarei = Pantareï 谜题
study-title-pantarei = 分析 Pantareï
review-title-pantarei = Pantareï 对局复盘
tagline-pantarei = 十九片鳞片连成一条蛇：叠出一堆七片
edition-pantarei-standard = 印刷版的规则。

learn-pantarei-goal-title = 怎样算赢
learn-pantarei-goal = 谁叠出七片或更多鳞片的一堆，谁就赢，不论鳞片是谁的。第 3 堆有六片。第 4 堆上白方的鳞片有一条线，所以正好搬一堆远：先按第 4 堆，再按第 3 堆。
learn-pantarei-goal-right = 七片鳞片：白方胜。接下来的步骤会教你怎么做到。
learn-pantarei-carry-title = 搬一片鳞片
learn-pantarei-carry = 把白方的一片鳞片向左或向右搬，正好搬它的数值那么远：上面有一条、两条或三条线，就搬一堆、两堆或三堆远。
learn-pantarei-carry-right = 现在它放在那一堆的最上面，空出的位置已经合拢。最上面的鳞片表明这一堆归谁。
learn-pantarei-look-title = 查看一堆
learn-pantarei-look = 堆旁边的数字是它的鳞片数。指向一堆或按一下，它就像扇子一样展开：所有鳞片都看得见。紧挨在最上面那片下面的一片也可以一起搬，不论它是什么颜色。先查看第 6 堆，再搬走它最上面的两片。
learn-pantarei-look-right = 按上面那片的数值计算，下面那片跟着一起走。双方随时都可以查看每一堆。
learn-pantarei-neutral-title = 中立鳞片
learn-pantarei-neutral = 金色鳞片不属于任何人，从不自己移动。它在第 4 堆里，压在白方的 3 下面：把两片一起搬走。
learn-pantarei-neutral-right = 它可以作为两片中下面的那一片被搬走。如果它在一堆的最上面，这一堆就没有人控制。
learn-pantarei-swap-title = 交换
learn-pantarei-swap = 你可以不移动，而让自己的两堆互换位置。交换白方的任意两堆。
learn-pantarei-swap-right = 互换的是整堆，不管有多高。
learn-pantarei-ban-title = 交换之后不能接着交换
learn-pantarei-ban = 白方刚刚交换过，所以黑方现在不能交换。你是黑方：随便走一步。
learn-pantarei-ban-right = 这步之后，白方又可以交换了。
learn-pantarei-pass-title = 跳过
learn-pantarei-pass = 黑方既不能移动，也不能交换。只有这时才可以跳过，而且必须跳过。
learn-pantarei-pass-right = 只要能移动或交换，就必须走。
learn-pantarei-defend-title = 防守
learn-pantarei-defend = 黑方可以用第 2 堆上的 1，在第 1 堆叠出七片。阻止它。
learn-pantarei-defend-right = 最上面的鳞片决定谁控制这一堆：用你的鳞片盖住它，这一堆就归你。

turn-no-swap = { $color ->
    [white] 轮到白方；黑方刚刚交换过，所以不能交换
   *[black] 轮到黑方；白方刚刚交换过，所以不能交换
}
ended-seven = { $winner ->
    [white] 白方胜：第 { $marks } 堆有七片或更多鳞片
   *[black] 黑方胜：第 { $marks } 堆有七片或更多鳞片
}
ended-stuck = 平局：双方都再也不能移动或交换

rules-pantarei-material =
    鳞片共十九片：每方九片，数值 1、2、3 各三片，另有一片中立鳞片。洗乱后正面朝上排成一行，这就是蛇。一位玩家看过蛇之后选颜色；另一位玩家用另一种颜色，并且先走。蛇的每个位置都是一堆，由一片或多片鳞片叠成，最上面的颜色控制这一堆。
rules-pantarei-turn =
    从下面选一种走法：
    - 移动：从自己控制的一堆上取最上面的一片，可以只取这一片，也可以连同紧挨在下面的那一片一起取，不论它是什么颜色。向左或向右搬，走过的堆数正好等于上面那片的数值，放到那一堆的最上面。不能越过蛇头或蛇尾。空出的位置合拢。
    - 交换：让自己控制的两堆互换位置。对方刚交换过，就不能紧接着交换。
    - 跳过：只有既不能移动也不能交换时才可以，而且这时必须跳过。
    中立鳞片不能自己移动，但可以作为两片中下面的那一片被搬走。它在最上面的堆没有人控制。双方随时都可以查看每一堆。
rules-pantarei-end =
    - 谁叠出一堆七片或更多的鳞片，谁就赢。
    - 同一局面第三次出现，轮到的一方相同，交换的权利也相同，就是平局。
    - 双方都再也不能移动或交换，就是平局。
rules-pantarei-notation =
    各堆从左边的蛇头起编号，从 1 开始。5R1 把第 5 堆最上面的一片向右搬，5L2 把第 5 堆最上面的两片向左搬，3x9 交换第 3 堆和第 9 堆，pass 是跳过。
rules-pantarei-settled =
    - 局面重复是平局，双方都再也不能移动或交换的局面也是平局。规则书没有提到这些。
    - 能交换就不能跳过。有些语言的规则书只提到鳞片不能移动的情况。
    - 七片或更多都算赢。有些语言的规则书说的是正好七片。

position-form-pantarei = 应当从蛇头起写出各堆，例如 w1b2,n,b3，然后是轮到的一方，再写 s 表示可以交换，或写 - 表示不可以。第 { $column } 个字符有误。
impossible-scales = 鳞片 { $scale } 的数目不对：这里有 { $found } 片，游戏里有 { $count } 片
impossible-two-winners = 七片或更多的堆不止一个
impossible-too-high = 有一堆超过八片
impossible-winner-to-move = 七片或更多的堆，最上面不可能是轮到的一方：这一堆是另一方刚刚叠成的

move-form-pantarei = 走法例如 5R1（第 5 堆的一片向右）、5L2（两片向左）、3x9（交换）或 pass
illegal-needless-pass = 还能移动或交换，所以不能跳过
illegal-one-scale = 第 { $stack } 堆只有一片鳞片
illegal-past-head = 从第 { $stack } 堆出发，数值 { $value } 的鳞片会越过蛇头
illegal-past-tail = 从第 { $stack } 堆出发，数值 { $value } 的鳞片会越过蛇尾
illegal-swap-itself = 一堆不能和自己交换
illegal-swap-after-swap = 对方刚交换过，不能紧接着交换
illegal-no-stack = 没有第 { $stack } 堆；最后一堆是第 { $count } 堆
illegal-others-stack = { $color ->
    [white] 第 { $stack } 堆由白方控制
   *[black] 第 { $stack } 堆由黑方控制
}
illegal-nobodys-stack = 第 { $stack } 堆最上面是中立鳞片，所以没有人控制

tour-pantarei-move = 白方一次搬两片（4L2）：自己的 3，和它下面的中立鳞片。
tour-pantarei-surprise = 出人意料：数值数的是堆，不是鳞片。所以蛇会越来越短，每片鳞片能到的堆也随之改变。

keys-ways = 搬一片、搬两片、交换
why-seven = { $mover ->
    [you] 你的鳞片叠成了七片的一堆。
    [white] 白方的鳞片叠成了七片的一堆。
   *[black] 黑方的鳞片叠成了七片的一堆。
}
why-stuck = 双方都再也不能移动或交换。

## For scripts

lifted = 已拿起：{ $scale }。放到哪里？
edit-lead-pantarei = 按一堆，拿起最上面的鳞片，再按要放的地方。
edit-beside = 放在所按的堆前面，自成一堆
edit-tail = 放到蛇尾
edit-swap = 可以交换

board-pantarei = 蛇，从蛇头到蛇尾
stack = 第 { $number } 堆：{ $scales }
stack-goal = { $stack }；可以到这里
scale-w1 = 白 1
scale-w2 = 白 2
scale-w3 = 白 3
scale-b1 = 黑 1
scale-b2 = 黑 2
scale-b3 = 黑 3
scale-n = 中立
choose-stack = 选自己的一堆
choose-goal = 放到哪里？
way-1 = 搬一片
way-2 = 搬两片
way-x = 交换
goals = 第 { $stack } 堆，可以到：{ $goals }
goals-swap = 第 { $stack } 堆，可以交换的堆：{ $goals }
must-pass = 既不能移动也不能交换，所以必须跳过
pass = 跳过
said-pantarei-1 = { $color ->
    [white] 白方：一片，从第 { $stack } 堆到第 { $goal } 堆
   *[black] 黑方：一片，从第 { $stack } 堆到第 { $goal } 堆
}
said-pantarei-2 = { $color ->
    [white] 白方：两片，从第 { $stack } 堆到第 { $goal } 堆
   *[black] 黑方：两片，从第 { $stack } 堆到第 { $goal } 堆
}
said-pantarei-x = { $color ->
    [white] 白方交换第 { $stack } 堆和第 { $goal } 堆
   *[black] 黑方交换第 { $stack } 堆和第 { $goal } 堆
}
said-pantarei-pass = { $color ->
    [white] 白方必须跳过
   *[black] 黑方必须跳过
}
status-you-no-swap = 轮到你；对方刚刚交换过，所以不能交换
status-no-swap = { $color ->
    [white] 轮到白方；现在不能交换
   *[black] 轮到黑方；现在不能交换
}
