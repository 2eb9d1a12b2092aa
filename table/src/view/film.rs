//! A finished game as a picture that moves.

use crate::Table;

/// The most moves that are shown, the last of the game: what the longest games of a full board have,
/// several times over.
const MOST: usize = 150;

/// All positions of a game that is over, as one animated SVG.
pub fn film(table: &Table) -> Option<String> {
    let record = table.record().filter(|_| table.is_over())?;
    let last = table.plies();
    let positions = (last.saturating_sub(MOST)..=last).filter_map(|ply| record.position_at(ply));
    catalog::animated(&positions.collect::<Vec<_>>())
}
