//! One game of the network against itself, and what it teaches.

use std::num::NonZeroUsize;

use boardgame::{Outcome, Position, Random, Setup};
use engine::{Engine, Game, Limits, Listener, Playable};
use solving::{
    Analysis, Control, Progress, Question, Resources, Solver as _, Value, Verdict, Watch,
};

use super::settled;

/// How games are played.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// The nodes for each move.
    pub nodes: u64,
    /// At most so many plies at the beginning are random.
    pub random_plies: usize,
    /// How often a move is random, in hundredths.
    pub random_moves: usize,
    /// How much the end of a game counts against what the search expected on the way, from 0 to 1.
    pub lambda: f32,
    /// A game is over where a solver knows every move within so many nodes of its own.
    pub solver_nodes: u64,
}

/// A position and what was to be expected of it.
pub type Lesson<P> = (P, f32);

/// The memory of the engine that plays: enough for a move, and quickly cleared.
const MEMORY: u64 = 2 << 20;
/// The memory of the solver that ends games.
const SOLVER_MEMORY: u64 = 256 << 20;
/// The best line is left within so many plies, if it is.
const LEAVES_WITHIN: usize = 13;
/// Of the moves of a solved position so many of each value are learned: they are much alike.
const N_SOLVED: usize = 2;
/// No game goes on for longer than this.
const MAX_PLIES: usize = 200;

/// A position of the game and what the search said.
struct Moment<P> {
    position: P,
    /// What the search expected for the side to move, from 0 to 1.
    expected: f32,
    /// Whether the move after it was random, so that what came later says nothing about it.
    is_cut: bool,
}

/// What happened in a game.
struct Played<P> {
    moments: Vec<Moment<P>>,
    end: Option<Outcome>,
    /// The last position and those after its moves, if a solver has ended the game.
    solved: Vec<Lesson<P>>,
}

/// Asked every few milliseconds whether to go on.
type GoesOn<'a> = &'a dyn Fn() -> bool;

fn control(goes_on: GoesOn<'_>) -> Control {
    if goes_on() {
        Control::Continue
    } else {
        Control::Stop
    }
}

struct Asking<'a>(GoesOn<'a>);

impl<M> Listener<M> for Asking<'_> {
    fn progress(&mut self, _progress: Progress) -> Control {
        control(self.0)
    }
}

/// Plays the game of this seed. Returns what it teaches, and how it ended, if it did. Asks every few
/// milliseconds whether to go on; `None` if not.
pub fn play<P: Playable>(
    network: &P::Network,
    options: &Options,
    seed: u64,
    goes_on: GoesOn<'_>,
) -> Option<(Vec<Lesson<P>>, Option<Outcome>)> {
    if !goes_on() {
        return None;
    }
    let mut random = Random::new(seed);
    let start = P::start(&P::Setup::default().shuffled(random.bits()));
    let way = Way {
        n_random: random.below(options.random_plies + 1),
        leaves_at: None,
    };
    let played = play_from(start, way, network, options, &mut random, goes_on)?;
    let mut lessons = lessons(played.moments, played.end, options.lambda);
    lessons.extend(played.solved);
    Some((lessons, played.end))
}

/// The same from a position of known value for the side to move. Every second game leaves the best
/// line once, so that other moves are learned too; nothing else is random.
pub fn play_known<P: Playable>(
    network: &P::Network,
    options: &Options,
    (start, begun): (P, Value),
    seed: u64,
) -> (Vec<Lesson<P>>, Option<Outcome>) {
    let mut random = Random::new(seed);
    let options = Options {
        random_moves: 0,
        ..*options
    };
    let leaves_at = (random.below(2) == 0).then(|| random.below(LEAVES_WITHIN));
    let first = start.turn();
    let way = Way {
        n_random: 0,
        leaves_at,
    };
    let played = play_from(start, way, network, &options, &mut random, &|| true);
    let played = played.expect("nobody stops it");
    let mut lessons = match played.end {
        None => lessons(played.moments, None, options.lambda),
        Some(outcome) => {
            let expected: Vec<f32> = played.moments.iter().map(|of| of.expected).collect();
            let left_at = played.moments.iter().position(|of| of.is_cut);
            let left_after = left_at.map(|index| index + 1);
            let value = Value::of(outcome, first);
            let values = settled::values(&expected, begun, value, left_after);
            let moments = played.moments.into_iter().zip(values);
            moments
                .map(|(moment, value)| (moment.position, share(value)))
                .collect()
        }
    };
    lessons.extend(played.solved);
    (lessons, played.end)
}

/// How a game goes that does not just follow the best moves.
struct Way {
    /// So many plies at the beginning are random.
    n_random: usize,
    /// The moment in which another move than the best one is played.
    leaves_at: Option<usize>,
}

