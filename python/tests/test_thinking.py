"""Engine, solvers and proofs answer, tell their progress, and hear when to stop."""

import os
import pickle
import signal
import threading
import time

import pytest

import panta

WON = panta.Pentaroll("1wwww1/1bbbb1/6/6/6/6 w")
#: Takes the solver far longer than any test.
HARD = panta.Pentaroll()
#: A sweep that takes 2.8 GiB.
LARGE = panta.Pentago("4b1/1wb3/bw1w1b/1ww1b1/1bwb2/3bww w")
#: A sweep of less than a second.
SWEPT = panta.Pentago("wb1w1w/2w1wb/wbbwb1/wb4/2bb1b/b2w1w w")


def test_a_win_is_proven_with_its_move():
    analysis = WON.solve()
    assert (analysis.verdict.value, analysis.verdict.distance) == ("win", 1)
    assert analysis.verdict.proven and analysis.verdict.score is None
    assert analysis.best is not None
    assert WON.play(analysis.best).outcome == "white"
    assert {move for move, _ in analysis.moves} == set(WON.legal_moves())
    assert analysis.lines[0].moves[0] == analysis.best
    assert "win in 1" in repr(analysis)


def test_every_move_of_a_sweep_has_its_value():
    analysis = SWEPT.solve()
    assert analysis.method == "sweep"
    values = {verdict.value for _, verdict in analysis.moves}
    assert None not in values and analysis.verdict.value in values
    for index, (move, verdict) in enumerate(analysis.moves):
        if index % 40 == 0:
            after = SWEPT.play(move).solve(root_only=True).verdict.value
            opposite = {"win": "loss", "draw": "draw", "loss": "win"}
            assert after is not None and opposite[after] == verdict.value


def test_answers_are_compared_and_pickled():
    answers = [WON.solve(), HARD.analyze(nodes=500, threads=1, lines=2), SWEPT.solve(root_only=True)]
    for answer in answers:
        again = pickle.loads(pickle.dumps(answer))
        assert again == answer and repr(again) == repr(answer)
        assert (again.best, again.lines, again.moves) == (answer.best, answer.lines, answer.moves)
        assert {again.verdict, answer.verdict} == {answer.verdict}
        points = again.verdict.points
        assert points is not None and 0 <= points <= 1
    assert answers[0] != answers[1]
    proof = panta.check_proof(WON.prove())
    again = pickle.loads(pickle.dumps(proof))
    assert (again.position, again.winner, again.nodes, again.rank) == (WON, "white", proof.nodes, 1)


def test_opinions_are_the_same_for_the_same_nodes():
    first, second = (HARD.analyze(nodes=2000, threads=1, lines=3) for _ in range(2))
    assert first.best == second.best and first.verdict == second.verdict
    assert len(first.lines) == 3 and first.verdict.score is not None
    for line in first.lines:
        HARD.play_all(*line.moves)


@pytest.mark.parametrize("game", panta.games())
def test_levels_play_legal_moves_that_seeds_decide(game: str):
    position = panta.position(game)
    for level in (1, 3, 6, 10):
        chosen = [position.choose(level, seed=4, time=0.01) for _ in range(2)]
        assert chosen[0] in position.legal_moves()
        assert chosen[0] == chosen[1] or level == 10
    assert len({position.choose(1, seed=seed) for seed in range(20)}) > 1
    with pytest.raises(ValueError, match="expected a level from 1 to 10"):
        position.choose(11)


def test_finished_games_have_no_best_move():
    over = WON.play("W1")
    assert over.choose(5) is None and over.analyze().best is None
    assert over.solve().verdict.value == "loss"


def test_progress_is_told():
    told: list[tuple[float | None, int, int]] = []
    HARD.solve(time=0.3, threads=1, memory=64 << 20, progress=lambda *news: told.append(news))
    assert len(told) > 1
    assert all(share is None or 0 <= share <= 1 for share, _, _ in told)
    assert told[-1][1] > told[0][1]


def test_time_ends_a_search_without_a_proof():
    analysis = HARD.solve(time=0.05, memory=64 << 20)
    assert analysis.verdict.value is None and not analysis.verdict.proven


def test_what_a_callback_raises_is_raised():
    def fail(*_: object):
        raise LookupError("enough")

    for ask in (HARD.solve, HARD.analyze):
        with pytest.raises(LookupError, match="enough"):
            ask(progress=fail, time=100, memory=64 << 20)


def test_what_does_not_fit_is_refused():
    with pytest.raises(panta.RefusalError, match="of memory would be needed, and the limit is 1.0 MiB"):
        LARGE.solve(memory=1 << 20)
    with pytest.raises(ValueError, match="expected at most the"):
        WON.solve(memory=1 << 60)
    with pytest.raises(ValueError, match="expected a time in seconds, not -1"):
        WON.solve(time=-1)


@pytest.mark.parametrize(
    "work",
    [
        lambda: HARD.solve(),
        lambda: HARD.analyze(time=1000),
        lambda: HARD.choose(10, time=1000),
        lambda: HARD.prove(memory=64 << 20),
        lambda: LARGE.solve(memory=4 << 30),
        lambda: panta.labels.self_play("pentago", 10**6),
        lambda: panta.labels.self_play("pentago", 1, nodes=10**12),
        lambda: panta.labels.solved("pentago", 10**4, plies=18, memory=2 << 30),
        lambda: list(panta.labels.openings(batch_size=10**7)),
        lambda: panta.labels.swept(SWEPT, 10**9),
    ],
    ids=[
        "solve", "analyze", "choose", "prove", "sweep", "self_play", "one game", "solved", "openings", "swept",
    ],
)  # fmt: skip
def test_a_keyboard_interrupt_is_heard_at_once(work):  # type: ignore
    sent: list[float] = []

    def interrupt():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.2, interrupt)
    # A process in the background has been told to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            work()
        # Some hundredths of a second on a quiet machine.
        assert time.monotonic() - sent[0] < 1
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_go_on_meanwhile():
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    HARD.solve(time=0.3, threads=1, memory=64 << 20)
    done.set()
    thread.join()
    assert counted > 10


def test_proofs_are_checked_by_the_rules():
    proof = WON.prove()
    checked = panta.check_proof(proof)
    assert (checked.position, checked.winner, checked.rank) == (WON, "white", 1)
    assert panta.check_proof(proof.decode()).nodes == checked.nodes
    lines = proof.decode().splitlines(keepends=True)
    with pytest.raises(panta.ProofError, match="line"):
        panta.check_proof("".join(lines[:-1]))
    with pytest.raises(panta.ProofError, match="expected"):
        panta.check_proof("nonsense")
    with pytest.raises(panta.ProofError, match="there is no proven win to certify"):
        panta.Pentago("wbwbwb/bwbwbw/bwbwbw/wbwbwb/wbwbwb/bwbwb1 w").prove()


def test_records_think_with_their_past_in_mind():
    record = panta.Record(panta.Pantarei(seed=3))
    record.push(record.position.legal_moves()[0])
    assert record.analyze(nodes=500).best in record.position.legal_moves()
    assert record.choose(2, seed=1) in record.position.legal_moves()
