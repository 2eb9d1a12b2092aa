game-pantarei = Pantareï
learn-a-pantarei = 學 Pantareï
play-a-pantarei = 玩 Pantareï
rules-of-pantarei = Pantareï 規則
setup-title-pantarei = 來一局 Pantareï
join-title-pantarei = 有人邀請你來一局 Pantareï
invite-text-pantarei = 來和我玩 Pantareï 吧
puzzles-of-pantarei = Pantareï 謎題
study-title-pantarei = 分析 Pantareï
review-title-pantarei = Pantareï 對局覆盤
tagline-pantarei = 十九片鱗片排成一條蛇：堆出七片的一疊
edition-pantarei-standard = 印刷版的規則。

learn-pantarei-goal-title = 怎樣算贏
learn-pantarei-goal = 誰堆出七片以上的一疊，誰就獲勝，不管鱗片是誰的。第 3 疊有六片。第 4 疊上白方的鱗片有一條線，所以剛好搬一疊遠：先按第 4 疊，再按第 3 疊。
learn-pantarei-goal-right = 七片鱗片：白方獲勝。接下來的步驟會教你怎麼做到。
learn-pantarei-carry-title = 搬一片鱗片
learn-pantarei-carry = 把白方的一片鱗片往左或往右搬，距離剛好等於它的數值：上面有一條、兩條或三條線，就搬一疊、兩疊或三疊遠。
learn-pantarei-carry-right = 它現在放在那一疊的最上面，空出來的位置也補起來了。最上面的鱗片表示這一疊是誰的。
learn-pantarei-look-title = 查看一疊
learn-pantarei-look = 疊旁邊的數字是它的鱗片數。指著一疊或按一下，它就像扇子一樣展開：所有鱗片都看得到。緊接在最上面那片下面的一片也可以一起搬，不管是什麼顏色。先查看第 6 疊，再搬走它最上面的兩片。
learn-pantarei-look-right = 以上面那片的數值計算，下面那片跟著一起走。雙方隨時都可以查看每一疊的內容。
learn-pantarei-neutral-title = 中立鱗片
learn-pantarei-neutral = 金色鱗片不屬於任何人，也不會自己移動。它在第 4 疊，壓在白方的 3 下面：把兩片一起搬走。
learn-pantarei-neutral-right = 它可以當作兩片中下面的那一片來搬。如果它在一疊的最上面，那一疊就沒有人控制。
learn-pantarei-swap-title = 互換
learn-pantarei-swap = 你可以不移動鱗片，改讓自己的兩疊交換位置。請互換白方的任意兩疊。
learn-pantarei-swap-right = 不管多高，都是整疊交換位置。
learn-pantarei-ban-title = 互換之後不能再互換
learn-pantarei-ban = 白方剛剛互換過，所以黑方現在不能互換。你是黑方：隨意下一手。
learn-pantarei-ban-right = 這一手之後，白方又可以互換了。
learn-pantarei-pass-title = 跳過
learn-pantarei-pass = 黑方既不能移動，也不能互換。只有這時候才可以跳過，而且一定要跳過。
learn-pantarei-pass-right = 只要還能移動或互換，就一定要下。
learn-pantarei-defend-title = 防守
learn-pantarei-defend = 黑方可以用第 2 疊上的 1，讓第 1 疊變成七片。阻止它。
learn-pantarei-defend-right = 最上面的鱗片決定誰控制這一疊：用你的鱗片蓋住它，這一疊就是你的。

turn-no-swap = { $color ->
    [white] 輪到白方；黑方剛剛互換過，所以不能互換
   *[black] 輪到黑方；白方剛剛互換過，所以不能互換
}
ended-seven = { $winner ->
    [white] 白方獲勝：第 { $marks } 疊有七片以上的鱗片
   *[black] 黑方獲勝：第 { $marks } 疊有七片以上的鱗片
}
ended-stuck = 和局：雙方都再也無法移動或互換

rules-pantarei-material =
    鱗片共十九片：每方九片，數值 1、2、3 各三片，另有一片中立鱗片。洗混之後正面朝上排成一排，這就是蛇。一位玩家看過蛇之後選顏色，另一位玩家拿另一個顏色，並且先下。蛇的每個位置都是一疊，由一片或多片鱗片堆成，最上面的顏色控制這一疊。
rules-pantarei-turn =
    從下列動作選一個：
    - 移動：從自己控制的一疊拿起最上面的鱗片，可以只拿這一片，也可以連同緊接在下面的那一片一起拿，不管是什麼顏色。往左或往右搬，經過的疊數要剛好等於上面那片的數值，然後放到那一疊的最上面。不能超出蛇頭或蛇尾。空出來的位置要補起來。
    - 互換：讓自己控制的兩疊交換位置。對手剛互換過時，不能緊接著互換。
    - 跳過：只有既不能移動也不能互換時才可以，而且這時一定要跳過。
    中立鱗片不會自己移動，但可以當作兩片中下面的那一片來搬。它在最上面的那一疊沒有人控制。雙方隨時都可以查看每一疊的內容。
