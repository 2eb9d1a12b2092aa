# 두 선수의 대결.

match-title = { $game }: { $a } 대 { $b }, { $games }판 중 { $done }판
match-player = 선수
match-won = 승
match-drawn = 무
match-lost = 패
match-points = 점수
match-pairs = 두 판씩 묶은 점수별 수: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = Elo 차이 { $elo }, { $certainty } 확률로 { $low }에서 { $high } 사이
match-elo-unknown = Elo 차이는 아직 몰라요
match-sprt-open = Elo { $elo0 } 대 { $elo1 } 검정: { $ratio }, { $low }에서 { $high } 사이, 아직 미정
match-sprt-first = Elo { $elo0 } 대 { $elo1 } 검정: { $ratio }, { $low }보다 작음, 더 나은 가정은 { $elo0 }
match-sprt-second = Elo { $elo0 } 대 { $elo1 } 검정: { $ratio }, { $high }보다 큼, 더 나은 가정은 { $elo1 }
match-forfeit = { $number }번째 판: { $player } 패: { $reason }
fault-ended = 프로그램이 코드 { $code }(으)로 끝났어요
fault-closed = 프로그램이 더는 말하지 않아요
fault-panicked = 엔진이 멈췄어요
fault-not-started = 프로그램을 시작할 수 없어요
fault-hung = { $seconds }초 안에 응답이 없어요
fault-no-move = 응답에 수가 없어요
fault-late = 응답이 너무 늦었어요
match-more-forfeits = 같은 식으로 진 판이 { $count }판 더 있어요
match-interrupted = 중단됨. 끝난 판만 셌어요
