# 网页应用的页面。

web-skip = 跳到正文
web-nav = 页面
nav-games = 游戏
nav-mine = 我的对局
nav-rules = 规则
web-language = 语言
web-names = Pentago、Pentaroll 和 Pantareï 归各自的出版商所有。Panta 与它们没有关联。
web-offline = 这里的内容现在没有服务器也能使用。与别人对局仍需要服务器。
web-new-version = Panta 的新版本已就绪。
web-new-version-use = 立即使用
here-missing = 这个浏览器里没有这局棋。与电脑的对局和同屏对局只保存在下棋时所用的浏览器里。
here-not-kept = 这个浏览器在此无法保存任何内容，所以不能在这里下这局棋。原因可能是无痕窗口，或设备空间已满。

home-title = 三种双人游戏
home-lead = 与电脑对战，与身边的朋友同玩，或与远方的朋友对局。无需账号，无需安装。
home-continue = 继续你的对局
play-computer = 与电脑对战
play-level = 等级 { $level }
play-change = 选择等级和颜色
play-here = 同屏对战
play-friend = 邀请朋友

setup-opponent = 谁和谁玩？
setup-computer = 你和电脑
setup-here = 两人共用这个屏幕
setup-friend = 你和朋友，通过链接
setup-level = 电脑的等级
setup-level-number = { $level ->
    [1] 1，最容易
    [10] 10，最强
   *[other] { $level }
}
setup-color = 你的颜色
setup-color-white = 白方
setup-color-black = 黑方
setup-color-any = 随机
setup-first = 谁先走？
setup-chooser = 谁看蛇并选颜色？
setup-chooser-me = 你选
setup-chooser-other = 对方选
setup-more = 更多
setup-edition = 版本
setup-clock = 计时
setup-clock-none = 不计时
setup-clock-of = 每人 { $minutes } 分钟，每步加 { $seconds } 秒
setup-hints = 双方都可使用提示、查看威胁
setup-start = 开始对局
setup-needs-server = 邀请朋友需要服务器，而现在连接不上。与电脑对战或在这个屏幕上对战不需要服务器。
edition-name-standard = 标准版
picture-of = { $board }：{ $state }

play-board = 棋盘
play-status = 对局状态
play-moves = 走法
play-actions = 操作
play-damaged = 此后的走法已无法读取。对局显示到这里为止。
play-no-moves = 还没有走棋。
play-no-script = 下棋需要 JavaScript。没有它，只能看到当前的棋盘。
step-first = 回到开局
step-back = 后退一步
step-forward = 前进一步
step-last = 到最新一步
act-undo = 悔棋
act-takeback = 请求悔棋
act-hint = 提示
play-threats = 标出任一方下一步能取胜之处
play-confirm = 走棋前先确认
play-call = 轮到我时发出声音和振动
act-confirm = 确认
act-resign = 认输
act-resign-sure = 真的认输吗？
act-yes = 是
act-no = 否
act-draw = 提议平局
act-accept = 接受
act-decline = 拒绝
act-retry = 悔棋再试
act-rematch = 再来一局
act-rematch-go = 去新的一局
act-record = 保存棋谱
choose-title = 选你的颜色
choose-lead = 这就是蛇。不选颜色的玩家先走。
choose-why = 两种颜色的九片鳞片完全一样，只是位置不同。想想哪种颜色能更快把许多鳞片叠到一堆上，并且记住：另一位玩家先走。
choose-white = 我选白方
choose-black = 我选黑方
keys-title = 按键
keys-move = 在棋盘上移动
keys-press = 放球、滚入或选择
keys-cancel = 取消这一步
keys-hint = 提示
keys-threats = 显示或隐藏威胁
keys-last = 读出上一步
keys-undo = 悔棋

