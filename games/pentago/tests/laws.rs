//! What is true of every game.

use boardgame::Position;
use boardgame::laws::{
    check_keys, check_random_actions, check_random_game, check_random_symmetries,
};
use pentago::Pentago;
use showcase::laws::{check_random_changes, check_showcase};

#[test]
fn obeys_the_laws() {
    for seed in 0..1000 {
        check_random_game::<Pentago>(seed);
    }
}

#[test]
fn changes_lead_where_the_rules_lead() {
    for seed in 0..10 {
        check_random_changes::<Pentago>(seed);
    }
}

#[test]
fn what_it_shows_can_be_played() {
    for seed in 0..10 {
        check_showcase::<Pentago>(seed);
    }
}

#[test]
fn images_play_alike() {
    for seed in 0..20 {
        check_random_symmetries::<Pentago>(seed);
    }
}

#[test]
fn numbers_name_moves_and_exactly_the_legal_ones_are_marked() {
    for seed in 0..50 {
        check_random_actions::<Pentago>(seed);
    }
}

#[test]
fn no_two_positions_share_a_key() {
    check_keys::<Pentago>(0..2000);
}

#[test]
fn keys_are_the_same_everywhere() {
    let key = |text: &str| text.parse::<Pentago>().unwrap().key();
    assert_eq!(key("6/6/6/6/6/6 w"), 0x0);
    assert_eq!(
        key("1b2b1/1wwwww/1bbw1w/w1bwbw/b1bb1b/b2ww1 b czech reply"),
        0x1_504b_4501_8004_9800_2928_3e00
    );
}
