game-pentago = 펜타고
learn-a-pentago = 펜타고 배우기
play-a-pentago = 펜타고 두기
rules-of-pentago = 펜타고 규칙
setup-title-pentago = 펜타고 한 판
join-title-pentago = 펜타고 대국에 초대받았어요
invite-text-pentago = 같이 펜타고 한 판 둬요
puzzles-of-pentago = 펜타고 퍼즐
study-title-pentago = 펜타고 분석
review-title-pentago = 펜타고 복기
tagline-pentago = 구슬을 놓고, 구슬판을 돌리고, 다섯 개를 나란히
edition-pentago-standard = 대부분의 인쇄판에 공통된 규칙이에요.
edition-pentago-finnish = 돌려서 양쪽 모두 다섯 개가 나란히 되면 돌린 사람이 이겨요. 빈 구슬판이 남아 있는 동안에는 돌리지 않아도 돼요.
edition-pentago-czech = 내가 돌려서 나만 다섯 개가 나란히 되면, 상대는 돌리지 않고 구슬을 하나 더 놓아 응수해요. 그래서 상대도 다섯 개가 나란히 되면 비기고, 아니면 내가 이겨요.
edition-pentago-basque = 구슬판은 시계 방향으로만 돌려요.
edition-pentago-openspiel = 구슬판을 반드시 돌리고, 다섯 개가 나란한지는 돌린 다음에만 따져요. 결과를 비교할 수 있도록 넣은, 연구용 라이브러리의 규칙이에요.

learn-pentago-turn-title = 한 차례
learn-pentago-turn = 아무 홈에나 구슬을 놓으세요. 그다음 아무 구슬판이나 90도 돌리세요.
learn-pentago-turn-right = 이것이 한 차례예요. 구슬 하나, 돌리기 한 번. 네 구슬판 중 어느 것을 돌려도 되고, 빈 구슬판도 괜찮아요.
learn-pentago-five-title = 다섯 개 나란히
learn-pentago-five = 가로, 세로, 대각선으로 구슬 다섯 개가 나란히 되면 이겨요. 백의 줄을 완성하세요.
learn-pentago-five-right = 놓은 구슬로 다섯 개가 나란히 되어 바로 이겼어요. 구슬판은 돌리지 않아요.
learn-pentago-twist-title = 돌려서 다섯 개 나란히
learn-pentago-twist = 1번 구슬판의 왼쪽 열은 모두 백이에요. 구슬을 놓고, 맨 위 행에 백 구슬 다섯 개가 나란히 되도록 구슬판을 돌리세요.
learn-pentago-twist-right = 돌리니 세로 열이 가로 행이 됐어요. 이렇게 이기는 수는 놓치기 쉬워요.
learn-pentago-theirs-title = 상대를 이기게 하는 돌리기
learn-pentago-theirs = 누가 돌렸든, 다섯 개가 나란히 된 구슬의 주인이 이겨요. 이번만 일부러 져 보세요. 흑이 다섯 개 나란히 되게 돌리는 수를 찾으세요.
learn-pentago-theirs-right = 내가 돌려서 흑이 이겼어요. 돌리기 전에 게임판 전체를 살펴보세요.
learn-pentago-both-title = 양쪽 동시에
learn-pentago-both = 흑은 1번 구슬판을 돌려 이기려고 해요. 한 번 돌려서 양쪽 모두 다섯 개가 나란히 되게 하여 패배를 막으세요.
learn-pentago-both-right = 양쪽 모두 다섯 개가 나란히 되면 비겨요.
learn-pentago-defend-title = 막기
learn-pentago-defend = 흑은 네 개가 나란하고 한쪽 끝이 비어 있어요. 흑이 다음 수에 이기지 못하도록 구슬을 놓고 구슬판을 돌리세요.
learn-pentago-defend-right = 구슬은 한쪽 끝을 막고, 돌리기는 줄을 끊어요. 차례마다 둘 다 쓸 수 있어요.
learn-pentago-finnish-title = 핀란드판
learn-pentago-finnish = 핀란드판에서는 양쪽 모두 다섯 개가 나란히 되면 돌린 사람이 이겨요. 그리고 빈 구슬판이 있는 동안에는 돌리지 않아도 돼요. 양쪽 모두 다섯 개가 나란히 되게 하세요.
learn-pentago-finnish-right = 돌린 사람은 나니까 내가 이겼어요. 다른 판본이라면 무승부예요.
learn-pentago-czech-title = 체코판
learn-pentago-czech = 백이 돌려서 다섯 개가 나란히 됐어요. 체코판에서는 이제 흑이 돌리지 않고 구슬을 하나 더 놓아 응수해요. 내가 흑이에요. 흑도 다섯 개를 나란히 하세요.
learn-pentago-czech-right = 나도 다섯 개가 나란히 되어 무승부예요. 그러지 못했으면 백이 이겼을 거예요.
learn-pentago-basque-title = 바스크판
learn-pentago-basque = 바스크판에서는 구슬판을 시계 방향으로만 돌려요. 4번 구슬판을 시계 방향으로 돌려 이기세요.
learn-pentago-basque-right = 시계 방향으로 돌리면 오른쪽 열이 맨 아래 행이 돼요.
learn-pentago-openspiel-title = OpenSpiel판
learn-pentago-openspiel = 이 판본에서는 다섯 개가 나란한지를 돌린 다음에만 따져요. 백의 줄을 완성하고, 그 줄을 끊지 않는 구슬판을 돌리세요.
learn-pentago-openspiel-right = 돌린 다음에도 다섯 개가 그대로 나란해서 이겼어요.

