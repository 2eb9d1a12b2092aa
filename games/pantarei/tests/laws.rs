//! What is true of every game.

use boardgame::Position;
use boardgame::laws::{
    check_keys, check_random_actions, check_random_game, check_random_symmetries,
};
use pantarei::Pantarei;
use showcase::laws::{check_random_changes, check_showcase};

#[test]
fn obeys_the_laws() {
    for seed in 0..1000 {
        check_random_game::<Pantarei>(seed);
    }
}

#[test]
fn changes_lead_where_the_rules_lead() {
    for seed in 0..10 {
        check_random_changes::<Pantarei>(seed);
    }
}

#[test]
fn what_it_shows_can_be_played() {
    for seed in 0..10 {
        check_showcase::<Pantarei>(seed);
    }
}

#[test]
fn images_play_alike() {
    for seed in 0..200 {
        check_random_symmetries::<Pantarei>(seed);
    }
}

#[test]
fn numbers_name_moves_and_exactly_the_legal_ones_are_marked() {
    for seed in 0..50 {
        check_random_actions::<Pantarei>(seed);
    }
}

#[test]
fn no_two_positions_share_a_key() {
    check_keys::<Pantarei>(0..2000);
}

#[test]
fn keys_are_the_same_everywhere() {
    let key = |text: &str| text.parse::<Pantarei>().unwrap().key();
    assert_eq!(
        key("b1,b2,b3,b1,b2,b3,b1,b2,b3,n,w1,w2,w3,w1,w2,w3,w1,w2,w3 b s"),
        0x3ba9_ba9b_a98f_edfe_dfed
    );
    assert_eq!(
        key("b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w -"),
        0xf76_5329_1638_5a1f_62b5
    );
}
