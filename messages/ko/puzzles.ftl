nav-puzzles = 퍼즐
puzzles-title = 한 수 찾기
puzzles-lead = 어느 국면에서나 이기는 수가, 또는 무승부를 지키는 수가 딱 하나 있어요. 모두 증명된 것이에요.
puzzle-number = 퍼즐 { $number } / { $count }
puzzle-today = 오늘의 퍼즐
puzzles-today = 오늘의 퍼즐
puzzle-solve = 풀기
puzzle-all = 모든 퍼즐
puzzle-win = { $color ->
    [white] 백은 반드시 이길 수 있지만, 그 수는 하나뿐이에요. 그 수를 찾으세요.
   *[black] 흑은 반드시 이길 수 있지만, 그 수는 하나뿐이에요. 그 수를 찾으세요.
}
puzzle-draw = { $color ->
    [white] 백이 지기 직전이에요. 무승부를 지키는 수는 하나뿐이에요. 그 수를 찾으세요.
   *[black] 흑이 지기 직전이에요. 무승부를 지키는 수는 하나뿐이에요. 그 수를 찾으세요.
}
puzzle-right-win = 어떻게 막아도 이기는 단 하나의 수예요.
puzzle-right-draw = 무승부를 지키는 단 하나의 수예요.
puzzle-wrong-win = 이 수에는 상대가 빠져나갈 길이 있어요.
puzzle-wrong-draw = 이 수를 두면 상대가 반드시 이길 수 있어요.
puzzle-grade = 난이도 { $grade }, 자기 수 { $count }수 앞까지 읽기
puzzle-streak = 연속 일수:
puzzle-missed = 오늘은 세지 않아요. 도움 없이 첫 번에 풀어야 해요.
own-title = 내 대국에서
own-how = 내 대국의 퍼즐은 복기에서 찾을 수 있어요.
own-none = 이 브라우저에는 아직 내 대국의 퍼즐이 없어요.
