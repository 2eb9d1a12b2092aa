game-pantarei = Pantareï
tagline-pantarei = 19枚のうろこ、一匹の蛇、七枚の山
edition-pantarei-standard = 印刷された版のルールです。

learn-pantarei-carry-title = 一枚運ぶ
learn-pantarei-carry = 白のうろこを一枚、左か右へ、ちょうど値の分だけ動かしてください。線の数一、二、三が、山の数一、二、三です。
learn-pantarei-carry-right = そこの山の一番上に載り、空いた場所は詰まりました。一番上の色が、その山の持ち主です。
learn-pantarei-two-title = 二枚運ぶ
learn-pantarei-two = すぐ下の一枚も、色を問わず一緒に運べます。二枚の山を選び、両方運んでください。
learn-pantarei-two-right = 数えるのは上の値で、もう一枚は一緒に行きます。
learn-pantarei-neutral-title = 中立のうろこ
learn-pantarei-neutral = 金色のうろこは誰のものでもなく、自分では動きません。山4で白の3の下にあります。一緒に運んでください。
learn-pantarei-neutral-right = 二枚の下側として運ばれます。一番上に残れば、その山は誰のものでもなくなります。
learn-pantarei-swap-title = 入れ替え
learn-pantarei-swap = 動かす代わりに、自分の二つの山の場所を入れ替えられます。白の山を二つ入れ替えてください。
learn-pantarei-swap-right = 高さにかかわらず、山ごと入れ替わります。
learn-pantarei-ban-title = 入れ替えの後の入れ替えはなし
learn-pantarei-ban = 白が入れ替えたばかりなので、黒のあなたは入れ替えられません。好きに動かしてください。
learn-pantarei-ban-right = この手の後なら、白はまた入れ替えられます。
learn-pantarei-pass-title = パス
learn-pantarei-pass = 黒には動かす山も、入れ替える山もありません。パスはそのときだけで、必ずします。
learn-pantarei-pass-right = 動かすか入れ替えができるなら、必ずそうします。
learn-pantarei-seven-title = 七枚
learn-pantarei-seven = 中身が何であれ、七枚以上の山を作れば勝ちです。山1は六枚です。
learn-pantarei-seven-right = あなたのうろこが七枚目でした。下のうろこは誰のものでもかまいません。
learn-pantarei-defend-title = 守る
learn-pantarei-defend = 山2の黒1が山1に載れば七枚です。止めてください。
learn-pantarei-defend-right = 山は一番上のうろこのもの。覆えば自分のものになります。

turn-no-swap = { $color }の番。相手が入れ替えたばかりなので、入れ替えはできません
ended-seven = { $result }：山{ $marks }に七枚以上のうろこ
ended-stuck = { $result }：どちらも何もできない

rules-pantarei-material =
    うろこは19枚。白と黒が9枚ずつで、値1、2、3が3枚ずつ、ほかに中立のうろこが1枚あります。よく混ぜて表向きに一列に並べたものが蛇です。一人が見て色を選び、もう一人が残りの色で先に始めます。蛇の各場所は一枚以上のうろこの山で、一番上の色の人が支配します。
rules-pantarei-turn =
    次のうち一つをします。
    - 動かす：支配する山の一番上のうろこを、一枚だけ、またはすぐ下の一枚（色は問わない）と一緒に取ります。一番上のうろこの値だけ、今の山を数えて左か右へちょうど運び、そこの山に載せます。頭や尾の先へは行けません。空いた場所は詰まります。
    - 入れ替え：自分が支配する二つの山の場所を入れ替えます。相手が入れ替えた直後はできません。
    - パス：動かすことも入れ替えることもできないときだけで、そのときは必ずパスします。
    中立のうろこは自分では動きませんが、二枚の下側として運べます。中立が一番上の山は誰のものでもありません。どの山も、誰でもいつでも中を見られます。
rules-pantarei-end =
    - 七枚以上の山を作った人の勝ちです。
    - 同じ局面が、同じ手番と同じ入れ替えの権利で三回現れたら引き分けです。
    - どちらも動かすことも入れ替えることもできなければ引き分けです。