rules-pantarei-end =
    - 誰堆出七片以上的一疊，誰就獲勝。
    - 同一局面第三次出現，而且輪到同一方、互換的權利也相同，就是和局。
    - 雙方都再也無法移動或互換，就是和局。
rules-pantarei-notation =
    各疊從左邊的蛇頭開始編號，第一疊是 1。5R1 把第 5 疊最上面的一片往右搬，5L2 把第 5 疊最上面的兩片往左搬，3x9 互換第 3 疊和第 9 疊，pass 是跳過。
rules-pantarei-settled =
    - 重複局面是和局，雙方都無法再移動或互換的局面也是和局。規則書沒有提到這些。
    - 能互換就不能跳過。有些語言的規則書只提到鱗片無法移動的情況。
    - 七片以上都算獲勝。有些語言的規則書寫的是剛好七片。

position-form-pantarei = 應該從蛇頭開始寫出各疊，例如 w1b2,n,b3，接著是輪到的一方，再寫 s 表示可以互換，或寫 - 表示不可以。第 { $column } 個字元有誤。
impossible-scales = 鱗片 { $scale } 的數量不對：這裡有 { $found } 片，遊戲中有 { $count } 片
impossible-two-winners = 七片以上的疊不只一個
impossible-too-high = 有一疊超過八片
impossible-winner-to-move = 七片以上的那一疊，最上面不可能是輪到的一方：那一疊是另一方剛剛堆成的

move-form-pantarei = 下法例如 5R1（第 5 疊的一片往右）、5L2（兩片往左）、3x9（互換）或 pass
illegal-needless-pass = 還能移動或互換，所以不能跳過
illegal-one-scale = 第 { $stack } 疊只有一片鱗片
illegal-past-head = 從第 { $stack } 疊出發，數值 { $value } 的鱗片會超出蛇頭
illegal-past-tail = 從第 { $stack } 疊出發，數值 { $value } 的鱗片會超出蛇尾
illegal-swap-itself = 同一疊不能和自己互換
illegal-swap-after-swap = 對手剛互換過，不能緊接著互換
illegal-no-stack = 沒有第 { $stack } 疊；最後一疊是第 { $count } 疊
illegal-others-stack = { $color ->
    [white] 第 { $stack } 疊由白方控制
   *[black] 第 { $stack } 疊由黑方控制
}
illegal-nobodys-stack = 第 { $stack } 疊最上面是中立鱗片，所以沒有人控制

tour-pantarei-move = 白方一次搬兩片（4L2）：自己的 3，以及下面的中立鱗片。
tour-pantarei-surprise = 意外之處：數值算的是疊，不是鱗片。所以蛇會越來越短，每片鱗片能到的地方也會跟著改變。

keys-ways = 搬一片、搬兩片、互換
why-seven = { $mover ->
    [you] 你的鱗片堆成了七片的一疊。
    [white] 白方的鱗片堆成了七片的一疊。
   *[black] 黑方的鱗片堆成了七片的一疊。
}
why-stuck = 雙方都再也無法移動或互換。

## For scripts

lifted = 已拿起：{ $scale }。要放到哪裡？
edit-lead-pantarei = 點一疊來拿起最上面的鱗片，再點要放的地方。
edit-beside = 放在點選的那一疊前面，自成一疊
edit-tail = 放到蛇尾
edit-swap = 可以互換

board-pantarei = 蛇，從蛇頭到蛇尾
stack = 第 { $number } 疊：{ $scales }
stack-goal = { $stack }；可以到這裡
scale-w1 = 白 1
scale-w2 = 白 2
scale-w3 = 白 3
scale-b1 = 黑 1
scale-b2 = 黑 2
scale-b3 = 黑 3
scale-n = 中立
choose-stack = 選自己的一疊
choose-goal = 要放到哪裡？
way-1 = 搬一片
way-2 = 搬兩片
way-x = 互換
goals = 第 { $stack } 疊，可以到：{ $goals }
goals-swap = 第 { $stack } 疊，可以互換的疊：{ $goals }
must-pass = 既不能移動也不能互換，所以一定要跳過
pass = 跳過
said-pantarei-1 = { $color ->
    [white] 白方：一片，從第 { $stack } 疊到第 { $goal } 疊
   *[black] 黑方：一片，從第 { $stack } 疊到第 { $goal } 疊
}
said-pantarei-2 = { $color ->
    [white] 白方：兩片，從第 { $stack } 疊到第 { $goal } 疊
   *[black] 黑方：兩片，從第 { $stack } 疊到第 { $goal } 疊
}
said-pantarei-x = { $color ->
    [white] 白方互換第 { $stack } 疊和第 { $goal } 疊
   *[black] 黑方互換第 { $stack } 疊和第 { $goal } 疊
}
said-pantarei-pass = { $color ->
    [white] 白方只能跳過
   *[black] 黑方只能跳過
}
status-you-no-swap = 輪到你；對手剛剛互換過，所以不能互換
status-no-swap = { $color ->
    [white] 輪到白方；現在不能互換
   *[black] 輪到黑方；現在不能互換
}
