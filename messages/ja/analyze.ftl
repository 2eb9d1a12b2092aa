# エンジンの考え。判定には「証明済み」か「推定」かを必ず添える。

brief-win = ▲ 勝ち（証明済み）
brief-win-exact = ▲ { $plies }手で勝ち（証明済み）
brief-win-bound = ▲ { $plies }手以内で勝ち（証明済み）
brief-draw = ● 引き分け（証明済み）
brief-loss = ▼ 負け（証明済み）
brief-loss-exact = ▼ { $plies }手で負け（証明済み）
brief-loss-bound = ▼ { $plies }手以内で負け（証明済み）
brief-score = 約{ $percent } %（推定）
brief-unknown = ? 不明

analysis-verdict = { $color }の番：{ $verdict }
analysis-line = { $rank }. { $verdict }：{ $moves }
analysis-effort = 深さ{ $depth }、{ $nodes }ノード、CPU { $seconds }秒、{ $method }
analysis-color = { $color }：{ $verdict }
analysis-choose = { $color }を選びましょう。
analysis-choose-either = どちらの色も互角です。
