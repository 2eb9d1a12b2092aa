//! What is said of an engine's analysis.

use boardgame::Color;
use catalog::AnyPosition;
use solving::{Analysis, Distance, Value, Variation, Verdict};

use crate::{Words, decimal, percent};

impl Words {
    /// A verdict on a move, in a few words.
    pub fn brief(&self, verdict: Verdict) -> String {
        let kind = match (verdict, verdict.value()) {
            (Verdict::Estimated(_), _) => "score",
            (_, value) => value.map_or("unknown", Value::name),
        };
        let share = match verdict {
            Verdict::Estimated(score) => score.percent(),
            _ => 0,
        };
        let moves = verdict.distance().map_or(0, Distance::winners_moves);
        let arguments = [("moves", moves.into()), ("percent", percent(share))];
        let id = format!("brief-{kind}{}", how_far(verdict));
        self.format(&id, &arguments)
    }

    /// The verdict of the engine on a position.
    pub fn analysis_of(&self, position: &AnyPosition, analysis: &Analysis<String>) -> String {
        if let Some(ending) = position.ending() {
            return self.ending(&ending);
        }
        self.verdict_for("analysis-verdict", position.turn(), analysis.verdict)
    }

    /// A message about a color and a verdict.
    pub(crate) fn verdict_for(&self, id: &str, color: Color, verdict: Verdict) -> String {
        let verdict = self.brief(verdict);
        self.format(
            id,
            &[("color", color.name().into()), ("verdict", verdict.into())],
        )
    }

    /// Who has proven what the answer says, where that was somebody else.
    pub fn source(&self, position: &AnyPosition, analysis: &Analysis<String>) -> Option<String> {
        let source = position.game().source_of(analysis.method)?;
        let arguments = [("source", source.into())];
        Some(self.format("published-by", &arguments))
    }

    /// A line of play with its verdict.
    pub fn analysis_line(&self, rank: usize, line: &Variation<String>) -> String {
        let arguments = [
            ("rank", rank.into()),
            ("verdict", self.brief(line.verdict).into()),
            ("moves", line.moves.join(" ").into()),
        ];
        self.format("analysis-line", &arguments)
    }

    /// What an analysis took.
    pub fn analysis_effort(&self, analysis: &Analysis<String>, cpu_seconds: f64) -> String {
        let arguments = [
            ("depth", analysis.depth.into()),
            ("nodes", analysis.nodes.into()),
            ("seconds", decimal(cpu_seconds, 2)),
            ("method", self.method(analysis.method).into()),
        ];
        self.format("analysis-effort", &arguments)
    }

    /// How far an analysis is that goes on.
    pub fn analysis_so_far(&self, depth: u32, nodes: u64) -> String {
        let arguments = [("depth", depth.into()), ("nodes", nodes.into())];
        self.format("analysis-so-far", &arguments)
    }

    /// How good a color is before the choice.
    pub fn analysis_color(&self, color: Color, verdict: Verdict) -> String {
        self.verdict_for("analysis-color", color, verdict)
    }

    /// Which color to choose.
    pub fn analysis_choice(&self, better: Option<Color>) -> String {
        match better {
            Some(color) => self.of_color("analysis-choose", color),
            None => self.text("analysis-choose-either"),
        }
    }
}

/// The end of a message's name that says how far its distance can be relied on.
const fn how_far(verdict: Verdict) -> &'static str {
    match verdict.distance() {
        Some(Distance::Exact(_)) => "-exact",
        Some(Distance::AtMost(_)) => "-bound",
        None => "",
    }
}
