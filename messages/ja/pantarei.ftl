game-pantarei = Pantareï
learn-a-pantarei = Pantareïを学ぶ
play-a-pantarei = Pantareïで遊ぶ
rules-of-pantarei = Pantareïのルール
setup-title-pantarei = Pantareïの対局
join-title-pantarei = Pantareïの対局に招待されました
invite-text-pantarei = いっしょにPantareïで遊びませんか
puzzles-of-pantarei = Pantareïのパズル
study-title-pantarei = Pantareïを検討する
review-title-pantarei = Pantareïの対局を振り返る
tagline-pantarei = 19枚のうろこでできた蛇：7枚の山を作る
edition-pantarei-standard = 印刷された版のルールです。

learn-pantarei-goal-title = 勝ちの条件
learn-pantarei-goal = 誰のうろこでも、7枚以上の山を作った人の勝ちです。3番目の山は6枚です。4番目の山にある白のうろこは線が1本なので、ちょうど山1つ分進みます。4番目の山を押し、次に3番目の山を押してください。
learn-pantarei-goal-right = 7枚になり、白の勝ちです。どうすればそうなるかは、次のステップから学びます。
learn-pantarei-carry-title = 1枚運ぶ
learn-pantarei-carry = 白のうろこを1枚、左か右へ、ちょうどその値だけ運んでください。線の数が1、2、3なら、山1つ、2つ、3つ分です。
learn-pantarei-carry-right = その山の一番上に乗り、空いた場所は詰まりました。山が誰のものかは、一番上のうろこでわかります。
learn-pantarei-look-title = 山の中を見る
learn-pantarei-look = 山の横の数字は、うろこの枚数です。山にポインターを合わせるか、山を押すと、扇のように開き、すべてのうろこが見えます。一番上のすぐ下の1枚も、色を問わず一緒に運べます。6番目の山の中を見てから、上の2枚を運んでください。
learn-pantarei-look-right = 上のうろこの値だけ進み、下の1枚も一緒に動きます。どの山の中も、いつでも両者が見られます。
learn-pantarei-neutral-title = 中立のうろこ
learn-pantarei-neutral = 金色のうろこは誰のものでもなく、自分では動きません。4番目の山で白の3の下にあります。2枚とも運んでください。
learn-pantarei-neutral-right = 2枚運ぶ時の下の1枚としてなら運べます。一番上にあると、その山は誰のものでもなくなります。
learn-pantarei-swap-title = 入れ替え
learn-pantarei-swap = 動かす代わりに、自分の山二つの場所を入れ替えられます。白の山を二つ入れ替えてください。
learn-pantarei-swap-right = 高さにかかわらず、山ごと入れ替わります。
learn-pantarei-ban-title = 続けて入れ替えはできない
learn-pantarei-ban = 白が入れ替えたばかりなので、黒は今は入れ替えられません。あなたは黒です。好きな手を打ってください。
learn-pantarei-ban-right = この手の後なら、白はまた入れ替えられます。
learn-pantarei-pass-title = パス
learn-pantarei-pass = 黒は動かすことも入れ替えることもできません。パスできるのはこういう時だけで、その時は必ずパスします。
learn-pantarei-pass-right = 動かすか入れ替えができるなら、必ずそうします。
learn-pantarei-defend-title = 守る
learn-pantarei-defend = 黒は2番目の山の1で、1番目の山を7枚にできます。防いでください。
learn-pantarei-defend-right = 山は一番上のうろこの持ち主のものです。自分のうろこで覆えば、自分の山になります。

turn-no-swap = { $color ->
    [white] 白の番です。黒が入れ替えたばかりなので、入れ替えはできません
   *[black] 黒の番です。白が入れ替えたばかりなので、入れ替えはできません
}
ended-seven = { $winner ->
    [white] 白の勝ち：{ $marks }番目の山が7枚以上
   *[black] 黒の勝ち：{ $marks }番目の山が7枚以上
}
ended-stuck = 引き分け：どちらも、もう動かすことも入れ替えることもできません

rules-pantarei-material =
    うろこは19枚。それぞれの色に9枚ずつ（値1、2、3が各3枚）と、中立のうろこが1枚です。混ぜて表向きに一直線に並べ、これを蛇と呼びます。一人が蛇を見て色を選び、もう一人が残りの色で先に始めます。蛇の一つ一つの場所は1枚以上のうろこの山で、一番上の色のものです。
rules-pantarei-turn =
    次のどれか一つをします。
    - 動かす：自分の山の一番上のうろこを、1枚だけ、またはすぐ下の1枚（色は問いません）と一緒に取ります。左か右へ、上のうろこの値とちょうど同じ数の山だけ運び、そこの山の上に置きます。頭や尾より先へは行けません。空いた場所は詰めます。
    - 入れ替える：自分の山二つの場所を入れ替えます。相手が入れ替えた直後はできません。
    - パス：動かすことも入れ替えることもできない時だけで、その時は必ずパスします。
    中立のうろこは自分では動きませんが、2枚運ぶ時の下の1枚としてなら運べます。それが一番上にある山は誰のものでもありません。どの山の中も、いつでも両者が見られます。
