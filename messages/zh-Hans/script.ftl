# 棋盘和对局页面上说的话。

color-white = 白方
color-black = 黑方

cell-empty = { $cell }，空
cell-w = { $cell }，白
cell-b = { $cell }，黑
threat-white = { $place }；白方可在此取胜
threat-black = { $place }；黑方可在此取胜
list-more = { $list }、{ $next }
and-then = { $first }。{ $second }

take-back = 取消这一步
taken-back = 已取消这一步

status-you = 轮到你
status-turn = { $color ->
    [white] 轮到白方
   *[black] 轮到黑方
}
status-thinking = 电脑正在思考
status-choosing = 对方正在选颜色
status-choose = 看看蛇，选一种颜色
status-waiting = 正在等待另一位玩家
status-past = 正在回看第 { $ply } 步
status-lost = 连接已断开；正在重试
status-back = 已重新连接
no-move = 还没有走棋

offer-draw = 对方提议平局
offer-takeback = 对方请求悔棋
offer-rematch = 对方想再来一局
offer-made = 已提出；等对方接受
offer-declined = 对方没有接受
hint-is = 提示：{ $move }
copied = 已复制
not-sent = 没有成功。请再试一次。
task-right = 答对了！
task-wrong = 还不对
puzzle-go-on = { $color ->
    [white] 现在走到取胜为止。轮到白方
   *[black] 现在走到取胜为止。轮到黑方
}
puzzle-won = 已经取胜。
puzzle-slipped = { $move } 错失了胜利。
play-title = { $game }：{ $white } – { $black }
player-you = 你
player-person = 玩家
player-open = 朋友，还没来
player-computer = 电脑，等级 { $level }
move-kept = 没有连接。你的这一步 { $move } 会在恢复连接后立即发送。
not-connected = 没有连接。请在恢复连接后再试一次。
undone = 已悔棋
no-undo = 没有可以悔的棋
no-hints = 这局棋没有开启提示和威胁
threats-on = 已显示威胁
threats-off = 已隐藏威胁
confirm-move = 走 { $move } 吗？

player-you-named = { $name }（你）
presence-here = 在场
presence-away = 离开
opponent-here = 对方回来了
opponent-away = 对方离开了对局
opponent-left = 对方已经离开一阵子了。你可以结束对局

storage-full = 这个浏览器的空间已满，所以这一步没有保存。请删除一些内容再试。
storage-refused = 这个浏览器在此无法保存任何内容，所以这一步没有保存。
mine-moves = { $count ->
    [0] 未走棋
   *[other] { $count } 步
}
games-brought = 已导入 { $count } 局。
games-unread = 这个文件里没有可以读取的对局。
players = { $white } – { $black }
