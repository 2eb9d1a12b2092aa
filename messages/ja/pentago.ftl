game-pentago = Pentago
tagline-pentago = 玉を置き、ブロックを回し、五つ並べる
edition-pentago-standard = 多くの版に共通するルールです。
edition-pentago-finnish = 回転で両者に五つができたら、回した人の勝ちです。また、空のブロックがある間は回転を省けます。
edition-pentago-czech = 自分の回転で自分だけに五つができたら、相手は回転なしで玉をもう一つ置きます。それで相手も五つになれば引き分け、そうでなければ自分の勝ちです。
edition-pentago-basque = ブロックは時計回りにしか回せません。
edition-pentago-openspiel = 必ずブロックを回し、五つは回転の後にだけ数えます。研究用ライブラリのルールで、結果を比べられるようにするためのものです。

learn-pentago-turn-title = 一手の流れ
learn-pentago-turn = 好きなマスに玉を置き、続けて好きなブロックを90度回してください。
learn-pentago-turn-right = これで一手です。玉を一つ、回転を一回。四つのどのブロックでもよく、空のブロックでもかまいません。
learn-pentago-five-title = 五つ並べる
learn-pentago-five = 縦、横、斜めに五つ並べば勝ちです。白の並びを完成させてください。
learn-pentago-five-right = 玉を置いて五つになったので、その場で勝ちです。何も回しません。
learn-pentago-twist-title = 回して五つ
learn-pentago-twist = ブロック1の左の列は白です。玉を置き、一番上の行に五つ並ぶように回してください。
learn-pentago-twist-right = 回転で列が行になりました。こういう五つは見落としやすいものです。
learn-pentago-theirs-title = 相手のための回転
learn-pentago-theirs = 誰が回しても、五つはその色のものです。今回だけわざと負けましょう。黒の五つができる回転を見つけてください。
learn-pentago-theirs-right = 自分の回転で黒が勝ちました。回す前に盤全体を見ましょう。
learn-pentago-both-title = 両者同時
learn-pentago-both = 黒はブロック1を回して勝とうとしています。一回の回転で両者に五つを作り、切り抜けてください。
learn-pentago-both-right = 両者の五つは引き分けです。
learn-pentago-defend-title = 守る
learn-pentago-defend = 黒は四つ並び、片端が空いています。次の手で黒が勝てないように、置いて回してください。
learn-pentago-defend-right = 玉は端をふさぎ、回転は並びを崩します。一手でその両方が使えます。
learn-pentago-finnish-title = フィンランド版
learn-pentago-finnish = フィンランド版では、両者に五つができたら回した人の勝ちです。また、空のブロックがある間は回転を省けます。両者に五つを作ってください。
learn-pentago-finnish-right = 回したのはあなたなので、ほかの版なら引き分けのところを勝ちました。
learn-pentago-czech-title = チェコ版
learn-pentago-czech = 白が回転で五つを作りました。チェコ版では、黒がもう一つ玉を置いて応じ、何も回しません。あなたは黒です。五つを作ってください。
learn-pentago-czech-right = 五つで応じたので引き分けです。できなければ白の勝ちでした。
learn-pentago-basque-title = バスク版
learn-pentago-basque = バスク版では、ブロックは時計回りにしか回りません。ブロック4を回して勝ってください。
learn-pentago-basque-right = 時計回りなら、右の列が一番下の行になります。
learn-pentago-openspiel-title = OpenSpiel
learn-pentago-openspiel = ここでは、五つは回転の後に数えます。白の並びを完成させ、それを崩さないブロックを回してください。
learn-pentago-openspiel-right = 回転の後も五つが残っているので、勝ちです。

turn-reply = { $color }の返し：玉を一つ、回転なし
ended-five-by-twist = { $result }：回転で五つが完成（{ $marks }）
ended-five-by-placing-or-five-by-twist = { $result }：五つ並び（{ $marks }）
ended-opponents-five-or-five-by-twist = { $result }：五つ並び（{ $marks }）

rules-pentago-material =
    6x6マスの盤で、回せる3x3のブロック四つからできています。玉は白と黒それぞれ18個。特に決めなければ白が先に始めます。
rules-pentago-turn =
    自分の色の玉を空いたマスに一つ置きます。{ $edition ->
        [basque] 続けて、好きなブロックを一つ、時計回りに90度回します。空のブロックでもかまいません。
        [finnish] 続けて、好きなブロックを一つ、好きな向きに90度回します。空のブロックでもかまいません。玉を置いた後に空のブロックがある間は、回転を省けます。
       *[other] 続けて、好きなブロックを一つ、好きな向きに90度回します。空のブロックでもかまいません。
    }
