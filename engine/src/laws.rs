//! What is true of the engine in every game, checked on random games.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::level::Level;
use super::search::wins;
use super::{Clock, Engine, Game, Limits, Listener, Playable, Silent};
use boardgame::laws::for_each_position;
use boardgame::record::Record;
use solving::{Analysis, Control, Progress, Question, Resources, Solver, Value, Verdict, Watch};

/// What an engine uses here.
const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 8 << 20,
};

/// Lets every level play against the next one from positions early in random games, and checks each
/// move; the record refuses what is not legal.
pub fn check_games<P: Playable>(n_games: u64) {
    let levels: Vec<_> = Level::all().filter(|&level| level < Level::MAX).collect();
    for pair in levels.windows(2) {
        for seed in 0..n_games {
            play_game::<P>(seed, pair[0], pair[1]);
        }
    }
}

fn play_game<P: Playable>(seed: u64, first: Level, second: Level) {
    let mut positions = Vec::new();
    for_each_position(seed, |position: &P| positions.push(position.clone()));
    let start = &positions[positions.len().min(8) - 1];
    let mut record = Record::new(start.clone());
    let mut engine = Engine::<P>::new(RESOURCES);
    let mut levels = [first, second].into_iter().cycle();
    while !record.is_over() {
        let game = Game {
            position: record.position(),
            history: record.keys(),
        };
        let level = levels.next().expect("it goes round");
        let analysis = engine.choose(&game, level, seed, Limits::default(), &mut Silent);
        check_analysis(record.position(), &analysis);
        let m = analysis.best.expect("the game goes on");
        record.push(m).expect("the engine plays by the rules");
    }
}

/// Checks that even the weakest level wins where it can with a move in plain sight. How often that
/// was so.
pub fn check_plain_wins<P: Playable>(n_games: u64) -> usize {
    let mut n_wins = 0;
    let mut engine = Engine::<P>::new(RESOURCES);
    for seed in 0..n_games {
        for_each_position(seed, |position: &P| {
            if !has_plain_win(position) {
                return;
            }
            let game = Game {
                position,
                history: &[],
            };
            let analysis = engine.choose(&game, Level::MIN, seed, Limits::default(), &mut Silent);
            let m = analysis.best.expect("the game goes on");
            assert!(wins(position, m), "{position} {m}");
            n_wins += 1;
        });
    }
    n_wins
}

fn has_plain_win<P: Playable>(position: &P) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|m| position.difficulty(m) == 0 && wins(position, m))
}

/// Checks that an analysis speaks of legal moves, each once, and of lines that can be played, each to
/// another position.
pub fn check_analysis<P: Playable>(position: &P, analysis: &Analysis<P::Move>) {
    let moves: Vec<_> = analysis.moves.iter().map(|(m, _)| *m).collect();
    assert_eq!(moves, *position.legal_moves(), "{position}");
    assert_eq!(
        analysis.best,
        analysis.lines.first().map(|line| line.moves[0]),
        "{position}"
    );
    for line in &analysis.lines {
        let mut next = position.clone();
        for &m in &line.moves {
            next = next.play(m).expect("lines can be played");
        }
    }
    let firsts = analysis.lines.iter().map(|line| line.moves[0]);
    let reached: HashSet<_> = firsts.map(|m| position.after(m).key()).collect();
    assert_eq!(reached.len(), analysis.lines.len(), "{position}");
}

/// Checks that the quick answers say what the plain rules say: whether a move wins at once, and which
/// positions can be reached. How often a move did win.
pub fn check_quick_answers<P: Playable>(n_games: u64) -> usize {
    let mut n_wins = 0;
    for seed in 0..n_games {
        for_each_position(seed, |position: &P| {
            if position.outcome().is_some() {
                return;
            }
            let is_won = position.legal_moves().iter().any(|&m| wins(position, m));
            assert_eq!(position.wins_at_once(), is_won, "{position}");
            let reached = |moves: P::Moves| -> HashSet<u128> {
                moves.iter().map(|&m| position.after(m).key()).collect()
            };
            let chosen = reached(position.choices());
            assert_eq!(chosen, reached(position.legal_moves()), "{position}");
            n_wins += usize::from(is_won);
        });
    }
    n_wins
}

/// Checks that a move that wins at once is seen and proven also where the time is over before the
/// search has begun, as on a machine that is busy with other things. How often there was one.
pub fn check_late_wins<P: Playable>(n_games: u64) -> usize {
    let hours = AtomicU64::new(0);
    let clock = Clock::new(move || Duration::from_hours(hours.fetch_add(1, Ordering::Relaxed)));
    let mut engine = Engine::<P>::new(RESOURCES).with_clock(clock);
    let mut n_wins = 0;
    for seed in 0..n_games {
        for_each_position(seed, |position: &P| {
            if position.outcome().is_some() || !position.wins_at_once() {
                return;
            }
            let game = Game {
                position,
                history: &[],
            };
            let limits = Limits::time(Duration::from_millis(1));
            let analysis = engine.search(&game, limits, 3, &mut Silent);
            assert_eq!(analysis.verdict.value(), Some(Value::Win), "{position}");
            let m = analysis.best.expect("the game goes on");
            assert!(wins(position, m), "{position} {m}");
            n_wins += 1;
        });
    }
    n_wins
}

