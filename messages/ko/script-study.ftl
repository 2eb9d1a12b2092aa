worth-win = 승
worth-draw = 무승부
worth-loss = 패
worth-unknown = 모름
worth-win-exact = 자기 { $moves }수 만에 승
worth-win-bound = 자기 { $moves }수 이내 승
worth-loss-exact = 상대 { $moves }수 만에 패
worth-loss-bound = 상대 { $moves }수 이내 패
worth-about = 약 { $percent }
worth-at = { $place }; { $value }
is-proven = 증명됨
is-published = 다른 사람이 증명함
is-estimated = 추정
verdict-is = { $color ->
    [white] { $how ->
        [proven] 백 차례: { $value }, 증명됨
        [published] 백 차례: { $value }, 다른 사람이 증명함
       *[estimated] 백 차례: { $value }, 추정
    }
   *[black] { $how ->
        [proven] 흑 차례: { $value }, 증명됨
        [published] 흑 차례: { $value }, 다른 사람이 증명함
       *[estimated] 흑 차례: { $value }, 추정
    }
}
best-is = 최선: { $move }; { $value }
no-best = 최선의 수를 아직 몰라요
no-value = 아직 알려진 것이 없어요
engine-working = 깊이 { $depth }, 생각하는 중
engine-done = 깊이 { $depth }
engine-resting = 엔진이 꺼져 있어요
engine-lost = 서버가 응답하지 않아요. 수는 여기에 남아 있어요.
engine-busy = 서버가 바빠요. 잠시 뒤에 다시 해 보세요.
prove-here = 여기서 증명하기, 메모리 최대 { $memory }
prove-there = 서버가 증명하게 하기, 메모리 최대 { $memory }
no-memory = 증명에는 메모리 { $needed } 정도가 필요한데, 이 기기에서 쓸 수 있는 것은 { $limit } 정도예요.
no-memory-there = 증명에는 메모리 { $needed } 정도가 필요한데, 서버에서 쓸 수 있는 것은 { $limit } 정도예요.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = 증명을 찾지 못했어요.
engine-failed = 이 기기는 증명을 찾을 수 없었어요. 메모리가 모자랄 수 있어요.
line-unfold = 수순 모두 보기
over-white = 백이 이겼어요
over-black = 흑이 이겼어요
over-draw = 무승부
not-read = 읽을 수 없어요: { $why }
was-read = { $count }수를 보여 줘요
at-start = 시작
main-line = 주 수순
variation = 변화
deleted = 지웠어요
did-undo = 변경을 되돌렸어요
did-redo = 변경을 다시 했어요
promoted = 이제 이것이 주 수순이에요
palette = 놓을 것
palette-lead = 놓을 것을 고르고 홈을 누르세요. 한 번 더 누르면 치워요.
palette-w = 백
palette-b = 흑
palette-empty = 지우기
pinned = 고정한 국면: { $place }
link-damaged = 링크가 손상됐거나 잘렸어요. 빈 게임판을 보여 줘요.
link-short = 복사했어요. 링크에 다 담을 수 없어서 게임판의 수순만 들어 있어요. 기보에는 모두 들어 있어요.
review-working = { $count }개 국면 중 { $ply }번째를 보는 중
review-done = 모든 국면을 분석했어요
review-stopped = 멈췄어요
review-point = { $how ->
    [proven] 백에게: { $value }, 증명됨
    [published] 백에게: { $value }, 다른 사람이 증명함
   *[estimated] 백에게: { $value }, 추정
}
accuracy-perfect = { $color ->
    [white] 백은 실수가 없었어요.
   *[black] 흑은 실수가 없었어요.
}
accuracy-good = { $color ->
    [white] 백은 잘 두었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
   *[black] 흑은 잘 두었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
}
accuracy-fair = { $color ->
    [white] 백은 작은 실수가 있었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
   *[black] 흑은 작은 실수가 있었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
}
accuracy-poor = { $color ->
    [white] 백은 큰 실수가 있었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
   *[black] 흑은 큰 실수가 있었고, 한 수에 평균 { $percent }의 점수를 지켰어요.
}
review-move = { $color ->
    [white] { $number }번째 수: 백 { $move }
   *[black] { $number }번째 수: 흑 { $move }
}
slip-lost = { $color ->
    [white] { $move } 다음에는 백이 이겨요
   *[black] { $move } 다음에는 흑이 이겨요
}
slip-drawn = { $move } 다음에는 무승부예요
slip-about = { $color ->
    [white] { $move } 다음에 백이 기대할 수 있는 점수는 약 { $percent }예요
   *[black] { $move } 다음에 흑이 기대할 수 있는 점수는 약 { $percent }예요
}
until-won = { $color ->
    [white] 여기까지는 백이 이기고 있었어요
   *[black] 여기까지는 흑이 이기고 있었어요
}
until-drawn = 여기까지는 무승부였어요
until-about = { $color ->
    [white] 여기까지는 백이 약 { $percent }를 기대할 수 있었어요
   *[black] 여기까지는 흑이 약 { $percent }를 기대할 수 있었어요
}
way-refuting = 이 수를 응징하는 수순
way-best = 더 좋았던 수순
try-lead = { $color ->
    [white] 백의 더 좋은 수를 찾으세요
   *[black] 흑의 더 좋은 수를 찾으세요
}
mistake-cost = 이 수로 점수의 { $percent }를 잃었어요.
try-checking = 확인하는 중: { $move }
try-right = 맞아요! { $move }, 최선의 수예요.
try-better = { $move }: 더 좋은 수지만, 그보다 더 좋은 수가 있어요.
try-wrong = { $move }: 더 좋은 수가 아니에요. 다시 해 보세요.
no-mistakes = 큰 실수는 없었어요.
puzzles-looking = 이 대국에서 퍼즐을 찾는 중
puzzles-found = 이 대국에서 퍼즐 { $count }개를 찾았어요.
puzzles-none = 이 대국에는 퍼즐이 없어요. 끝 무렵에 이기는 수나 무승부를 지키는 수가 하나뿐인 국면이 없어요.
puzzles-cannot = 이 브라우저는 지금 퍼즐을 찾을 수 없어요.
