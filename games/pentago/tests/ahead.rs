//! Looking ahead: what is said of moves is what exact distances say, and the engine goes by it.

use std::num::NonZeroUsize;

use boardgame::{Position, Random};
use engine::{Engine, Game, Limits, Silent};
use pentago::{Edition, Move, Pentago, PentagoSolver, Setup};
use solving::{
    Analysis, Control, Distance, Progress, Question, Resources, Solver, Value, Verdict, Watch,
};

const MEGABYTES: u64 = 1 << 20;

fn resources(n_threads: usize, memory: u64) -> Resources {
    Resources {
        threads: NonZeroUsize::new(n_threads).expect("at least one"),
        memory,
    }
}

fn look_ahead(root: &Pentago, n_threads: usize, max_nodes: u64) -> Option<Analysis<Move>> {
    let mut solver = PentagoSolver::new(resources(n_threads, 512 * MEGABYTES));
    let mut go_on = |_: Progress| Control::Continue;
    solver.look_ahead(root, max_nodes, &mut Watch::new(&mut go_on))
}

/// The moves with their exact distances.
fn exact(root: &Pentago) -> Vec<(Move, Verdict)> {
    let mut solver = PentagoSolver::new(resources(1, 512 * MEGABYTES));
    let question = Question {
        root_only: false,
        exact_distance: true,
    };
    let mut go_on = |_: Progress| Control::Continue;
    let analysis = solver.solve(root, question, &mut Watch::new(&mut go_on));
    analysis.expect("the memory is enough").moves
}

fn random_position(random: &mut Random, edition: Edition, n_marbles: usize) -> Pentago {
    loop {
        let setup = Setup {
            edition,
            ..Setup::default()
        };
        let mut position = Pentago::start(&setup);
        while position.outcome().is_none() && position.board().occupied().len() < n_marbles {
            let m = *random.pick(&position.legal_moves()).expect("not over");
            position = position.after(m);
        }
        if position.outcome().is_none() && !position.is_reply() {
            return position;
        }
    }
}

#[test]
fn what_is_near_is_what_exact_distances_say() {
    let mut random = Random::new(41);
    let (mut n_known, mut n_open) = (0, 0);
    for &edition in Edition::ALL {
        for max_nodes in [2_000, 20_000, 200_000] {
            let root = random_position(&mut random, edition, 23);
            let near = look_ahead(&root, 1, max_nodes).expect("it fits");
            assert!(near.nodes <= max_nodes, "{root}");
            assert_eq!(
                look_ahead(&root, 2, max_nodes),
                Some(near.clone()),
                "{root}"
            );
            for ((m, near_by), (_, verdict)) in near.moves.iter().zip(exact(&root)) {
                let is_near = |plies| u32::from(plies) <= near.depth;
                let plies = verdict.distance().map(Distance::plies);
                let is_over = root.after(*m).outcome().is_some();
                let is_told = is_over || plies.is_some_and(is_near);
                let expected = verdict.value().filter(|_| is_told);
                assert_eq!(near_by.value(), expected, "{root} {m} {verdict:?}");
                n_known += usize::from(expected.is_some());
                n_open += usize::from(expected.is_none());
            }
        }
    }
    assert!(n_known > 500 && n_open > 100, "{n_known} {n_open}");
}

#[test]
fn nothing_is_told_where_no_look_fits_or_nothing_is_left_to_do() {
    let root = random_position(&mut Random::new(42), Edition::Standard, 20);
    assert_eq!(look_ahead(&root, 1, 10), None);
    let mut small = PentagoSolver::new(resources(1, MEGABYTES));
    let mut go_on = |_: Progress| Control::Continue;
    let answer = small.look_ahead(&root, 1_000_000, &mut Watch::new(&mut go_on));
    assert_eq!(answer, None);
    let mut stop = |_: Progress| Control::Stop;
    let mut solver = PentagoSolver::new(resources(1, 512 * MEGABYTES));
    let stopped = solver.look_ahead(&root, 1_000_000, &mut Watch::new(&mut stop));
    assert_eq!(stopped, None);
    let reply: Pentago = "wwwww1/bbbb2/6/6/6/6 b czech reply".parse().unwrap();
    assert_eq!(look_ahead(&reply, 1, 1_000_000), None);
    let begun: Pentago = "w5/6/6/6/6/6 b".parse().unwrap();
    assert_eq!(look_ahead(&begun, 1, 1_000_000), None);
}

#[test]
fn the_engine_makes_no_move_that_loses_soon() {
    let mut random = Random::new(43);
    let (mut n_lost, mut n_kept) = (0, 0);
    for _ in 0..4 {
        let root = random_position(&mut random, Edition::Standard, 16);
        let mut engine = Engine::<Pentago>::new(resources(1, 1024 * MEGABYTES)).alone();
        let game = Game {
            position: &root,
            history: &[],
        };
        let analysis = engine.search(&game, Limits::nodes(4_000), 1, &mut Silent);
        let near = look_ahead(&root, 1, 4_000 / 4 * 200).expect("it fits");
        let is_lost = |m: Move, moves: &[(Move, Verdict)]| {
            let mut moves = moves.iter();
            moves.any(|&(other, verdict)| other == m && verdict.value() == Some(Value::Loss))
        };
        let lost = near.moves.iter().filter(|(m, _)| is_lost(*m, &near.moves));
        for (m, _) in lost {
            assert!(is_lost(*m, &analysis.moves), "{root} {m}: {analysis:?}");
            n_lost += 1;
        }
        if near.verdict.value() == Some(Value::Loss) {
            assert_eq!(analysis.verdict.value(), Some(Value::Loss), "{root}");
        } else {
            let best = analysis.best.expect("the game goes on");
            assert!(!is_lost(best, &near.moves), "{root} {best}");
            n_kept += 1;
        }
    }
    assert!(n_lost > 100 && n_kept > 1, "{n_lost} {n_kept}");
}
