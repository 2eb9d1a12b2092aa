//! What the search asks of a game.

use super::Shipped;
use super::level::Skills;
use super::network::Judge;
use solving::Solvable;

/// A game that the engine can play.
///
/// The search never asks about finished positions, except for [`outcome`](boardgame::Position::outcome).
pub trait Playable: Solvable {
    /// What has opinions about positions.
    type Network: Judge<Self>;

    /// Whether a position can come again.
    const HAS_CYCLES: bool;
    /// How many nodes the solver visits while the search visits a hundred.
    const SOLVER_PER_HUNDRED: u64;
    /// How many different numbers [`move_number`](Self::move_number) gives.
    const N_MOVE_NUMBERS: usize;
    /// What the levels below the highest can do, such that each is clearly stronger than the one
    /// before it. Found by matches: docs/strength.md.
    const SKILLS: Skills;

    /// The network of the game that comes with Panta, or where it is to be brought.
    fn shipped() -> &'static Shipped<Self::Network>;

    /// Whether the side to move can win at once. Exact, and quick.
    fn wins_at_once(&self) -> bool;

    /// Whether the side to move would lose at once if it did nothing. Exact, and quick.
    fn is_threatened(&self) -> bool;

    /// A small number for a move; two moves of one position never share it.
    fn move_number(m: Self::Move) -> usize;

    /// The legal moves, without those that are easily seen to lead where another one leads.
    fn choices(&self) -> Self::Moves {
        self.legal_moves()
    }

    /// Shows the choices and where they lead, without those after which the other side wins at once.
    fn for_each_safe_choice(&self, mut show: impl FnMut(Self::Move, Self)) {
        for m in self.choices() {
            let next = self.after(m);
            if next.outcome().is_some() || !next.wins_at_once() {
                show(m, next);
            }
        }
    }

    /// About how many nodes the solver will visit; it is not asked where that is too much.
    fn solver_nodes(&self) -> u64;

    /// How easily people overlook a move, from 0 (in plain sight) to 100.
    fn difficulty(&self, m: Self::Move) -> u8;
}
