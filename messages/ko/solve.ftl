# 정확한 분석의 결과.

value-win = ▲ 승: 수 { $count }개
value-draw = ● 무승부: 수 { $count }개
value-loss = ▼ 패: 수 { $count }개
value-unknown = ? 모름: 수 { $count }개

moves-legend = 수 뒤의 숫자는 대국이 끝날 때까지 이기는 쪽이 두는 수의 개수예요. ≤ 표시는 많아야 그만큼이라는 뜻이에요.
verdict-unknown = { $color ->
    [white] 백 차례: ? 모름, 한도 안에서 증명하지 못함
   *[black] 흑 차례: ? 모름, 한도 안에서 증명하지 못함
}

line = 수순: { $moves }
effort = 국면 수: { $nodes }, CPU 시간(초): { $seconds }, 방법: { $method }
certified = { $color ->
    [white] 올바른 증명이에요. { $game }: { $position } 국면에서 백이 이겨요. 백 자신의 수: 많아야 { $moves }; 증명 속의 응수: { $nodes }
   *[black] 올바른 증명이에요. { $game }: { $position } 국면에서 흑이 이겨요. 흑 자신의 수: 많아야 { $moves }; 증명 속의 응수: { $nodes }
}
method-rules = 규칙
method-glance = 한눈에 보기
method-search = 탐색
method-proof-number-search = 증명 수 탐색
method-sweep = 전수 표
method-published-solution = 발표된 해법
published-by = 다른 사람이 증명함: { $source }
claims-sound = 모든 주장이 성립해요. 증명서: { $certified }, 새로 만든 것: { $remade }; 이기는 쪽의 수: { $moves }; 모든 응수를 갖춘 국면: { $replies }
claims-proven = { $color ->
    [white] { $game } 증명됨: { $position } 국면에서 백이 이겨요
   *[black] { $game } 증명됨: { $position } 국면에서 흑이 이겨요
}
claims-open = { $color ->
    [white] { $game }: { $position } 국면에서 백이 이긴다는 것은 아직 증명되지 않았어요. 첫 빈틈: { $moves } → { $gap }
   *[black] { $game }: { $position } 국면에서 흑이 이긴다는 것은 아직 증명되지 않았어요. 첫 빈틈: { $moves } → { $gap }
}
campaign-open = { $color ->
    [white] 백이 이긴다는 증명: { $percent }; 남은 국면: { $count }, 예: { $positions }
   *[black] 흑이 이긴다는 증명: { $percent }; 남은 국면: { $count }, 예: { $positions }
}
campaign-pace = { $state }; 남은 시간: 약 { $hours }시간
campaign-won = { $color ->
    [white] 백이 이겨요: 모든 주장이 성립해요
   *[black] 흑이 이겨요: 모든 주장이 성립해요
}
campaign-lost = { $color ->
    [white] 백이 이기지 못해요
   *[black] 흑이 이기지 못해요
}
progress-share = { $percent }, 지난 시간 { $elapsed }, 남은 시간 { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = 국면 수: { $nodes }, 메모리: { $mebibytes } MiB
