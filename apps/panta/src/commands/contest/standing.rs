//! How a match stands, for people and for programs.

use boardgame::Color;
use messages::{decimal, percent};
use serde::Serialize;
use terminal::text::{at_the_end, at_the_start, columns};

use super::fault::Fault;
use super::game::Ended;
use super::hall::Plan;
use super::sprt::{Decision, Sprt};
use super::tally::{Elo, Tally};
use crate::words::Words;

/// So many forfeits are told one by one.
const MAX_FORFEITS: usize = 10;

/// A match as far as it has come.
pub(super) struct Standing<'a> {
    plan: &'a Plan,
    sprt: Option<Sprt>,
    pub(super) tally: Tally,
    /// The halves that each game was worth to the first player.
    games: Vec<Option<usize>>,
    forfeits: Vec<Lost>,
    is_interrupted: bool,
}

/// A game that was lost off the board.
#[derive(Debug, Clone, Serialize)]
struct Lost {
    /// The number of the game, from 1.
    game: usize,
    player: &'static str,
    reason: String,
    #[serde(skip)]
    fault: Fault,
}

impl<'a> Standing<'a> {
    pub(super) fn new(plan: &'a Plan, sprt: Option<Sprt>) -> Self {
        Self {
            plan,
            sprt,
            tally: Tally::default(),
            games: vec![None; plan.n_games],
            forfeits: Vec::new(),
            is_interrupted: false,
        }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, index: usize, ended: &Ended) {
        let first = Color::ALL
            .into_iter()
            .find(|&color| Plan::player(index, color) == 0)
            .expect("each player has a color");
        let halves = ended.halves(first);
        self.games[index] = Some(halves);
        self.tally.add_game(halves);
        if let Some(other) = self.games[index ^ 1] {
            self.tally.add_pair(halves + other);
        }
        if let Some(forfeit) = &ended.forfeit {
            self.forfeits.push(Lost {
                game: index + 1,
                player: if forfeit.loser == first { "a" } else { "b" },
                reason: forfeit.fault.to_string(),
                fault: forfeit.fault.clone(),
            });
        }
    }

    /// Somebody pressed Ctrl-C.
    pub(super) fn interrupt(&mut self) {
        self.is_interrupted = true;
    }

    /// Whether the question of the match is answered.
    pub(super) fn is_decided(&self) -> bool {
        self.sprt
            .is_some_and(|sprt| sprt.decision(&self.tally) != Decision::Open)
    }

    /// As people read it.
    pub(super) fn describe(&self, words: &Words) -> String {
        let [a, b] = &self.plan.specs;
        let title = [
            ("game", words.game(self.plan.game).into()),
            ("a", a.to_string().into()),
            ("b", b.to_string().into()),
            ("done", self.tally.n_games().into()),
            ("games", self.plan.n_games.into()),
        ];
        let mut text = words.format("match-title", &title) + "\n";
        text += &self.table(words);
        let [none, half, one, more, two] = self.tally.pairs;
        let pairs = [
            ("none", none.into()),
            ("half", half.into()),
            ("one", one.into()),
            ("more", more.into()),
            ("two", two.into()),
        ];
        text += &(words.format("match-pairs", &pairs) + "\n");
        text += &(elo_text(words, self.tally.elo()) + "\n");
        if let Some(sprt) = self.sprt {
            text += &(self.sprt_text(words, sprt) + "\n");
        }
        text += &self.forfeits_text(words);
        if self.is_interrupted {
            text += &(words.text("match-interrupted") + "\n");
        }
        text
    }

    fn table(&self, words: &Words) -> String {
        let Tally {
            wins,
            draws,
            losses,
            ..
        } = self.tally;
        let (points, games) = (self.tally.points(), self.tally.n_games() as f64);
        let specs = self.plan.specs.each_ref().map(ToString::to_string);
        let heading = words.text("match-player");
        let width = specs.iter().chain([&heading]).map(|name| columns(name));
        let width = width.max().unwrap_or_default();
        let headings = ["match-won", "match-drawn", "match-lost", "match-points"];
        let headings = headings.map(|id| words.text(id));
        let mut text = row(&heading, width, &headings, &headings);
        let rows = [(wins, losses, points), (losses, wins, games - points)];
        for (spec, (wins, losses, points)) in specs.iter().zip(rows) {
            let numbers = [wins, draws, losses].map(|number| words.number(number as f64, 0));
            let [wins, draws, losses] = numbers;
            let numbers = [wins, draws, losses, words.number(points, 1)];
            text += &row(spec, width, &numbers, &headings);
        }
        text
    }