rules-pantarei-notation =
    山は左の頭から1と数えます。5R1は山5の一番上のうろこを右へ、5L2は上の二枚を左へ、3x9は二つの山の入れ替え、passはパスです。
rules-pantarei-settled =
    - 繰り返しと、どちらも何もできない局面は引き分けです。ルールブックには書かれていません。
    - 入れ替えができるならパスはできません。言語によっては、動かせない場合しか述べていません。
    - 七枚以上で勝ちです。言語によっては、ちょうど七枚としています。

position-form-pantarei = 頭から順に w1b2,n,b3 のような山、手番、入れ替えができるなら s、できないなら - が必要です。{ $column }文字目が合いません
impossible-scales = うろこ{ $scale }は{ $count }枚あるはずですが、ここには{ $found }枚あります
impossible-two-winners = 七枚以上の山が二つ以上あります
impossible-too-high = 八枚より高い山があります
impossible-winner-to-move = 七枚以上の山は、それを作った側、つまり手番でない側のものです

move-form-pantarei = 手は 5R1（山5から一枚を右へ）、5L2（二枚を左へ）、3x9（入れ替え）、pass のように書きます
illegal-needless-pass = 動かすか入れ替えることができるので、パスはできません
illegal-one-scale = 山{ $stack }にはうろこが一枚しかありません
illegal-past-head = 山{ $stack }から{ $value }進むと、蛇の頭を越えます
illegal-past-tail = 山{ $stack }から{ $value }進むと、蛇の尾を越えます
illegal-swap-itself = 同じ山どうしは入れ替えられません
illegal-swap-after-swap = 相手が入れ替えた直後は入れ替えられません
illegal-no-stack = 山{ $stack }はありません。最後は山{ $count }です
illegal-others-stack = 山{ $stack }は{ $color ->
    [white] 白
   *[black] 黒
}のものです
illegal-nobodys-stack = 山{ $stack }は中立のうろこの下にあり、誰のものでもありません

tour-pantarei-move = 白が二枚を一度に運びます（4L2）。自分の3と、その下の中立のうろこです。
tour-pantarei-surprise = 意外：値はうろこではなく山を数えます。蛇が短くなるたびに、届く先が変わります。

keys-ways = 一枚運ぶ、二枚運ぶ、入れ替え
why-seven = { $mover ->
    [you] あなたのうろこで七枚の山ができました。
    [white] 白のうろこで七枚の山ができました。
   *[black] 黒のうろこで七枚の山ができました。
}
why-stuck = どちらも何もできません。

## For scripts

lifted = { $scale }を持ち上げました。どこへ？
edit-lead-pantarei = 山を押して一番上のうろこを持ち上げ、置く場所を押します。
edit-beside = 押した山の前に、新しい山として置く
edit-tail = しっぽへ
edit-swap = 交換できる

board-pantarei = 蛇、頭から尾へ
stack = 山{ $number }：{ $scales }
stack-goal = { $stack }。ここへ
scale-w1 = 白1
scale-w2 = 白2
scale-w3 = 白3
scale-b1 = 黒1
scale-b2 = 黒2
scale-b3 = 黒3
scale-n = 中立
choose-stack = 自分の山を選んでください
choose-goal = どこへ？
way-1 = 一枚運ぶ
way-2 = 二枚運ぶ
way-x = 入れ替え
goals = 山{ $stack }の行き先：{ $goals }
goals-swap = 山{ $stack }と入れ替えられる山：{ $goals }
must-pass = 動かすことも入れ替えることもできないので、パスします
pass = パス
said-pantarei-1 = { $color }：山{ $stack }から山{ $goal }へ一枚
said-pantarei-2 = { $color }：山{ $stack }から山{ $goal }へ二枚
said-pantarei-x = { $color }：山{ $stack }と山{ $goal }を入れ替え
said-pantarei-pass = { $color }はパス
status-you-no-swap = あなたの番です。相手が入れ替えたばかりなので、入れ替えはできません
status-no-swap = { $color }の番、入れ替えなし
