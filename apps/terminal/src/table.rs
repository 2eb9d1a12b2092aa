//! A game as it is played here: the record, who plays which color, and what was taken back.

use boardgame::record::Adjudication;
use boardgame::{ByColor, Color, Random};
use catalog::{AnyPosition, AnyRecord, Edition, End, Game, MoveError, Preview, SetupChoice};

use crate::setup::{Opening, Player, Setup, Wish};

/// A game at this terminal.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    setup: Setup,
    seats: ByColor<Player>,
    stage: Stage,
    /// Moves that were taken back, the next one last.
    undone: Vec<String>,
}

#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "there is one of it at a time")]
enum Stage {
    /// Somebody looks at a layout and chooses a color.
    Choosing {
        layout: String,
        chooser: Player,
    },
    Playing(AnyRecord),
}

impl Table {
    /// A game from its ordinary start; what is left to chance follows from the seed.
    pub(crate) fn new(setup: Setup, seed: u64) -> Self {
        let opening = match setup.game.layout(seed) {
            Some(layout) => Opening::Layout(layout),
            None => Opening::Position(setup.game.start(SetupChoice {
                edition: Some(setup.edition),
                ..SetupChoice::default()
            })),
        };
        Self::open(setup, opening, seed)
    }

    /// A game from this opening.
    pub(crate) fn open(setup: Setup, opening: Opening, seed: u64) -> Self {
        let lot = if Random::new(seed).below(2) == 0 {
            Color::White
        } else {
            Color::Black
        };
        let (stage, default) = match opening {
            Opening::Layout(layout) => match setup.wish {
                Wish::Color(color) => (chosen(setup.game, &layout, color), color),
                Wish::LetChoose if setup.opponent != Player::Person => {
                    let chooser = setup.opponent;
                    (Stage::Choosing { layout, chooser }, lot)
                }
                _ => {
                    let chooser = Player::Person;
                    (Stage::Choosing { layout, chooser }, lot)
                }
            },
            Opening::Position(position) => {
                let turn = position.turn();
                (Stage::Playing(AnyRecord::new(&position)), turn)
            }
            Opening::Record(record) => {
                let turn = record.position().turn();
                (Stage::Playing(record), turn)
            }
        };
        let color = match setup.wish {
            Wish::Color(color) => color,
            Wish::Lot => lot,
            Wish::Choose | Wish::LetChoose => default,
        };
        let mut seats = ByColor([Player::Person; 2]);
        seats[!color] = setup.opponent;
        let mut table = Self {
            setup,
            seats,
            stage,
            undone: Vec::new(),
        };
        table.setup.edition = table.position().edition();
        table
    }

    pub(crate) fn game(&self) -> Game {
        self.setup.game
    }

    pub(crate) fn setup(&self) -> Setup {
        self.setup
    }

    pub(crate) fn edition(&self) -> Edition {
        self.setup.edition
    }

    pub(crate) fn player(&self, color: Color) -> Player {
        self.seats[color]
    }

    /// The record, once there is a first move to make.
    pub(crate) fn record(&self) -> Option<&AnyRecord> {
        match &self.stage {
            Stage::Playing(record) => Some(record),
            Stage::Choosing { .. } => None,
        }
    }

    /// The position; of a layout, as if White began.
    pub(crate) fn position(&self) -> AnyPosition {
        match &self.stage {
            Stage::Playing(record) => record.position(),
            Stage::Choosing { layout, .. } => {
                let position = self.setup.game.layout_position(layout);
                position.expect("the layout was read before")
            }
        }
    }

    /// Who must choose a color now, if anybody must.
    pub(crate) fn chooser(&self) -> Option<Player> {
        match self.stage {
            Stage::Choosing { chooser, .. } => Some(chooser),
            Stage::Playing(_) => None,
        }
    }

