# 엔진의 생각. 판단마다 증명된 것인지 추정인지 밝힌다.

brief-win = ▲ 승, 증명됨
brief-win-exact = ▲ 자기 { $moves }수 만에 승, 증명됨
brief-win-bound = ▲ 자기 { $moves }수 이내 승, 증명됨
brief-draw = ● 무승부, 증명됨
brief-loss = ▼ 패, 증명됨
brief-loss-exact = ▼ 상대 { $moves }수 만에 패, 증명됨
brief-loss-bound = ▼ 상대 { $moves }수 이내 패, 증명됨
brief-score = 약 { $percent }, 추정
brief-unknown = ? 모름

analysis-verdict = { $color ->
    [white] 백 차례: { $verdict }
   *[black] 흑 차례: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = 깊이: { $depth }, 국면 수: { $nodes }, CPU 시간(초): { $seconds }, 방법: { $method }
analysis-color = { $color ->
    [white] 백: { $verdict }
   *[black] 흑: { $verdict }
}
analysis-choose = { $color ->
    [white] 백을 고르세요.
   *[black] 흑을 고르세요.
}
analysis-choose-either = 어느 색이든 똑같이 좋아요.
