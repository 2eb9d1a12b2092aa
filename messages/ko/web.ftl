# 웹 앱의 페이지.

web-skip = 본문으로 건너뛰기
web-nav = 페이지
nav-games = 게임
nav-mine = 내 대국
nav-rules = 규칙
web-language = 언어
web-names = 펜타고, Pentaroll, Pantareï는 각 발행사의 것이에요. Panta는 그 회사들과 관계가 없어요.
web-offline = 여기 보이는 것은 이제 서버 없이도 쓸 수 있어요. 다른 사람과 두려면 서버가 필요해요.
web-new-version = Panta의 새 버전이 준비됐어요.
web-new-version-use = 지금 쓰기
here-missing = 이 브라우저에는 이 대국이 없어요. 컴퓨터와 둔 대국과 한 화면에서 둔 대국은 두던 브라우저에 남아 있어요.
here-not-kept = 이 브라우저가 아무것도 저장하지 않아서 여기서는 둘 수 없어요. 비공개 창이거나 기기의 저장 공간이 가득 찼을 수 있어요.

home-title = 둘이서 하는 세 가지 게임
home-lead = 컴퓨터와, 옆에 있는 친구와, 멀리 있는 친구와 함께 두세요. 가입도 설치도 필요 없어요.
home-continue = 대국 이어 두기
play-computer = 컴퓨터와 두기
play-level = 레벨 { $level }
play-change = 레벨과 색 고르기
play-here = 나란히 앉아 두기
play-friend = 친구 초대

setup-opponent = 누가 두나요?
setup-computer = 나와 컴퓨터
setup-here = 이 화면에서 두 사람
setup-friend = 나와 친구, 링크로
setup-level = 컴퓨터 레벨
setup-level-number = { $level ->
    [1] 1, 가장 쉬움
    [10] 10, 가장 강함
   *[other] { $level }
}
setup-color = 내 색
setup-color-white = 백
setup-color-black = 흑
setup-color-any = 무작위
setup-first = 누가 먼저 시작하나요?
setup-chooser = 누가 뱀을 보고 색을 고르나요?
setup-chooser-me = 내가 고르기
setup-chooser-other = 상대가 고르기
setup-more = 더 보기
setup-edition = 판본
setup-clock = 시계
setup-clock-none = 시계 없음
setup-clock-of = 각자 { $minutes }분, 한 수마다 { $seconds }초 추가
setup-hints = 두 사람 모두 힌트와 위협 보기
setup-start = 대국 시작
setup-needs-server = 친구를 초대하려면 서버가 필요한데, 지금은 연결할 수 없어요. 컴퓨터와, 또는 이 화면에서는 서버 없이도 둘 수 있어요.
edition-name-standard = 표준판
picture-of = { $board }: { $state }

play-board = 게임판
play-status = 대국 상황
play-moves = 수 목록
play-actions = 작업
play-damaged = 이 뒤의 수는 더는 읽을 수 없어요. 대국을 여기까지 보여 줘요.
play-no-moves = 아직 둔 수가 없어요.
play-no-script = 두려면 JavaScript가 필요해요. 없으면 지금의 게임판만 볼 수 있어요.
step-first = 처음으로
step-back = 한 수 뒤로
step-forward = 한 수 앞으로
step-last = 마지막 수로
act-undo = 무르기
act-takeback = 무르기 부탁
act-hint = 힌트
play-threats = 어느 쪽이든 다음 수로 이길 수 있는 곳 보이기
play-confirm = 내 수를 확인하고 두기
play-call = 내 차례가 되면 소리와 진동으로 알리기
act-confirm = 확인
act-resign = 기권
act-resign-sure = 정말 기권할까요?
act-yes = 예
act-no = 아니요
act-draw = 무승부 제안
act-accept = 수락
act-decline = 거절
act-retry = 무르고 다시 해 보기
act-rematch = 한 판 더
act-rematch-go = 새 판으로
act-record = 기보 저장
choose-title = 색을 고르세요
choose-lead = 이것이 뱀이에요. 색을 고르지 않는 사람이 첫수를 둬요.
choose-why = 두 색의 비늘은 똑같이 아홉 개이고, 자리만 달라요. 어느 색이 더 빨리 많은 비늘을 한 더미에 모을 수 있을지 생각해 보세요. 먼저 두는 사람은 상대예요.
choose-white = 백을 잡을게요
choose-black = 흑을 잡을게요
keys-title = 키
keys-move = 게임판에서 움직이기
keys-press = 놓기, 굴리기, 고르기
keys-cancel = 이 수 취소
keys-hint = 힌트
keys-threats = 위협 보이기, 숨기기
keys-last = 마지막 수 읽기
keys-undo = 무르기

