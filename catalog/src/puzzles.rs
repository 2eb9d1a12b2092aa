//! Puzzles: positions in which all that matters is to find one move.
//!
//! They come from games, those that are shipped from games between levels of the engine, and the solver
//! has the last word: exactly one resulting position wins, or exactly one saves the draw, and this is
//! proven of every other.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use boardgame::Random;
use engine::level::Level;
use engine::{Limits, Silent};
use serde::{Deserialize, Serialize};
use solving::{Analysis, Control, Distance, Progress, Question, Resources, Value, Verdict, Watch};

use crate::{AnyEngine, AnyPosition, Game, Judged, MoveError, Said, SetupChoice, Situation};

/// The solver gives up on a position after the time in which a search would visit so many nodes.
const SEARCH_NODES: u64 = 300_000;
/// No game goes on for longer.
const MAX_PLIES: usize = 120;
/// What is won at once, or lost at once by every other move, is no puzzle.
const MIN_DEPTH: u16 = 3;
/// With fewer different results there is little to find.
const MIN_RESULTS: usize = 6;

/// What can be reached in a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Find {
    /// A win, against every defense.
    Win,
    /// A draw, where everything else loses.
    Draw,
}

impl Find {
    /// The message that says whether it was found.
    pub fn message(self, right: bool) -> String {
        let how = if right { "right" } else { "wrong" };
        format!("puzzle-{how}-{}", self.name())
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
        }
    }
}

/// A position with one thing to find.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The position, in notation.
    pub position: String,
    /// What there is to find.
    pub goal: Find,
    /// How far one has to look: to the end of the win, or of the longest loss that is avoided.
    pub depth: u16,
    /// The moves that solve it; all lead to the same position.
    pub moves: Vec<String>,
}

impl Puzzle {
    /// Judges a move of the game that it is a puzzle of, and says why.
    pub fn judged(&self, game: Game, text: &str) -> Result<Judged, MoveError> {
        let position = game.position(&self.position);
        let position = position.expect("tests read them all");
        let right = self.moves.contains(&position.preview(text)?.canonical);
        let told = vec![Said::of(self.goal.message(right), [])];
        Ok(Judged { right, told })
    }
}

impl Game {
    /// The puzzles that are shipped, the easy ones first.
    pub fn puzzles(self) -> &'static [Puzzle] {
        static SHIPPED: LazyLock<HashMap<Game, Vec<Puzzle>>> = LazyLock::new(|| {
            let all = Game::ALL.iter().copied();
            all.map(|game| (game, read(game.puzzle_lines()))).collect()
        });
        &SHIPPED[&self]
    }
}

fn read(lines: &str) -> Vec<Puzzle> {
    let puzzle = |line| serde_json::from_str(line).expect("tests read them all");
    lines.lines().map(puzzle).collect()
}

/// Whoever makes puzzles is told after every position how many there are; whether to go on is the
/// answer.
pub type GoesOn<'a> = &'a mut dyn FnMut(usize) -> bool;

/// So many puzzles of a game, or as many as there were when it was told to stop.
pub fn make(
    game: Game,
    count: usize,
    seed: u64,
    resources: Resources,
    goes_on: GoesOn<'_>,
) -> Vec<Puzzle> {
    let mut maker = Maker {
        random: Random::new(seed),
        engine: AnyEngine::new(resources),
    };
    let mut finder = Finder::new(game, resources);
    let mut puzzles = Vec::new();
    while puzzles.len() < count {
        let positions = maker.play(game);
        if !finder.look_back(&positions, count, &mut puzzles, goes_on) {
            break;
        }
    }
    puzzles
}

/// The puzzles in a game that was played, at most so many: from its end back, as far as the solver can
/// tell; the last one first.
pub fn of_game(
    positions: &[AnyPosition],
    count: usize,
    resources: Resources,
    goes_on: GoesOn<'_>,
) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    if let Some(first) = positions.first() {
        let mut finder = Finder::new(first.game(), resources);
        finder.look_back(positions, count, &mut puzzles, goes_on);
    }
    puzzles
}

/// Plays games between levels.
struct Maker {
    random: Random,
    engine: AnyEngine,
}

impl Maker {
    fn start(&mut self, game: Game) -> AnyPosition {
        let seed = game.is_shuffled().then(|| self.random.bits());
        let choice = SetupChoice {
            seed,
            ..SetupChoice::default()
        };
        game.start(choice)
    }