    fn sprt_text(&self, words: &Words, sprt: Sprt) -> String {
        let [low, high] = sprt.bounds();
        let id = match sprt.decision(&self.tally) {
            Decision::First => "match-sprt-first",
            Decision::Second => "match-sprt-second",
            Decision::Open => "match-sprt-open",
        };
        let arguments = [
            ("elo0", sprt.elo0.into()),
            ("elo1", sprt.elo1.into()),
            ("ratio", decimal(sprt.ratio(&self.tally), 2)),
            ("low", decimal(low, 2)),
            ("high", decimal(high, 2)),
        ];
        words.format(id, &arguments)
    }

    fn forfeits_text(&self, words: &Words) -> String {
        let mut text = String::new();
        for lost in self.forfeits.iter().take(MAX_FORFEITS) {
            let player = usize::from(lost.player == "b");
            let arguments = [
                ("number", lost.game.into()),
                ("player", self.plan.specs[player].to_string().into()),
                ("reason", lost.fault.told(words).into()),
            ];
            text += &(words.format("match-forfeit", &arguments) + "\n");
        }
        let n_more = self.forfeits.len().saturating_sub(MAX_FORFEITS);
        if n_more > 0 {
            text += &(words.count("match-more-forfeits", n_more) + "\n");
        }
        text
    }

    /// As programs read it.
    pub(super) fn view(&self) -> View<'_> {
        let Tally {
            wins,
            draws,
            losses,
            pairs,
        } = self.tally;
        let elo = self.tally.elo();
        let finite = |value: f64| Some(value).filter(|value| value.is_finite());
        View {
            game: self.plan.game.name(),
            edition: self.plan.edition.name(),
            a: self.plan.specs[0].to_string(),
            b: self.plan.specs[1].to_string(),
            seed: self.plan.seed,
            games: self.tally.n_games(),
            wins,
            draws,
            losses,
            pairs,
            elo: elo.and_then(|elo| finite(elo.value)),
            elo_low: elo.and_then(|elo| finite(elo.low)),
            elo_high: elo.and_then(|elo| finite(elo.high)),
            sprt: self.sprt.map(|sprt| SprtView {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                alpha: sprt.alpha,
                beta: sprt.beta,
                ratio: sprt.ratio(&self.tally),
                bounds: sprt.bounds(),
                decision: sprt.decision(&self.tally).name(),
            }),
            forfeits: &self.forfeits,
            interrupted: self.is_interrupted,
        }
    }
}

/// The fewest columns of a number in the table.
const NUMBER: usize = 7;

/// A name and numbers below their headings, in columns of a terminal.
fn row(name: &str, width: usize, numbers: &[String], headings: &[String]) -> String {
    let mut text = at_the_start(name, width);
    for (number, heading) in numbers.iter().zip(headings) {
        text += " ";
        text += &at_the_end(number, columns(heading).max(NUMBER));
    }
    text + "\n"
}

fn elo_text(words: &Words, elo: Option<Elo>) -> String {
    let Some(Elo { value, low, high }) = elo else {
        return words.text("match-elo-unknown");
    };
    let shown = |value: f64| {
        let plus = if value < 0.0 { "" } else { "+" };
        let endless = if value < 0.0 { "-∞" } else { "∞" };
        let text = if value.is_finite() {
            words.number(value, 0)
        } else {
            endless.to_owned()
        };
        plus.to_owned() + &text
    };
    let arguments = [
        ("elo", shown(value).into()),
        ("low", shown(low).into()),
        ("high", shown(high).into()),
        ("certainty", percent(95)),
    ];
    words.format("match-elo", &arguments)
}

/// A match as programs read it; results are those of the first player, and a difference without
/// bounds is null.
#[derive(Serialize)]
pub(super) struct View<'a> {
    game: &'static str,
    edition: &'static str,
    a: String,
    b: String,
    seed: u64,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    pairs: [u64; 5],
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    sprt: Option<SprtView>,
    forfeits: &'a [Lost],
    interrupted: bool,
}

#[derive(Serialize)]
struct SprtView {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    ratio: f64,
    bounds: [f64; 2],
    decision: &'static str,
}
