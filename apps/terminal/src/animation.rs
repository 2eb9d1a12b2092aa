//! A move as a few pictures, one after another.

use catalog::{AnyPosition, Preview};
use showcase::{Change, How, Piece, Step};
use showcase::{after, chosen_places};

/// What the board shows for a moment: its pieces, and which of them to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) places: Vec<String>,
}

/// The pictures of a move before the position that it leads to.
pub(crate) fn frames(before: &AnyPosition, preview: &Preview) -> Vec<Frame> {
    let mut frames = Vec::new();
    let steps = &preview.steps;
    for (index, step) in steps.iter().enumerate() {
        let (done, up_to_this) = (&steps[..index], &steps[..=index]);
        let pieces = after(before.pieces(), done).unwrap_or_default();
        frames.extend(between(step, &pieces, &preview.canonical));
        // What all steps lead to is the position itself.
        if index + 1 < steps.len() {
            frames.push(Frame {
                pieces: after(pieces, std::slice::from_ref(step)).unwrap_or_default(),
                places: chosen_places(up_to_this),
            });
        }
    }
    frames
}

/// The picture in the middle of a step, where there is one.
fn between(step: &Step<&'static str>, pieces: &[Piece], text: &str) -> Option<Frame> {
    if let Some(turn) = &step.turn {
        let turned = |piece: &Piece| Piece {
            place: half_turned(&turn.places, &piece.place, turn.clockwise),
            piece: piece.piece.clone(),
        };
        return Some(Frame {
            pieces: pieces.iter().map(turned).collect(),
            places: turn.places.clone(),
        });
    }
    // What comes from outside is seen where it enters.
    let rolled = |change: &&Change| change.from.is_none() && step.action == "roll";
    let change = step.changes.iter().find(rolled)?;
    debug_assert_eq!(change.how, How::Placed);
    let mut pieces = pieces.to_vec();
    pieces.push(Piece {
        place: text.to_owned(),
        piece: change.piece.clone(),
    });
    Some(Frame {
        pieces,
        places: vec![text.to_owned()],
    })
}

/// The places around the middle of a 3x3 block, clockwise, as columns and rows.
const RING: [(u8, u8); 8] = [
    (0, 0),
    (1, 0),
    (2, 0),
    (2, 1),
    (2, 2),
    (1, 2),
    (0, 2),
    (0, 1),
];

/// Where a cell of a block is after an eighth of a turn; other cells stay.
fn half_turned(block: &[String], cell: &str, clockwise: bool) -> String {
    let Some(corner) = block.iter().min() else {
        return cell.to_owned();
    };
    let (&[column, row], &[left, top]) = (cell.as_bytes(), corner.as_bytes()) else {
        return cell.to_owned();
    };
    let place = (column.wrapping_sub(left), row.wrapping_sub(top));
    let Some(index) = RING.iter().position(|&ring| ring == place) else {
        return cell.to_owned();
    };
    let (x, y) = RING[(index + if clockwise { 1 } else { 7 }) % 8];
    format!("{}{}", (left + x) as char, (top + y) as char)
}

#[cfg(test)]
mod tests {
    use catalog::Game;

    use super::*;

    fn places(game: Game, position: &str, m: &str) -> Vec<Vec<String>> {
        let before = game.position(position).unwrap();
        let frames = frames(&before, &before.preview(m).unwrap());
        let place = |piece: Piece| piece.place;
        frames
            .into_iter()
            .map(|frame| frame.pieces.into_iter().map(place).collect())
            .collect()
    }

    #[test]
    fn a_twist_goes_through_the_half_of_it() {
        let frames = places(Game::Pentago, "6/6/6/6/6/6 w", "f1-2R");
        assert_eq!(frames, [["f1"], ["f2"]]);
        let frames = places(Game::Pentago, "6/6/6/6/6/6 w", "f1-2L");
        assert_eq!(frames, [["f1"], ["e1"]]);
        let frames = places(Game::Pentago, "6/6/6/6/6/6 w", "b2-1R");
        assert_eq!(frames, [["b2"], ["b2"]]);
        let frames = places(Game::Pentago, "6/6/6/6/6/6 w", "b2-4R");
        assert_eq!(frames, [["b2"], ["b2"]]);
    }

    #[test]
    fn a_marble_waits_at_its_entry() {
        let frames = places(Game::Pentaroll, "b5/6/6/6/6/6 w", "W1");
        assert_eq!(frames, [["a1", "W1"]]);
    }

    #[test]
    fn the_snake_closes_up_last() {
        let layout = "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s";
        let frames = places(Game::Pantarei, layout, "1R1");
        assert_eq!(frames.len(), 1);
        assert!(frames[0].iter().all(|place| !place.starts_with("1.")));
        assert!(frames[0].contains(&"2.2".to_owned()));
    }
}
