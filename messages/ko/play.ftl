# 국면과 대국에 관한 말.

turn = { $color ->
    [white] 백 차례
   *[black] 흑 차례
}
layout-open = 아직 색을 고르지 않았어요. 한 사람이 고르고, 다른 사람이 먼저 시작해요

won = { $color ->
    [white] 백 승
   *[black] 흑 승
}
drawn = 무승부
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] 백 승: 놓은 구슬로 다섯 개가 나란히 됐어요 ({ $marks })
   *[black] 흑 승: 놓은 구슬로 다섯 개가 나란히 됐어요 ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] 백 승: 흑의 수로 백의 다섯 개가 나란히 됐어요 ({ $marks })
   *[black] 흑 승: 백의 수로 흑의 다섯 개가 나란히 됐어요 ({ $marks })
}
ended-both-five = { $winner ->
    [white] 백 승: 한 수로 양쪽 모두 다섯 개가 나란히 됐어요 ({ $marks })
    [black] 흑 승: 한 수로 양쪽 모두 다섯 개가 나란히 됐어요 ({ $marks })
   *[draw] 무승부: 한 수로 양쪽 모두 다섯 개가 나란히 됐어요 ({ $marks })
}
ended-board-full = 무승부: 게임판이 가득 찼고 아무도 다섯 개가 나란하지 않아요
ended-repetition = 무승부: 같은 국면이 세 번째 나왔어요
ended-resignation = { $winner ->
    [white] 백 승: 흑이 기권했어요
   *[black] 흑 승: 백이 기권했어요
}
ended-time = { $winner ->
    [white] 백 승: 흑의 시간이 다 됐어요
   *[black] 흑 승: 백의 시간이 다 됐어요
}
ended-forfeit = { $winner ->
    [white] 백 승: 흑의 몰수패예요
   *[black] 흑 승: 백의 몰수패예요
}
ended-agreement = 무승부: 양쪽이 합의했어요
ended-abandoned = { $winner ->
    [white] 백 승: 대국이 중단됐어요
    [black] 흑 승: 대국이 중단됐어요
   *[draw] 무승부: 대국이 중단됐어요
}
ended-unsaid = { $winner ->
    [white] 백 승
    [black] 흑 승
   *[draw] 무승부
}
not-over = 끝나지 않음
abandoned = 중단됨, 승부 없음

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count }판, 모두 올바름
record-plies = { $count }수
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
