game-pentaroll = Pentaroll
learn-a-pentaroll = Pentaroll 배우기
play-a-pentaroll = Pentaroll 두기
rules-of-pentaroll = Pentaroll 규칙
setup-title-pentaroll = Pentaroll 한 판
join-title-pentaroll = Pentaroll 대국에 초대받았어요
invite-text-pentaroll = 같이 Pentaroll 한 판 둬요
puzzles-of-pentaroll = Pentaroll 퍼즐
study-title-pentaroll = Pentaroll 분석
review-title-pentaroll = Pentaroll 복기
tagline-pentaroll = 가장자리에서 구슬을 굴려 다섯 개를 나란히
edition-pentaroll-standard = 2021년판의 규칙이에요.

learn-pentaroll-turn-title = 한 차례
learn-pentaroll-turn = 아무 가장자리에서나 구슬을 굴려 넣으세요. 빈 레인이면 첫 홈에 멈춰요.
learn-pentaroll-turn-right = 이것이 한 차례예요. 가장자리에서 구슬 하나.
learn-pentaroll-push-title = 밀기
learn-pentaroll-push = 왼쪽에서 3행을 따라 구슬을 굴려 넣으세요. 그곳의 첫 홈은 비어 있지 않아요.
learn-pentaroll-push-right = 내 구슬이 서로 붙어 있는 구슬을, 누구의 것이든 한 홈씩 안쪽으로 밀었어요. 빈 홈 너머의 구슬은 움직이지 않았어요.
learn-pentaroll-five-title = 다섯 개 나란히
learn-pentaroll-five = 가로, 세로, 대각선으로 구슬 다섯 개가 나란히 되면 이겨요. 백의 구슬 네 개를 밀고 다섯 번째를 더하세요.
learn-pentaroll-five-right = 네 개가 앞으로 가고, 다섯 번째가 그 뒤에 들어왔어요.
learn-pentaroll-full-title = 가득 찬 레인
learn-pentaroll-full = 4행은 가득 차서 구슬을 굴려 넣을 수 없어요. 게임판 밖으로 밀려나는 구슬은 없어요. 다른 레인으로 이기세요.
learn-pentaroll-full-right = b열에는 빈 홈이 있어서, 그 구슬들이 가득 찬 행을 지나 움직였어요.
learn-pentaroll-corner-title = 모서리
learn-pentaroll-corner = 모서리에는 입구가 두 개예요. 행 쪽과 열 쪽이에요. 여기서는 한쪽만 이겨요.
learn-pentaroll-corner-right = 위에서는 열을 밀어요. 왼쪽에서였다면 행을 밀었을 거예요.
learn-pentaroll-theirs-title = 상대를 이기게 하는 밀기
learn-pentaroll-theirs = 밀면 상대의 구슬도 움직여요. 이번만 일부러 져 보세요. 흑이 다섯 개 나란히 되게 미는 수를 찾으세요.
learn-pentaroll-theirs-right = 내가 밀어서 흑의 다섯 번째 구슬이 제자리에 들어가, 흑이 이겼어요.
learn-pentaroll-both-title = 양쪽 동시에
learn-pentaroll-both = 흑은 두 곳에서 이길 수 있어요. 한 번 밀어서 양쪽 모두 다섯 개가 나란히 되는 수가 있어요. 찾으세요.
learn-pentaroll-both-right = 양쪽 모두 다섯 개가 나란히 되면 비겨요.
learn-pentaroll-defend-title = 막기
learn-pentaroll-defend = 흑은 3행에 구슬이 네 개 있고, 밀려고 해요. 흑이 바로 이기지 못하게 하는 수를 두세요.
learn-pentaroll-defend-right = 행을 가로질러 밀면 줄이 끊어져요.

rules-pentaroll-material =
    홈이 6x6개인 게임판과, 백과 흑의 구슬이 각각 열여덟 개씩 있어요. 따로 정하지 않으면 백이 먼저 시작해요.
