//! What can be done with a stack, put together from the legal moves.

use crate::board::Scene;

/// Room for so many scales on a stack is kept from the beginning.
const MIN_LEVELS: u16 = 5;

/// What can be done with a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    One,
    Two,
    Swap,
}

impl Way {
    pub(super) const ALL: [Self; 3] = [Self::One, Self::Two, Self::Swap];

    pub(super) const fn key(self) -> char {
        match self {
            Self::One => '1',
            Self::Two => '2',
            Self::Swap => 'x',
        }
    }
}

/// A stack that was taken up, to go somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grip {
    pub(super) stack: usize,
    pub(super) way: Way,
    /// Which of the goals the cursor is on.
    pub(super) goal: usize,
}

/// Where a stack can go in some way, with the move that takes it there, from left to right.
pub(super) fn goals(scene: &Scene<'_>, stack: usize, way: Way) -> Vec<(usize, String)> {
    let goal = |m: &String| {
        let goal = match way {
            Way::Swap => swap_partner(m, stack)?,
            Way::One | Way::Two => carried_to(scene, m, stack, way)?,
        };
        Some((goal, m.clone()))
    };
    let mut goals: Vec<_> = scene.legal.iter().filter_map(goal).collect();
    goals.sort_unstable();
    goals
}

pub(super) fn swap_partner(m: &str, stack: usize) -> Option<usize> {
    let (low, high) = m.split_once('x')?;
    let (low, high): (usize, usize) = (low.parse().ok()?, high.parse().ok()?);
    match (low - 1, high - 1) {
        (low, high) if low == stack => Some(high),
        (low, high) if high == stack => Some(low),
        _ => None,
    }
}

/// The stack that a carrying move leads to, before the snake closes up.
pub(super) fn carried_to(scene: &Scene<'_>, m: &str, stack: usize, way: Way) -> Option<usize> {
    let rest = m.strip_prefix(&(stack + 1).to_string())?;
    let is_this_way = rest.starts_with(['L', 'R']) && rest.ends_with(way.key());
    if !is_this_way {
        return None;
    }
    let preview = scene.position.preview(m).ok()?;
    let change = preview.steps.first()?.changes.last()?;
    let (goal, _) = change.to.split_once('.')?;
    goal.parse::<usize>().ok()?.checked_sub(1)
}

pub(super) fn ways(scene: &Scene<'_>, stack: usize) -> Vec<Way> {
    let is_possible = |way: &Way| !goals(scene, stack, *way).is_empty();
    Way::ALL.into_iter().filter(is_possible).collect()
}

pub(super) fn focused_goal(scene: &Scene<'_>, grip: Grip) -> Option<(usize, String)> {
    let goals = goals(scene, grip.stack, grip.way);
    goals.into_iter().nth(grip.goal)
}

/// Another stack of the side to move, to ask why it cannot be swapped with.
pub(super) fn other_own(scene: &Scene<'_>, stack: usize) -> usize {
    let own = scene.position.turn().letter();
    let stacks = stacks(scene);
    let is_own = |index: &usize| {
        let top = stacks[*index].last();
        *index != stack && top.is_some_and(|top| top.starts_with(own))
    };
    (0..stacks.len()).find(is_own).unwrap_or(stack)
}

pub(super) fn is_pass_forced(scene: &Scene<'_>) -> bool {
    scene.legal.len() == 1 && scene.is_legal("pass")
}

/// The stacks that a recommended move names.
pub(super) fn hinted_stacks(m: &str) -> Vec<usize> {
    let numbers = if m.contains('x') {
        m.split('x').collect()
    } else {
        vec![m.split(['L', 'R']).next().unwrap_or_default()]
    };
    numbers
        .iter()
        .filter_map(|text| text.parse().ok())
        .collect()
}

/// The scales of each stack from the bottom. In the middle of a move a stack may be empty.
pub(super) fn stacks(scene: &Scene<'_>) -> Vec<Vec<String>> {
    let mut stacks: Vec<Vec<String>> = Vec::new();
    let mut pieces: Vec<_> = scene.pieces.iter().filter_map(numbered).collect();
    pieces.sort_unstable();
    for (stack, _, piece) in pieces {
        if stacks.len() < stack {
            stacks.resize(stack, Vec::new());
        }
        stacks[stack - 1].push(piece.to_owned());
    }
    stacks
}

/// How many scales the highest stack has, or a little more.
pub(super) fn levels(scene: &Scene<'_>) -> u16 {
    let heights = scene.pieces.iter().filter_map(numbered);
    let highest = heights.map(|(_, height, _)| height as u16).max();
    highest.unwrap_or(0).max(MIN_LEVELS)
}

/// The numbers in a place such as `5.2`, from 1.
pub(super) fn numbered(piece: &showcase::Piece) -> Option<(usize, usize, &str)> {
    let (stack, height) = piece.place.split_once('.')?;
    let stack = stack.parse().ok().filter(|&stack| stack > 0)?;
    Some((stack, height.parse().ok()?, &piece.piece))
}
