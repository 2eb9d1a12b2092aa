//! What is said of games that are written down.

use boardgame::record::GameResult;
use catalog::{AnyRecord, slug};

use crate::Words;

impl Words {
    /// A record in one line.
    pub fn record_line(&self, number: usize, record: &AnyRecord) -> String {
        let arguments = [
            ("number", number.into()),
            ("game", self.game(record.game()).into()),
            ("players", self.players(record).into()),
            (
                "plies",
                self.count("record-plies", record.moves().len()).into(),
            ),
            ("state", self.record_state(record).into()),
        ];
        self.format("record-line", &arguments)
    }

    /// The game that a record is of, with its edition if it is not the usual one.
    pub fn record_game(&self, record: &AnyRecord) -> String {
        let (game, edition) = (self.game(record.game()), record.edition());
        if edition == record.game().standard_edition() {
            game
        } else {
            self.noted(game, self.edition_name(edition))
        }
    }

    /// The players of a record.
    pub fn players(&self, record: &AnyRecord) -> String {
        let name = |tag| {
            record
                .tag(tag)
                .map_or_else(|| self.text("record-unknown-player"), str::to_owned)
        };
        self.format(
            "record-players",
            &[
                ("white", name("White").into()),
                ("black", name("Black").into()),
            ],
        )
    }

    /// How a recorded game ended, or that it did not.
    pub fn record_state(&self, record: &AnyRecord) -> String {
        let marks = record
            .position()
            .ending()
            .map_or(Vec::new(), |ending| ending.marks);
        let outcome = match (record.result(), record.end()) {
            (GameResult::Over(outcome), _) => outcome,
            (GameResult::Open, Some(_)) => return self.text("abandoned"),
            (GameResult::Open, None) => return self.text("not-over"),
        };
        self.ended(
            outcome,
            &record
                .end()
                .map_or("unsaid".to_owned(), |end| slug(end.name())),
            &marks,
        )
    }
}
