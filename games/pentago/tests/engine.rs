//! The engine keeps to the rules, to its limits and to what is proven.

use engine::laws::{
    check_games, check_late_wins, check_plain_wins, check_quick_answers, check_repeats, check_time,
    check_values,
};
use pentago::Pentago;

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    check_games::<Pentago>(1);
}

#[test]
fn nobody_overlooks_a_five_in_plain_sight() {
    assert!(check_plain_wins::<Pentago>(100) > 20);
}

#[test]
fn with_one_thread_and_a_node_limit_the_answer_is_always_the_same() {
    check_repeats::<Pentago>(1, 1000);
}

#[test]
fn what_the_engine_calls_proven_the_solver_proves() {
    check_values::<Pentago>(6, 2000);
}

#[test]
fn the_highest_level_alone_goes_by_the_clock() {
    check_time::<Pentago>();
}

#[test]
fn quick_answers_are_those_of_the_plain_rules() {
    assert!(check_quick_answers::<Pentago>(60) > 20);
}

#[test]
fn a_win_in_one_is_seen_though_the_time_is_long_over() {
    assert!(check_late_wins::<Pentago>(4) > 0);
}
