tour-welcome = Panta에는 세 가지 게임이 있어요. 하나씩 1분 동안 소개할게요.
tour-next = Enter를 누르면 다음 게임, q와 Enter를 누르면 끝나요.
tour-try = 해 보기: { $command }
tour-end = 소개가 끝났어요. "panta --help"는 모든 명령을, "panta rules GAME"은 규칙을 보여 줘요.
