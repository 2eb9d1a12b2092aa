# 게임판과 대국 화면의 말.

color-white = 백
color-black = 흑

cell-empty = { $cell }, 빈 홈
cell-w = { $cell }, 백
cell-b = { $cell }, 흑
threat-white = { $place }; 백이 여기서 이길 수 있음
threat-black = { $place }; 흑이 여기서 이길 수 있음
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = 이 수 취소
taken-back = 수를 취소했어요

status-you = 내 차례
status-turn = { $color ->
    [white] 백 차례
   *[black] 흑 차례
}
status-thinking = 컴퓨터가 생각하고 있어요
status-choosing = 상대가 색을 고르고 있어요
status-choose = 뱀을 보고 색을 고르세요
status-waiting = 다른 사람을 기다리고 있어요
status-past = { $ply }번째 수를 돌아보는 중
status-lost = 연결이 끊겼어요. 다시 시도하고 있어요
status-back = 다시 연결됐어요
no-move = 아직 둔 수가 없어요

offer-draw = 상대가 무승부를 제안해요
offer-takeback = 상대가 한 수 무르기를 부탁해요
offer-rematch = 상대가 한 판 더 두고 싶어 해요
offer-made = 제안했어요. 상대가 받아들일 수 있어요
offer-declined = 상대가 거절했어요
hint-is = 힌트: { $move }
copied = 복사했어요
not-sent = 잘 되지 않았어요. 다시 해 보세요.
task-right = 맞았어요!
task-wrong = 아직 아니에요
puzzle-go-on = { $color ->
    [white] 이제 마무리하세요. 백 차례
   *[black] 이제 마무리하세요. 흑 차례
}
puzzle-won = 끝까지 이겼어요.
puzzle-slipped = { $move }: 승리를 놓치는 수예요.
play-title = { $game }: { $white } – { $black }
player-you = 나
player-person = 플레이어
player-open = 친구, 아직 안 왔어요
player-computer = 컴퓨터, 레벨 { $level }
move-kept = 연결이 없어요. 내 수({ $move })는 다시 연결되면 바로 보내요.
not-connected = 연결이 없어요. 다시 연결되면 또 해 보세요.
undone = 수를 물렀어요
no-undo = 무를 수 있는 수가 없어요
no-hints = 이 대국에서는 힌트와 위협이 꺼져 있어요
threats-on = 위협을 보여 줘요
threats-off = 위협을 숨겼어요
confirm-move = { $move }, 이렇게 둘까요?

player-you-named = { $name } (나)
presence-here = 자리에 있음
presence-away = 자리 비움
opponent-here = 상대가 돌아왔어요
opponent-away = 상대가 대국을 떠났어요
opponent-left = 상대가 한동안 자리를 비웠어요. 대국을 끝낼 수 있어요

storage-full = 이 브라우저에 남은 공간이 없어서 수를 저장하지 못했어요. 무언가를 지우고 다시 해 보세요.
storage-refused = 이 브라우저가 아무것도 저장하지 않아서 수를 저장하지 못했어요.
mine-moves = { $count ->
    [0] 둔 수 없음
   *[other] { $count }수
}
games-brought = { $count }판을 가져왔어요.
games-unread = 이 파일에는 읽을 수 있는 대국이 없어요.
players = { $white } – { $black }
