//! What is true of everything that games show, checked on random games by each game's tests.

use boardgame::laws::for_each_position;

use crate::{Changes, Scene, Showcase, after, chosen_places};

/// Plays a random game and checks that what each move is said to change is what the rules make of it.
pub fn check_random_changes<P: Changes>(seed: u64) {
    for_each_position::<P>(seed, check_changes);
}

/// Checks that the changes of every move, applied piece by piece, give the pieces of the next
/// position.
pub fn check_changes<P: Changes>(position: &P) {
    for m in position.legal_moves() {
        let steps = position.changes(m);
        let next = position.play(m).expect("it is legal");
        let mut expected = next.pieces();
        expected.sort();
        assert_eq!(
            after(position.pieces(), &steps),
            Ok(expected),
            "{m} in {position}: {steps:?}"
        );
        assert_eq!(
            chosen_places(&steps).is_empty(),
            steps.is_empty(),
            "who moves chooses a piece: {m} in {position}"
        );
    }
}

/// Checks that all that a game shows can be read and played, and that random games are told in
/// the kinds that it names.
pub fn check_showcase<P: Showcase>(seed: u64) {
    for lesson in P::LESSONS {
        let answer = lesson.judge(lesson.answer);
        assert!(answer.is_ok(), "{}: {answer:?}", lesson.name);
    }
    for position in P::BENCH.positions {
        assert!(position.parse::<P>().is_ok(), "{position}");
    }
    played::<P>(&P::TOUR);
    let end = played::<P>(&P::DEMO).ending(None);
    assert!(
        end.is_some_and(|end| !end.marks.is_empty()),
        "the demo ends in a win that shows"
    );
    for_each_position::<P>(seed, |position| {
        for m in position.legal_moves() {
            let kind = position.spoken(m).kind;
            assert!(P::SPOKEN.contains(&kind), "{m} in {position}: {kind}");
        }
    });
}

/// The end of a scene.
fn played<P: Showcase>(scene: &Scene) -> P {
    let start = scene.position.parse::<P>();
    let play = |position: P, text: &&str| {
        let m = position.read_move(text);
        let next = m.and_then(|m| position.play(m));
        next.unwrap_or_else(|error| panic!("{text} in {position}: {error}"))
    };
    scene
        .moves
        .iter()
        .fold(start.expect("a scene begins somewhere"), play)
}
