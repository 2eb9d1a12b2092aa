game-pentaroll = Pentaroll
tagline-pentaroll = 端から玉を転がし入れ、五つ並べる
edition-pentaroll-standard = 2021年版のルールです。

learn-pentaroll-turn-title = 一手の流れ
learn-pentaroll-turn = 好きな端から玉を転がし入れてください。空いていれば、最初のマスに止まります。
learn-pentaroll-turn-right = これで一手です。端から玉を一つ。
learn-pentaroll-push-title = 押す
learn-pentaroll-push = 行3へ左から入れてください。入口には玉があります。
learn-pentaroll-push-right = 切れ目なく続く玉を、誰のものでも一マス内側へ押しました。すき間の先の玉は動きません。
learn-pentaroll-five-title = 五つ並べる
learn-pentaroll-five = 縦、横、斜めに五つ並べば勝ちです。白の四つを押して、五つ目を加えてください。
learn-pentaroll-five-right = 四つが進み、後ろに五つ目が入りました。
learn-pentaroll-full-title = 埋まった列
learn-pentaroll-full = 行4は埋まっていて入れません。盤の外へは押し出せないからです。ほかから入れて勝ってください。
learn-pentaroll-full-right = 列bには余裕があり、玉は埋まった行を通り抜けました。
learn-pentaroll-corner-title = 角
learn-pentaroll-corner = 角の入口は二つ、行からと列からです。ここで勝てるのは片方だけです。
learn-pentaroll-corner-right = 上からなら列を押します。左からなら行を押すところでした。
learn-pentaroll-theirs-title = 相手のための押し
learn-pentaroll-theirs = 相手の玉も押されて動きます。今回だけわざと負けましょう。黒の五つができる押しを見つけてください。
learn-pentaroll-theirs-right = 押された黒の玉が五つ目になり、黒の勝ちです。
learn-pentaroll-both-title = 両者同時
learn-pentaroll-both = 黒は二か所で勝てます。両者に五つができる押しを見つけてください。
learn-pentaroll-both-right = 両者の五つは引き分けです。
learn-pentaroll-defend-title = 守る
learn-pentaroll-defend = 黒は行3に四つ並べ、次に押そうとしています。黒がすぐには勝てなくなる手を指してください。
learn-pentaroll-defend-right = 横切る押しで並びが崩れます。

rules-pentaroll-material =
    6x6マスの盤と、白と黒それぞれ18個の玉。特に決めなければ白が先に始めます。
rules-pentaroll-turn =
    端の入口のどこかから自分の色の玉を転がし入れます。そのマスが空いていれば、玉はそこに止まります。玉があれば、そこから切れ目なく続く列を、まっすぐ内側へ一マス押します。最初のすき間より先の玉は動きません。六つ埋まった列には入れません。盤の外へは押し出せないからです。
rules-pentaroll-end =
    - 一手ごとに盤全体を見ます。五つ以上の並びが自分だけなら自分の勝ち、相手だけなら相手の勝ち、両者なら引き分けです。
    - 五つができないまま盤が埋まれば引き分けです。空いたマスがある間は必ず手があります。
rules-pentaroll-notation =
    辺と列で書きます。Ncは上から列cを下へ、Scは下から上へ、W3は左から行3を、E3は右から転がします。列は左からaからf、行は上から1から6です。
rules-pentaroll-settled =
    - 角へは行からも列からも入れます。角が空の間はどちらも同じ手で、行からの手として書きます。
    - すき間で押しは止まります。
    - 押しで相手だけに五つができたら、相手の勝ちです。

position-form-pentaroll = w5/6/2b3/6/6/6 w のような局面（上から六段と手番）が必要です。{ $column }文字目が合いません

move-form-pentaroll = 手は辺と列や行です。Nc は上、Sc は下、W3 は左、E3 は右から入れます
illegal-lane-full = { $entry } の列はいっぱいです

tour-pentaroll-move = 白が左から行2に転がし入れ（W2）、列を一マス内側へ押します。すき間の先の玉は動きません。
tour-pentaroll-surprise = 意外：押すと相手の玉も動き、相手の五つが完成することもあります。

## For scripts

board-pentaroll = Pentarollの盤
choose-entry = 端から玉を転がし入れてください
entry = { $entry }
entry-full = { $entry }、入れません
entry-pending = { $entry }、もう一度押すと転がします
entry-N = 上から、列{ $lane }
entry-S = 下から、列{ $lane }
entry-W = 左から、行{ $lane }
entry-E = 右から、行{ $lane }
press-again = もう一度矢印を押すと転がします
said-pentaroll-N = { $color }：{ entry-N }
said-pentaroll-E = { $color }：{ entry-E }
said-pentaroll-S = { $color }：{ entry-S }
said-pentaroll-W = { $color }：{ entry-W }