/// Checks that the same question has the same answer when it is asked anew.
pub fn check_repeats<P: Playable>(n_games: u64, nodes: u64) {
    let limits = Limits::nodes(nodes);
    for seed in 0..n_games {
        for_each_position(seed, |position: &P| {
            let game = Game {
                position,
                history: &[],
            };
            let ask = || Engine::<P>::new(RESOURCES).search(&game, limits, 2, &mut Silent);
            assert_eq!(ask(), ask(), "{position}");
        });
    }
}

/// Checks, by a clock of its own, that a search ends when its time is up, and that no level but the
/// highest goes by the clock.
pub fn check_time<P: Playable>() {
    let position = P::start(&P::Setup::default());
    let game = Game {
        position: &position,
        history: &[],
    };
    let mut engine = Engine::<P>::new(RESOURCES).with_clock(ticking()).alone();
    let limits = Limits::time(Duration::from_secs(N_TICKS));
    let mut n_heard = 0;
    let analysis = engine.search(&game, limits, 1, &mut Counting(&mut n_heard));
    assert!(analysis.best.is_some() && analysis.verdict.value().is_none());
    assert_eq!(n_heard, N_TICKS, "the clock was not looked at, or too late");
    for level in Level::all().filter(|&level| level < Level::MAX) {
        let mut choose = |limits| engine.choose(&game, level, 1, limits, &mut Silent);
        let in_no_time = choose(Limits::time(Duration::ZERO));
        assert_eq!(in_no_time, choose(Limits::default()), "level {level}");
    }
}

/// What is given to a search whose clock ticks with every look.
const N_TICKS: u64 = 20;

/// A clock on which every look takes a second, so that nothing depends on the machine.
fn ticking() -> Clock {
    let ticks = AtomicU64::new(0);
    Clock::new(move || Duration::from_secs(ticks.fetch_add(1, Ordering::Relaxed)))
}

/// Counts how often it is told of the progress of a search.
struct Counting<'a>(&'a mut u64);

impl<M> Listener<M> for Counting<'_> {
    fn progress(&mut self, _progress: Progress) -> Control {
        *self.0 += 1;
        Control::Continue
    }
}

/// Checks that the solver agrees wherever the engine says that something is proven, and that the
/// engine keeps to its nodes.
pub fn check_values<P: Playable>(n_games: u64, nodes: u64) {
    let limits = Limits {
        depth: Some(6), // so that the search answers, not the solver
        ..Limits::nodes(nodes)
    };
    let mut n_proven = 0;
    for seed in 0..n_games {
        for_each_position(seed, |position: &P| {
            if position.outcome().is_some()
                || position.solver_nodes() > MAX_SOLVER_NODES * P::SOLVER_PER_HUNDRED / 100
            {
                return;
            }
            let game = Game {
                position,
                history: &[],
            };
            let analysis = Engine::<P>::new(RESOURCES).search(&game, limits, 3, &mut Silent);
            check_analysis(position, &analysis);
            check_complete(position, &analysis);
            assert!(analysis.nodes <= nodes, "{position}");
            n_proven += check_proven(position, &analysis);
        });
    }
    assert!(n_proven > 20, "{n_proven}");
}

/// With several lines, something is said of every move as soon as one depth is complete.
fn check_complete<P: Playable>(position: &P, analysis: &Analysis<P::Move>) {
    let is_known = |(_, verdict): &(P::Move, Verdict)| *verdict != Verdict::Unknown;
    let is_complete = analysis.moves.iter().all(is_known);
    assert!(analysis.depth == 0 || is_complete, "{position}");
}

/// The hardest positions that are solved here, in nodes of the search.
const MAX_SOLVER_NODES: u64 = 2000;

/// Compares what is proven with the solver. How many moves were compared.
fn check_proven<P: Playable>(position: &P, analysis: &Analysis<P::Move>) -> usize {
    let claims = analysis.moves.iter();
    let claims: Vec<_> = claims
        .filter(|(_, verdict)| verdict.value().is_some())
        .collect();
    let is_claim = analysis.verdict.value().is_some();
    if claims.is_empty() && !is_claim {
        return 0;
    }
    let resources = Resources {
        memory: 256 << 20,
        ..RESOURCES
    };
    let mut solver = P::solver(resources).expect("there is memory");
    let mut watch = |_| solving::Control::Continue;
    let exact = solver.solve(position, Question::default(), &mut Watch::new(&mut watch));
    let exact = exact.expect("it is small enough");
    if is_claim {
        assert_eq!(
            exact.verdict.value(),
            analysis.verdict.value(),
            "{position}"
        );
    }
    for (m, verdict) in &claims {
        let (_, known) = exact
            .moves
            .iter()
            .find(|(other, _)| other == m)
            .expect("it is legal");
        assert_eq!(known.value(), verdict.value(), "{position} {m}");
        check_distance(position, *m, *verdict, *known);
    }
    claims.len()
}

/// A bound on the distance is never shorter than what is exact.
fn check_distance<P: Playable>(position: &P, m: P::Move, verdict: Verdict, exact: Verdict) {
    if let (Some(bound), Some(exact)) = (verdict.distance(), exact.distance())
        && exact.is_exact()
        && verdict.value() != Some(Value::Draw)
    {
        assert!(bound.plies() >= exact.plies(), "{position} {m}");
    }
}
