//! The questions before a game, by keys and by mouse.

use boardgame::Color;
use catalog::Game;
use engine::level::Level;
use ratatui::crossterm::event::KeyCode;

use super::harness::{MANNER, Person};
use crate::model::Model;
use crate::setup::{Player, Setup};

fn person() -> Person {
    Person::new(Model::choosing(MANNER, Setup::ordinary(Game::Pentago)))
}

#[test]
fn a_game_is_chosen_by_keys() {
    let mut person = person();
    // Czech, level 4, Black.
    person
        .press(KeyCode::Down)
        .press(KeyCode::Right)
        .press(KeyCode::Right);
    person
        .press(KeyCode::Down)
        .press(KeyCode::Down)
        .press(KeyCode::Right);
    person
        .press(KeyCode::Down)
        .press(KeyCode::Right)
        .press(KeyCode::Enter);
    let table = &person.model.play.as_ref().unwrap().table;
    assert_eq!(table.edition().name(), "czech");
    assert_eq!(table.you(), Some(Color::Black));
    assert_eq!(
        table.player(Color::White),
        Player::Computer(Level::new(4).unwrap())
    );
    assert!(person.asked().is_some(), "the computer begins");
}

#[test]
fn a_game_is_chosen_by_mouse() {
    let mut person = person();
    person
        .click_on("Pentaroll")
        .click_on("Two people")
        .click_on("Start the game");
    let table = &person.model.play.as_ref().unwrap().table;
    assert_eq!(table.game(), Game::Pentaroll);
    assert_eq!(table.you(), None);
}

#[test]
fn a_new_game_can_be_thought_better_of() {
    let mut person = Person::two(Game::Pentago);
    person.enter("c3-2R").press_control('n');
    assert!(person.screen().contains("Start the game"));
    person.press(KeyCode::Esc);
    assert_eq!(person.moves(), ["c3-2R"]);
    person.press_control('n').press(KeyCode::Enter);
    assert!(person.moves().is_empty());
}

#[test]
fn who_wants_no_game_quits() {
    assert!(person().press(KeyCode::Esc).has_quit());
}