turn-reply = { $color ->
    [white] 백의 응수: 구슬 하나, 돌리기 없음
   *[black] 흑의 응수: 구슬 하나, 돌리기 없음
}
ended-five-by-twist = { $winner ->
    [white] 백 승: 돌려서 다섯 개가 나란히 됐어요 ({ $marks })
   *[black] 흑 승: 돌려서 다섯 개가 나란히 됐어요 ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] 백 승: 다섯 개가 나란히 됐어요 ({ $marks })
   *[black] 흑 승: 다섯 개가 나란히 됐어요 ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] 백 승: 다섯 개가 나란히 됐어요 ({ $marks })
   *[black] 흑 승: 다섯 개가 나란히 됐어요 ({ $marks })
}

rules-pentago-material =
    게임판은 홈이 6x6개이고, 돌릴 수 있는 3x3 구슬판 네 개로 되어 있어요. 구슬은 백과 흑이 각각 열여덟 개씩이에요. 따로 정하지 않으면 백이 먼저 시작해요.
rules-pentago-turn =
    내 색 구슬을 아무 빈 홈에나 놓아요. { $edition ->
        [basque] 그다음 구슬판 하나를 골라 시계 방향으로 90도 돌려요. 빈 구슬판도 괜찮아요.
        [finnish] 그다음 구슬판 하나를 골라 원하는 방향으로 90도 돌려요. 빈 구슬판도 괜찮아요. 구슬을 놓은 뒤에 빈 구슬판이 있는 동안에는 돌리지 않아도 돼요.
       *[other] 그다음 구슬판 하나를 골라 원하는 방향으로 90도 돌려요. 빈 구슬판도 괜찮아요.
    }
rules-pentago-end =
    - 내 구슬이 가로, 세로, 대각선으로 다섯 개 이상 나란히 되면 이겨요.
    { $edition ->
        [openspiel] - 다섯 개가 나란한지는 돌린 다음에만 따져요. 구슬을 놓은 것만으로는 이기지 않아요.
       *[other] - 놓은 구슬로 다섯 개가 나란히 되면 바로 이기고, 구슬판은 돌리지 않아요.
    }
    { $edition ->
        [finnish] - 돌려서 다섯 개가 나란히 되면 게임판 전체를 봐요. 내 것이 다섯 개 나란하면, 상대 것도 나란하더라도 내가 이겨요. 상대만 나란하면 상대가 이겨요.
        [czech] - 돌려서 다섯 개가 나란히 되면 게임판 전체를 봐요. 상대만 다섯 개가 나란하면 상대가 이겨요. 둘 다 나란하면 비겨요.
       *[other] - 돌려서 다섯 개가 나란히 되면 게임판 전체를 봐요. 나만 다섯 개가 나란하면 내가 이겨요. 상대만 나란하면 상대가 이겨요. 둘 다 나란하면 비겨요.
    }
    { $edition ->
        [czech] - 내가 돌려서 나만 다섯 개가 나란히 되면, 상대는 반드시 구슬을 하나 더 놓아 응수하고 구슬판은 돌리지 않아요. 그래서 상대도 다섯 개가 나란히 되면 비기고, 아니면 내가 이겨요. 빈 홈이 없으면 내가 바로 이겨요.
       *[other] - 게임판이 가득 찼는데 아무도 다섯 개가 나란하지 않으면 비겨요.
    }
rules-pentago-notation =
    열은 왼쪽부터 a에서 f까지, 행은 위부터 1에서 6까지예요. 1번과 2번 구슬판은 위에, 3번과 4번 구슬판은 아래에 있어요. { $edition ->
        [basque] c3-2R은 c3에 구슬을 놓고 2번 구슬판을 오른쪽(시계 방향)으로 돌려요.
       *[other] c3-2R은 c3에 구슬을 놓고 2번 구슬판을 오른쪽(시계 방향)으로 돌려요. L은 왼쪽이에요.
    } { $edition ->
        [openspiel] 반드시 돌려요.
       *[other] 돌리지 않는 수는 c3처럼 적어요.
    }