rules-pantarei-end =
    - 7枚以上の山を作った人の勝ちです。
    - 手番も入れ替えの可否も同じ局面が3度現れたら、引き分けです。
    - どちらも二度と動かすことも入れ替えることもできなくなったら引き分けです。
rules-pantarei-notation =
    山は左の頭から1、2、3と数えます。5R1は5番目の山の一番上を右へ、5L2は5番目の山の上の2枚を左へ運び、3x9は3番目と9番目の山を入れ替えます。passはパスです。
rules-pantarei-settled =
    - 同じ局面の繰り返しは引き分けです。どちらも動かすことも入れ替えることもできない局面も引き分けです。説明書には書かれていません。
    - 入れ替えができるならパスはできません。言語によっては、説明書は動かせないうろこのことしか書いていません。
    - 7枚以上で勝ちです。言語によっては、説明書はちょうど7枚としています。

position-form-pantarei = 頭から順に山（例：w1b2,n,b3）、次に手番、次に入れ替えできるなら s、できないなら - と書いてください。{ $column }文字目が違います。
impossible-scales = うろこ{ $scale }の数が違います：ここでは{ $found }枚、ゲームでは{ $count }枚
impossible-two-winners = 7枚以上の山が二つ以上あります
impossible-too-high = 9枚以上の山があります
impossible-winner-to-move = 7枚以上の山の一番上が、手番の側の色になることはありません。その山は相手が作ったばかりです

move-form-pantarei = 手の例：5R1（5番目の山から1枚を右へ）、5L2（2枚を左へ）、3x9（入れ替え）、pass
illegal-needless-pass = 動かすか入れ替えができるので、パスはできません
illegal-one-scale = { $stack }番目の山にはうろこが1枚しかありません
illegal-past-head = { $stack }番目の山から値{ $value }だけ進むと、蛇の頭を越えてしまいます
illegal-past-tail = { $stack }番目の山から値{ $value }だけ進むと、蛇の尾を越えてしまいます
illegal-swap-itself = 同じ山どうしは入れ替えられません
illegal-swap-after-swap = 相手が入れ替えた直後は入れ替えられません
illegal-no-stack = { $stack }番目の山はありません。最後の山は{ $count }番目です
illegal-others-stack = { $color ->
    [white] { $stack }番目の山は白のものです
   *[black] { $stack }番目の山は黒のものです
}
illegal-nobodys-stack = { $stack }番目の山は中立のうろこが一番上なので、誰のものでもありません

tour-pantarei-move = 白が2枚を一度に運びます（4L2）。自分の3と、その下の中立のうろこです。
tour-pantarei-surprise = 意外な点：値はうろこではなく山の数です。だから蛇は短くなり、うろこの届く山も変わっていきます。

keys-ways = 1枚運ぶ、2枚運ぶ、入れ替え
why-seven = { $mover ->
    [you] あなたのうろこで7枚の山ができました。
    [white] 白のうろこで7枚の山ができました。
   *[black] 黒のうろこで7枚の山ができました。
}
why-stuck = どちらも、もう動かすことも入れ替えることもできません。

## For scripts

lifted = 持ち上げました：{ $scale }。どこに置きますか？
edit-lead-pantarei = 山を押して一番上のうろこを持ち上げ、置く場所を押します。
edit-beside = 押した山の前に、別の山として置く
edit-tail = 尾に置く
edit-swap = 入れ替えできる

board-pantarei = 蛇、頭から尾へ
stack = 山{ $number }：{ $scales }
stack-goal = { $stack }。行き先です
scale-w1 = 白1
scale-w2 = 白2
scale-w3 = 白3
scale-b1 = 黒1
scale-b2 = 黒2
scale-b3 = 黒3
scale-n = 中立
choose-stack = 自分の山を選んでください
choose-goal = どこへ運びますか？
way-1 = 1枚運ぶ
way-2 = 2枚運ぶ
way-x = 入れ替え
goals = 山{ $stack }、行き先：{ $goals }
goals-swap = 山{ $stack }、入れ替えできる山：{ $goals }
must-pass = 動かすことも入れ替えることもできないので、パスしなければなりません
pass = パス
said-pantarei-1 = { $color ->
    [white] 白：山{ $stack }から山{ $goal }へ1枚
   *[black] 黒：山{ $stack }から山{ $goal }へ1枚
}
said-pantarei-2 = { $color ->
    [white] 白：山{ $stack }から山{ $goal }へ2枚
   *[black] 黒：山{ $stack }から山{ $goal }へ2枚
}
said-pantarei-x = { $color ->
    [white] 白：山{ $stack }と山{ $goal }を入れ替え
   *[black] 黒：山{ $stack }と山{ $goal }を入れ替え
}
said-pantarei-pass = { $color ->
    [white] 白はパスするしかありません
   *[black] 黒はパスするしかありません
}
status-you-no-swap = あなたの番です。相手が入れ替えたばかりなので、入れ替えはできません
status-no-swap = { $color ->
    [white] 白の番です。今は入れ替えできません
   *[black] 黒の番です。今は入れ替えできません
}
