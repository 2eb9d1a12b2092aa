//! The message catalog, and the messages that are put together from names.

use boardgame::record::GameResult;
use boardgame::search::{Analysis, Distance, Line, Score, Value, Verdict};
use boardgame::{Color, Ending, Outcome};
use catalog::{AnyPosition, AnyRecord, Game};
use messages::{Language, Messages};

/// The sections of a game's rules, in order.
pub(crate) const SECTIONS: [&str; 4] = ["material", "turn", "end", "notation"];
/// The section that names what the rulebooks leave open.
pub(crate) const SETTLED: &str = "settled";

/// The end of a message's name that says how far its distance can be relied on.
const fn how_far(verdict: Verdict) -> &'static str {
    match verdict.distance() {
        Some(Distance::Exact(_)) => "-exact",
        Some(Distance::AtMost(_)) => "-bound",
        None => "",
    }
}

/// What is said to a person.
pub(crate) struct Words(Messages);

impl Words {
    pub(crate) fn new() -> Self {
        Self(Messages::new(Language::default()))
    }

    pub(crate) fn text(&self, id: &str) -> String {
        self.0.text(id)
    }

    /// A message with places for other texts.
    pub(crate) fn filled(&self, id: &str, arguments: &[(&'static str, String)]) -> String {
        let arguments: Vec<_> = arguments
            .iter()
            .map(|(name, text)| (*name, text.as_str().into()))
            .collect();
        self.0.format(id, &arguments)
    }

    /// A message that counts something.
    pub(crate) fn count(&self, id: &str, count: usize) -> String {
        self.0.format(id, &[("count", count.into())])
    }

    pub(crate) fn game(&self, game: Game) -> String {
        self.text(&format!("game-{}", game.name()))
    }

    pub(crate) fn tagline(&self, game: Game) -> String {
        self.text(&format!("tagline-{}", game.name()))
    }

    /// What an edition changes.
    pub(crate) fn edition(&self, game: Game, edition: &str) -> String {
        self.text(&format!("edition-{}-{edition}", game.name()))
    }

    /// A section of the rules of an edition.
    pub(crate) fn rules(&self, game: Game, edition: &'static str, section: &str) -> String {
        self.0.format(
            &format!("rules-{}-{section}", game.name()),
            &[("edition", edition.into())],
        )
    }

    /// The heading of a section of the rules.
    pub(crate) fn rules_heading(&self, section: &str) -> String {
        self.text(&format!("rules-heading-{section}"))
    }

    /// What the tour says about a game.
    pub(crate) fn tour(&self, game: Game, part: &str) -> String {
        self.text(&format!("tour-{}-{part}", game.name()))
    }

    /// What to type next.
    pub(crate) fn tour_try(&self, command: &str) -> String {
        self.0.format("tour-try", &[("command", command.into())])
    }

    /// Whose turn it is, or how and why the game ended.
    pub(crate) fn state(&self, position: &AnyPosition) -> String {
        match position.ending() {
            Some(ending) => self.ending(&ending),
            None => self.turn(position),
        }
    }

    fn turn(&self, position: &AnyPosition) -> String {
        let id = position
            .remark()
            .map_or("turn".to_owned(), |remark| format!("turn-{remark}"));
        self.0
            .format(&id, &[("color", self.color(position.turn()).into())])
    }

    fn color(&self, color: Color) -> String {
        self.text(&format!("color-{}", color.name()))
    }

    fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(color) => self.0.format("won", &[("color", self.color(color).into())]),
            Outcome::Draw => self.text("drawn"),
        }
    }

    /// How and why a game ended.
    pub(crate) fn ending(&self, ending: &Ending) -> String {
        self.ended(
            ending.outcome,
            &slug(&ending.terminations.join(" or ")),
            &ending.marks,
        )
    }

    fn ended(&self, outcome: Outcome, why: &str, marks: &[String]) -> String {
        let arguments = [
            ("result", self.outcome(outcome).into()),
            ("marks", marks.join(" ").into()),
        ];
        self.0.format(&format!("ended-{why}"), &arguments)
    }

