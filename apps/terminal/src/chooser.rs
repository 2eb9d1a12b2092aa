//! The questions before a game: which game, which edition, against whom, with which color.

use boardgame::Color;
use catalog::Game;
use engine::level::Level;
use messages::Words;

use crate::setup::{Player, Setup, Wish, ordinary_wish};

/// A question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Field {
    Game,
    Edition,
    Opponent,
    Level,
    Color,
}

/// The answers so far, and the question that the cursor is on.
#[derive(Debug, Clone)]
pub(crate) struct Chooser {
    game: Game,
    edition: usize,
    is_computer: bool,
    level: Level,
    wish: Wish,
    focus: usize,
}

impl Chooser {
    /// The questions with these answers.
    pub(crate) fn new(setup: Setup) -> Self {
        let editions = setup.game.editions();
        let edition = editions
            .iter()
            .position(|&edition| edition == setup.edition);
        let ordinary = Setup::ordinary(setup.game).opponent;
        let level = match (setup.opponent, ordinary) {
            (Player::Computer(level), _) | (Player::Person, Player::Computer(level)) => level,
            (Player::Person, Player::Person) => Level::MIN,
        };
        Self {
            game: setup.game,
            edition: edition.unwrap_or(0),
            is_computer: setup.opponent != Player::Person,
            level,
            wish: setup.wish,
            focus: 0,
        }
    }

    /// What was answered.
    pub(crate) fn setup(&self) -> Setup {
        let wishes = self.wishes();
        Setup {
            game: self.game,
            edition: self.game.editions()[self.edition],
            opponent: if self.is_computer {
                Player::Computer(self.level)
            } else {
                Player::Person
            },
            wish: if wishes.contains(&self.wish) {
                self.wish
            } else {
                ordinary_wish(self.game)
            },
        }
    }

    pub(crate) fn game(&self) -> Game {
        self.game
    }

    /// The questions that there are; some answers leave no others open.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game];
        if self.game.editions().len() > 1 {
            fields.push(Field::Edition);
        }
        fields.push(Field::Opponent);
        if self.is_computer {
            fields.extend([Field::Level, Field::Color]);
        }
        fields
    }

    /// The question that the cursor is on; none is the button below them.
    pub(crate) fn focused(&self) -> Option<Field> {
        self.fields().get(self.focus).copied()
    }

    /// Moves the cursor to a question, counted from 0, or to the button behind the last.
    pub(crate) fn focus_on(&mut self, index: usize) {
        self.focus = index.min(self.fields().len());
    }

    pub(crate) fn focus_next(&mut self) {
        self.focus_on(self.focus + 1);
    }

    pub(crate) fn focus_previous(&mut self) {
        self.focus = self.focus.saturating_sub(1);
    }

    fn wishes(&self) -> Vec<Wish> {
        if self.game.is_shuffled() {
            vec![Wish::Choose, Wish::LetChoose]
        } else {
            vec![
                Wish::Color(Color::White),
                Wish::Color(Color::Black),
                Wish::Lot,
            ]
        }
    }

    /// What a question asks.
    pub(crate) fn label(&self, field: Field, words: &Words) -> String {
        match field {
            Field::Game => words.text("choose-game"),
            Field::Edition => words.text("setup-edition"),
            Field::Opponent => words.text("setup-opponent"),
            Field::Level => words.text("setup-level"),
            Field::Color if self.game.is_shuffled() => words.text("setup-chooser"),
            Field::Color => words.text("setup-color"),
        }
    }

    /// The answers that can be given.
    pub(crate) fn answers(&self, field: Field, words: &Words) -> Vec<String> {
        match field {
            Field::Game => Game::ALL.iter().map(|&game| words.game(game)).collect(),
            Field::Edition => {
                let editions = self.game.editions().into_iter();
                editions
                    .map(|edition| words.edition_name(edition))
                    .collect()
            }
            Field::Opponent => vec![words.text("setup-computer"), words.text("setup-here")],
            Field::Level => Level::all().map(|level| level.to_string()).collect(),
            Field::Color if self.game.is_shuffled() => vec![
                words.text("setup-chooser-me"),
                words.text("setup-chooser-other"),
            ],
            Field::Color => vec![
                words.text("setup-color-white"),
                words.text("setup-color-black"),
                words.text("setup-color-any"),
            ],
        }
    }

    /// The number of the present answer.
    pub(crate) fn answer(&self, field: Field) -> usize {
        match field {
            Field::Game => index_of(Game::ALL.iter().copied(), &self.game),
            Field::Edition => self.edition,
            Field::Opponent => usize::from(!self.is_computer),
            Field::Level => index_of(Level::all(), &self.level),
            Field::Color => index_of(self.wishes().into_iter(), &self.setup().wish),
        }
    }

    /// Gives an answer; a number that there is not changes nothing.
    pub(crate) fn give(&mut self, field: Field, answer: usize) {
        match field {
            Field::Game => {
                if let Some(&game) = Game::ALL.get(answer) {
                    self.game = game;
                    self.edition = 0;
                }
            }
            Field::Edition => self.edition = answer.min(self.game.editions().len() - 1),
            Field::Opponent => self.is_computer = answer == 0,
            Field::Level => self.level = Level::all().nth(answer).unwrap_or(self.level),
            Field::Color => self.wish = self.wishes().get(answer).copied().unwrap_or(self.wish),
        }
    }

    /// Goes to another answer of the question that the cursor is on.
    pub(crate) fn step(&mut self, is_forward: bool, words: &Words) {
        let Some(field) = self.focused() else { return };
        let n_answers = self.answers(field, words).len();
        let present = self.answer(field);
        let next = if is_forward {
            present + 1
        } else {
            present + n_answers - 1
        };
        self.give(field, next % n_answers);
    }
}

fn index_of<T: PartialEq>(mut all: impl Iterator<Item = T>, one: &T) -> usize {
    all.position(|item| item == *one).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_decide_which_questions_follow() {
        let mut chooser = Chooser::new(Setup::ordinary(Game::Pentago));
        assert_eq!(chooser.fields().len(), 5);
        chooser.give(Field::Edition, 3);
        chooser.give(Field::Level, 6);
        chooser.give(Field::Color, 1);
        let setup = chooser.setup();
        assert_eq!(setup.edition.name(), "basque");
        assert_eq!(setup.opponent, Player::Computer(Level::new(7).unwrap()));
        assert_eq!(setup.wish, Wish::Color(Color::Black));
        chooser.give(Field::Game, 2);
        assert_eq!(chooser.setup().wish, Wish::Choose);
        assert_eq!(chooser.setup().edition.name(), "standard");
        chooser.give(Field::Opponent, 1);
        assert_eq!(chooser.fields(), [Field::Game, Field::Opponent]);
    }

    #[test]
    fn answers_go_around() {
        let words = Words::new();
        let mut chooser = Chooser::new(Setup::ordinary(Game::Pentago));
        chooser.step(false, &words);
        assert_eq!(chooser.game(), Game::Pantarei);
        chooser.step(true, &words);
        assert_eq!(chooser.game(), Game::Pentago);
    }
}
