//! What is true of everything that games show, checked on random games by each game's tests.

use boardgame::laws::for_each_position;

use crate::{Changes, after, chosen_places};

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
