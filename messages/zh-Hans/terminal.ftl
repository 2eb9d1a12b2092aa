# 在终端里下棋时说的话。

choose-game = 玩哪种游戏？
chooser-keys = ↑ ↓ 问题   ← → 选项   Enter 开始   Ctrl-O 打开棋谱   q 退出
choose-number = 输入编号，或按 Enter 选 { $number }
choose-one = 没有这个选项
plain-choose = 看看蛇，选一种颜色：输入 { $white } 或 { $black }
too-small = 终端太小：{ $have }。至少要 { $need }。

key-help = 帮助
key-redo = 重走
key-switch = 换边
key-quit = 退出
key-new = 新局
keys-type = 输入走法或命令
keys-complete = 补全输入
keys-scroll = 滚动分析
keys-leave = 立即退出

command-hint = 提示一步好棋
command-undo = 悔一步棋
command-redo = 重走悔掉的一步
command-analyze = 看引擎的看法
command-switch = 与电脑换边
command-resign = 认输
command-new = 新对局
command-save = 保存棋谱
command-open = 打开棋谱
command-board = 重新显示棋盘
command-moves = 列出走法
command-help = 帮助
command-quit = 退出
command-file = 文件

not-now = 现在不能这样做
nothing-to-undo = 没有可悔的棋
nothing-to-redo = 没有可重走的棋
switched = 已换边
nothing-to-switch = 是两个人在下棋，没有边可换
name-the-file = 请给出文件名，例如 game.panta
saved-in = 已保存到 { $file }
not-saved = 未能保存：{ $reason }
opened-from = 已打开 { $file }
not-opened = 未能打开：{ $reason }
file-missing = 没有文件 { $file }
file-exists = 文件 { $file } 已经存在
file-denied = 系统不允许：{ $file }
file-folder = { $file } 是文件夹
file-full = 没有空间保存 { $file }
file-failed = { $file }：系统错误 { $number }
file-long = { $file } 太长，不像棋谱
file-not-text = 第 { $line } 行第 { $column } 个字符处不是文本
file-no-game = { $file } 里没有对局
computer-takes = { $color ->
    [white] 电脑选白方
   *[black] 电脑选黑方
}
quit-sure = 不保存对局就退出？
question-keys = { $yes } 是   { $no } 否

analysis-title = 分析
analysis-so-far = 深度 { $depth }，局面数：{ $nodes }
analysis-begins = 正在思考
analysis-rests = 现在没有可分析的

game-over = 对局已结束
illegal-unplayable = 这里不能走 { $move }
illegal-taken = 格子 { $cell } 不是空的