fn play_from<P: Playable>(
    mut position: P,
    mut way: Way,
    network: &P::Network,
    options: &Options,
    random: &mut Random,
    goes_on: GoesOn<'_>,
) -> Option<Played<P>> {
    let resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: MEMORY,
    };
    let mut engine = Engine::<P>::with_network(resources, network).alone();
    let mut played = Played {
        moments: Vec::new(),
        end: None,
        solved: Vec::new(),
    };
    let mut history = vec![position.key()];
    while played.moments.len() < MAX_PLIES {
        if let Some(outcome) = position.outcome() {
            played.end = Some(outcome);
            break;
        }
        if history.iter().filter(|&&key| key == position.key()).count() >= 3 {
            played.end = Some(Outcome::Draw);
            break;
        }
        if way.n_random > 0 {
            way.n_random -= 1;
            let m = *random.pick(&position.legal_moves()).expect("not over");
            position.play_unchecked(m);
            history.push(position.key());
            continue;
        }
        if let Some(analysis) = solved(&position, options.solver_nodes, goes_on)
            && let Some(value) = analysis.verdict.value()
        {
            played.end = Some(outcome_of(value, &position));
            played.solved = solved_lessons(&position, &analysis, random);
            break;
        }
        let game = Game {
            position: &position,
            history: &history,
        };
        let limits = Limits::nodes(options.nodes);
        let analysis = engine.search(&game, limits, 1, &mut Asking(goes_on));
        if !goes_on() {
            return None;
        }
        let is_cut =
            way.leaves_at == Some(played.moments.len()) || random.below(100) < options.random_moves;
        played.moments.push(Moment {
            position: position.clone(),
            expected: expected(analysis.verdict),
            is_cut,
        });
        if let Some(value) = analysis.verdict.value() {
            played.end = Some(outcome_of(value, &position));
            break;
        }
        let m = chosen(&position, &analysis, is_cut, random);
        position.play_unchecked(m);
        history.push(position.key());
    }
    Some(played)
}

/// What a solver says of a position and its moves, if it can within so many nodes.
fn solved<P: Playable>(
    position: &P,
    max_nodes: u64,
    goes_on: GoesOn<'_>,
) -> Option<Analysis<P::Move>> {
    if max_nodes == 0 || position.solver_nodes() > max_nodes {
        return None;
    }
    let resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: SOLVER_MEMORY,
    };
    let mut solver = P::solver(resources).ok()?;
    let mut watch = |_| control(goes_on);
    let question = Question::default();
    let answer = solver.compute(position, question, &mut Watch::new(&mut watch));
    answer.ok()
}

/// A solved position, and a few of those after its moves in which the game goes on.
fn solved_lessons<P: Playable>(
    position: &P,
    analysis: &Analysis<P::Move>,
    random: &mut Random,
) -> Vec<Lesson<P>> {
    let value = analysis.verdict.value();
    let mut lessons: Vec<_> = value
        .map(|value| (position.clone(), share(value)))
        .into_iter()
        .collect();
    let mut moves = analysis.moves.clone();
    random.shuffle(&mut moves);
    for value in [Value::Win, Value::Draw, Value::Loss] {
        let of_value = moves
            .iter()
            .filter(|(_, verdict)| verdict.value() == Some(value));
        let after = of_value.map(|(m, _)| position.after(*m));
        let goes_on = |next: &P| next.outcome().is_none() && !next.wins_at_once();
        lessons.extend(
            after
                .filter(goes_on)
                .take(N_SOLVED)
                .map(|next| (next, share(-value))),
        );
    }
    lessons
}

/// The move to play: the best one, or now and then a random one that does not lose at once.
fn chosen<P: Playable>(
    position: &P,
    analysis: &Analysis<P::Move>,
    is_random: bool,
    random: &mut Random,
) -> P::Move {
    let best = analysis.best.expect("the game goes on");
    if !is_random {
        return best;
    }
    let is_sane = |m: &P::Move| {
        let next = position.after(*m);
        next.outcome().is_none() && !next.wins_at_once()
    };
    let sane: Vec<_> = position.legal_moves().into_iter().filter(is_sane).collect();
    random.pick(&sane).copied().unwrap_or(best)
}

/// What is to be expected of each position: partly the search after it, partly the end.
fn lessons<P: Position>(
    moments: Vec<Moment<P>>,
    end: Option<Outcome>,
    lambda: f32,
) -> Vec<Lesson<P>> {
    let mut lessons = Vec::with_capacity(moments.len());
    // What is to be expected after the moment, for the side that moves then.
    let mut later = None;
    for moment in moments.into_iter().rev() {
        let target = match (later, end) {
            (None, Some(outcome)) => share(Value::of(outcome, moment.position.turn())),
            (Some(later), _) if !moment.is_cut => {
                lambda * (1.0 - later) + (1.0 - lambda) * moment.expected
            }
            _ => moment.expected,
        };
        later = Some(target);
        lessons.push((moment.position, target));
    }
    lessons
}

/// What a verdict lets expect, from 0 to 1.
fn expected(verdict: Verdict) -> f32 {
    match verdict {
        Verdict::Proven { value, .. } => share(value),
        Verdict::Estimated(score) => score.points() as f32,
        Verdict::Unknown => 0.5,
    }
}

pub(super) fn share(value: Value) -> f32 {
    value.points() as f32
}

fn outcome_of<P: Position>(value: Value, position: &P) -> Outcome {
    match value {
        Value::Win => Outcome::Win(position.turn()),
        Value::Loss => Outcome::Win(!position.turn()),
        Value::Draw => Outcome::Draw,
    }
}
