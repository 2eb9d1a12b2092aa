//! Campaigns find proofs that the plain rules confirm, and go on where they were.

use std::num::NonZeroUsize;

use boardgame::Color;
use catalog::{AnyPosition, AnyProver, BelieveError, CampaignError, Game, Proving, confirmed};
use solving::campaign::{Answer, Certified, Effort, Try};
use solving::{Control, Progress, Resources, Watch};

const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 4 << 20,
};
/// So little that much has to be tried move by move.
const EFFORT: Effort = Effort {
    nodes: 1000,
    certificate: 4,
};
/// Late positions that are won by the side to move, or by the other one.
const WON: [(&str, Color); 3] = [
    ("bwbbbw/bwwbww/bwbbww/2w1bw/1ww1bb/wbwbbw b", Color::Black),
    ("w1w1bb/wbw2b/bw3b/w3bb/5w/1wwwbb w", Color::Black),
    ("wwbbwb/w1w1b1/b1w3/wb4/3bbb/w1wbw1 w", Color::White),
];

fn position(text: &str) -> AnyPosition {
    Game::Pentaroll.position(text).expect("it is a position")
}

/// A campaign that goes on with a file, and whoever tries its positions.
fn begin(file: &mut String, text: &str, winner: Color) -> (Box<dyn Proving>, AnyProver) {
    let mut prover = AnyProver::new(RESOURCES);
    let mut added = String::new();
    let campaign = {
        let mut journal = |line: &str| {
            added += line;
            Ok(())
        };
        let mut before = file.as_bytes();
        let before = (!file.is_empty()).then_some(&mut before as &mut dyn std::io::BufRead);
        position(text).campaign(winner, &mut prover, before, &mut journal)
    };
    let campaign = campaign.expect("it can begin");
    if file.is_empty() {
        file.push_str(&campaign.heading());
    }
    file.push_str(&added);
    (campaign, prover)
}

/// Goes on with a file for at most so many steps, and adds to it.
fn pursue(file: &mut String, text: &str, winner: Color, n_steps: usize) -> Option<bool> {
    let (mut campaign, mut prover) = begin(file, text, winner);
    step(campaign.as_mut(), &mut prover, file, n_steps);
    campaign.state().verdict
}

fn step(campaign: &mut dyn Proving, prover: &mut AnyProver, file: &mut String, n_steps: usize) {
    for _ in 0..n_steps {
        let Some(asked) = campaign.take(EFFORT) else {
            return;
        };
        settle(campaign, &asked, tried(prover, &asked), file);
    }
}

fn tried(prover: &mut AnyProver, asked: &Try<AnyPosition>) -> Answer<Certified> {
    let mut go_on = |_: Progress| Control::Continue;
    let answer = prover.attempt(asked, &mut Watch::new(&mut go_on));
    let answer = answer.expect("it fits").expect("nobody says stop");
    confirmed(answer, asked).expect("certificates are sound")
}

fn settle(
    campaign: &mut dyn Proving,
    asked: &Try<AnyPosition>,
    answer: Answer<Certified>,
    file: &mut String,
) {
    let mut journal = |line: &str| {
        file.push_str(line);
        Ok(())
    };
    let settled = campaign.settle(asked, answer, &mut journal);
    settled.expect("memory is written to");
}

#[test]
fn a_campaign_proves_what_the_rules_confirm() {
    let mut n_moves = 0;
    for (text, winner) in WON {
        let mut file = String::new();
        let verdict = pursue(&mut file, text, winner, 100_000);
        assert_eq!(verdict, Some(true), "{text}");
        let checked = Game::Pentaroll.check_claims(&mut file.as_bytes());
        let checked = checked.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(checked.gap.is_none(), "{text}");
        assert_eq!((checked.position, checked.winner), (position(text), winner));
        n_moves += checked.summary.moves + checked.summary.replies;
        let mut go_on = |_: Progress| Control::Continue;
        for leaf in &checked.leaves {
            let remade = leaf.remake(winner, RESOURCES, LARGE, &mut Watch::new(&mut go_on));
            assert!(remade.expect("it fits").is_some(), "{leaf}");
        }
    }
    assert!(n_moves > 10, "{n_moves}: nothing was tried move by move");
}

const LARGE: Effort = Effort {
    nodes: 10_000_000,
    certificate: 1_000_000,
};

