//! Numbers of move sequences against published or independently made ones.

use boardgame::laws::check_perft_table;
use pentago::Pentago;

const TABLE: &str = include_str!("data/perft.txt");

#[test]
fn move_sequences_are_counted_as_others_count_them() {
    check_perft_table::<Pentago>(TABLE, 5_000_000);
}

#[test]
fn slow_move_sequences_are_counted_as_others_count_them() {
    check_perft_table::<Pentago>(TABLE, u64::MAX);
}