    /// How a recorded game ended, or that it did not.
    pub(crate) fn record_state(&self, record: &AnyRecord) -> String {
        let marks = record
            .position()
            .ending()
            .map_or(Vec::new(), |ending| ending.marks);
        let outcome = match (record.result(), record.termination()) {
            (GameResult::Over(outcome), _) => outcome,
            (GameResult::Open, Some(_)) => return self.text("abandoned"),
            (GameResult::Open, None) => return self.text("not-over"),
        };
        self.ended(
            outcome,
            &record.termination().map_or("unsaid".to_owned(), slug),
            &marks,
        )
    }

    /// What is known of a position's value.
    pub(crate) fn verdict_on(&self, position: &AnyPosition, verdict: Verdict) -> String {
        if let Some(ending) = position.ending() {
            return self.ending(&ending);
        }
        let value = verdict.value().map_or("unknown", Value::name);
        let how_far = how_far(verdict);
        let plies = verdict.distance().map_or(0, Distance::plies);
        let arguments = [
            ("color", self.color(position.turn()).into()),
            ("plies", plies.into()),
        ];
        self.0
            .format(&format!("verdict-{value}{how_far}"), &arguments)
    }

    /// A verdict on a move, in a few words.
    fn brief(&self, verdict: Verdict) -> String {
        let kind = match (verdict, verdict.value()) {
            (Verdict::Estimated(_), _) => "score",
            (_, value) => value.map_or("unknown", Value::name),
        };
        let score = match verdict {
            Verdict::Estimated(Score(score)) => format!("{:+.2}", f64::from(score) / 100.0),
            _ => String::new(),
        };
        let plies = verdict.distance().map_or(0, Distance::plies);
        let arguments = [("plies", plies.into()), ("score", score.into())];
        let id = format!("brief-{kind}{}", how_far(verdict));
        self.0.format(&id, &arguments)
    }

    /// The verdict of the engine on a position.
    pub(crate) fn analysis_of(
        &self,
        position: &AnyPosition,
        analysis: &Analysis<String>,
    ) -> String {
        if let Some(ending) = position.ending() {
            return self.ending(&ending);
        }
        let arguments = [
            ("color", self.color(position.turn()).into()),
            ("verdict", self.brief(analysis.verdict).into()),
        ];
        self.0.format("analysis-verdict", &arguments)
    }

    /// A line of play with its verdict.
    pub(crate) fn analysis_line(&self, rank: usize, line: &Line<String>) -> String {
        let arguments = [
            ("rank", rank.into()),
            ("verdict", self.brief(line.verdict).into()),
            ("moves", line.moves.join(" ").into()),
        ];
        self.0.format("analysis-line", &arguments)
    }

    /// What an analysis took.
    pub(crate) fn analysis_effort(&self, analysis: &Analysis<String>, cpu_seconds: f64) -> String {
        let seconds = format!("{cpu_seconds:.2}");
        let arguments = [
            ("depth", analysis.depth.into()),
            ("nodes", analysis.nodes.to_string().into()),
            ("seconds", seconds.into()),
            ("method", analysis.method.into()),
        ];
        self.0.format("analysis-effort", &arguments)
    }

    /// How good a color is before the choice.
    pub(crate) fn analysis_color(&self, color: Color, verdict: Verdict) -> String {
        let arguments = [
            ("color", self.color(color).into()),
            ("verdict", self.brief(verdict).into()),
        ];
        self.0.format("analysis-color", &arguments)
    }

    /// Which color to choose.
    pub(crate) fn analysis_choice(&self, better: Option<Color>) -> String {
        match better {
            Some(color) => {
                let arguments = [("color", self.color(color).into())];
                self.0.format("analysis-choose", &arguments)
            }
            None => self.text("analysis-choose-either"),
        }
    }

    /// The heading over the moves of a value.
    pub(crate) fn value_heading(&self, value: Option<Value>, count: usize) -> String {
        let value = self.text(&format!("value-{}", value.map_or("unknown", Value::name)));
        self.0.format(
            "value-heading",
            &[("value", value.into()), ("count", count.into())],
        )
    }

    /// How the game may go on.
    pub(crate) fn line(&self, moves: &[String]) -> String {
        self.0.format("line", &[("moves", moves.join(" ").into())])
    }