result-you-won = 你赢了
result-you-lost = 你输了
why-five-by-placing = { $mover ->
    [you] 你的球完成了五球连线。
    [white] 白方的球完成了五球连线。
   *[black] 黑方的球完成了五球连线。
}
why-both-five = { $end ->
    [draw] 一步使双方都五球连线。
   *[win] 一次旋转使双方都五球连线。在这个版本中，旋转的一方获胜。
}
why-board-full = 棋盘放满，双方都没有五球连线。
why-repetition = 同一局面第三次出现。
why-resignation = { $loser ->
    [you] 你认输了。
    [white] 白方认输了。
   *[black] 黑方认输了。
}
why-time = { $loser ->
    [you] 你超时了。
    [white] 白方超时了。
   *[black] 黑方超时了。
}
why-agreement = 双方同意。
why-forfeit = { $loser ->
    [you] 你离开了对局。
    [white] 白方离开了对局。
   *[black] 黑方离开了对局。
}
why-abandoned = 对局中止。

invite-title = 邀请你的朋友
invite-lead = 发送此链接，或让朋友扫码。链接只能用一次，用来入座另一个座位。
invite-link = 给朋友的链接
invite-share = 分享链接
invite-copy = 复制
invite-new = 生成新链接
invite-qr = 链接的二维码
invite-watch = 其他人可以在此地址观战：
join-color = { $color ->
    [white] 你执白。
   *[black] 你执黑。
}
join-first = { $color ->
    [white] 白方先走。
   *[black] 黑方先走。
}
join-choosing = 你们中的一人看蛇并选颜色；另一人先走。
join-hints = 你们双方都可以要提示、看威胁。
join-how = 玩法
join-take = 开始玩
join-no-script = 入座需要 JavaScript：链接中的秘密部分只有脚本才能读取。
join-taken = 这个座位已经有人了。你仍可以观战。
join-wrong = 这个链接不正确，或者已被新的链接取代。请向朋友要最新的链接。
join-watch = 观战
join-own = 这是给你朋友的链接。它仍然有效：发送给朋友就行。
join-back = 回到对局

mine-title = 我的对局
mine-lead = 此浏览器的对局，最新的在前。别人看不到这个列表。
mine-none = 还没有对局。选一种游戏来玩吧。
mine-damaged = 有 { $count } 局已无法读取。
mine-leave = 这台设备将归别人使用
mine-leave-what = 之后列表会清空，谁也不能再用这台设备继续这些对局。对局不会被删除，其他玩家可以继续。
mine-leave-do = 忘记这台设备上的对局
mine-here = 保存在此浏览器中
mine-here-lead = 这些对局只在这台设备上。想带到别处或以防万一，请保存到文件。
mine-export = 把这些对局保存到文件
mine-import = 从文件导入对局
mine-delete = 删除
mine-open = 继续
mine-look = 查看

rules-title = 规则
rules-editions = 版本
rules-picture-start = 对局开始时

error-not-found = 没有这个页面
error-not-found-more = 地址可能有误，或者对局已被删除。
error-busy = 请求太多
error-busy-more = 请稍候再试。
error-refused = 不能这样做
error-refused-more = 请返回并检查所选的内容。
error-broken = 出了问题
error-broken-more = 这是我们的错误，已经记录下来。请再试一次。
error-home = 回到游戏

name-yours = 你的名字（可不填）
name-rule = 名字最多 20 个字符，可用文字、数字、空格和 - . _ ’
join-from = { $name } 邀请你来玩。
join-public = 对局进行期间，任何人都能找到并观战。
setup-public = 任何人都可观战：对局进行期间列入名单

left-lead = 对方离开了对局。你可以等待，也可以结束对局。
act-claim = 判我获胜
act-call-off = 取消对局

watch-link = 观看正在进行的对局
watch-title = 正在进行的对局
watch-lead = 最近一小时内走过棋的公开对局。是否列在这里，由开局的人决定。
watch-none = 现在没有正在进行的公开对局。

act-film = 保存为动画
embed-title = 展示在其他网站上
embed-lead = 把这段代码复制到网页中：
embed-open = 在 Panta 上查看对局
embed-analyze = 在 Panta 上分析局面