result-you-won = 내가 이겼어요
result-you-lost = 내가 졌어요
why-five-by-placing = { $mover ->
    [you] 내 구슬로 다섯 개가 나란히 됐어요.
    [white] 백의 구슬로 다섯 개가 나란히 됐어요.
   *[black] 흑의 구슬로 다섯 개가 나란히 됐어요.
}
why-both-five = { $end ->
    [draw] 한 수로 양쪽 모두 다섯 개가 나란히 됐어요.
   *[win] 한 번 돌려서 양쪽 모두 다섯 개가 나란히 됐어요. 이 판본에서는 돌린 사람이 이겨요.
}
why-board-full = 게임판이 가득 찼고 아무도 다섯 개가 나란하지 않아요.
why-repetition = 같은 국면이 세 번째 나왔어요.
why-resignation = { $loser ->
    [you] 내가 기권했어요.
    [white] 백이 기권했어요.
   *[black] 흑이 기권했어요.
}
why-time = { $loser ->
    [you] 내 시간이 다 됐어요.
    [white] 백의 시간이 다 됐어요.
   *[black] 흑의 시간이 다 됐어요.
}
why-agreement = 양쪽이 합의했어요.
why-forfeit = { $loser ->
    [you] 내가 대국에서 나갔어요.
    [white] 백이 대국에서 나갔어요.
   *[black] 흑이 대국에서 나갔어요.
}
why-abandoned = 대국이 중단됐어요.

invite-title = 친구를 초대하세요
invite-lead = 이 링크를 보내거나 친구가 코드를 스캔하게 하세요. 상대 자리에 앉는 데 한 번만 쓸 수 있어요.
invite-link = 친구에게 보낼 링크
invite-share = 링크 공유
invite-copy = 복사
invite-new = 새 링크 만들기
invite-qr = 링크의 QR 코드
invite-watch = 다른 사람은 이 주소에서 관전할 수 있어요:
join-color = { $color ->
    [white] 나는 백이에요.
   *[black] 나는 흑이에요.
}
join-first = { $color ->
    [white] 백이 먼저 시작해요.
   *[black] 흑이 먼저 시작해요.
}
join-choosing = 한 사람이 뱀을 보고 색을 고르고, 다른 사람이 먼저 시작해요.
join-hints = 두 사람 모두 힌트를 얻고 위협을 볼 수 있어요.
join-how = 두는 방법
join-take = 두기
join-no-script = 자리에 앉으려면 JavaScript가 필요해요. 링크의 비밀 부분은 스크립트만 읽을 수 있어요.
join-taken = 이 자리는 이미 찼어요. 그래도 관전할 수 있어요.
join-wrong = 링크가 올바르지 않거나 새 링크로 바뀌었어요. 친구에게 최신 링크를 받으세요.
join-watch = 관전하기
join-own = 이 링크는 친구를 위한 것이에요. 아직 쓸 수 있으니 그대로 보내세요.
join-back = 대국으로 돌아가기

mine-title = 내 대국
mine-lead = 이 브라우저의 대국이에요. 최근 것부터 나와요. 다른 사람은 이 목록을 볼 수 없어요.
mine-none = 아직 대국이 없어요. 게임을 골라 두어 보세요.
mine-damaged = 더는 읽을 수 없는 대국이 { $count }판 있어요.
mine-leave = 이 기기를 다른 사람이 쓰게 돼요
mine-leave-what = 그 뒤에는 목록이 비고, 이 기기에서는 아무도 이 대국들을 이어 둘 수 없어요. 대국은 지워지지 않고, 상대는 이어 둘 수 있어요.
mine-leave-do = 이 기기의 대국 잊기
mine-here = 이 브라우저에 저장된 대국
mine-here-lead = 이 대국들은 이 기기에만 있어요. 다른 곳으로 옮기거나 안전하게 지키려면 파일로 저장하세요.
mine-export = 이 대국들을 파일로 저장
mine-import = 파일에서 대국 가져오기
mine-delete = 지우기
mine-open = 이어 두기
mine-look = 보기

rules-title = 규칙
rules-editions = 판본
rules-picture-start = 시작할 때

error-not-found = 없는 페이지예요
error-not-found-more = 주소가 틀렸거나 대국이 지워졌을 수 있어요.
error-busy = 요청이 너무 많아요
error-busy-more = 잠시 기다렸다가 다시 해 보세요.
error-refused = 할 수 없는 일이에요
error-refused-more = 돌아가서 고른 것을 확인하세요.
error-broken = 문제가 생겼어요
error-broken-more = 저희 잘못이고, 기록해 두었어요. 다시 해 보세요.
error-home = 게임으로 돌아가기

name-yours = 내 이름 (선택 사항)
name-rule = 이름은 글자, 숫자, 빈칸, - . _ ’ 기호로 20자까지예요
join-from = { $name } 님이 초대했어요.
join-public = 두는 동안 누구나 이 대국을 찾아서 관전할 수 있어요.
setup-public = 누구나 관전: 두는 동안 목록에 올리기

left-lead = 상대가 대국을 떠났어요. 기다리거나 대국을 끝낼 수 있어요.
act-claim = 승리로 끝내기
act-call-off = 대국 무효로 하기

watch-link = 진행 중인 대국 관전하기
watch-title = 진행 중인 대국
watch-lead = 최근 한 시간 안에 수를 둔 공개 대국이에요. 여기에 올릴지는 대국을 시작하는 사람이 정해요.
watch-none = 지금 진행 중인 공개 대국이 없어요.

act-film = 애니메이션으로 저장
embed-title = 다른 웹사이트에 보여 주기
embed-lead = 이 코드를 페이지에 붙여 넣으세요:
embed-open = Panta에서 대국 보기
embed-analyze = Panta에서 국면 분석하기