    /// What an answer took.
    pub(crate) fn effort(&self, nodes: u64, cpu_seconds: f64, method: &'static str) -> String {
        let seconds = format!("{cpu_seconds:.2}");
        let arguments = [
            ("nodes", nodes.to_string().into()),
            ("seconds", seconds.into()),
            ("method", method.into()),
        ];
        self.0.format("effort", &arguments)
    }

    /// What a certificate has shown.
    pub(crate) fn certified(
        &self,
        position: &AnyPosition,
        winner: Color,
        nodes: usize,
        moves: u32,
    ) -> String {
        let arguments = [
            ("game", self.game(position.game()).into()),
            ("position", position.to_string().into()),
            ("color", self.color(winner).into()),
            ("nodes", nodes.to_string().into()),
            ("moves", moves.into()),
        ];
        self.0.format("certified", &arguments)
    }

    /// The players of a record.
    pub(crate) fn players(&self, record: &AnyRecord) -> String {
        let name = |tag| {
            record
                .tag(tag)
                .map_or_else(|| self.text("record-unknown-player"), str::to_owned)
        };
        self.0.format(
            "record-players",
            &[
                ("white", name("White").into()),
                ("black", name("Black").into()),
            ],
        )
    }
}

/// The form of a record's word in the name of a message: `opponent's five` is `opponents-five`.
fn slug(words: &str) -> String {
    words.replace('\'', "").replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use boardgame::record::{Adjudication, REPETITION};

    use super::*;

    /// The names that are put together from other names, as the functions above do it.
    fn composed() -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        for game in Game::ALL {
            let name = game.name();
            ids.extend([format!("game-{name}"), format!("tagline-{name}")]);
            ids.extend(
                game.editions()
                    .iter()
                    .map(|edition| format!("edition-{name}-{edition}")),
            );
            ids.extend(
                SECTIONS
                    .iter()
                    .chain([&SETTLED])
                    .map(|section| format!("rules-{name}-{section}")),
            );
            ids.extend(["move", "surprise"].map(|part| format!("tour-{name}-{part}")));
        }
        let headings = SECTIONS.iter().chain([&SETTLED, &"edition"]);
        ids.extend(headings.map(|section| format!("rules-heading-{section}")));
        ids.extend(Color::ALL.map(|color| format!("color-{}", color.name())));
        ids.extend(["reply", "no-swap"].map(|remark| format!("turn-{remark}")));
        let on_board = Game::ALL.iter().flat_map(|game| game.terminations());
        let either = [
            "five by placing or five by twist",
            "opponent's five or five by twist",
        ];
        for value in ["win", "draw", "loss", "unknown"] {
            ids.extend([format!("value-{value}"), format!("verdict-{value}")]);
        }
        for value in ["win", "loss"] {
            ids.extend(["exact", "bound"].map(|how_far| format!("verdict-{value}-{how_far}")));
        }
        let off_board = Adjudication::TERMINATIONS
            .iter()
            .chain(&[REPETITION, "unsaid"]);
        ids.extend(
            on_board
                .chain(off_board)
                .chain(&either)
                .map(|word| format!("ended-{}", slug(word))),
        );
        ids
    }

    /// All sources of this program, without their tests.
    fn sources(folder: &Path) -> String {
        let mut text = String::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                text += &sources(&path);
            } else {
                let source = fs::read_to_string(&path).unwrap();
                text += source.split("#[cfg(test)]").next().unwrap();
            }
        }
        text
    }

    #[test]
    fn every_message_is_there() {
        let messages = Messages::new(Language::default());
        for id in composed() {
            assert!(messages.has(&id), "{id} is missing");
        }
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        for call in [
            "words.text(\"",
            "self.text(\"",
            "words.count(\"",
            "words.filled(\"",
            "self.0.format(\"",
        ] {
            for rest in sources.split(call).skip(1) {
                let id = rest.split('"').next().unwrap();
                assert!(messages.has(id), "{id} is missing");
            }
        }
    }

    #[test]
    fn every_message_is_used() {
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let composed = composed();
        for id in messages::ids(Language::default()) {
            let is_used = composed.contains(id) || sources.contains(&format!("\"{id}\""));
            assert!(is_used, "{id} is not used");
        }
    }
}
