game-pantarei = Pantareï
learn-a-pantarei = Pantareï 배우기
play-a-pantarei = Pantareï 두기
rules-of-pantarei = Pantareï 규칙
setup-title-pantarei = Pantareï 한 판
join-title-pantarei = Pantareï 대국에 초대받았어요
invite-text-pantarei = 같이 Pantareï 한 판 둬요
puzzles-of-pantarei = Pantareï 퍼즐
study-title-pantarei = Pantareï 분석
review-title-pantarei = Pantareï 복기
tagline-pantarei = 비늘 열아홉 개로 된 뱀: 일곱 개를 쌓으세요
edition-pantarei-standard = 인쇄판의 규칙이에요.

learn-pantarei-goal-title = 이기는 방법
learn-pantarei-goal = 누구의 비늘이든 일곱 개 이상 쌓은 더미를 만들면 이겨요. 3번 더미에는 여섯 개가 있어요. 4번 더미에 있는 백의 비늘은 줄이 한 개라서 정확히 더미 한 개만큼 가요. 4번 더미를 누르고, 이어서 3번 더미를 누르세요.
learn-pantarei-goal-right = 비늘 일곱 개, 백이 이겨요. 어떻게 여기까지 오는지는 다음 단계에서 배워요.
learn-pantarei-carry-title = 비늘 옮기기
learn-pantarei-carry = 백의 비늘 하나를 왼쪽이나 오른쪽으로, 정확히 그 값만큼 옮기세요. 줄이 한 개, 두 개, 세 개면 더미 한 개, 두 개, 세 개만큼이에요.
learn-pantarei-carry-right = 이제 그 더미의 맨 위에 놓였고, 빈 자리는 메워졌어요. 맨 위의 비늘이 누구 더미인지 알려 줘요.
learn-pantarei-look-title = 더미 들여다보기
learn-pantarei-look = 더미 옆의 숫자는 비늘의 개수예요. 더미를 가리키거나 누르면 부채처럼 펼쳐져서 비늘이 모두 보여요. 맨 위 비늘 바로 아래의 비늘도 색에 상관없이 함께 옮길 수 있어요. 6번 더미를 들여다본 다음, 위의 비늘 두 개를 옮기세요.
learn-pantarei-look-right = 맨 위 비늘의 값만큼 가고, 아래 비늘도 함께 가요. 두 사람 모두 언제든지 모든 더미의 속을 볼 수 있어요.
learn-pantarei-neutral-title = 중립 비늘
learn-pantarei-neutral = 금색 비늘은 누구의 것도 아니고, 스스로 움직이지 않아요. 4번 더미에서 백의 3 아래에 있어요. 둘 다 옮기세요.
learn-pantarei-neutral-right = 두 개 중 아래 비늘로 옮길 수 있어요. 중립 비늘이 더미 맨 위에 있으면 그 더미는 누구의 것도 아니에요.
learn-pantarei-swap-title = 맞바꾸기
learn-pantarei-swap = 비늘을 옮기는 대신 내 더미 두 개의 자리를 맞바꿀 수 있어요. 백의 더미 아무거나 두 개를 맞바꾸세요.
learn-pantarei-swap-right = 높이에 상관없이 더미째로 자리를 바꿔요.
learn-pantarei-ban-title = 연달아 맞바꿀 수 없음
learn-pantarei-ban = 백이 방금 맞바꿨으니, 흑은 지금 맞바꿀 수 없어요. 내가 흑이에요. 아무 수나 두세요.
learn-pantarei-ban-right = 이 수 다음에는 백이 다시 맞바꿀 수 있어요.
learn-pantarei-pass-title = 패스
learn-pantarei-pass = 흑은 옮길 수도 맞바꿀 수도 없어요. 이때만 패스할 수 있고, 꼭 해야 해요.
learn-pantarei-pass-right = 옮기거나 맞바꿀 수 있으면 꼭 그렇게 해야 해요.
learn-pantarei-defend-title = 막기
learn-pantarei-defend = 흑은 2번 더미의 1로 1번 더미를 일곱 개로 만들 수 있어요. 막으세요.
learn-pantarei-defend-right = 맨 위의 비늘이 더미의 주인을 정해요. 내 비늘로 덮으면 내 더미가 돼요.

