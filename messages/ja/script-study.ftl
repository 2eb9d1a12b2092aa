worth-win = 勝ち
worth-draw = 引き分け
worth-loss = 負け
worth-unknown = 不明
worth-win-exact = 自分の{ $moves }手で勝ち
worth-win-bound = 自分の{ $moves }手以内で勝ち
worth-loss-exact = 相手の{ $moves }手で負け
worth-loss-bound = 相手の{ $moves }手以内で負け
worth-about = およそ{ $percent }
worth-at = { $place }、{ $value }
is-proven = 証明済み
is-published = 他者が証明
is-estimated = 推定
verdict-is = { $color ->
    [white] { $how ->
        [proven] 白の番：{ $value }、証明済み
        [published] 白の番：{ $value }、他者が証明
       *[estimated] 白の番：{ $value }、推定
    }
   *[black] { $how ->
        [proven] 黒の番：{ $value }、証明済み
        [published] 黒の番：{ $value }、他者が証明
       *[estimated] 黒の番：{ $value }、推定
    }
}
best-is = 最善：{ $move }。{ $value }
no-best = 最善手はまだわかりません
no-value = まだ何もわかりません
engine-working = 深さ{ $depth }、考え中
engine-done = 深さ{ $depth }
engine-resting = エンジンはオフです
engine-lost = サーバーが応答しません。手順はここに残っています。
engine-busy = サーバーが混み合っています。少し待ってからもう一度どうぞ。
prove-here = ここで証明する（メモリーは { $memory } まで）
prove-there = サーバーで証明する（メモリーは { $memory } まで）
no-memory = 証明には { $needed } のメモリーが必要ですが、この端末で使えるのは { $limit } です。
no-memory-there = 証明には { $needed } のメモリーが必要ですが、サーバーで使えるのは { $limit } です。
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = 証明は見つかりませんでした。
engine-failed = この端末では証明を探せませんでした。メモリーが足りないのかもしれません。
line-unfold = 手順をすべて表示
over-white = 白の勝ち
over-black = 黒の勝ち
over-draw = 引き分け
not-read = 読み取れません：{ $why }
was-read = { $count }手を表示しました
at-start = 開始局面
main-line = 本筋
variation = 変化
deleted = 削除しました
did-undo = 変更を元に戻しました
did-redo = 変更をやり直しました
promoted = これが本筋になりました
palette = 置くもの
palette-lead = 置くものを選び、マスを押してください。もう一度押すと取り除きます。
palette-w = 白
palette-b = 黒
palette-empty = 消す
pinned = 固定した局面：{ $place }
link-damaged = このリンクは壊れているか、途中で切れています。空の盤を表示しています。
link-short = コピーしました。すべてはリンクに入りきらないため、盤上の手順だけが入っています。棋譜にはすべて入ります。
review-working = { $count }局面のうち{ $ply }局面目を調べています
review-done = すべての局面を調べました
review-stopped = 止めました
review-point = { $how ->
    [proven] 白から見て：{ $value }、証明済み
    [published] 白から見て：{ $value }、他者が証明
   *[estimated] 白から見て：{ $value }、推定
}
accuracy-perfect = { $color ->
    [white] 白にミスはありませんでした。
   *[black] 黒にミスはありませんでした。
}
accuracy-good = { $color ->
    [white] 白はよく打ち、一手あたり平均で得点の{ $percent }を保ちました。
   *[black] 黒はよく打ち、一手あたり平均で得点の{ $percent }を保ちました。
}
accuracy-fair = { $color ->
    [white] 白には小さなミスがあり、一手あたり平均で得点の{ $percent }を保ちました。
   *[black] 黒には小さなミスがあり、一手あたり平均で得点の{ $percent }を保ちました。
}
accuracy-poor = { $color ->
    [white] 白には大きなミスがあり、一手あたり平均で得点の{ $percent }を保ちました。
   *[black] 黒には大きなミスがあり、一手あたり平均で得点の{ $percent }を保ちました。
}
review-move = { $color ->
    [white] { $number }手目：白は{ $move }
   *[black] { $number }手目：黒は{ $move }
}
slip-lost = { $color ->
    [white] { $move }で白の勝ちになります
   *[black] { $move }で黒の勝ちになります
}
slip-drawn = { $move }で引き分けになります
slip-about = { $color ->
    [white] { $move }の後、白が見込める得点はおよそ{ $percent }です
   *[black] { $move }の後、黒が見込める得点はおよそ{ $percent }です
}
until-won = { $color ->
    [white] ここまでは白の勝ちでした
   *[black] ここまでは黒の勝ちでした
}
until-drawn = ここまでは引き分けでした
until-about = { $color ->
    [white] ここまでは白におよそ{ $percent }の見込みがありました
   *[black] ここまでは黒におよそ{ $percent }の見込みがありました
}
way-refuting = とがめる手順
way-best = よりよい手順
try-lead = { $color ->
    [white] 白のもっとよい手を見つけてください
   *[black] 黒のもっとよい手を見つけてください
}
mistake-cost = これで得点の{ $percent }を失いました。
try-checking = { $move }を調べています
try-right = その通り！{ $move }が最善です。
try-better = { $move }のほうがよいですが、さらによい手があります。
try-wrong = { $move }でもよくはなりません。もう一度どうぞ。
no-mistakes = 大きなミスは見つかりませんでした。
puzzles-looking = この対局のパズルを探しています
puzzles-found = この対局からパズルが{ $count }問見つかりました。
puzzles-none = この対局にパズルはありません。終わり近くに、勝てる手や引き分けにできる手が一つだけの局面がないためです。
puzzles-cannot = このブラウザーでは今、パズルを探せません。