#[test]
fn what_is_not_won_is_refuted() {
    for (text, winner) in WON {
        let mut file = String::new();
        let verdict = pursue(&mut file, text, !winner, 100_000);
        assert_eq!(verdict, Some(false), "{text}");
        let checked = Game::Pentaroll.check_claims(&mut file.as_bytes());
        assert!(checked.expect("it is sound").gap.is_some(), "{text}");
    }
}

#[test]
fn a_campaign_that_is_killed_goes_on_with_what_is_written() {
    let (text, winner) = WON[2];
    let mut file = String::new();
    let mut n_kills = 0;
    while pursue(&mut file, text, winner, 3).is_none() {
        n_kills += 1;
        // The last line was not finished.
        file.truncate(file.len() - 5);
        let whole = Game::Pentaroll.whole_claims(&mut file.as_bytes());
        file.truncate(whole.expect("it can be read") as usize);
        assert!(n_kills < 10_000, "it comes no further");
    }
    assert!(n_kills > 2, "{n_kills}");
    let checked = Game::Pentaroll.check_claims(&mut file.as_bytes());
    assert!(checked.expect("it is sound").gap.is_none());
}

#[test]
fn several_may_try_at_once() {
    let mut random = boardgame::Random::new(5);
    let mut most = 0;
    for (text, winner) in WON {
        let mut file = String::new();
        let (mut campaign, mut prover) = begin(&mut file, text, winner);
        let mut away: Vec<Try<AnyPosition>> = Vec::new();
        while campaign.state().verdict.is_none() {
            while away.len() < 8
                && let Some(asked) = campaign.take(EFFORT)
            {
                assert!(!away.contains(&asked), "{text}: {asked:?} is tried twice");
                away.push(asked);
            }
            most = most.max(away.len());
            assert_eq!(campaign.n_tries(), away.len());
            // They come back in any order, and of some nothing came.
            let asked = away.swap_remove(random.below(away.len()));
            if random.below(4) == 0 {
                campaign.put_back(&asked);
            } else {
                let answer = tried(&mut prover, &asked);
                settle(campaign.as_mut(), &asked, answer, &mut file);
            }
        }
        assert_eq!(campaign.state().verdict, Some(true), "{text}");
        let checked = Game::Pentaroll.check_claims(&mut file.as_bytes());
        assert!(checked.expect("it is sound").gap.is_none(), "{text}");
    }
    assert_eq!(most, 8, "there was nothing to do at once");
}

#[test]
fn what_is_too_large_is_not_tried_again_a_ply_later() {
    let mut beyond = Vec::new();
    for (text, winner) in WON {
        let mut file = String::new();
        let (mut campaign, mut prover) = begin(&mut file, text, winner);
        while let Some(asked) = campaign.take(EFFORT) {
            let position = asked.position.to_string();
            assert!(!beyond.contains(&position), "{position}");
            let answer = tried(&mut prover, &asked);
            let is_large = matches!(&answer, Answer::Open(resistance) if resistance.is_large);
            let n_bytes = file.len();
            settle(campaign.as_mut(), &asked, answer, &mut file);
            if is_large && asked.position.turn() == winner {
                // The position itself, and the one after the winning move if that is new.
                let opened = file[n_bytes..].lines().nth(1);
                let opened = opened.and_then(|line| line.strip_prefix("?\t"));
                let position = opened.and_then(|line| line.split('\t').next());
                beyond.extend(position.map(str::to_owned));
            }
        }
        assert_eq!(campaign.state().verdict, Some(true), "{text}");
    }
    assert!(beyond.len() > 5, "{beyond:?}");
}

#[test]
fn a_certificate_of_something_else_proves_nothing() {
    let (text, winner) = WON[2];
    let asked = |text: &str, effort| Try {
        position: position(text),
        winner,
        effort,
    };
    let (wanted, other) = (asked(text, LARGE), asked(WON[1].0, LARGE));
    let mut go_on = |_: Progress| Control::Continue;
    let mut prover = AnyProver::new(RESOURCES);
    let answer = prover.attempt(&wanted, &mut Watch::new(&mut go_on));
    let answer = answer.expect("it fits").expect("nobody says stop");
    assert!(matches!(answer, Answer::Won(_)));
    assert!(confirmed(answer.clone(), &other).is_none());
    // Nor does one that is larger than was asked for, or that has changed on its way.
    assert!(confirmed(answer.clone(), &asked(text, EFFORT)).is_none());
    let Answer::Won(mut changed) = answer.clone() else {
        unreachable!("it is won");
    };
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    assert!(confirmed(Answer::Won(changed), &wanted).is_none());
    assert!(matches!(confirmed(answer, &wanted), Some(Answer::Won(_))));
}

