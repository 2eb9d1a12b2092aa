nav-learn = 学ぶ
learn-title = 遊びながら学ぶ
learn-lead = どのゲームも数ステップ、盤に触れながら。できたことはこのブラウザが覚えています。
learn-a = { $game }を学ぶ
learn-step = ステップ { $step } / { $steps }
learn-steps = ステップ
learn-wrong-win = これでは{ $color }の勝ちになりません。
learn-wrong-draw = これでは引き分けになりません。
learn-wrong-kind = 指せる手ですが、ここで求める手ではありません。
learn-wrong-hold = これだと{ $color }が{ $move }で勝てます。

task-label = 課題
task-retry = もう一度
task-next = 次へ
task-solution = 答えの一つを見る
task-done = 済み
task-no-script = 試すにはJavaScriptが必要です。なくても、下で答えを読めます。