rules-pentago-end =
    - 自分の玉が縦、横、斜めに五つ以上並べば勝ちです。
    { $edition ->
        [openspiel] - 五つは回転の後に残っているときだけ数えます。玉を置いただけでは勝ちになりません。
       *[other] - 玉を置いて五つになれば、その場で勝ちです。何も回しません。
    }
    { $edition ->
        [finnish] - 回転で五つができたら盤全体を見ます。自分の五つがあれば、相手にもあっても自分の勝ち。相手だけの五つなら相手の勝ちです。
        [czech] - 回転で五つができたら盤全体を見ます。相手だけの五つなら相手の勝ち、両者の五つなら引き分けです。
       *[other] - 回転で五つができたら盤全体を見ます。自分だけなら自分の勝ち、相手だけなら相手の勝ち、両者なら引き分けです。
    }
    { $edition ->
        [czech] - 回転で自分だけに五つができたら、相手は玉をもう一つ必ず置き、何も回しません。それで五つになれば引き分け、そうでなければ自分の勝ちです。空いたマスがなければ、その場で自分の勝ちです。
       *[other] - 五つができないまま盤が埋まれば引き分けです。
    }
rules-pentago-notation =
    列は左からaからf、行は上から1から6です。ブロックは上が1と2、下が3と4です。{ $edition ->
        [basque] c3-2Rはc3に玉を置き、ブロック2を右（時計回り）に回します。
       *[other] c3-2Rはc3に玉を置き、ブロック2を右（時計回り）に回します。Lは左です。
    } { $edition ->
        [openspiel] 回転は必ずあります。
       *[other] 何も回さない手はc3のように書きます。
    }
rules-pentago-settled =
    - 回転で相手だけに五つができたら、相手の勝ちです。
    - 六つ並びも五つと数えます。
    - 36個目の玉の後も回します。
    - 五つができないまま盤が埋まれば引き分けです。
    { $edition ->
        [openspiel] - これはルールブックではなく、プログラムのルールです。
       *[other] - 勝ちになる玉の後は何も回しません。
    }

position-form-pentago = w5/6/2b3/6/6/6 w のような局面（上から六段と手番）が必要です。{ $column }文字目が合いません
impossible-reply = 応手が残るのは、相手だけが五つ並べ、空きマスがある時だけです

now-twist-or-skip = { $cell }に玉。ブロックを回すか、スペースキーで回転を省いてください
move-form-pentago = 手はマスと回転です。c3-2R は c3 に置き、ブロック2を時計回りに回します
illegal-twist-in-reply = 返しは回転なしの玉だけです：{ $cell }
illegal-twist-after-win = 勝ちの玉の後は回しません：{ $cell }
illegal-twist-due = { $cell } の後はブロックを回さなければなりません（例：{ $cell }-1R）
illegal-clockwise-only = この版では時計回りにしか回せません

tour-pentago-move = 白がe1に玉を置いて五つ並びました。何も回さず、これで終わりです。
tour-pentago-surprise = 意外：自分の回転が相手の勝ちになることもあります。回す前によく見ましょう。

edition-name-finnish = フィンランド版
edition-name-czech = チェコ版
edition-name-basque = バスク版
edition-name-openspiel = OpenSpiel
keys-block = ブロックを選ぶ
keys-twist = 選んだブロックを時計回り、反時計回りに回す
why-five-by-twist = { $mover ->
    [you] あなたの回転で
    [white] 白の回転で
   *[black] 黒の回転で
}{ $line ->
    [row] 横に五つ
    [column] 縦に五つ
    [diagonal] 斜めに五つ
   *[many] いくつもの五つ
}が並びました。

## For scripts

edit-reply = 回転でできた五つへの応手が残っている

board-pentago = Pentagoの盤
cell-pending = { $cell }、置いた玉、まだ回していません
choose-cell = 空いたマスに玉を置いてください
now-twist = { $cell }に玉。ブロックを回してください
twists = 回転
twist-L = ブロック{ $block }を反時計回りに回す
twist-R = ブロック{ $block }を時計回りに回す
block-chosen = ブロック{ $block }：Rで時計回り、Lで反時計回り
skip-twist = 回さない
said-pentago-L = { $color }：{ $cell }、ブロック{ $block }を反時計回り
said-pentago-R = { $color }：{ $cell }、ブロック{ $block }を時計回り
said-pentago-place = { $color }：{ $cell }、回転なし
status-you-reply = あなたの返し：玉を一つ、回転なし
status-reply = { $color }の返し：玉を一つ、回転なし
