"""Records know what positions do not."""

import copy
import pickle

import pytest
from conftest import KINDS, random_game, start

import panta


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_records_are_read_back(game: str, edition: str):
    record = panta.Record(start(game, edition, seed=1))
    positions = list(random_game(game, edition, seed=1))
    for before, after in zip(positions, positions[1:]):
        record.push(next(move for move in before.legal_moves() if before.play(move) == after))
    record.set_tag("White", "Ada")
    assert panta.Record.parse(str(record)) == record
    assert copy.copy(record) == copy.deepcopy(record) == pickle.loads(pickle.dumps(record)) == record
    assert len(record) == len(record.moves) == len(positions) - 1
    assert [record.position_at(ply) for ply in range(len(positions))] == positions
    assert record.position_at(len(positions)) is None
    assert record.position == positions[-1] and record.tag("White") == "Ada"
    assert panta.read_records(f"{record}\n{record}") == [record, record]


def test_moves_are_taken_back():
    record = panta.Record(panta.Pentaroll())
    record.push("W1")
    record.push(record.position.legal_moves()[0])
    assert len(record) == 2
    record.pop()
    assert record.pop() == panta.Pentaroll().read_move("W1")
    assert record.pop() is None and record.position == panta.Pentaroll()


def test_a_position_that_comes_for_the_third_time_is_a_draw():
    moves = """15L1 11R1 10x15 16L1 7x11 14L1 7x14 13L2 2x10 12L2 2x14 9L1 14L1 1x8 12L1 3x12 10L2 10R1 8L1
        1x8 11R2 1R2 4R1 2x9 4R2 4x8 7R1 2x7 8L2 8L1 6L2 1x8 4R2 2x8 5L1 4R2 5L1 4L1 3x5 1R2 4L2 3R2 3R1
        1x5 6L2 1R1 2x3 4L1 2x3 1R1 2x6 4L1 3x6 1R1 2x6 4L1 2x3 1R1""".split()
    record = panta.Record(panta.Pantarei(seed=1063))
    for move in moves:
        assert not record.is_over
        record.push(move)
    assert (record.outcome, record.end) == ("draw", "repetition")
    assert record.position.outcome is None, "a position knows nothing of its past"


def test_games_end_off_the_board():
    record = panta.Record(panta.Pentago())
    record.push("a1-1L")
    record.adjudicate("resignation", "black")
    assert (record.outcome, record.result, record.end) == ("white", "1-0", "resignation")
    with pytest.raises(panta.MoveError, match="the game is over"):
        record.push("b1-1L")
    for how, loser, words in [
        ("resignation", None, "expected who loses by resignation"),
        ("agreement", "white", "nobody loses by agreement"),
        ("surrender", None, "expected resignation, time, forfeit, agreement or abandoned"),
    ]:
        with pytest.raises(ValueError, match=words):
            panta.Record(panta.Pentago()).adjudicate(how, loser)  # type: ignore


def test_openspiels_form_is_read_and_written():
    (record,) = panta.read_records("a1s f6x b2v")
    assert record.openspiel() == "a1s f6x b2v"
    assert record.position.edition == "openspiel"
    with pytest.raises(panta.RecordError, match="Pentaroll games have no openspiel form"):
        panta.Record(panta.Pentaroll()).openspiel()


def test_mistakes_say_where():
    with pytest.raises(panta.RecordError, match="line 1, column 5: b2s: illegal move: b2 is taken"):
        panta.read_records("b2s b2s")
    with pytest.raises(panta.RecordError, match="expected one game, not 2"):
        panta.Record.parse("a1s\nb1s")
    with pytest.raises(panta.RecordError, match="expected one game, not 0"):
        panta.Record.parse("")
    with pytest.raises(ValueError, match="expected the name of a tag"):
        panta.Record(panta.Pentago()).set_tag("Result", "1-0")
