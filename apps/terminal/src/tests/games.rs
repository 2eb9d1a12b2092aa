//! Whole games by keys, by mouse and by typing; undo and redo, hints, analysis, files.

use boardgame::Color;
use catalog::{AnyRecord, Game};
use messages::Language;
use ratatui::crossterm::event::KeyCode;
use solving::{Analysis, Score, Variation, Verdict};

use super::harness::{MANNER, Person};
use crate::files::Trouble;
use crate::model::{Effect, Event, Manner, Overlay};
use crate::setup::{Opening, Player};
use crate::thinker::{Answer, Question};

const EMPTY: &str = "6/6/6/6/6/6 w";
const SNAKE: &str = "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2";

#[test]
fn a_marble_waits_for_its_twist_and_can_be_taken_back() {
    let mut person = Person::two(Game::Pentago);
    person.press(KeyCode::Enter);
    assert!(person.moves().is_empty());
    assert!(person.screen().contains("now twist a block"));
    person.press(KeyCode::Esc);
    assert!(person.screen().contains("The move is canceled"));
    assert!(person.screen().contains("Put a marble"));
    person.press(KeyCode::Enter).type_in("2r");
    assert_eq!(person.moves(), ["c3-2R"]);
    // By arrows: the handles are beside each other.
    person
        .press(KeyCode::Left)
        .press(KeyCode::Enter)
        .press(KeyCode::Down)
        .press(KeyCode::Left)
        .press(KeyCode::Enter);
    assert_eq!(person.moves(), ["c3-2R", "b3-3L"]);
}

#[test]
fn a_winning_marble_asks_for_no_twist() {
    let mut person = Person::two_at(Game::Pentago, "wwww2/bb4/6/4bb/6/6 w");
    person
        .press(KeyCode::Up)
        .press(KeyCode::Up)
        .press(KeyCode::Right)
        .press(KeyCode::Right)
        .press(KeyCode::Enter);
    assert_eq!(person.moves(), ["e1"]);
    assert!(person.screen().contains("White’s marble completed"));
}

#[test]
fn the_finnish_twist_can_be_skipped_and_the_basque_one_goes_one_way() {
    let mut person = Person::two_at(Game::Pentago, "6/6/6/6/6/6 w finnish");
    person.press(KeyCode::Enter).press(KeyCode::Char(' '));
    assert_eq!(person.moves(), ["c3"]);
    let mut person = Person::two_at(Game::Pentago, "6/6/6/6/6/6 w basque");
    person.press(KeyCode::Enter).type_in("1l");
    assert!(person.moves().is_empty());
    assert!(person.screen().contains("clockwise only"));
    person.type_in("r");
    assert_eq!(person.moves(), ["c3-1R"]);
}

#[test]
fn pentago_is_played_by_mouse() {
    let mut person = Person::two(Game::Pentago);
    let cell = |person: &Person, name: &str| {
        let screen = person.screen();
        let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
        let letter = name.chars().next().unwrap();
        let (top, heads) = lines
            .iter()
            .enumerate()
            .find(|(_, line)| {
                line.iter()
                    .collect::<String>()
                    .trim_start()
                    .starts_with('a')
            })
            .unwrap();
        let x = heads.iter().position(|&c| c == letter).unwrap();
        let number = name.chars().nth(1).unwrap();
        let is_row = |line: &Vec<char>| line.iter().find(|c| **c != ' ') == Some(&number);
        let y = lines.iter().skip(top).position(is_row).unwrap() + top;
        ratatui::layout::Position::new(x as u16, y as u16)
    };
    let place = cell(&person, "e5");
    person.click(place).click_on("↻");
    assert_eq!(person.moves(), ["e5-1R"]);
    let place = cell(&person, "a1");
    person.click(place).click(place);
    // A second click skips the twist where that is allowed, which it is not here.
    assert_eq!(person.moves(), ["e5-1R"]);
    person.click_on("↺");
    assert_eq!(person.moves(), ["e5-1R", "a1-1L"]);
}

#[test]
fn pentaroll_is_played_by_keys_and_mouse() {
    let mut person = Person::two(Game::Pentaroll);
    person.press(KeyCode::Enter);
    assert_eq!(person.moves(), ["Nc"]);
    // Around the corner, and across.
    for _ in 0..4 {
        person.press(KeyCode::Right);
    }
    person.press(KeyCode::Down).press(KeyCode::Enter);
    assert_eq!(person.moves(), ["Nc", "E2"]);
    person.press(KeyCode::Left).press(KeyCode::Enter);
    assert_eq!(person.moves(), ["Nc", "E2", "W2"]);
    person.click_on("▲");
    assert_eq!(person.moves().len(), 4);
    assert_eq!(
        person.moves()[3],
        "W6",
        "the empty corner is entered along the row"
    );
}

