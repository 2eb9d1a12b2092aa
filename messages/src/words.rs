//! Messages that are put together from names: of games, editions, endings, values.

use std::collections::BTreeSet;

use boardgame::Named as _;
use boardgame::record::{OffBoard, REPETITION};
use boardgame::{Color, Outcome};
use catalog::lessons::Lesson;
use catalog::{
    AnyPosition, CheckedClaims, Edition, Ending, Game, Said, explained_messages, slug,
    told_messages,
};
use fluent_bundle::FluentValue;
use solving::{Method, Value, Verdict};

use crate::{Language, Messages, decimal, isolation};

/// The sections of a game's rules, in order.
pub const SECTIONS: [&str; 4] = ["material", "turn", "end", "notation"];
/// The section that names what the rulebooks leave open.
pub const SETTLED: &str = "settled";

/// What each game says of itself in a few words: links and headings.
const OF_GAME: [&str; 9] = [
    "join-title",
    "invite-text",
    "learn-a",
    "play-a",
    "rules-of",
    "setup-title",
    "puzzles-of",
    "study-title",
    "review-title",
];

/// What is said to a person.
#[derive(Debug)]
pub struct Words(Messages);

impl Words {
    /// The words of English, the source.
    #[allow(
        clippy::new_without_default,
        reason = "which language is meant must be said"
    )]
    pub fn new() -> Self {
        Self::of(Language::default())
    }

    /// The words of a language.
    pub fn of(language: Language) -> Self {
        Self(Messages::new(language))
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.0.text(id)
    }

    /// A message with its arguments.
    pub fn format(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        self.0.format(id, arguments)
    }

    /// A number alone, with so many decimals.
    pub fn number(&self, value: f64, digits: usize) -> String {
        self.0.number(value, digits)
    }

    /// The name of an edition.
    pub fn edition_name(&self, edition: Edition) -> String {
        self.text(&format!("edition-name-{edition}"))
    }

    /// A message about one of the colors.
    pub fn of_color(&self, id: &str, color: Color) -> String {
        self.format(id, &[("color", color.name().into())])
    }

    /// A message about a game, which stands among those of the game.
    pub fn of_game(&self, id: &str, game: Game) -> String {
        self.text(&format!("{id}-{}", game.name()))
    }

    /// Things one after the other.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let more = |list, next| self.filled("list-more", &[("list", list), ("next", next)]);
        things.into_iter().reduce(more).unwrap_or_default()
    }

    /// A text and a note on it.
    pub fn noted(&self, text: String, note: String) -> String {
        self.filled("noted", &[("text", text), ("note", note)])
    }

    /// Something that is told of a game or a task.
    pub fn told(&self, said: &Said) -> String {
        let about = said.about.iter();
        let arguments: Vec<_> = about.map(|(&name, text)| (name, text.clone())).collect();
        self.filled(&said.message, &arguments)
    }

    /// A message with places for other texts.
    pub fn filled(&self, id: &str, arguments: &[(&'static str, String)]) -> String {
        let arguments: Vec<_> = arguments
            .iter()
            .map(|(name, text)| (*name, text.as_str().into()))
            .collect();
        self.format(id, &arguments)
    }

    /// A message that counts something.
    pub fn count(&self, id: &str, count: usize) -> String {
        self.0.format(id, &[("count", count.into())])
    }

    /// The name of a game.
    pub fn game(&self, game: Game) -> String {
        self.text(&format!("game-{}", game.name()))
    }

    /// One line about a game.
    pub fn tagline(&self, game: Game) -> String {
        self.text(&format!("tagline-{}", game.name()))
    }

    /// What an edition changes.
    pub fn edition(&self, edition: Edition) -> String {
        self.text(&format!("edition-{}-{edition}", edition.game().name()))
    }

    /// A section of the rules of an edition.
    pub fn rules(&self, edition: Edition, section: &str) -> String {
        let text = self.0.format(
            &format!("rules-{}-{section}", edition.game().name()),
            &[("edition", edition.name().into())],
        );
        // What depends on the edition is whole sentences. Fluent isolates their direction as it does
        // that of arguments, and a sentence that begins with a move would be turned around.
        isolation::in_the_open(&text)
    }

    /// What a picture of a position is called.
    pub fn picture(&self, position: &AnyPosition) -> String {
        let board = self.text(&format!("board-{}", position.edition().game().name()));
        self.format(
            "picture-of",
            &[
                ("board", board.into()),
                ("state", self.state(position).into()),
            ],
        )
    }

    /// The heading of a section of the rules.
    pub fn rules_heading(&self, section: &str) -> String {
        self.text(&format!("rules-heading-{section}"))
    }

    /// What a lesson says: the task itself, `-title`, or `-right` after it was done.
    pub fn lesson(&self, lesson: &Lesson, part: &str) -> String {
        self.text(&lesson.message(part))
    }

    /// What the tour says about a game.
    pub fn tour(&self, game: Game, part: &str) -> String {
        self.text(&format!("tour-{}-{part}", game.name()))
    }

    /// What to type next.
    pub fn tour_try(&self, command: &str) -> String {
        self.0.format("tour-try", &[("command", command.into())])
    }

    /// Whose turn it is, or how and why the game ended.
    pub fn state(&self, position: &AnyPosition) -> String {
        match position.ending() {
            Some(ending) => self.ending(&ending),
            None => self.turn(position),
        }
    }

    fn turn(&self, position: &AnyPosition) -> String {
        let id = position
            .remark()
            .map_or("turn".to_owned(), |remark| format!("turn-{remark}"));
        self.of_color(&id, position.turn())
    }

    /// The name of a color.
    pub fn color(&self, color: Color) -> String {
        self.text(&format!("color-{}", color.name()))
    }

    /// Who won, or that nobody did.
    pub fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(color) => self.of_color("won", color),
            Outcome::Draw => self.text("drawn"),
        }
    }

    /// How and why a game ended.
    pub fn ending(&self, ending: &Ending) -> String {
        let words: Vec<_> = ending.ends.iter().map(|end| end.name).collect();
        self.ended(ending.outcome, &slug(&words.join(" or ")), &ending.marks)
    }

    pub(crate) fn ended(&self, outcome: Outcome, why: &str, marks: &[String]) -> String {
        let arguments = [
            (
                "winner",
                outcome.winner().map_or("draw", Color::name).into(),
            ),
            ("marks", marks.join(" ").into()),
        ];
        self.0.format(&format!("ended-{why}"), &arguments)
    }

    /// What is known of a position's value.
    pub fn verdict_on(&self, position: &AnyPosition, verdict: Verdict) -> String {
        if let Some(ending) = position.ending() {
            return self.ending(&ending);
        }
        if verdict == Verdict::Unknown {
            return self.of_color("verdict-unknown", position.turn());
        }
        self.verdict_for("analysis-verdict", position.turn(), verdict)
    }

    /// The heading over the moves of a value.
    pub fn value_heading(&self, value: Option<Value>, count: usize) -> String {
        let value = value.map_or("unknown", Value::name);
        self.count(&format!("value-{value}"), count)
    }

    /// How the game may go on.
    pub fn line(&self, moves: &[String]) -> String {
        self.0.format("line", &[("moves", moves.join(" ").into())])
    }

    /// The name of a method.
    pub(crate) fn method(&self, method: Method) -> String {
        self.text(&format!("method-{}", slug(method.name())))
    }

    /// What an answer took.
    pub fn effort(&self, nodes: u64, cpu_seconds: f64, method: Method) -> String {
        let arguments = [
            ("nodes", nodes.into()),
            ("seconds", decimal(cpu_seconds, 2)),
            ("method", self.method(method).into()),
        ];
        self.0.format("effort", &arguments)
    }

    /// What a certificate has shown.
    pub fn certified(
        &self,
        position: &AnyPosition,
        winner: Color,
        nodes: usize,
        moves: u32,
    ) -> String {
        let arguments = [
            ("game", self.game(position.game()).into()),
            ("position", position.to_string().into()),
            ("color", winner.name().into()),
            ("nodes", nodes.into()),
            ("moves", moves.into()),
        ];
        self.0.format("certified", &arguments)
    }

    /// What claims show, in a few lines.
    pub fn claims(&self, checked: &CheckedClaims, remade: usize) -> String {
        let CheckedClaims {
            position,
            winner,
            summary,
            gap,
            ..
        } = checked;
        let counts = [
            ("certified", summary.certified.into()),
            ("moves", summary.moves.into()),
            ("replies", summary.replies.into()),
            ("remade", remade.into()),
        ];
        let mut about = vec![
            ("game", self.game(position.game()).into()),
            ("position", position.to_string().into()),
            ("color", winner.name().into()),
        ];
        let verdict = match gap {
            None => self.format("claims-proven", &about),
            Some((moves, gap)) => {
                about.push(("moves", moves.join(" ").into()));
                about.push(("gap", gap.as_str().into()));
                self.format("claims-open", &about)
            }
        };
        format!("{}\n{verdict}\n", self.format("claims-sound", &counts))
    }
}

