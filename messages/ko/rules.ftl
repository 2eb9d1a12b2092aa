rules-heading-material = 구성물
rules-heading-turn = 내 차례
rules-heading-end = 끝나는 방법
rules-heading-notation = 수를 적는 방법
rules-heading-edition = 이 판본에서 달라지는 점
rules-heading-settled = 규칙서에 없는 것과 여기서 정한 것