#[test]
fn a_full_lane_says_so() {
    let mut person = Person::two_at(Game::Pentaroll, "wbwbwb/6/6/6/6/6 w");
    person.enter("W1");
    assert!(person.screen().contains("The lane of W1 is full"));
    assert!(person.moves().is_empty());
    person
        .press(KeyCode::Esc)
        .press(KeyCode::Left)
        .press(KeyCode::Left)
        .press(KeyCode::Left);
    assert!(person.screen().contains("From the left, row 1; closed"));
}

#[test]
fn the_snake_is_played_by_keys_and_mouse() {
    let mut person = Person::two_at(Game::Pantarei, &format!("{SNAKE} w s"));
    person.press(KeyCode::Enter);
    assert!(person.screen().contains("Stack 1, goals: 2"));
    person.press(KeyCode::Enter);
    assert_eq!(person.moves(), ["1R1"]);
    // Black: the first stack is now b3 with w1 on it, which is White's.
    person.press(KeyCode::Enter);
    assert!(person.screen().contains("White controls stack 1"));
    person
        .press(KeyCode::Right)
        .press(KeyCode::Enter)
        .type_in("x");
    assert!(person.screen().contains("Stack 2, can be swapped with:"));
    person.press(KeyCode::Esc);
    assert!(person.screen().contains("Choose one of your stacks"));
    person.enter("2R1");
    assert_eq!(person.moves().len(), 2);
}

#[test]
fn a_banned_swap_says_why() {
    let mut person = Person::two_at(Game::Pantarei, &format!("{SNAKE} w -"));
    person.press(KeyCode::Enter).type_in("x");
    assert!(
        person
            .screen()
            .contains("A swap is not allowed directly after")
    );
    assert!(person.screen().contains("no swap now"));
}

#[test]
fn a_color_is_chosen_for_a_layout() {
    let layout = Game::Pantarei.layout(7).unwrap();
    let opening = || Some(Opening::Layout(layout.clone()));
    let mut person = Person::from(MANNER, Game::Pantarei, Player::Person, opening());
    assert!(person.screen().contains("choose a color"));
    person.press(KeyCode::Down).press(KeyCode::Enter);
    let table = &person.model.play.as_ref().unwrap().table;
    assert_eq!(table.position().turn(), Color::White);
    let mut person = Person::from(MANNER, Game::Pantarei, Player::Person, opening());
    person.click_on("I take Black");
    let table = &person.model.play.as_ref().unwrap().table;
    assert_eq!(table.position().turn(), Color::White);
}

#[test]
fn moves_are_typed_completed_and_refused_with_the_reason() {
    let mut person = Person::two(Game::Pentago);
    person.type_in("c3");
    assert!(person.screen().contains("c3-1L  c3-1R"));
    person
        .press(KeyCode::Tab)
        .type_in("1R")
        .press(KeyCode::Enter);
    assert_eq!(person.moves(), ["c3-1R"]);
    person.enter("c1-1R");
    assert_eq!(person.moves().len(), 2);
    person.enter("c1");
    assert!(
        person
            .screen()
            .contains("After the marble on c1, a block must be")
    );
    person.press(KeyCode::Esc).enter("nonsense");
    assert!(person.screen().contains("A move is a cell and a twist"));
    assert_eq!(person.moves().len(), 2);
}

#[test]
fn the_computer_answers_and_nothing_else_does() {
    let mut person = Person::alone(Game::Pentago);
    person.enter("c3-2R");
    let (ticket, question) = person.asked().unwrap();
    assert!(matches!(question, Question::Move { .. }));
    assert!(person.screen().contains("The computer is thinking"));
    person.enter("d4-1L");
    assert_eq!(person.moves().len(), 1, "it is not the person's turn");
    person.happen(Event::Answer(
        ticket - 1,
        Answer::Move(Some("a1-1R".to_owned())),
    ));
    assert_eq!(person.moves().len(), 1, "the answer is late");
    person.press(KeyCode::Esc);
    person.answer(Answer::Move(Some("d4-1L".to_owned())));
    assert_eq!(person.moves(), ["c3-2R", "d4-1L"]);
    assert!(
        person
            .screen()
            .contains("Black: d4, block 1 counter-clockwise")
    );
}

