game-pentago = Pentago
learn-a-pentago = 學 Pentago
play-a-pentago = 玩 Pentago
rules-of-pentago = Pentago 規則
setup-title-pentago = 來一局 Pentago
join-title-pentago = 有人邀請你來一局 Pentago
invite-text-pentago = 來和我玩 Pentago 吧
puzzles-of-pentago = Pentago 謎題
study-title-pentago = 分析 Pentago
review-title-pentago = Pentago 對局覆盤
tagline-pentago = 放一顆棋子，轉一個小棋盤，五子連線
edition-pentago-standard = 大多數印刷版共通的規則。
edition-pentago-finnish = 如果一次轉動讓雙方都五子連線，轉動的一方獲勝。只要還有空的小棋盤，就可以不轉。
edition-pentago-czech = 如果你的轉動只讓你自己五子連線，對手要再放一顆棋子回應，不轉動。如果對手因此也五子連線，就是和局；否則你獲勝。
edition-pentago-basque = 小棋盤只能順時針轉動。
edition-pentago-openspiel = 每一手都必須轉動小棋盤，五子連線要在轉動之後才算。這是一個研究用程式庫的規則，收錄在這裡以便比較結果。

learn-pentago-turn-title = 一個回合
learn-pentago-turn = 把一顆棋子放到任意一格，然後把任意一個小棋盤轉 90 度。
learn-pentago-turn-right = 這就是完整的一手：放一顆棋子，轉一次。四個小棋盤都可以轉，空的也行。
learn-pentago-five-title = 五子連線
learn-pentago-five = 五顆棋子連成一線就獲勝：橫線、直線或斜線都可以。完成白方的這條線。
learn-pentago-five-right = 你的棋子完成了五子連線，所以馬上獲勝，不再轉小棋盤。
learn-pentago-twist-title = 轉出五子連線
learn-pentago-twist = 小棋盤 1 最左邊的直行都是白子。放一顆棋子，再轉一個小棋盤，讓最上面的橫列有五顆白子連線。
learn-pentago-twist-right = 一轉，直行就變成了橫列。這種贏法很容易漏看。
learn-pentago-theirs-title = 幫了對手的轉動
learn-pentago-theirs = 不管是誰轉的，五子連線都算棋子的主人獲勝。就這麼一次，故意輸掉：找出讓黑方五子連線的轉法。
learn-pentago-theirs-right = 你自己的轉動讓黑方贏了。轉動之前，先看看整個棋盤。
learn-pentago-both-title = 雙方同時
learn-pentago-both = 黑方只要轉小棋盤 1 就要贏了。挽救這一局：用一次轉動讓雙方都五子連線。
learn-pentago-both-right = 雙方都五子連線，就是和局。
learn-pentago-defend-title = 防守
learn-pentago-defend = 黑方已經四子連線，而且有一端是空的。放一顆棋子，再轉一個小棋盤，讓黑方下一手贏不了。
learn-pentago-defend-right = 棋子可以擋住一端，轉動可以打斷連線。每一手你都有這兩招。
learn-pentago-finnish-title = 芬蘭版
learn-pentago-finnish = 在芬蘭版中，如果雙方都五子連線，轉動的一方獲勝。另外，只要還有空的小棋盤，就可以不轉。請讓雙方都五子連線。
learn-pentago-finnish-right = 轉動的是你，所以你獲勝。在其他版本中，這會是和局。
learn-pentago-czech-title = 捷克版
learn-pentago-czech = 白方的轉動完成了五子連線。在捷克版中，黑方現在要再放一顆棋子回應，不轉動。你是黑方：也完成五子連線。
learn-pentago-czech-right = 你的五子連線讓這一局變成和局。沒有它，白方就贏了。
learn-pentago-basque-title = 巴斯克版
learn-pentago-basque = 在巴斯克版中，小棋盤只能順時針轉動。請順時針轉動小棋盤 4 來獲勝。
learn-pentago-basque-right = 順時針一轉，最右邊的直行就變成最下面的橫列。
learn-pentago-openspiel-title = OpenSpiel 版
learn-pentago-openspiel = 在這個版本中，五子連線要在轉動之後才算。完成白方的這條線，再轉一個不會打斷它的小棋盤。
learn-pentago-openspiel-right = 轉動之後五子連線還在，所以獲勝。

turn-reply = { $color ->
    [white] 白方回應：放一顆棋子，不轉動
   *[black] 黑方回應：放一顆棋子，不轉動
}
ended-five-by-twist = { $winner ->
    [white] 白方獲勝：轉動完成了五子連線（{ $marks }）
   *[black] 黑方獲勝：轉動完成了五子連線（{ $marks }）
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] 白方獲勝：五子連線（{ $marks }）
   *[black] 黑方獲勝：五子連線（{ $marks }）
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] 白方獲勝：五子連線（{ $marks }）
   *[black] 黑方獲勝：五子連線（{ $marks }）
}

rules-pentago-material =
    6x6 格的棋盤，由四個可以轉動的 3x3 格小棋盤組成。白方和黑方各有 18 顆棋子。除非雙方另有約定，由白方先下。
rules-pentago-turn =
    把一顆自己顏色的棋子放到任意一個空格。{ $edition ->
        [basque] 然後把任意一個小棋盤順時針轉 90 度，空的小棋盤也可以。
        [finnish] 然後把任意一個小棋盤轉 90 度，方向不拘，空的小棋盤也可以。放好棋子之後，只要還有空的小棋盤，就可以不轉。
       *[other] 然後把任意一個小棋盤轉 90 度，方向不拘，空的小棋盤也可以。
    }
