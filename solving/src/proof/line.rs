//! How a proven win comes to its end: the winner's fastest known way against the longest
//! resistance found.

use super::prover::Prover;
use super::{Goal, Provable};
use boardgame::{Color, Outcome};

/// No line is longer.
const MAX_PLIES: usize = 1000;

/// A move, the position after it, and within how many plies from there the winner wins.
type Step<P> = (<P as crate::Position>::Move, P, u16);

/// The moves from a position that `winner` has been proven to win, to the end of the game. `None`
/// if the watcher says stop, or if the table has forgotten so much that the line would not end.
pub(super) fn winning_line<P: Provable>(
    prover: &mut Prover<'_, '_>,
    position: &P,
    winner: Color,
) -> Option<Vec<P::Move>> {
    let mut line = Vec::new();
    let mut keys = vec![position.key()];
    let mut position = position.clone();
    while position.outcome().is_none() {
        let (m, next, _) = if position.turn() == winner {
            fastest(prover, &position, winner)?
        } else {
            slowest(prover, &position, winner)?
        };
        line.push(m);
        if keys.contains(&next.key()) || line.len() > MAX_PLIES {
            return None;
        }
        keys.push(next.key());
        position = next;
    }
    (position.outcome() == Some(Outcome::Win(winner))).then_some(line)
}

fn steps<P: Provable>(position: &P) -> impl Iterator<Item = (P::Move, P)> {
    position.legal_moves().into_iter().map(|m| {
        let next = position.after(m);
        (m, next)
    })
}

/// A move that wins for the side to move, in a position that it has been proven to win.
pub(super) fn winning_move<P: Provable>(
    prover: &mut Prover<'_, '_>,
    position: &P,
) -> Option<P::Move> {
    fastest(prover, position, position.turn()).map(|(m, _, _)| m)
}

/// The winner's move: of those known to win, the one that wins soonest.
fn fastest<P: Provable>(
    prover: &mut Prover<'_, '_>,
    position: &P,
    winner: Color,
) -> Option<Step<P>> {
    known_fastest(prover, position, winner).or_else(|| {
        // The table has forgotten them all.
        prover.settled_anew::<P>(&position.node(), Goal::Win)?;
        known_fastest(prover, position, winner)
    })
}

fn known_fastest<P: Provable>(
    prover: &Prover<'_, '_>,
    position: &P,
    winner: Color,
) -> Option<Step<P>> {
    let known = steps(position).filter_map(|(m, next)| {
        let plies = known_plies(prover, &next, winner)?;
        Some((m, next, plies))
    });
    known.min_by_key(|&(_, _, plies)| plies)
}

/// The loser's move that holds out longest.
fn slowest<P: Provable>(
    prover: &mut Prover<'_, '_>,
    position: &P,
    winner: Color,
) -> Option<Step<P>> {
    let mut slowest: Option<Step<P>> = None;
    for (m, next) in steps(position) {
        let plies = match known_plies(prover, &next, winner) {
            Some(plies) => plies,
            None => prover.settled::<P>(&next.node(), Goal::Win)?.plies,
        };
        if slowest.as_ref().is_none_or(|step| plies > step.2) {
            slowest = Some((m, next, plies));
        }
    }
    slowest
}

/// Within how many plies `winner` is known to win.
pub(super) fn known_plies<P: Provable>(
    prover: &Prover<'_, '_>,
    position: &P,
    winner: Color,
) -> Option<u16> {
    if let Some(outcome) = position.outcome() {
        return (outcome == Outcome::Win(winner)).then_some(0);
    }
    if position.turn() == winner {
        let numbers = prover.known::<P>(&position.node(), Goal::Win)?;
        (numbers.reach == 0).then_some(numbers.plies)
    } else {
        let numbers = prover.known::<P>(&position.node(), Goal::Hold)?;
        (numbers.refute == 0).then_some(numbers.plies)
    }
}