#[test]
fn undo_stops_the_computer_and_redo_goes_on() {
    let mut person = Person::alone(Game::Pentago);
    person.enter("c3-2R").type_in("u");
    assert!(person.moves().is_empty());
    assert!(matches!(person.effects.last(), Some(Effect::Stop)));
    person.type_in("r");
    assert_eq!(person.moves(), ["c3-2R"]);
    assert!(matches!(
        person.effects.last(),
        Some(Effect::Ask(_, Question::Move { .. }))
    ));
    person.type_in("r");
    assert!(person.screen().contains("nothing to play again"));
}

#[test]
fn a_hint_is_shown_until_a_move_is_made() {
    let mut person = Person::two(Game::Pentaroll);
    person
        .type_in("h")
        .answer(Answer::Hint(Some("E3".to_owned())));
    assert!(person.screen().contains("Hint: E3"));
    assert!(person.screen().contains(">◀<"));
    person.enter("Nc");
    assert!(!person.screen().contains(">◀<"));
}

fn analysis() -> Analysis<String> {
    let line = |m: &str, score| Variation {
        verdict: Verdict::Estimated(Score(score)),
        moves: vec![m.to_owned(), "d4-1L".to_owned()],
    };
    Analysis {
        verdict: Verdict::Estimated(Score(35)),
        best: Some("c3-2R".to_owned()),
        lines: vec![line("c3-2R", 35), line("b2-1R", -10)],
        moves: vec![("a1-1L".to_owned(), Verdict::Estimated(Score(-50)))],
        depth: 4,
        nodes: 123_456,
        method: solving::Method::Search,
    }
}

#[test]
fn the_analysis_is_seen_while_the_engine_thinks() {
    let mut person = Person::two(Game::Pentago);
    person.type_in("v");
    assert!(matches!(person.asked(), Some((_, Question::Analysis(_)))));
    person.answer(Answer::Analysis(analysis(), false));
    let screen = person.screen();
    assert!(
        screen.contains("1. about 59%, estimated: c3-2R"),
        "{screen}"
    );
    assert!(screen.contains("Depth 4, positions: 123k …"), "{screen}");
    person.resize(80, 40);
    assert!(
        person.screen().contains("a1-1L: about 38%, estimated"),
        "{}",
        person.screen()
    );
    person.answer(Answer::Analysis(analysis(), true));
    assert!(!person.screen().contains('…'));
    person.type_in("v");
    assert!(!person.screen().contains("estimated"));
    assert!(matches!(person.effects.last(), Some(Effect::Stop)));
}

#[test]
fn resigning_wants_to_be_sure() {
    let mut person = Person::two(Game::Pentago);
    person.enter("c3-2R").type_in("g");
    assert_eq!(person.model.overlay, Some(Overlay::Resign));
    person.type_in("n");
    assert!(!person.screen().contains("resigned"));
    person.type_in("gy");
    assert!(person.screen().contains("Black resigned. White wins"));
}

#[test]
fn quitting_an_unsaved_game_wants_to_be_sure_and_control_c_does_not() {
    let mut person = Person::two(Game::Pentago);
    person.enter("c3-2R").type_in("q");
    assert!(!person.has_quit());
    assert!(person.screen().contains("Quit without saving"));
    person.type_in("n");
    assert!(!person.has_quit());
    person.type_in("qy");
    assert!(person.has_quit());
    let mut person = Person::alone(Game::Pentago);
    person.enter("c3-2R").press_control('c');
    assert!(person.has_quit());
    let mut person = Person::two(Game::Pentago);
    assert!(person.type_in("q").has_quit(), "nothing would be lost");
}

#[test]
fn records_are_saved_and_opened() {
    let mut person = Person::alone(Game::Pentago);
    person.enter("c3-2R").press_control('s');
    assert!(person.screen().contains("save pentago.panta"));
    person.press(KeyCode::Enter);
    let saved = person.effects.iter().find_map(|effect| match effect {
        Effect::Save {
            file,
            text,
            may_replace,
        } => Some((file.clone(), text.clone(), *may_replace)),
        _ => None,
    });
    let (file, text, may_replace) = saved.unwrap();
    assert!(!may_replace);
    assert!(text.contains("1. c3-2R"));
    person.happen(Event::Saved(file.clone(), Ok(())));
    assert!(person.screen().contains("Saved in pentago.panta"));
    person.happen(Event::Saved(file.clone(), Err(Trouble::Full)));
    assert!(
        person
            .screen()
            .contains("Not saved: There is no room left for \"pentago.panta\"")
    );
    let records = catalog::read_records(&text).unwrap();
    person
        .press_control('o')
        .type_in("pentago.panta")
        .press(KeyCode::Enter);
    assert!(matches!(person.effects.last(), Some(Effect::Open(name)) if *name == file));
    person.happen(Event::Opened(file, Ok(records)));
    assert_eq!(person.moves(), ["c3-2R"]);
    assert!(person.model.play.as_ref().unwrap().table.is_persons_turn());
    person.happen(Event::Opened("x".to_owned(), Err(Trouble::NoGame)));
    assert!(person.screen().contains("Not opened: There is no game in"));
}