/// The names of messages that the functions here put together from other names.
pub fn composed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for game in Game::ALL {
        let name = game.name();
        ids.extend([format!("game-{name}"), format!("tagline-{name}")]);
        ids.extend(OF_GAME.map(|id| format!("{id}-{name}")));
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
        ids.extend(
            game.lessons()
                .iter()
                .flat_map(|lesson| ["", "-title"].map(|part| lesson.message(part))),
        );
        ids.extend(game.said_messages());
        ids.extend(game.keys().iter().map(|key| key.message.to_owned()));
        ids.extend(["move", "surprise"].map(|part| format!("tour-{name}-{part}")));
    }
    let games = || Game::ALL.iter().copied();
    ids.extend(explained_messages());
    let headings = SECTIONS.iter().chain([&SETTLED, &"edition"]);
    ids.extend(headings.map(|section| format!("rules-heading-{section}")));
    let editions = games().flat_map(Game::editions);
    ids.extend(editions.map(|edition| format!("edition-name-{edition}")));
    ids.extend(Color::ALL.map(|color| format!("color-{}", color.name())));
    let remarks = games().flat_map(Game::remarks);
    ids.extend(remarks.map(|remark| format!("turn-{remark}")));
    let on_board = games().flat_map(Game::board_ends).map(|end| end.name);
    let either = [
        "five by placing or five by twist",
        "opponent's five or five by twist",
    ];
    for value in ["win", "draw", "loss", "unknown"] {
        ids.extend(["value", "brief"].map(|kind| format!("{kind}-{value}")));
    }
    for value in ["win", "loss"] {
        ids.extend(["exact", "bound"].map(|how_far| format!("brief-{value}-{how_far}")));
    }
    ids.insert("brief-score".to_owned());
    ids.extend(
        Method::names()
            .iter()
            .map(|name| format!("method-{}", slug(name))),
    );
    ids.extend(told_messages());
    let off_board = OffBoard::names().into_iter().chain([REPETITION]);
    let ends = on_board.chain(off_board).chain(either).chain(["unsaid"]);
    ids.extend(ends.map(|word| format!("ended-{}", slug(word))));
    ids
}
