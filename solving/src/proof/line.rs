//! How a proven win comes to its end: the winner's fastest known way against the longest
//! resistance found.

use super::prover::Prover;
use super::{Goal, Provable, TOLD_PLIES, claim};
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

/// A move that wins for the side to move, in a position that it has been proven to win; none if
/// the proof rests on what the table was [told](crate::Solver::tell) alone.
///
/// What the table has, or else a glance at the position after the move, is enough nearly everywhere, and
/// far quicker than a look at all answers to every move. A search that takes images of a position for one
/// may have gone on from another image than this one.
pub(super) fn winning_move<P: Provable>(
    prover: &mut Prover<'_, '_>,
    position: &P,
) -> Option<P::Move> {
    let seen = seen_to_win(prover, position).or_else(|| seen_in_an_image(prover, position));
    let (m, plies) = match seen {
        Some(step) => step,
        None if known_plies(prover, position, position.turn()) >= Some(TOLD_PLIES) => return None,
        None => {
            let (m, _, plies) = fastest(prover, position, position.turn())?;
            (m, plies)
        }
    };
    (plies < TOLD_PLIES).then_some(m)
}

/// The move that wins soonest of those that the table or a glance shows to win, and how soon.
fn seen_to_win<P: Provable>(prover: &Prover<'_, '_>, position: &P) -> Option<(P::Move, u16)> {
    let seen = steps(position).filter_map(|(m, next)| {
        let plies = match next.outcome() {
            Some(outcome) => (outcome == Outcome::Win(position.turn())).then_some(0),
            None => prover.lost_within::<P>(&next.node()),
        };
        Some((m, plies?))
    });
    seen.min_by_key(|&(_, plies)| plies)
}

/// The same in an image of the position that the table knows to be won.
fn seen_in_an_image<P: Provable>(prover: &Prover<'_, '_>, position: &P) -> Option<(P::Move, u16)> {
    position.symmetries().iter().find_map(|&symmetry| {
        let image = position.transform(symmetry);
        prover
            .table
            .get(claim(P::node_key(&image.node()), Goal::Win))?;
        let (seen, plies) = seen_to_win(prover, &image)?;
        let mut moves = position.legal_moves().into_iter();
        let m = moves.find(|&m| position.transform_move(m, symmetry) == seen)?;
        Some((m, plies))
    })
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