turn-no-swap = { $color ->
    [white] 백 차례. 흑이 방금 맞바꿔서 맞바꿀 수 없어요
   *[black] 흑 차례. 백이 방금 맞바꿔서 맞바꿀 수 없어요
}
ended-seven = { $winner ->
    [white] 백 승: { $marks }번 더미에 비늘이 일곱 개 이상이에요
   *[black] 흑 승: { $marks }번 더미에 비늘이 일곱 개 이상이에요
}
ended-stuck = 무승부: 양쪽 모두 더는 옮기거나 맞바꿀 수 없어요

rules-pantarei-material =
    비늘 열아홉 개: 각자 값 1, 2, 3이 세 개씩 아홉 개, 그리고 중립 비늘 한 개. 섞어서 앞면이 보이게 한 줄로 늘어놓으면 뱀이 돼요. 한 사람이 뱀을 보고 색을 고르면, 다른 사람은 남은 색으로 먼저 시작해요. 뱀의 자리마다 비늘이 한 개 이상 쌓인 더미이고, 맨 위의 색이 그 더미의 주인이에요.
rules-pantarei-turn =
    다음 중 하나를 해요.
    - 옮기기: 내 더미의 맨 위 비늘을 하나만, 또는 바로 아래 비늘과 함께 들어요. 아래 비늘의 색은 상관없어요. 왼쪽이나 오른쪽으로, 맨 위 비늘의 값과 정확히 같은 수의 더미만큼 옮겨서 그 더미 위에 놓아요. 머리나 꼬리를 넘어갈 수는 없어요. 빈 자리는 메워요.
    - 맞바꾸기: 내 더미 두 개의 자리를 서로 바꿔요. 상대가 맞바꾼 바로 다음에는 할 수 없어요.
    - 패스: 옮길 수도 맞바꿀 수도 없을 때만 할 수 있고, 그때는 꼭 해야 해요.
    중립 비늘은 스스로 움직이지 않지만, 두 개 중 아래 비늘로 옮길 수 있어요. 중립 비늘이 맨 위에 있는 더미는 누구의 것도 아니에요. 두 사람 모두 언제든지 모든 더미의 속을 볼 수 있어요.
rules-pantarei-end =
    - 비늘 일곱 개 이상의 더미를 만든 사람이 이겨요.
    - 같은 국면이 같은 차례, 같은 맞바꾸기 권리로 세 번째 나오면 비겨요.
    - 양쪽 모두 다시는 옮기거나 맞바꿀 수 없게 되면 비겨요.
rules-pantarei-notation =
    더미 번호는 왼쪽 머리부터 1, 2, 3으로 나가요. 5R1은 5번 더미의 맨 위 비늘을 오른쪽으로, 5L2는 5번 더미의 위 두 개를 왼쪽으로 옮기고, 3x9는 3번과 9번 더미를 맞바꿔요. pass는 패스예요.
rules-pantarei-settled =
    - 같은 국면이 되풀이되면 비기고, 양쪽 모두 더는 옮기거나 맞바꿀 수 없는 국면도 비겨요. 규칙서에는 나오지 않아요.
    - 맞바꿀 수 있으면 패스할 수 없어요. 어떤 언어의 규칙서는 움직일 수 없는 비늘만 이야기해요.
    - 비늘 일곱 개 이상이면 이겨요. 어떤 언어의 규칙서는 정확히 일곱 개라고 해요.

position-form-pantarei = w1b2,n,b3처럼 머리부터 더미를 쓰고, 이어서 둘 차례인 쪽, 그다음 맞바꿀 수 있으면 s, 없으면 - 를 써야 해요. { $column }번째 글자가 틀렸어요.
impossible-scales = 비늘 { $scale }의 수가 틀렸어요. 여기에는 { $found }개, 게임에는 { $count }개 있어요
impossible-two-winners = 비늘 일곱 개 이상인 더미가 둘 이상이에요
impossible-too-high = 비늘이 여덟 개보다 많은 더미가 있어요
impossible-winner-to-move = 둘 차례인 쪽이 일곱 개 이상인 더미의 맨 위에 있을 수는 없어요. 그 더미는 상대가 방금 만든 것이에요