#[test]
fn a_finished_record_is_gone_through_move_by_move() {
    let start = Game::Pentago.position(EMPTY).unwrap();
    let mut record = AnyRecord::new(&start);
    for m in ["a1-4R", "a2-4R", "b1-4R", "b2-4R"] {
        record.push(m).unwrap();
    }
    record
        .adjudicate(boardgame::record::Adjudication::Agreement)
        .unwrap();
    let mut person = Person::alone(Game::Pentago);
    person.happen(Event::Opened("x".to_owned(), Ok(vec![record])));
    assert!(person.screen().contains("Both sides agreed. Draw"));
    person.type_in("uu");
    assert_eq!(person.moves().len(), 3);
    person.type_in("r");
    assert_eq!(person.moves().len(), 4);
}

#[test]
fn sides_are_switched_and_the_computer_goes_on() {
    let mut person = Person::alone(Game::Pentago);
    person.type_in("t");
    assert!(matches!(person.asked(), Some((_, Question::Move { .. }))));
    assert!(person.screen().contains("The sides are changed"));
    let mut person = Person::two(Game::Pentago);
    person.type_in("t");
    assert!(person.screen().contains("no sides to change"));
}

#[test]
fn a_twist_is_shown_in_pictures_and_any_key_skips_them() {
    let manner = Manner {
        is_animated: true,
        ..MANNER
    };
    let mut person = Person::from(manner, Game::Pentago, Player::Person, None);
    person.enter("f1-2R");
    let mut screens = vec![person.screen()];
    while person.model.is_animating() {
        person.happen(Event::Tick);
        screens.push(person.screen());
    }
    assert_eq!(screens.len(), 3, "placed, half turned, turned");
    assert!(screens.windows(2).all(|two| two[0] != two[1]));
    person.enter("a1-1R");
    assert!(person.model.is_animating());
    person.press(KeyCode::Up);
    assert!(!person.model.is_animating());
}

#[test]
fn whole_games_of_every_kind_come_to_an_end() {
    for game in Game::ALL {
        let mut person = Person::two(*game);
        if game.is_shuffled() {
            person.type_in("w");
        }
        let mut random = boardgame::Random::new(5);
        for _ in 0..2000 {
            let legal = person.model.play.as_ref().unwrap().shown.legal.clone();
            let Some(m) = random.pick(&legal) else { break };
            person.enter(m);
        }
        let play = person.model.play.as_ref().unwrap();
        assert!(play.table.is_over(), "{game:?}");
        let record = play.table.record().unwrap();
        let result = person.model.words.result(record, None).unwrap();
        let first = result.split(' ').next().unwrap();
        assert!(person.screen().contains(first), "{game:?}: {result}");
    }
}

#[test]
fn keys_are_found_on_keyboards_of_other_scripts() {
    for (move_typed, undo) in [
        ("с3-2К", 'г'),
        ("ב3-2ר", 'ו'),
        ("ؤ3-2ق", 'ع'),
        ("ㅊ3-2ㄱ", 'ㅕ'),
    ] {
        let mut person = Person::two(Game::Pentago);
        person.enter(move_typed);
        assert_eq!(person.moves(), ["c3-2R"], "{move_typed}");
        person.press(KeyCode::Char(undo));
        assert!(person.moves().is_empty(), "{undo}");
    }
}

#[test]
fn a_hebrew_keyboard_quits_and_rolls_with_the_signs_it_has_among_its_letters() {
    let manner = Manner {
        language: Language::Hebrew,
        ..MANNER
    };
    let begin = || Person::from(manner, Game::Pentaroll, Player::Person, None);
    assert!(begin().press(KeyCode::Char('/')).has_quit());
    assert!(begin().enter("/וןא").has_quit());
    assert_eq!(begin().enter("'3").moves(), ["W3"]);
    let mut english = Person::two(Game::Pentaroll);
    assert!(!english.press(KeyCode::Char('/')).has_quit());
    assert!(english.model.line.is_some(), "a command can be typed");
}

#[test]
fn a_file_is_named_in_any_script() {
    let mut person = Person::two(Game::Pentago);
    person.enter("save игра.panta");
    let saves =
        |effect: &Effect| matches!(effect, Effect::Save { file, .. } if file == "игра.panta");
    assert!(person.effects.iter().any(saves));
}
