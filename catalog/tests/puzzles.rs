//! The puzzles that come with Panta, and how they are made.

use std::collections::HashSet;
use std::num::NonZeroUsize;

use catalog::puzzles::{self, Find, Puzzle, solution};
use catalog::{AnyPosition, Game};
use solving::{Control, Question, Resources, Watch};

const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 2 << 30,
};

fn solved_again(position: &AnyPosition) -> Option<Puzzle> {
    let question = Question {
        root_only: false,
        exact_distance: true,
    };
    let mut solving = position.solving(RESOURCES).unwrap();
    let mut watch = |_| Control::Continue;
    let analysis = solving
        .solve(question, &mut Watch::new(&mut watch))
        .unwrap();
    solution(position, &analysis)
}

#[test]
fn a_position_with_one_thing_to_find_is_a_puzzle() {
    let known = [
        (
            Game::Pentaroll,
            "3b2/3bw1/1bwww1/1wwbbb/wbwbbw/bwbwbw w",
            "Sb",
        ),
        (
            Game::Pantarei,
            "w2w3b3,w3b2b1w1,w1w1b1w2,nb2w3b2,b3b3w2b1 b -",
            "4L2",
        ),
    ];
    for (game, text, m) in known {
        let puzzle = solved_again(&game.position(text).unwrap()).unwrap();
        assert_eq!((puzzle.goal, puzzle.depth), (Find::Win, 3));
        assert_eq!(puzzle.moves, [m]);
    }
}

#[test]
fn shipped_puzzles_can_be_read_and_grow_harder() {
    for game in Game::ALL {
        let puzzles = game.puzzles();
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.depth), "{game:?}");
        let positions: HashSet<_> = puzzles.iter().map(|puzzle| &puzzle.position).collect();
        assert_eq!(positions.len(), puzzles.len(), "{game:?}");
        for puzzle in puzzles {
            let position = game.position(&puzzle.position).unwrap();
            assert_eq!(position.to_string(), puzzle.position);
            let legal = position.legal_moves();
            assert!(!puzzle.moves.is_empty());
            assert!(puzzle.moves.iter().all(|m| legal.contains(m)), "{puzzle:?}");
        }
    }
}

#[test]
fn shipped_puzzles_hold() {
    for game in Game::ALL {
        for puzzle in game.puzzles() {
            let position = game.position(&puzzle.position).unwrap();
            assert_eq!(solved_again(&position).as_ref(), Some(puzzle));
        }
    }
}

#[test]
fn slow_puzzles_follow_from_their_seed() {
    for game in Game::ALL {
        let make = || puzzles::make(*game, 1, 5, RESOURCES, &mut |_| true);
        let puzzles = make();
        assert_eq!(puzzles, make());
        let position = game.position(&puzzles[0].position).unwrap();
        assert_eq!(solved_again(&position).as_ref(), Some(&puzzles[0]));
    }
}

#[test]
fn making_puzzles_can_be_stopped() {
    let puzzles = puzzles::make(Game::Pentago, 1000, 1, RESOURCES, &mut |_| false);
    assert_eq!(puzzles, []);
}