    /// The color of the only person, if there is just one and it is known.
    pub(crate) fn you(&self) -> Option<Color> {
        let persons: Vec<_> = Color::ALL
            .into_iter()
            .filter(|&color| self.seats[color] == Player::Person)
            .collect();
        match persons[..] {
            [color] if self.record().is_some() => Some(color),
            _ => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.record().is_some_and(AnyRecord::is_over)
    }

    /// Who has to do something now.
    pub(crate) fn mover(&self) -> Option<Player> {
        match &self.stage {
            Stage::Choosing { chooser, .. } => Some(*chooser),
            Stage::Playing(record) if record.is_over() => None,
            Stage::Playing(record) => Some(self.seats[record.position().turn()]),
        }
    }

    pub(crate) fn is_persons_turn(&self) -> bool {
        self.mover() == Some(Player::Person)
    }

    /// Whoever must choose takes this color; the other one begins.
    pub(crate) fn choose(&mut self, color: Color) {
        let Stage::Choosing { layout, chooser } = &self.stage else {
            return;
        };
        let other = match *chooser {
            Player::Person => self.setup.opponent,
            Player::Computer(_) => Player::Person,
        };
        self.seats[color] = *chooser;
        self.seats[!color] = other;
        self.stage = chosen(self.setup.game, layout, color);
    }

    /// Plays a move; the answer tells what it did.
    pub(crate) fn play(&mut self, text: &str) -> Result<Preview, MoveError> {
        let Stage::Playing(record) = &mut self.stage else {
            return Err(MoveError::Over);
        };
        if record.is_over() {
            return Err(MoveError::Over);
        }
        let preview = record.position().preview(text)?;
        record.push(text)?;
        self.undone.clear();
        Ok(preview)
    }

    /// Takes back to the person's last turn. Whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        if self.take_back_end() {
            return true;
        }
        let before = self.clone();
        while self.pop() {
            if self.is_persons_turn() {
                return true;
            }
        }
        *self = before;
        false
    }

    /// An end off the board is taken back without a move.
    fn take_back_end(&mut self) -> bool {
        let Stage::Playing(record) = &mut self.stage else {
            return false;
        };
        if !matches!(record.end(), Some(End::OffBoard(_))) {
            return false;
        }
        let start = record.position_at(0).expect("every record has a start");
        let mut again = AnyRecord::new(&start);
        for m in record.moves() {
            again.push(&m).expect("it was played before");
        }
        *record = again;
        true
    }

    fn pop(&mut self) -> bool {
        let Stage::Playing(record) = &mut self.stage else {
            return false;
        };
        let popped = record.pop();
        let is_popped = popped.is_some();
        self.undone.extend(popped);
        is_popped
    }

    /// Plays what was taken back, up to the person's next turn. Whether there was anything.
    pub(crate) fn redo(&mut self) -> bool {
        let mut is_done = false;
        while let Some(m) = self.undone.pop() {
            let Stage::Playing(record) = &mut self.stage else {
                break;
            };
            if record.push(&m).is_err() {
                break;
            }
            is_done = true;
            if self.is_persons_turn() {
                break;
            }
        }
        is_done
    }

    /// The moves that can be played again, the next one first.
    pub(crate) fn undone(&self) -> impl Iterator<Item = &String> {
        self.undone.iter().rev()
    }

    /// The person gives up; of two at one terminal, the one whose turn it is.
    pub(crate) fn resign(&mut self) -> bool {
        let you = self.you();
        let Stage::Playing(record) = &mut self.stage else {
            return false;
        };
        let loser = you.unwrap_or(record.position().turn());
        let is_done = record.adjudicate(Adjudication::Resignation(loser)).is_ok();
        if is_done {
            self.undone.clear();
        }
        is_done
    }

    /// The players change places. Whether that makes a difference.
    pub(crate) fn switch_sides(&mut self) -> bool {
        let ByColor(seats) = &mut self.seats;
        seats.swap(0, 1);
        seats[0] != seats[1] && self.record().is_some()
    }

    /// The record as it is saved, with the names of the players.
    pub(crate) fn to_save(&self) -> Option<String> {
        let mut record = self.record()?.clone();
        for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
            if let Player::Computer(level) = self.seats[color] {
                record.set_tag(tag, &format!("Level {level}"));
            }
        }
        Some(record.to_string())
    }
}

