//! Certificates of wins, made from sweeps and checked by the rules alone.

use boardgame::{Position, Random};
use pentago::{Edition, Pentago, PentagoSolver, Setup};
use solving::certificate::{BuildError, Checked, SizeLimit, check};
use solving::{Control, Distance, Progress, Question, Resources, Solver, Value, Watch};

/// Lost in ten plies, whatever the side to move does: more than a search sees.
const LONG: &str = "w4b/2wb2/wwwb1b/bw2bw/w2bb1/1bw1bw w";

fn solver(megabytes: u64) -> PentagoSolver {
    PentagoSolver::new(Resources {
        threads: 1.try_into().expect("not zero"),
        memory: megabytes << 20,
    })
}

/// A certificate that was made with so much memory, as the checker reads it; `None` of a draw.
fn certified(position: &Pentago, megabytes: u64) -> Option<Checked<Pentago>> {
    let mut go_on = |_: Progress| Control::Continue;
    let watch = &mut Watch::new(&mut go_on);
    let strategy = solver(megabytes).strategy(position, SizeLimit::strict(100_000), watch);
    let mut text = Vec::new();
    match strategy {
        Ok(strategy) => strategy.write(&mut text).expect("memory is written to"),
        Err(BuildError::NotWon) => return None,
        Err(error) => panic!("{position}: {error}"),
    }
    let checked = check(&mut text.as_slice());
    Some(checked.unwrap_or_else(|error| panic!("{position}: {error}")))
}

/// The value and the distance of a position.
fn solved(position: &Pentago) -> (Value, Option<Distance>) {
    let question = Question {
        root_only: true,
        exact_distance: true,
    };
    let mut go_on = |_: Progress| Control::Continue;
    let analysis = solver(1024).solve(position, question, &mut Watch::new(&mut go_on));
    let verdict = analysis.expect("the memory is enough").verdict;
    (verdict.value().expect("it is solved"), verdict.distance())
}

/// A position from random play with so many marbles.
fn random_position(random: &mut Random, edition: Edition, n_marbles: usize) -> Pentago {
    loop {
        let first = boardgame::Color::White;
        let mut position = Pentago::start(&Setup { edition, first });
        while position.outcome().is_none() && position.board().occupied().len() < n_marbles {
            let moves = position.legal_moves();
            position = position.after(*random.pick(&moves).expect("not over"));
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

#[test]
fn wins_and_losses_of_every_edition_are_certified() {
    let mut random = Random::new(1);
    for &edition in Edition::ALL {
        let mut n_certified = 0;
        for n_marbles in [34, 30, 29, 28, 27, 26, 25] {
            let position = random_position(&mut random, edition, n_marbles);
            let winner = match solved(&position) {
                (Value::Win, _) => Some(position.turn()),
                (Value::Draw, _) => None,
                (Value::Loss, _) => Some(!position.turn()),
            };
            let checked = certified(&position, 256);
            n_certified += usize::from(checked.is_some());
            assert_eq!(checked.map(|checked| checked.winner), winner, "{position}");
        }
        assert!(n_certified > 2, "{edition:?}: {n_certified}");
    }
}

#[test]
fn a_certificate_wins_as_quickly_as_can_be() {
    let position = LONG.parse().unwrap();
    assert_eq!(solved(&position), (Value::Loss, Some(Distance::Exact(10))));
    let checked = certified(&position, 1024).expect("it is lost");
    assert_ne!(checked.winner, position.turn());
    assert_eq!(checked.rank, 5);
}

#[test]
fn what_does_not_fit_at_once_is_certified_piece_by_piece() {
    let position = LONG.parse().unwrap();
    for megabytes in [96, 64] {
        let checked = certified(&position, megabytes).expect("it is lost");
        assert_ne!(checked.winner, position.turn());
        assert!(checked.rank >= 5);
    }
}

#[test]
fn stopping_ends_a_certificate_at_once() {
    let position = LONG.parse().unwrap();
    let mut n_reports = 0;
    let mut go_on = |_: Progress| {
        n_reports += 1;
        Control::Continue
    };
    let limit = SizeLimit::strict(100_000);
    let made = solver(1024).strategy(&position, limit, &mut Watch::new(&mut go_on));
    assert!(made.is_ok());
    for stop_at in [1, n_reports / 2, n_reports - 1] {
        let mut n_asked = 0;
        let mut watch = |_: Progress| {
            n_asked += 1;
            if n_asked < stop_at {
                Control::Continue
            } else {
                Control::Stop
            }
        };
        let made = solver(1024).strategy(&position, limit, &mut Watch::new(&mut watch));
        assert!(
            matches!(made, Err(BuildError::NoAnswer { .. } | BuildError::NotWon)),
            "{made:?}"
        );
        assert!(n_asked < stop_at + 5, "{n_asked} of {stop_at}");
    }
}