rules-pentago-settled =
    - 돌려서 상대만 다섯 개가 나란히 되면 상대가 이겨요.
    - 여섯 개가 나란해도 다섯 개와 같아요.
    - 서른여섯 번째 구슬을 놓은 뒤에도 다른 때처럼 구슬판을 돌려요.
    - 게임판이 가득 찼는데 아무도 다섯 개가 나란하지 않으면 비겨요.
    { $edition ->
        [openspiel] - 규칙서가 아니라 어떤 프로그램의 규칙이에요.
       *[other] - 구슬을 놓아 이기면 구슬판을 돌리지 않아요.
    }

position-form-pentago = w5/6/2b3/6/6/6 w 같은 국면이어야 해요. 위부터 여섯 행, 그다음 둘 차례인 쪽이에요. { $column }번째 글자가 틀렸어요.
impossible-reply = 응수는 상대만 다섯 개가 나란하고 빈 홈이 있을 때만 할 수 있어요

now-twist-or-skip = { $cell }에 놓았어요. 이제 구슬판을 돌리거나, 스페이스 바를 눌러 돌리지 않고 넘어가세요
move-form-pentago = 한 수는 홈과 돌리기예요. c3-2R은 c3에 구슬을 놓고 2번 구슬판을 시계 방향으로 돌려요
illegal-twist-in-reply = 응수할 때는 돌리지 않아요. { $cell }만 쓰세요
illegal-twist-after-win = 구슬을 놓아 이기면 구슬판을 돌리지 않아요. { $cell }만 쓰세요
illegal-twist-due = { $cell }에 구슬을 놓은 다음에는 구슬판을 돌려야 해요. 온전한 한 수의 예: c3-2R
illegal-clockwise-only = 이 판본에서는 구슬판을 시계 방향으로만 돌려요

tour-pentago-move = 백이 e1에 구슬을 놓아 다섯 개가 나란히 됐어요. 구슬판은 돌리지 않고, 대국이 끝나요.
tour-pentago-surprise = 뜻밖의 점: 내가 돌려서 상대가 이길 수도 있어요. 잘 보고 돌리세요.

edition-name-finnish = 핀란드판
edition-name-czech = 체코판
edition-name-basque = 바스크판
edition-name-openspiel = OpenSpiel판
keys-block = 구슬판 고르기
keys-twist = 고른 구슬판을 시계 방향 또는 반시계 방향으로 돌리기
why-five-by-twist = { $mover ->
    [you] 내가 돌려서 다섯 개가 나란히 됐어요.
    [white] 백이 돌려서 다섯 개가 나란히 됐어요.
   *[black] 흑이 돌려서 다섯 개가 나란히 됐어요.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] 내가 돌려서 백의 구슬 다섯 개가 나란히 됐어요.
       *[black] 내가 돌려서 흑의 구슬 다섯 개가 나란히 됐어요.
    }
    [white] 백이 돌려서 흑의 구슬 다섯 개가 나란히 됐어요.
   *[black] 흑이 돌려서 백의 구슬 다섯 개가 나란히 됐어요.
}

## For scripts

edit-reply = 둘 차례인 쪽이 상대의 다섯 개 나란히에 응수함(체코판)

board-pentago = 펜타고 게임판
cell-pending = { $cell }, 내 구슬. 이제 구슬판을 돌리세요
choose-cell = 빈 홈에 구슬을 놓으세요
now-twist = { $cell }에 놓았어요. 이제 구슬판을 돌리세요
twists = 돌리기
twist-L = { $block }번 구슬판을 반시계 방향으로 돌리기
twist-R = { $block }번 구슬판을 시계 방향으로 돌리기
block-chosen = { $block }번 구슬판: { $right } 시계 방향, { $left } 반시계 방향
skip-twist = 돌리지 않기
said-pentago-L = { $color ->
    [white] 백: { $cell }, { $block }번 구슬판 반시계 방향
   *[black] 흑: { $cell }, { $block }번 구슬판 반시계 방향
}
said-pentago-R = { $color ->
    [white] 백: { $cell }, { $block }번 구슬판 시계 방향
   *[black] 흑: { $cell }, { $block }번 구슬판 시계 방향
}
said-pentago-place = { $color ->
    [white] 백: { $cell }, 돌리기 없음
   *[black] 흑: { $cell }, 돌리기 없음
}
status-you-reply = 내 응수: 구슬 하나, 돌리기 없음
status-reply = { $color ->
    [white] 백의 응수: 구슬 하나, 돌리기 없음
   *[black] 흑의 응수: 구슬 하나, 돌리기 없음
}