rules-pentago-end =
    - 自己的棋子有五顆以上連成一線就獲勝：橫線、直線或斜線都可以。
    { $edition ->
        [openspiel] - 五子連線要在轉動之後還在才算：光是放下棋子不算獲勝。
       *[other] - 如果放下的棋子完成了五子連線，馬上獲勝，不再轉小棋盤。
    }
    { $edition ->
        [finnish] - 如果你的轉動造成五子連線，就看整個棋盤。只要你有五子連線，你就獲勝，即使對手也有。如果只有對手有，對手獲勝。
        [czech] - 如果你的轉動造成五子連線，就看整個棋盤。如果只有對手有五子連線，對手獲勝。如果雙方都有，就是和局。
       *[other] - 如果你的轉動造成五子連線，就看整個棋盤。如果只有你有五子連線，你獲勝。如果只有對手有，對手獲勝。如果雙方都有，就是和局。
    }
    { $edition ->
        [czech] - 如果你的轉動只讓你自己五子連線，對手必須再放一顆棋子回應，不轉小棋盤。如果對手因此也五子連線，就是和局；否則你獲勝。如果沒有空格，你馬上獲勝。
       *[other] - 如果棋盤放滿而雙方都沒有五子連線，就是和局。
    }
rules-pentago-notation =
    直行由左到右是 a 到 f，橫列由上到下是 1 到 6。小棋盤 1 和 2 在上面，小棋盤 3 和 4 在下面。{ $edition ->
        [basque] c3-2R 是在 c3 放一顆棋子，再把小棋盤 2 往右（順時針）轉。
       *[other] c3-2R 是在 c3 放一顆棋子，再把小棋盤 2 往右（順時針）轉；L 是往左。
    }{ $edition ->
        [openspiel] 每一手都要轉動。
       *[other] 只放棋子而不轉動，寫成 c3。
    }
rules-pentago-settled =
    - 如果轉動只讓對手五子連線，對手獲勝。
    - 六子連線也算五子連線。
    - 放下第 36 顆棋子之後，也和其他棋子一樣要轉小棋盤。
    - 如果棋盤放滿而雙方都沒有五子連線，就是和局。
    { $edition ->
        [openspiel] - 這是一個程式的規則，不是規則書的規則。
       *[other] - 放棋子獲勝之後，不再轉小棋盤。
    }

position-form-pentago = 應該是像 w5/6/2b3/6/6/6 w 這樣的局面：由上到下六個橫列，接著是輪到的一方。第 { $column } 個字元有誤。
impossible-reply = 只有在單單另一方五子連線，而且還有空格時，才能回應

now-twist-or-skip = 棋子已放在 { $cell }；現在轉一個小棋盤，或按空白鍵不轉
move-form-pentago = 一手是一格加一次轉動：c3-2R 是在 c3 放一顆棋子，再把小棋盤 2 順時針轉
illegal-twist-in-reply = 回應只放棋子，不轉動；只要寫 { $cell }
illegal-twist-after-win = 放棋子獲勝之後，不再轉小棋盤；只要寫 { $cell }
illegal-twist-due = 在 { $cell } 放棋子之後，必須轉一個小棋盤；完整的一手例如 c3-2R
illegal-clockwise-only = 在這個版本中，小棋盤只能順時針轉動

tour-pentago-move = 白方在 e1 放一顆棋子，五子連線：不再轉小棋盤，對局結束。
tour-pentago-surprise = 意外之處：你自己的轉動可能讓對手獲勝。轉動之前，先看看整個棋盤。

edition-name-finnish = 芬蘭版
edition-name-czech = 捷克版
edition-name-basque = 巴斯克版
edition-name-openspiel = OpenSpiel 版
keys-block = 選小棋盤
keys-twist = 把選好的小棋盤順時針或逆時針轉動
why-five-by-twist = { $mover ->
    [you] 你的轉動完成了五子連線。
    [white] 白方的轉動完成了五子連線。
   *[black] 黑方的轉動完成了五子連線。
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] 你的轉動讓白方五子連線。
       *[black] 你的轉動讓黑方五子連線。
    }
    [white] 白方的轉動讓黑方五子連線。
   *[black] 黑方的轉動讓白方五子連線。
}

## For scripts

edit-reply = 輪到的一方要回應五子連線（捷克版）

board-pentago = Pentago 棋盤
cell-pending = { $cell }，你的棋子；現在轉一個小棋盤
choose-cell = 把一顆棋子放到空格
now-twist = 棋子已放在 { $cell }；現在轉一個小棋盤
twists = 轉動
twist-L = 逆時針轉動小棋盤 { $block }
twist-R = 順時針轉動小棋盤 { $block }
block-chosen = 小棋盤 { $block }：按 { $right } 順時針，按 { $left } 逆時針
skip-twist = 不轉動
said-pentago-L = { $color ->
    [white] 白方：{ $cell }，小棋盤 { $block } 逆時針
   *[black] 黑方：{ $cell }，小棋盤 { $block } 逆時針
}
said-pentago-R = { $color ->
    [white] 白方：{ $cell }，小棋盤 { $block } 順時針
   *[black] 黑方：{ $cell }，小棋盤 { $block } 順時針
}
said-pentago-place = { $color ->
    [white] 白方：{ $cell }，不轉動
   *[black] 黑方：{ $cell }，不轉動
}
status-you-reply = 換你回應：放一顆棋子，不轉動
status-reply = { $color ->
    [white] 白方回應：放一顆棋子，不轉動
   *[black] 黑方回應：放一顆棋子，不轉動
}