#[test]
fn the_end_of_a_believed_line_is_settled_first() {
    let (text, winner) = WON[2];
    let begin = position(text);
    let mut file = String::new();
    let (mut campaign, mut prover) = self::begin(&mut file, text, winner);
    let line: Vec<String> = begin.legal_moves().into_iter().take(1).collect();
    let end = begin.play(&line[0]).expect("it is a move");
    let mut journal = |line: &str| {
        file.push_str(line);
        Ok(())
    };
    let believed = campaign.believe(&line.join(" "), &mut prover, &mut journal);
    believed.expect("it is a line");
    step(campaign.as_mut(), &mut prover, &mut file, 1);
    let told: Vec<_> = file.lines().skip(4).map(|line| line.split('\t')).collect();
    let positions: Vec<_> = told
        .into_iter()
        .filter_map(|mut line| line.nth(1))
        .collect();
    let images = |text: &str| position(text).canonical().to_string();
    assert_eq!(positions[0], images(text));
    assert_eq!(positions[1], images(&end.to_string()));
    let mut ignore = |_: &str| Ok(());
    let error = campaign.believe("W1 Q9", &mut prover, &mut ignore);
    let error = error.expect_err("no move");
    assert!(matches!(error, BelieveError::Line(_)), "{error}");
    // What is written so can be gone on with.
    assert_eq!(pursue(&mut file, text, winner, 100_000), Some(true));
}

#[test]
fn what_does_not_follow_is_found() {
    let (text, winner) = WON[2];
    let mut file = String::new();
    assert_eq!(pursue(&mut file, text, winner, 100_000), Some(true));
    let lines: Vec<&str> = file.lines().collect();
    // Without the claims at the bottom, those above them do not stand.
    let first = lines.iter().position(|line| line.starts_with('='));
    let first = first.expect("there is a certificate");
    let mut without = lines.clone();
    without.remove(first);
    let error = Game::Pentaroll.check_claims(&mut (without.join("\n") + "\n").as_bytes());
    let error = error.expect_err("a claim is missing").to_string();
    assert!(error.contains("nothing before it claims"), "{error}");
    // A changed letter is noticed.
    let damaged = file.replacen('=', ">", 1);
    let error = Game::Pentaroll.check_claims(&mut damaged.as_bytes());
    let error = error.expect_err("it is damaged").to_string();
    assert!(error.contains("checksum"), "{error}");
    // Claims about another position are not gone on with.
    let mut journal = |_: &str| Ok(());
    let mut before = file.as_bytes();
    let mut prover = AnyProver::new(RESOURCES);
    let other = position(WON[0].0).campaign(winner, &mut prover, Some(&mut before), &mut journal);
    assert!(matches!(other, Err(CampaignError::Other { .. })));
}

#[test]
fn every_game_has_campaigns() {
    for (game, text) in [
        (Game::Pentago, "wwww2/bbbb2/6/6/6/6 w finnish"),
        (Game::Pentago, "wwb1bw/bwbbw1/wbwbwb/bwwbbw/wbb1ww/bwwb1b w"),
    ] {
        let position = game.position(text).expect("it is a position");
        let mut lines = Vec::new();
        let mut journal = |line: &str| {
            lines.push(line.to_owned());
            Ok(())
        };
        let mut prover = AnyProver::new(RESOURCES);
        let campaign = position.campaign(position.turn(), &mut prover, None, &mut journal);
        let mut campaign = campaign.expect("it can begin");
        let mut file = campaign.heading();
        step(campaign.as_mut(), &mut prover, &mut file, 1000);
        if campaign.state().verdict == Some(true) {
            let checked = game.check_claims(&mut file.as_bytes());
            assert!(checked.expect("it is sound").gap.is_none(), "{text}");
        }
        assert!(campaign.state().verdict.is_some(), "{text}");
    }
}
