game-pentaroll = Pentaroll
learn-a-pentaroll = Pentarollを学ぶ
play-a-pentaroll = Pentarollで遊ぶ
rules-of-pentaroll = Pentarollのルール
setup-title-pentaroll = Pentarollの対局
join-title-pentaroll = Pentarollの対局に招待されました
invite-text-pentaroll = いっしょにPentarollで遊びませんか
puzzles-of-pentaroll = Pentarollのパズル
study-title-pentaroll = Pentarollを検討する
review-title-pentaroll = Pentarollの対局を振り返る
tagline-pentaroll = 端からビー玉を転がして、5つ並べる
edition-pentaroll-standard = 2021年版のルールです。

learn-pentaroll-turn-title = 一手の流れ
learn-pentaroll-turn = 好きな端からビー玉を転がし入れてください。空のレーンなら、最初のマスに止まります。
learn-pentaroll-turn-right = これで一手です。端からビー玉を一つ。
learn-pentaroll-push-title = 押す
learn-pentaroll-push = 左から3行目にビー玉を転がし入れてください。最初のマスは空いていません。
learn-pentaroll-push-right = ビー玉が、つながっているビー玉を1マス内側へ押しました。誰のものでも同じです。すき間の向こうのビー玉は動きません。
learn-pentaroll-five-title = 5つ並べる
learn-pentaroll-five = 横、縦、斜めのどれかに5つ並べば勝ちです。白の4つを押して、5つ目を加えてください。
learn-pentaroll-five-right = 4つが進み、その後ろに5つ目が入りました。
learn-pentaroll-full-title = いっぱいのレーン
learn-pentaroll-full = 4行目はいっぱいなので、ビー玉を入れられません。ビー玉が盤の外へ押し出されることはありません。ほかのレーンから勝ってください。
learn-pentaroll-full-right = b列には空きがあり、そのビー玉がいっぱいの行を通って進みました。
learn-pentaroll-corner-title = 角
learn-pentaroll-corner = 角の入口は二つ、行からと列からです。ここで勝てるのは片方だけです。
learn-pentaroll-corner-right = 上から入れると列を押します。左から入れていたら、行を押していました。
learn-pentaroll-theirs-title = 相手を勝たせる押し
learn-pentaroll-theirs = 押すと相手のビー玉も動きます。今回だけわざと負けましょう。黒が5つ並ぶ押し方を見つけてください。
learn-pentaroll-theirs-right = あなたが押したので黒の5つ目がそろい、黒の勝ちです。
learn-pentaroll-both-title = 両者同時
learn-pentaroll-both = 黒は二か所で勝てます。一回押すだけで両者とも5つ並ぶ手があります。見つけてください。
learn-pentaroll-both-right = 両者とも5つ並べば引き分けです。
learn-pentaroll-defend-title = 守る
learn-pentaroll-defend = 黒は3行目に4つあり、押そうとしています。黒がすぐに勝てないような手を打ってください。
learn-pentaroll-defend-right = 行を横切るように押すと、並びが崩れます。

rules-pentaroll-material =
    盤は6x6マス、ビー玉は白と黒、それぞれ18個です。取り決めがなければ白が先に始めます。
rules-pentaroll-turn =
    端の好きな入口から、自分の色のビー玉を転がし入れます。そのマスが空いていれば、そこに止まります。ビー玉があれば、そこから最初のすき間までのビー玉をすべて、まっすぐ1マス内側へ押します。すき間の向こうのビー玉は動きません。6つ入ったレーンはいっぱいで、入れられません。ビー玉が盤の外へ押し出されることはありません。
rules-pentaroll-end =
    - 一手ごとに盤全体を見ます。自分だけが5つ以上並んでいれば自分の勝ち、相手だけなら相手の勝ち、両者とも並んでいれば引き分けです。
    - 盤が埋まり、誰も5つ並んでいなければ引き分けです。空いたマスがある限り、打てる手があります。
rules-pentaroll-notation =
    手は端とレーンで書きます。Nc は上からc列を下へ、Sc は下から上へ、W3 は左から3行目を、E3 は右から転がします。列は左から順にa〜f、行は上から順に1〜6です。
rules-pentaroll-settled =
    - 角へは、行に沿っても列に沿っても入れられます。空いている間はどちらも同じ手で、行に沿った手として書きます。
    - すき間があると、押しはそこで止まります。
    - 押して相手だけ5つ並んだら、相手の勝ちです。

position-form-pentaroll = 局面は w5/6/2b3/6/6/6 w のように、上から6行、次に手番を書いてください。{ $column }文字目が違います。

move-form-pentaroll = 手は端とレーンです。Nc は上、Sc は下、W3 は左、E3 は右から入れます
illegal-lane-full = { $entry }のレーンはいっぱいで、ビー玉を入れられません

tour-pentaroll-move = 白が左から2行目に転がし入れ（W2）、すき間までのビー玉を1マス内側へ押します。すき間の向こうのビー玉は動きません。
tour-pentaroll-surprise = 意外な点：押すと相手のビー玉も動き、相手の5つ並びができることもあります。

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] あなたが押した結果、白が5つ並びました。
       *[black] あなたが押した結果、黒が5つ並びました。
    }
    [white] 白が押した結果、黒が5つ並びました。
   *[black] 黒が押した結果、白が5つ並びました。
}

## For scripts

board-pentaroll = Pentarollの盤
choose-entry = 端からビー玉を転がし入れてください
entry-N = 上から、{ $lane }列
entry-S = 下から、{ $lane }列
entry-W = 左から、{ $lane }行目
entry-E = 右から、{ $lane }行目
entry-full = { $entry }。入れられません
entry-pending = { $entry }。もう一度押すと転がします
press-again = もう一度矢印を押すと転がします
said-pentaroll-N = { $color ->
    [white] 白：上から、{ $lane }列
   *[black] 黒：上から、{ $lane }列
}
said-pentaroll-E = { $color ->
    [white] 白：右から、{ $lane }行目
   *[black] 黒：右から、{ $lane }行目
}
said-pentaroll-S = { $color ->
    [white] 白：下から、{ $lane }列
   *[black] 黒：下から、{ $lane }列
}
said-pentaroll-W = { $color ->
    [white] 白：左から、{ $lane }行目
   *[black] 黒：左から、{ $lane }行目
}