fn chosen(game: Game, layout: &str, color: Color) -> Stage {
    let start = game.layout_start(layout, !color);
    let mut record = AnyRecord::new(&start.expect("the layout was read before"));
    let name = match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    record.set_tag("Chooser", name);
    Stage::Playing(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_people(game: Game) -> Table {
        let setup = Setup {
            opponent: Player::Person,
            ..Setup::ordinary(game)
        };
        Table::new(setup, 1)
    }

    #[test]
    fn what_is_taken_back_can_be_played_again() {
        let mut table = two_people(Game::Pentago);
        assert!(!table.undo());
        table.play("c3-2R").unwrap();
        table.play("d4-1L").unwrap();
        assert!(table.undo());
        assert_eq!(table.record().unwrap().moves(), ["c3-2R"]);
        assert!(table.redo());
        assert!(!table.redo());
        assert_eq!(table.record().unwrap().moves(), ["c3-2R", "d4-1L"]);
    }

    #[test]
    fn against_the_computer_both_moves_are_taken_back() {
        let mut table = Table::new(Setup::ordinary(Game::Pentago), 1);
        assert_eq!(table.you(), Some(Color::White));
        table.play("c3-2R").unwrap();
        table.play("d4-1L").unwrap();
        assert!(table.undo());
        assert!(table.record().unwrap().moves().is_empty());
        assert!(table.is_persons_turn());
        assert!(table.redo());
        assert_eq!(table.record().unwrap().moves().len(), 2);
    }

    #[test]
    fn there_is_nothing_to_take_back_before_the_persons_first_move() {
        let setup = Setup {
            wish: Wish::Color(Color::Black),
            ..Setup::ordinary(Game::Pentago)
        };
        let mut table = Table::new(setup, 1);
        table.play("c3-2R").unwrap();
        assert!(!table.undo());
        assert_eq!(table.record().unwrap().moves().len(), 1);
    }

    #[test]
    fn a_resignation_is_taken_back_alone() {
        let mut table = two_people(Game::Pentaroll);
        table.play("Nc").unwrap();
        assert!(table.resign());
        assert!(table.is_over());
        assert!(table.undo());
        assert!(!table.is_over());
        assert_eq!(table.record().unwrap().moves(), ["Nc"]);
    }

    #[test]
    fn the_one_who_does_not_choose_begins() {
        let mut table = Table::new(Setup::ordinary(Game::Pantarei), 7);
        assert_eq!(table.chooser(), Some(Player::Person));
        assert!(table.play("1R1").is_err());
        table.choose(Color::White);
        assert_eq!(table.you(), Some(Color::White));
        assert_eq!(table.position().turn(), Color::Black);
        assert!(!table.is_persons_turn());
        assert_eq!(table.record().unwrap().tag("Chooser"), Some("White"));
        let named = Setup {
            wish: Wish::Color(Color::Black),
            ..Setup::ordinary(Game::Pantarei)
        };
        let table = Table::new(named, 7);
        assert_eq!(table.position().turn(), Color::White);
        assert_eq!(table.you(), Some(Color::Black));
    }

    #[test]
    fn sides_are_switched() {
        let mut table = Table::new(Setup::ordinary(Game::Pentago), 1);
        assert!(table.switch_sides());
        assert_eq!(table.you(), Some(Color::Black));
        assert!(!table.is_persons_turn());
        assert!(!two_people(Game::Pentago).switch_sides());
    }

    #[test]
    fn the_computer_is_named_in_what_is_saved() {
        let table = Table::new(Setup::ordinary(Game::Pentago), 1);
        let text = table.to_save().unwrap();
        assert!(text.contains("[Black \"Level 3\"]"), "{text}");
        assert!(!text.contains("[White"), "{text}");
    }
}
