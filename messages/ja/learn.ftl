nav-learn = 学ぶ
learn-title = 遊びながら学ぶ
learn-lead = ゲームごとに数ステップ、盤の上で学びます。済んだステップはこのブラウザーが覚えています。
learn-step = ステップ { $step } / { $steps }
learn-steps = ステップ
learn-wrong-win = { $color ->
    [white] これでは白は勝てません。
   *[black] これでは黒は勝てません。
}
learn-wrong-draw = これでは引き分けになりません。
learn-wrong-kind = 打てる手ですが、ここで求められている手ではありません。
learn-wrong-hold = { $color ->
    [white] これでは白が{ $move }で勝ててしまいます。
   *[black] これでは黒が{ $move }で勝ててしまいます。
}

task-label = 課題
task-right = 正解！
task-wrong = もう少し
task-retry = もう一度
task-next = 次へ
task-solution = 答えの一つを見る
task-done = 済み
task-no-script = 試すにはJavaScriptが必要です。なくても、下で答えを読めます。
