# 터미널에서 둘 때의 말.

choose-game = 어느 게임을 할까요?
chooser-keys = ↑ ↓ 질문   ← → 답   Enter 시작   Ctrl-O 기보 열기   q 끝내기
choose-number = 번호를 입력하세요. Enter만 누르면 { $number }번이에요
choose-one = 그런 답은 없어요
plain-choose = 뱀을 보고 색을 고르세요. { $white } 또는 { $black } 입력
too-small = 터미널이 너무 작아요: { $have }. 적어도 { $need } 크기여야 해요.

key-help = 도움말
key-redo = 다시
key-switch = 교대
key-quit = 끝내기
key-new = 새 판
keys-type = 수나 명령 입력
keys-complete = 입력 완성
keys-scroll = 분석 스크롤
keys-leave = 바로 끝내기

command-hint = 좋은 수 보기
command-undo = 마지막 수 무르기
command-redo = 무른 수 다시 두기
command-analyze = 엔진의 생각 보기
command-switch = 컴퓨터와 편 바꾸기
command-resign = 기권
command-new = 새 대국
command-save = 기보 저장
command-open = 기보 열기
command-board = 게임판 다시 보기
command-moves = 수 목록 보기
command-help = 도움말
command-quit = 끝내기
command-file = 파일

not-now = 지금은 할 수 없어요
nothing-to-undo = 무를 수가 없어요
nothing-to-redo = 다시 둘 수가 없어요
switched = 편을 바꿨어요
nothing-to-switch = 두 사람이 두고 있어서 바꿀 편이 없어요
name-the-file = game.panta처럼 파일 이름을 입력하세요
saved-in = 저장한 곳: { $file }
not-saved = 저장하지 못했어요: { $reason }
opened-from = 연 파일: { $file }
not-opened = 열지 못했어요: { $reason }
file-missing = { $file } 파일이 없어요
file-exists = { $file } 파일이 이미 있어요
file-denied = 시스템이 허용하지 않아요: { $file }
file-folder = { $file }: 폴더예요
file-full = { $file } 파일을 저장할 공간이 없어요
file-failed = { $file }: 시스템 오류 { $number }
file-long = { $file } 파일은 기보로는 너무 길어요
file-not-text = { $line }번째 줄 { $column }번째 글자가 텍스트가 아니에요
file-no-game = { $file } 파일에 대국이 없어요
computer-takes = { $color ->
    [white] 컴퓨터가 백을 잡아요
   *[black] 컴퓨터가 흑을 잡아요
}
quit-sure = 대국을 저장하지 않고 끝낼까요?
question-keys = { $yes } 예   { $no } 아니요

analysis-title = 분석
analysis-so-far = 깊이 { $depth }, 국면 수: { $nodes }
analysis-begins = 생각하는 중
analysis-rests = 지금은 분석할 것이 없어요

game-over = 대국이 끝났어요
illegal-unplayable = 여기서 둘 수 없는 수예요: { $move }
illegal-taken = { $cell } 홈은 비어 있지 않아요
