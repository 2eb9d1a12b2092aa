game-pentago = ペンタゴ
learn-a-pentago = ペンタゴを学ぶ
play-a-pentago = ペンタゴで遊ぶ
rules-of-pentago = ペンタゴのルール
setup-title-pentago = ペンタゴの対局
join-title-pentago = ペンタゴの対局に招待されました
invite-text-pentago = いっしょにペンタゴで遊びませんか
puzzles-of-pentago = ペンタゴのパズル
study-title-pentago = ペンタゴを検討する
review-title-pentago = ペンタゴの対局を振り返る
tagline-pentago = ビー玉を置き、ブロックを回し、5つ並べる
edition-pentago-standard = 多くの版に共通するルールです。
edition-pentago-finnish = 回転で両者とも5つ並んだら、回した人の勝ちです。空のブロックがある間は、回さなくてもかまいません。
edition-pentago-czech = 自分の回転で自分だけ5つ並んだら、相手は回転なしでビー玉をもう一つ置いて返します。それで相手も5つ並べば引き分け、そうでなければ自分の勝ちです。
edition-pentago-basque = ブロックは時計回りにしか回せません。
edition-pentago-openspiel = 必ずブロックを回し、5つ並んでいるかどうかは回した後にだけ見ます。研究用ライブラリーのルールで、結果を比べられるように用意しています。

learn-pentago-turn-title = 一手の流れ
learn-pentago-turn = 好きなマスにビー玉を置き、続けて好きなブロックを90度回してください。
learn-pentago-turn-right = これで一手です。ビー玉一つ、回転一回。四つのどのブロックを回してもよく、空のブロックでもかまいません。
learn-pentago-five-title = 5つ並べる
learn-pentago-five = 横、縦、斜めのどれかに5つ並べば勝ちです。白の並びを完成させてください。
learn-pentago-five-right = 置いたビー玉で5つ並んだので、すぐに勝ちです。ブロックは回しません。
learn-pentago-twist-title = 回して5つ並べる
learn-pentago-twist = ブロック1の左の縦一列は白です。ビー玉を置き、一番上の行に白が5つ並ぶようにブロックを回してください。
learn-pentago-twist-right = 回転で、縦の列が横の行になりました。こういう勝ちは見落としやすいものです。
learn-pentago-theirs-title = 相手を勝たせる回転
learn-pentago-theirs = 誰が回しても、5つ並んだ色の勝ちです。今回だけわざと負けましょう。黒が5つ並ぶ回転を見つけてください。
learn-pentago-theirs-right = 自分の回転で黒が勝ちました。回す前に盤全体を見ましょう。
learn-pentago-both-title = 両者同時
learn-pentago-both = 黒はブロック1を回して勝とうとしています。一回の回転で両者とも5つ並べて、負けを防いでください。
learn-pentago-both-right = 両者とも5つ並べば引き分けです。
learn-pentago-defend-title = 守る
learn-pentago-defend = 黒は4つ並んでいて、片方の端が空いています。黒が次の手で勝てないように、ビー玉を置いてブロックを回してください。
learn-pentago-defend-right = ビー玉は端をふさぎ、回転は並びを崩します。一手ごとに、その両方が使えます。
learn-pentago-finnish-title = フィンランド版
learn-pentago-finnish = フィンランド版では、両者とも5つ並んだら回した人の勝ちです。また、空のブロックがある間は回さなくてもかまいません。両者とも5つ並べてください。
learn-pentago-finnish-right = 回したのはあなたなので、あなたの勝ちです。ほかの版なら引き分けです。
learn-pentago-czech-title = チェコ版
learn-pentago-czech = 白の回転で5つ並びました。チェコ版では、黒が回転なしでビー玉をもう一つ置いて返します。あなたは黒です。黒も5つ並べてください。
learn-pentago-czech-right = 黒も5つ並べたので引き分けです。並べられなければ白の勝ちでした。
learn-pentago-basque-title = バスク版
learn-pentago-basque = バスク版では、ブロックは時計回りにしか回せません。ブロック4を時計回りに回して勝ってください。
learn-pentago-basque-right = 時計回りなら、右の列が一番下の行になります。
learn-pentago-openspiel-title = OpenSpiel版
learn-pentago-openspiel = この版では、5つ並んでいるかどうかを回した後にだけ見ます。白の並びを完成させ、それを崩さないブロックを回してください。
learn-pentago-openspiel-right = 回転の後も5つ並んでいるので勝ちです。

turn-reply = { $color ->
    [white] 白の返し：ビー玉を一つ、回転なし
   *[black] 黒の返し：ビー玉を一つ、回転なし
}
ended-five-by-twist = { $winner ->
    [white] 白の勝ち：回転で5つ並びました（{ $marks }）
   *[black] 黒の勝ち：回転で5つ並びました（{ $marks }）
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] 白の勝ち：5つ並びました（{ $marks }）
   *[black] 黒の勝ち：5つ並びました（{ $marks }）
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] 白の勝ち：5つ並びました（{ $marks }）
   *[black] 黒の勝ち：5つ並びました（{ $marks }）
}

rules-pentago-material =
    盤は6x6マスで、回せる3x3マスのブロック四つからできています。ビー玉は白と黒、それぞれ18個です。取り決めがなければ白が先に始めます。
rules-pentago-turn =
    自分の色のビー玉を空いたマスに一つ置きます。{ $edition ->
        [basque] 続けて、好きなブロックを一つ、時計回りに90度回します。空のブロックでもかまいません。
        [finnish] 続けて、好きなブロックを一つ、好きな向きに90度回します。空のブロックでもかまいません。ビー玉を置いた後に空のブロックがある間は、回さなくてもかまいません。
       *[other] 続けて、好きなブロックを一つ、好きな向きに90度回します。空のブロックでもかまいません。
    }