move-form-pantarei = 수의 예: 5R1(5번 더미에서 한 개 오른쪽으로), 5L2(두 개 왼쪽으로), 3x9(맞바꾸기), pass
illegal-needless-pass = 옮기거나 맞바꿀 수 있으니 패스할 수 없어요
illegal-one-scale = { $stack }번 더미에는 비늘이 하나뿐이에요
illegal-past-head = { $stack }번 더미에서 값이 { $value }인 비늘은 뱀의 머리를 넘어가요
illegal-past-tail = { $stack }번 더미에서 값이 { $value }인 비늘은 뱀의 꼬리를 넘어가요
illegal-swap-itself = 같은 더미끼리는 맞바꿀 수 없어요
illegal-swap-after-swap = 상대가 맞바꾼 바로 다음에는 맞바꿀 수 없어요
illegal-no-stack = { $stack }번 더미는 없어요. 마지막은 { $count }번 더미예요
illegal-others-stack = { $color ->
    [white] { $stack }번 더미는 백의 것이에요
   *[black] { $stack }번 더미는 흑의 것이에요
}
illegal-nobodys-stack = { $stack }번 더미는 중립 비늘이 맨 위라서 누구의 것도 아니에요

tour-pantarei-move = 백이 한 번에 두 개를 옮겨요(4L2). 자기 3과 그 아래의 중립 비늘이에요.
tour-pantarei-surprise = 뜻밖의 점: 값은 비늘이 아니라 더미의 수예요. 그래서 뱀은 점점 짧아지고, 비늘이 닿는 더미도 달라져요.

keys-ways = 한 개 옮기기, 두 개 옮기기, 맞바꾸기
why-seven = { $mover ->
    [you] 내 비늘로 일곱 개 더미가 됐어요.
    [white] 백의 비늘로 일곱 개 더미가 됐어요.
   *[black] 흑의 비늘로 일곱 개 더미가 됐어요.
}
why-stuck = 양쪽 모두 다시는 옮기거나 맞바꿀 수 없어요.

## For scripts

lifted = 든 비늘: { $scale }. 어디에 놓을까요?
edit-lead-pantarei = 더미를 눌러 맨 위 비늘을 들고, 놓을 곳을 누르세요.
edit-beside = 누른 더미 앞에 따로 놓기
edit-tail = 꼬리에 놓기
edit-swap = 맞바꿀 수 있음

board-pantarei = 뱀, 머리에서 꼬리까지
stack = { $number }번 더미: { $scales }
stack-goal = { $stack }; 갈 수 있는 곳
scale-w1 = 백 1
scale-w2 = 백 2
scale-w3 = 백 3
scale-b1 = 흑 1
scale-b2 = 흑 2
scale-b3 = 흑 3
scale-n = 중립
choose-stack = 내 더미를 고르세요
choose-goal = 어디로 갈까요?
way-1 = 한 개 옮기기
way-2 = 두 개 옮기기
way-x = 맞바꾸기
goals = { $stack }번 더미, 갈 수 있는 더미: { $goals }
goals-swap = { $stack }번 더미, 맞바꿀 수 있는 더미: { $goals }
must-pass = 옮길 수도 맞바꿀 수도 없어서 패스해야 해요
pass = 패스
said-pantarei-1 = { $color ->
    [white] 백: { $stack }번 더미에서 { $goal }번 더미로 한 개
   *[black] 흑: { $stack }번 더미에서 { $goal }번 더미로 한 개
}
said-pantarei-2 = { $color ->
    [white] 백: { $stack }번 더미에서 { $goal }번 더미로 두 개
   *[black] 흑: { $stack }번 더미에서 { $goal }번 더미로 두 개
}
said-pantarei-x = { $color ->
    [white] 백: { $stack }번과 { $goal }번 더미를 맞바꿈
   *[black] 흑: { $stack }번과 { $goal }번 더미를 맞바꿈
}
said-pantarei-pass = { $color ->
    [white] 백은 패스해야 해요
   *[black] 흑은 패스해야 해요
}
status-you-no-swap = 내 차례. 상대가 방금 맞바꿔서 맞바꿀 수 없어요
status-no-swap = { $color ->
    [white] 백 차례. 지금은 맞바꿀 수 없어요
   *[black] 흑 차례. 지금은 맞바꿀 수 없어요
}
