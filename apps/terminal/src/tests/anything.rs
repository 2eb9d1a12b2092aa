//! Whatever is pressed, clicked and answered, at whatever size: the screen is drawn and the record
//! stays one that can be read.

use boardgame::{Color, Random};
use catalog::{Game, read_records};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use showcase::Charset;

use super::harness::{MANNER, Person};
use crate::look::{Depth, Look};
use crate::model::{Effect, Event, Manner, Model};
use crate::setup::Setup;
use crate::thinker::{Answer, Question};

const KEYS: [KeyCode; 12] = [
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::Backspace,
    KeyCode::Home,
    KeyCode::PageDown,
    KeyCode::PageUp,
];
const LETTERS: &str = "abcdefnsew123456789lrxhuvtgy?: -p";
const SIZES: [(u16, u16); 5] = [(80, 24), (60, 20), (120, 40), (30, 8), (61, 50)];

fn step(person: &mut Person, random: &mut Random) {
    match random.below(20) {
        0..8 => {
            person.press(*random.pick(&KEYS).unwrap());
        }
        8..13 => {
            let letters: Vec<char> = LETTERS.chars().collect();
            person.press(KeyCode::Char(*random.pick(&letters).unwrap()));
        }
        13..16 => {
            let at = Position::new(random.below(90) as u16, random.below(30) as u16);
            person.click(at);
        }
        16 => {
            let &(width, height) = random.pick(&SIZES).unwrap();
            person.resize(width, height);
        }
        17 => {
            person.happen(Event::Tick);
        }
        18 if random.below(10) == 0 => {
            person.press_control('n');
        }
        _ => answer(person, random),
    }
}

/// The engine answers its last question, in time or late.
fn answer(person: &mut Person, random: &mut Random) {
    let Some((ticket, question)) = person.asked() else {
        return;
    };
    let some_move = |record: &catalog::AnyRecord, random: &mut Random| {
        random.pick(&record.position().legal_moves()).cloned()
    };
    let answer = match question {
        Question::Move { record, .. } => Answer::Move(some_move(&record, random)),
        Question::Hint(record) | Question::Analysis(record) => {
            Answer::Hint(some_move(&record, random))
        }
        Question::Color { .. } => Answer::Color(Color::Black),
    };
    person.happen(Event::Answer(ticket, answer));
}

#[test]
fn nothing_that_can_be_done_breaks_the_screen() {
    let looks = [
        (Depth::True, Charset::Unicode),
        (Depth::Mono, Charset::Ascii),
    ];
    for (seed, &game) in (0..).zip(Game::ALL) {
        for (depth, charset) in looks {
            let manner = Manner {
                look: Look { depth, charset },
                is_animated: true,
                ..MANNER
            };
            let mut random = Random::new(seed);
            let mut person = Person::new(Model::choosing(manner, Setup::ordinary(game)));
            for _ in 0..800 {
                step(&mut person, &mut random);
                person.screen();
                let is_broken = |effect: &Effect| matches!(effect, Effect::Fail);
                assert!(!person.effects.iter().any(is_broken), "{}", person.screen());
            }
            let play = person.model.play.as_ref().expect("a game was begun");
            if let Some(text) = play.table.to_save() {
                assert_eq!(read_records(&text).unwrap().len(), 1, "{text}");
            }
        }
    }
}