rules-pentago-end =
    - 横、縦、斜めのどれかに、自分のビー玉が5つ以上並べば勝ちです。
    { $edition ->
        [openspiel] - 回した後に5つ並んでいる時だけ勝ちです。ビー玉を置いただけでは勝ちになりません。
       *[other] - 置いたビー玉で5つ並べばすぐに勝ちで、ブロックは回しません。
    }
    { $edition ->
        [finnish] - 回転で5つ並んだら、盤全体を見ます。自分が5つ並んでいれば、相手も並んでいても自分の勝ちです。相手だけなら相手の勝ちです。
        [czech] - 回転で5つ並んだら、盤全体を見ます。相手だけが5つ並んでいれば相手の勝ち、両者とも並んでいれば引き分けです。
       *[other] - 回転で5つ並んだら、盤全体を見ます。自分だけが5つ並んでいれば自分の勝ち、相手だけなら相手の勝ち、両者とも並んでいれば引き分けです。
    }
    { $edition ->
        [czech] - 回転で自分だけ5つ並んだら、相手はビー玉をもう一つ必ず置いて返し、ブロックは回しません。それで相手も5つ並べば引き分け、そうでなければ自分の勝ちです。空いたマスがなければ、すぐに自分の勝ちです。
       *[other] - 盤が埋まり、誰も5つ並んでいなければ引き分けです。
    }
rules-pentago-notation =
    列は左から順にa〜f、行は上から順に1〜6です。ブロックは上が1と2、下が3と4です。{ $edition ->
        [basque] c3-2R は c3 にビー玉を置き、ブロック2を右（時計回り）に回します。
       *[other] c3-2R は c3 にビー玉を置き、ブロック2を右（時計回り）に回します。L は左です。
    }{ $edition ->
        [openspiel] 必ずブロックを回します。
       *[other] 回転のない手は c3 のように書きます。
    }
rules-pentago-settled =
    - 回転で相手だけ5つ並んだら、相手の勝ちです。
    - 6つ並んでも5つと同じです。
    - 36個目のビー玉の後にも、ほかと同じようにブロックを回します。
    - 盤が埋まり、誰も5つ並んでいなければ引き分けです。
    { $edition ->
        [openspiel] - これは説明書ではなく、あるプログラムのルールです。
       *[other] - ビー玉を置いて勝ったら、ブロックは回しません。
    }

position-form-pentago = 局面は w5/6/2b3/6/6/6 w のように、上から6行、次に手番を書いてください。{ $column }文字目が違います。
impossible-reply = 返しができるのは、相手だけが5つ並び、空いたマスがある時だけです

now-twist-or-skip = { $cell }に置きました。ブロックを回すか、スペースキーで回さずに進みます
move-form-pentago = 手はマスと回転です。c3-2R は c3 にビー玉を置き、ブロック2を時計回りに回します
illegal-twist-in-reply = 返しではビー玉を置くだけで、回しません。{ $cell }だけを書いてください
illegal-twist-after-win = ビー玉を置いて勝ったら、ブロックは回しません。{ $cell }だけを書いてください
illegal-twist-due = { $cell }に置いた後は、ブロックを回さなければなりません。手の例は c3-2R です
illegal-clockwise-only = この版では、ブロックは時計回りにしか回せません

tour-pentago-move = 白が e1 にビー玉を置いて5つ並びました。ブロックは回さず、対局は終わりです。
tour-pentago-surprise = 意外な点：自分の回転で相手が勝つこともあります。回す前によく見ましょう。

edition-name-finnish = フィンランド版
edition-name-czech = チェコ版
edition-name-basque = バスク版
edition-name-openspiel = OpenSpiel版
keys-block = ブロックを選ぶ
keys-twist = 選んだブロックを時計回り、反時計回りに回す
why-five-by-twist = { $mover ->
    [you] あなたの回転で5つ並びました。
    [white] 白の回転で5つ並びました。
   *[black] 黒の回転で5つ並びました。
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] あなたの回転で白が5つ並びました。
       *[black] あなたの回転で黒が5つ並びました。
    }
    [white] 白の回転で黒が5つ並びました。
   *[black] 黒の回転で白が5つ並びました。
}

## For scripts

edit-reply = 手番の側は5つ並びへの返しをする（チェコ版）

board-pentago = ペンタゴの盤
cell-pending = { $cell }、あなたのビー玉。次にブロックを回します
choose-cell = 空いたマスにビー玉を置いてください
now-twist = { $cell }に置きました。次にブロックを回します
twists = 回転
twist-L = ブロック{ $block }を反時計回りに回す
twist-R = ブロック{ $block }を時計回りに回す
block-chosen = ブロック{ $block }：{ $right }で時計回り、{ $left }で反時計回り
skip-twist = 回さない
said-pentago-L = { $color ->
    [white] 白：{ $cell }、ブロック{ $block }を反時計回り
   *[black] 黒：{ $cell }、ブロック{ $block }を反時計回り
}
said-pentago-R = { $color ->
    [white] 白：{ $cell }、ブロック{ $block }を時計回り
   *[black] 黒：{ $cell }、ブロック{ $block }を時計回り
}
said-pentago-place = { $color ->
    [white] 白：{ $cell }、回転なし
   *[black] 黒：{ $cell }、回転なし
}
status-you-reply = あなたの返し：ビー玉を一つ、回転なし
status-reply = { $color ->
    [white] 白の返し：ビー玉を一つ、回転なし
   *[black] 黒の返し：ビー玉を一つ、回転なし
}
