"""Positions and moves are values, as in the Rust library."""

import copy
import pickle
from collections.abc import Sequence

import pytest
from conftest import KINDS, random_game, start

import panta


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_texts_are_read_back_and_values_are_copied_and_pickled(game: str, edition: str):
    for position in random_game(game, edition, seed=1):
        again = panta.position(game, str(position))
        assert again == position and hash(again) == hash(position)
        assert copy.copy(position) == copy.deepcopy(position) == position
        assert pickle.loads(pickle.dumps(position)) == position
        assert (again.game, again.edition) == (game, edition)


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_a_move_its_text_and_its_action_are_played_alike(game: str, edition: str):
    for position in random_game(game, edition, seed=2):
        before = str(position)
        for move in position.legal_moves()[::7]:
            after = position.play(move)
            assert after == position.play(str(move)) == position.play(move.action)
            assert after != position and str(position) == before
            assert position.read_move(str(move)) == move
            assert panta.Move(game, move.action) == pickle.loads(pickle.dumps(move)) == move
            assert position.is_legal(move) and position.is_legal(str(move))


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_games_end_when_no_move_is_left(game: str, edition: str):
    *others, last = random_game(game, edition, seed=3)
    assert all(position.outcome is None and position.legal_moves() for position in others)
    assert all(a.turn != b.turn for a, b in zip(others, [*others[1:], last]))
    if last.outcome is not None:
        assert len(last.legal_moves()) == 0
        assert last.outcome in {"white", "black", "draw"}
        with pytest.raises(panta.MoveError, match="the game is over"):
            last.play(0)


def test_legal_moves_are_a_sequence():
    moves = panta.Pentago().legal_moves()
    assert isinstance(moves, Sequence)
    assert len(moves) == len(list(moves)) == 288
    assert moves[-1] == moves[287] and moves[3:9:2][1] == moves[5]
    assert moves[5] in moves and "a1-1L" not in moves
    assert moves == panta.Pentago(first="black").legal_moves()
    assert list(moves) != panta.Pentago(edition="basque").legal_moves()
    assert [move.action for move in moves] == moves.actions
    with pytest.raises(IndexError):
        moves[288]


def test_a_five_by_placing_needs_no_twist():
    position = panta.Pentago("wwww2/bbbb2/6/6/6/6 w")
    end = position.play("e1")
    assert end.outcome == "white"
    assert position.read_move("e1").action == 288 + 4
    assert end.ends == ["five by placing", "five by twist"]


def test_setups_are_chosen_by_name():
    assert str(panta.Pentago(edition="finnish", first="black")) == "6/6/6/6/6/6 b finnish"
    assert str(panta.Pantarei(seed=0)) == str(panta.Pantarei())
    assert panta.Pantarei(seed=7) != panta.Pantarei(seed=8)
    assert panta.games() == ["pentago", "pentaroll", "pantarei"]


def test_classes_are_those_of_the_games():
    assert type(panta.position("pentaroll")) is panta.Pentaroll
    assert isinstance(panta.Pentago().play("a1-1L"), panta.Pentago)
    assert panta.Pentago() != panta.Pentaroll()
    assert panta.Pentago() != "6/6/6/6/6/6 w"


def test_boards_show_themselves():
    position = panta.Pentago("6/1w4/6/6/6/6 b")
    assert position._repr_svg_().startswith("<svg")
    assert "○" in position.board() and position.board(ascii=True).isascii()
    assert repr(position) == "Pentago('6/1w4/6/6/6/6 b')"
    assert eval(repr(position), vars(panta)) == position

    class Printer:
        shown = ""

        def text(self, text: str):
            self.shown += text

    printer = Printer()
    position._repr_pretty_(printer, False)
    assert printer.shown == position.board()


@pytest.mark.parametrize(("game", "edition"), KINDS)
def test_images_play_alike(game: str, edition: str):
    for position in random_game(game, edition, seed=4):
        assert position.image(0) == position
        for symmetry in range(position.n_symmetries):
            image = position.image(symmetry)
            assert image.canonical() == position.canonical()
            for move in position.legal_moves()[::29]:
                played = image.play(position.image_move(move, symmetry))
                assert played == position.play(move).image(symmetry)
        with pytest.raises(IndexError):
            position.image(position.n_symmetries)


WRONG = [
    (lambda: panta.Pentago("6/6/6/6/6/6"), panta.PositionError, "expected the side to move"),
    (lambda: panta.Pentago("6/6/6/6/6/w5 w"), panta.PositionError, "impossible position"),
    (lambda: panta.Pentaroll("").play("W1"), panta.PositionError, "column 1"),
    (lambda: panta.Pentaroll().play("Xa"), panta.MoveError, "expected a side, N, E, S or W at column 1"),
    (lambda: panta.Pentaroll("wbwbwb/6/6/6/6/6 w").play("W1"), panta.MoveError, "illegal move: the lane of W1 is full"),
    (lambda: panta.Pentago().play(panta.Pentaroll().legal_moves()[0]), panta.MoveError, "expected a move of pentago"),
    (lambda: panta.Pentago().play(288), panta.MoveError, "a1 cannot be played here"),
    (lambda: panta.Pentago().play(324), ValueError, "expected an action from 0 to 323, not 324"),
    (lambda: panta.Pentago().play(-1), ValueError, "not -1"),
    (lambda: panta.Pentago().play(1.5), TypeError, "expected a move, its text or its action, not float"),  # type: ignore
    (lambda: panta.Pentago().play(None), TypeError, "not NoneType"),  # type: ignore
    (lambda: panta.Pentago(edition="finish"), ValueError, "did you mean finnish"),
    (lambda: panta.Pentago(first="red"), ValueError, "expected the color white or black"),  # type: ignore
    (lambda: panta.Pentago(seed=1), ValueError, "Pentago has no layouts"),
    (lambda: panta.Pentago("6/6/6/6/6/6 w", edition="czech"), TypeError, "a text says everything"),
    (lambda: panta.Pantarei(seed=-1), OverflowError, None),
    (lambda: panta.position("chess"), ValueError, "expected the game pentago, pentaroll or pantarei"),
    (lambda: panta.Pentago("\ud800"), UnicodeEncodeError, None),
    (lambda: panta.Position(), TypeError, None),
    (lambda: panta.Record("x"), TypeError, "expected a position, not str"),  # type: ignore
    (lambda: panta.Pentago().choose(300), ValueError, "expected a level from 1 to 10"),
    (lambda: panta.Pentago().choose(-1), ValueError, "expected a level from 1 to 10"),
    (lambda: panta.Pentago().analyze(threads=-2), ValueError, "expected 1 to 256 threads, not -2"),
    (lambda: panta.Batch("pentago", -3), ValueError, "expected 1 to 16777216 games, not -3"),
]


@pytest.mark.parametrize(("mistake", "error", "words"), WRONG)
def test_mistakes_are_exceptions_with_the_words_of_the_library(mistake, error, words):  # type: ignore
    with pytest.raises(error, match=words):
        mistake()


def test_starts_are_as_documented():
    assert str(start("pentago", "czech")) == "6/6/6/6/6/6 w czech"
