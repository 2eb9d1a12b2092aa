# 정확한 분석의 결과.

value-win = ▲ 승: 수 { $count }개
value-draw = ● 무승부: 수 { $count }개
value-loss = ▼ 패: 수 { $count }개
value-unknown = ? 모름: 수 { $count }개

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
