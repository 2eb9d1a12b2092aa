//! What is true of every game.

use boardgame::laws::{check_random_game, check_random_symmetries};
use pantarei::Pantarei;

#[test]
fn obeys_the_laws() {
    for seed in 0..1000 {
        check_random_game::<Pantarei>(seed);
    }
}

#[test]
fn images_play_alike() {
    for seed in 0..200 {
        check_random_symmetries::<Pantarei>(seed);
    }
}
