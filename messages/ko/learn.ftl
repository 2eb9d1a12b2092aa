nav-learn = 배우기
learn-title = 두면서 배우기
learn-lead = 게임마다 몇 단계면 돼요. 판 위에서 바로 배워요. 끝낸 단계는 이 브라우저가 기억해요.
learn-step = { $steps }단계 중 { $step }단계
learn-steps = 단계
learn-wrong-win = { $color ->
    [white] 이렇게 두면 백이 이기지 못해요.
   *[black] 이렇게 두면 흑이 이기지 못해요.
}
learn-wrong-draw = 이렇게 두면 무승부가 되지 않아요.
learn-wrong-kind = 둘 수 있는 수지만, 여기서 찾는 수는 아니에요.
learn-wrong-hold = { $color ->
    [white] 이제 백이 이길 수 있어요: { $move }
   *[black] 이제 흑이 이길 수 있어요: { $move }
}

task-label = 과제
task-retry = 다시 해 보기
task-next = 다음
task-solution = 풀이 하나 보기
task-done = 끝냄
task-no-script = 직접 두어 보려면 JavaScript가 필요해요. 없어도 아래에서 풀이를 읽을 수 있어요.