rules-pentaroll-turn =
    가장자리의 아무 입구에서나 내 색 구슬을 굴려 넣어요. 그곳 홈이 비어 있으면 구슬은 거기 멈춰요. 구슬이 있으면, 내 구슬이 거기서부터 첫 빈 홈까지의 모든 구슬을 안쪽으로 곧게 한 홈씩 밀어요. 빈 홈 너머의 구슬은 그대로 있어요. 구슬이 여섯 개인 레인은 가득 차서 들어갈 수 없어요. 게임판 밖으로 밀려나는 구슬은 없어요.
rules-pentaroll-end =
    - 수마다 게임판 전체를 봐요. 나만 다섯 개 이상 나란하면 내가 이겨요. 상대만 나란하면 상대가 이겨요. 둘 다 나란하면 비겨요.
    - 게임판이 가득 찼는데 아무도 다섯 개가 나란하지 않으면 비겨요. 빈 홈이 있는 한 둘 수가 있어요.
rules-pentaroll-notation =
    수는 방향과 레인으로 적어요. Nc는 위에서 c열을 따라 아래로, Sc는 아래에서 위로, W3은 왼쪽에서 3행을 따라, E3은 오른쪽에서 굴려요. 열은 왼쪽부터 a에서 f까지, 행은 위부터 1에서 6까지예요.
rules-pentaroll-settled =
    - 모서리에는 행을 따라서도 열을 따라서도 들어갈 수 있어요. 비어 있는 동안에는 둘이 같은 수이고, 행을 따라 들어가는 수로 적어요.
    - 빈 홈이 있으면 밀기는 거기서 멈춰요.
    - 밀어서 상대만 다섯 개가 나란히 되면 상대가 이겨요.

position-form-pentaroll = w5/6/2b3/6/6/6 w 같은 국면이어야 해요. 위부터 여섯 행, 그다음 둘 차례인 쪽이에요. { $column }번째 글자가 틀렸어요.

move-form-pentaroll = 한 수는 방향과 레인이에요. Nc는 위, Sc는 아래, W3은 왼쪽, E3은 오른쪽에서 들어가요
illegal-lane-full = { $entry } 레인은 가득 차서 구슬을 굴려 넣을 수 없어요

tour-pentaroll-move = 백이 왼쪽에서 2행을 따라 굴려 넣어(W2) 빈 홈까지의 구슬을 한 홈씩 안쪽으로 밀어요. 빈 홈 너머의 구슬은 그대로 있어요.
tour-pentaroll-surprise = 뜻밖의 점: 밀면 상대의 구슬도 움직여서, 상대의 다섯 개가 나란히 될 수도 있어요.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] 내가 밀어서 백의 구슬 다섯 개가 나란히 됐어요.
       *[black] 내가 밀어서 흑의 구슬 다섯 개가 나란히 됐어요.
    }
    [white] 백이 밀어서 흑의 구슬 다섯 개가 나란히 됐어요.
   *[black] 흑이 밀어서 백의 구슬 다섯 개가 나란히 됐어요.
}

## For scripts

board-pentaroll = Pentaroll 게임판
choose-entry = 가장자리에서 구슬을 굴려 넣으세요
entry-N = 위에서, { $lane }열
entry-S = 아래에서, { $lane }열
entry-W = 왼쪽에서, { $lane }행
entry-E = 오른쪽에서, { $lane }행
entry-full = { $entry }; 들어갈 수 없음
entry-pending = { $entry }; 다시 누르면 굴러가요
press-again = 화살표를 다시 누르면 굴러가요
said-pentaroll-N = { $color ->
    [white] 백: 위에서, { $lane }열
   *[black] 흑: 위에서, { $lane }열
}
said-pentaroll-E = { $color ->
    [white] 백: 오른쪽에서, { $lane }행
   *[black] 흑: 오른쪽에서, { $lane }행
}
said-pentaroll-S = { $color ->
    [white] 백: 아래에서, { $lane }열
   *[black] 흑: 아래에서, { $lane }열
}
said-pentaroll-W = { $color ->
    [white] 백: 왼쪽에서, { $lane }행
   *[black] 흑: 왼쪽에서, { $lane }행
}
