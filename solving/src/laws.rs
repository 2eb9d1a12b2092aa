//! What is true of every solver, checked by each game's tests.

use std::num::NonZeroUsize;

use crate::certificate::{BuildError, SizeLimit, check, game};
use crate::{
    Analysis, Control, Method, Progress, Question, Resources, Solvable, Solver, Value, Watch,
};
use boardgame::{Outcome, Position};

/// A solver with so many threads and bytes.
pub fn solver<P: Solvable>(n_threads: usize, memory: u64) -> P::Solver {
    let threads = NonZeroUsize::new(n_threads).expect("at least one thread");
    let solver = P::solver(Resources { threads, memory });
    solver.unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Solves a position to the end, and checks the answer by itself.
pub fn solve<P: Position>(
    solver: &mut impl Solver<P>,
    position: &P,
    root_only: bool,
) -> Analysis<P::Move> {
    let question = Question {
        root_only,
        exact_distance: false,
    };
    let mut go_on = |_: Progress| Control::Continue;
    let analysis = solver.solve(position, question, &mut Watch::new(&mut go_on));
    let analysis = analysis.unwrap_or_else(|refusal| panic!("{refusal}"));
    check_answer(position, &analysis);
    analysis
}

/// The value of a position, with the answer checked.
pub fn value<P: Position>(solver: &mut impl Solver<P>, position: &P) -> Value {
    let verdict = solve(solver, position, true).verdict;
    verdict
        .value()
        .unwrap_or_else(|| panic!("nothing stops the search of {position}"))
}

/// Checks what every answer has to satisfy by itself: the line is legal, begins with the best move
/// and ends as it is said to.
pub fn check_answer<P: Position>(position: &P, analysis: &Analysis<P::Move>) {
    let (Some(value), Some(line)) = (analysis.verdict.value(), analysis.lines.first()) else {
        return;
    };
    assert_eq!(Some(line.moves[0]), analysis.best, "{position}");
    let mut last = position.clone();
    for &m in &line.moves {
        last = last.play(m).expect("moves of a line are legal");
    }
    if analysis.method == Method::Published {
        return; // values without a way to the end
    }
    let winner = match value {
        Value::Draw => return,
        Value::Win => position.turn(),
        Value::Loss => !position.turn(),
    };
    assert_eq!(last.outcome(), Some(Outcome::Win(winner)), "{position}");
    let distance = line.verdict.distance().expect("a win has a distance");
    let plies = usize::from(distance.plies());
    assert!(line.moves.len() <= plies, "{position} {distance:?}");
}

/// Reads positions with their values, a line of JSON each.
pub fn read_values<P: Position>(text: &str) -> Vec<(P, Value)> {
    let field = |line: &str, name: &str| {
        let start = line.split_once(&format!("\"{name}\":\""));
        let field = start.and_then(|(_, rest)| rest.split_once('"'));
        let (field, _) = field.unwrap_or_else(|| panic!("no {name} in {line}"));
        field.to_owned()
    };
    let value = |name: &str| {
        let mut values = [Value::Win, Value::Draw, Value::Loss].into_iter();
        values
            .find(|value| value.name() == name)
            .unwrap_or_else(|| panic!("{name} is no value"))
    };
    let read = |line: &str| {
        let position = field(line, "position").parse();
        let position = position.unwrap_or_else(|error| panic!("{line}: {error}"));
        (position, value(&field(line, "value")))
    };
    text.lines().map(read).collect()
}

/// Certifies a position, if it is not a draw, and has the certificate checked by the rules alone.
/// Tells whether it was certified.
pub fn check_certificate<P: Position>(solver: &mut impl Solver<P>, position: &P) -> bool {
    let mut go_on = |_: Progress| Control::Continue;
    let strategy = match solver.strategy(
        position,
        SizeLimit::told(1_000_000),
        &mut Watch::new(&mut go_on),
    ) {
        Ok(strategy) => strategy,
        Err(BuildError::NotWon) => return false,
        Err(error) => panic!("{position}: {error}"),
    };
    let mut text = Vec::new();
    strategy.write(&mut text).expect("memory is written to");
    let name = game(&mut text.as_slice()).expect("it names the game");
    assert_eq!(name, P::NAME);
    let checked = check::<P>(&mut text.as_slice()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(checked.position, *position);
    assert_eq!(checked.nodes, strategy.n_nodes());
    let is_won = value(solver, position) == Value::Win;
    assert_eq!(checked.winner == position.turn(), is_won, "{position}");
    check_damage::<P>(&text);
    true
}

/// A certificate with a byte changed, or with its end missing, is refused. A large one is read as far as
/// the damage each time, so that fewer places are tried.
fn check_damage<P: Position>(text: &[u8]) {
    const MOST_READ: usize = 4 << 20;
    let n_places = (MOST_READ / text.len()).clamp(4, 40);
    for index in (0..text.len()).step_by(text.len() / n_places + 1) {
        let mut damaged = text.to_vec();
        damaged[index] ^= 1;
        let is_refused = |mut text: &[u8]| check::<P>(&mut text).is_err();
        assert!(is_refused(&damaged), "byte {index}");
        assert!(is_refused(&text[..index]), "cut at {index}");
    }
}
