//! Every lesson does what its words say: each legal move is played with the real rules.

use boardgame::{ByColor, Outcome};
use catalog::lessons::{Judgment, Lesson, Wish};
use catalog::{AnyPosition, Game};

/// All lessons of all games.
fn lessons() -> impl Iterator<Item = (Game, Lesson)> {
    let all = Game::ALL.iter().flat_map(|game| game.lessons());
    all.map(|lesson| (lesson.game, lesson))
}

fn position(game: Game, text: &str) -> AnyPosition {
    game.position(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn lesson(game: Game, name: &str) -> (AnyPosition, Lesson) {
    let lesson = game.lesson(name).unwrap();
    (position(game, lesson.position), lesson)
}

/// The moves that are right, and those that are not.
fn judged(lesson: &Lesson) -> (Vec<String>, Vec<String>) {
    let moves = lesson.start().legal_moves().into_iter();
    moves.partition(|m| lesson.judge(m).unwrap() == Judgment::Right)
}

#[test]
fn the_answer_is_right_and_what_asks_for_thought_can_be_wrong() {
    for (game, lesson) in lessons() {
        let (right, wrong) = judged(&lesson);
        let about = format!("{} {}: {right:?}", game.name(), lesson.name);
        assert!(right.iter().any(|m| m == lesson.answer), "{about}");
        let is_free = matches!(lesson.wish, Wish::Any) || lesson.name == "pass";
        assert_eq!(wrong.is_empty(), is_free, "{about}");
    }
}

#[test]
fn a_lesson_has_one_way_to_its_outcome() {
    for (game, lesson) in lessons() {
        let Wish::End(outcome, why) = lesson.wish else {
            continue;
        };
        let start = position(game, lesson.position);
        for m in start.legal_moves() {
            let ending = start.preview(&m).unwrap().ending;
            let such = ending.filter(|ending| ending.outcome == outcome);
            assert!(
                such.is_none_or(|ending| ending.ends.iter().any(|end| end.name == why)),
                "{} {}: {m} ends otherwise",
                game.name(),
                lesson.name
            );
        }
    }
}

#[test]
fn who_must_hold_is_threatened_and_cannot_win() {
    for (game, lesson) in lessons() {
        if !matches!(lesson.wish, Wish::Hold) {
            continue;
        }
        let start = position(game, lesson.position);
        let ByColor([white, black]) = start.threats();
        assert!(white.is_empty(), "{} {white:?}", game.name());
        assert!(!black.is_empty(), "{}", game.name());
        for m in judged(&lesson).1 {
            let after = start.play(&m).unwrap();
            let is_lost = match lesson.judge(&m).unwrap() {
                Judgment::Refuted(reply) => after.play(&reply).unwrap(),
                _ => after,
            };
            let outcome = is_lost.outcome();
            assert_eq!(outcome, Some(Outcome::Win(!start.turn())), "{m}");
        }
    }
}

#[test]
fn at_most_eight_steps_with_the_editions_as_one() {
    for &game in Game::ALL {
        let editions: Vec<_> = game
            .lessons()
            .iter()
            .map(|lesson| position(game, lesson.position).edition())
            .collect();
        let n_standard = editions
            .iter()
            .take_while(|&&edition| edition == game.standard_edition())
            .count();
        assert!(n_standard < 8 || editions.len() == 8);
        assert_eq!(editions[n_standard..], game.editions()[1..]);
        let last = game.lessons().into_iter().skip(n_standard);
        assert!(
            last.map(|lesson| lesson.name)
                .eq(game.editions()[1..].iter().map(|edition| edition.name()))
        );
    }
}

#[test]
fn pentaroll_is_as_its_words_say() {
    let (push, _) = lesson(Game::Pentaroll, "push");
    let after = push.play("W3").unwrap().to_string();
    assert!(after.starts_with("6/6/wbbb2/"), "{after}");
    let (full, _) = lesson(Game::Pentaroll, "full");
    assert!(full.play("W4").is_err() && full.play("E4").is_err());
    let (_, corner) = lesson(Game::Pentaroll, "corner");
    assert_eq!(judged(&corner).0, ["Na"]);
    let (_, both) = lesson(Game::Pentaroll, "both");
    assert_eq!(judged(&both).0, ["W1"]);
}

#[test]
fn pentago_is_as_its_words_say() {
    let (basque, _) = lesson(Game::Pentago, "basque");
    assert!(basque.legal_moves().iter().all(|m| m.ends_with('R')));
    let (openspiel, _) = lesson(Game::Pentago, "openspiel");
    assert!(openspiel.play("a2").is_err());
    assert!(openspiel.play("a2-1R").unwrap().outcome().is_none());
    let (czech, _) = lesson(Game::Pentago, "czech");
    assert!(czech.legal_moves().iter().all(|m| !m.contains('-')));
    let (theirs, _) = lesson(Game::Pentago, "theirs");
    assert!(!theirs.threats()[!theirs.turn()].is_empty());
}

#[test]
fn pantarei_is_as_its_words_say() {
    let (banned, ban) = lesson(Game::Pantarei, "ban");
    assert!(banned.legal_moves().iter().all(|m| !m.contains('x')));
    let allowed = ban.position.replace(" -", " s");
    let allowed = position(Game::Pantarei, &allowed);
    assert!(allowed.legal_moves().iter().any(|m| m.contains('x')));
    let (pass, _) = lesson(Game::Pantarei, "pass");
    assert_eq!(pass.legal_moves(), ["pass"]);
    let (neutral, _) = lesson(Game::Pantarei, "neutral");
    let after = neutral.play("4R1").unwrap();
    assert!(
        after.legal_moves().iter().all(|m| !m.starts_with('4')),
        "left on top, the neutral scale stays"
    );
}