    /// The positions of a game.
    fn play(&mut self, game: Game) -> Vec<AnyPosition> {
        let mut positions = vec![self.start(game)];
        while let Some(last) = positions.last()
            && last.outcome().is_none()
            && positions.len() < MAX_PLIES
        {
            let next = self.moved(last);
            positions.push(next);
        }
        positions
    }

    /// The position after a move of a player who is sometimes good.
    fn moved(&mut self, position: &AnyPosition) -> AnyPosition {
        let levels = [3, 4, 5, 6, 7].map(|number| Level::new(number).expect("there are ten"));
        let level = *self.random.pick(&levels).expect("there are some");
        let seed = self.random.bits();
        let situation = Situation::from(position);
        let analysis = self
            .engine
            .choose(situation, level, seed, Limits::default(), &mut Silent);
        let best = analysis.best.expect("the game goes on");
        position.play(&best).expect("it is legal")
    }
}

/// Looks for puzzles in games.
struct Finder {
    resources: Resources,
    max_nodes: u64,
    known: HashSet<String>,
}

impl Finder {
    fn new(game: Game, resources: Resources) -> Self {
        Self {
            resources,
            max_nodes: SEARCH_NODES * game.solver_pace() / 100,
            known: HashSet::new(),
        }
    }

    /// Looks for puzzles from the end of a game backward, until the solver cannot tell any more.
    /// Whether to go on with another game.
    fn look_back(
        &mut self,
        positions: &[AnyPosition],
        count: usize,
        puzzles: &mut Vec<Puzzle>,
        goes_on: GoesOn<'_>,
    ) -> bool {
        for position in positions.iter().rev() {
            if !goes_on(puzzles.len()) {
                return false;
            }
            if position.outcome().is_some() {
                continue;
            }
            let Some(analysis) = self.solve(position, false, puzzles.len(), goes_on) else {
                return true;
            };
            let is_new = self.known.insert(position.to_string());
            if is_new && solution(position, &analysis).is_some() {
                puzzles.extend(self.measured(position, puzzles.len(), goes_on));
                if puzzles.len() == count {
                    return false;
                }
            }
        }
        true
    }

    /// The puzzle with its depth, unless it is too easy. Distances cost more than values, and most
    /// positions are no puzzle.
    fn measured(
        &self,
        position: &AnyPosition,
        n_found: usize,
        goes_on: GoesOn<'_>,
    ) -> Option<Puzzle> {
        let analysis = self.solve(position, true, n_found, goes_on)?;
        let puzzle = solution(position, &analysis)?;
        (puzzle.depth >= MIN_DEPTH).then_some(puzzle)
    }

    /// The values of all moves, if they can be found in time.
    fn solve(
        &self,
        position: &AnyPosition,
        exact_distance: bool,
        n_found: usize,
        goes_on: GoesOn<'_>,
    ) -> Option<Analysis<String>> {
        let question = Question {
            root_only: false,
            exact_distance,
        };
        let mut watch = |progress: Progress| {
            if progress.nodes > self.max_nodes || !goes_on(n_found) {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let mut solving = position.solving(self.resources).ok()?;
        let analysis = solving.solve(question, &mut Watch::new(&mut watch)).ok()?;
        let is_known = |(_, verdict): &(String, Verdict)| verdict.value().is_some();
        analysis.moves.iter().all(is_known).then_some(analysis)
    }
}

/// The puzzle of a position whose moves are solved, if it is one.
pub fn solution(position: &AnyPosition, analysis: &Analysis<String>) -> Option<Puzzle> {
    let best = analysis.verdict.value()?;
    let goal = match best {
        Value::Win => Find::Win,
        Value::Draw => Find::Draw,
        Value::Loss => return None,
    };
    let mut results: BTreeMap<String, Vec<&String>> = BTreeMap::new();
    let mut longest_loss = 0;
    for (m, verdict) in &analysis.moves {
        let value = verdict.value()?;
        let plies = verdict.distance().map_or(0, Distance::plies);
        if value == Value::Loss {
            longest_loss = longest_loss.max(plies);
        }
        let after = position.play(m).ok()?.to_string();
        let moves = results.entry(after).or_default();
        if value == best {
            moves.push(m);
        }
    }
    let n_results = results.len();
    let mut good = results.into_values().filter(|moves| !moves.is_empty());
    let (Some(moves), None) = (good.next(), good.next()) else {
        return None;
    };
    let win = analysis.verdict.distance().map_or(0, Distance::plies);
    (n_results >= MIN_RESULTS).then(|| Puzzle {
        position: position.to_string(),
        goal,
        depth: match goal {
            Find::Win => win,
            Find::Draw => longest_loss,
        },
        moves: moves.into_iter().cloned().collect(),
    })
}
