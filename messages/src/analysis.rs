//! What is said of an engine's analysis.

use boardgame::Color;
use catalog::AnyPosition;
use solving::{Analysis, Distance, Value, Variation, Verdict};

use crate::Words;

impl Words {
    /// A verdict on a move, in a few words.
    pub fn brief(&self, verdict: Verdict) -> String {
        let kind = match (verdict, verdict.value()) {
            (Verdict::Estimated(_), _) => "score",
            (_, value) => value.map_or("unknown", Value::name),
        };
        let percent = match verdict {
            Verdict::Estimated(score) => score.percent(),
            _ => 0,
        };
        let plies = verdict.distance().map_or(0, Distance::plies);
        let arguments = [("plies", plies.into()), ("percent", percent.into())];
        let id = format!("brief-{kind}{}", how_far(verdict));
        self.format(&id, &arguments)
    }

    /// The verdict of the engine on a position.
    pub fn analysis_of(&self, position: &AnyPosition, analysis: &Analysis<String>) -> String {
        if let Some(ending) = position.ending() {
            return self.ending(&ending);
        }
        let arguments = [
            ("color", self.color(position.turn()).into()),
            ("verdict", self.brief(analysis.verdict).into()),
        ];
        self.format("analysis-verdict", &arguments)
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
        let seconds = format!("{cpu_seconds:.2}");
        let arguments = [
            ("depth", analysis.depth.into()),
            ("nodes", analysis.nodes.to_string().into()),
            ("seconds", seconds.into()),
            ("method", analysis.method.name().into()),
        ];
        self.format("analysis-effort", &arguments)
    }

    /// How good a color is before the choice.
    pub fn analysis_color(&self, color: Color, verdict: Verdict) -> String {
        let arguments = [
            ("color", self.color(color).into()),
            ("verdict", self.brief(verdict).into()),
        ];
        self.format("analysis-color", &arguments)
    }

    /// Which color to choose.
    pub fn analysis_choice(&self, better: Option<Color>) -> String {
        match better {
            Some(color) => {
                let arguments = [("color", self.color(color).into())];
                self.format("analysis-choose", &arguments)
            }
            None => self.text("analysis-choose-either"),
        }
    }
}

/// The end of a message's name that says how far its distance can be relied on.
pub(crate) const fn how_far(verdict: Verdict) -> &'static str {
    match verdict.distance() {
        Some(Distance::Exact(_)) => "-exact",
        Some(Distance::AtMost(_)) => "-bound",
        None => "",
    }
}
