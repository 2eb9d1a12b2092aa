//! Which entry a position has: positions that symmetry makes one share it.
//!
//! ```text
//! level    how many marbles
//! sheet    the first player's marbles; their eight images are one
//! entry    the second player's marbles among the cells that are left
//! ```

use grid::{Cell, Cells, GridSymmetry};

/// The most marbles of one player.
pub(super) const MAX_OWN: usize = 3;

/// How many of the marbles are the first player's.
pub(super) const fn n_first(n_marbles: usize) -> usize {
    n_marbles.div_ceil(2)
}

/// How many sets of so many cells there are among so many.
pub(super) const CHOOSE: [[u32; MAX_OWN + 1]; Cell::COUNT as usize + 1] = {
    let mut table = [[0; MAX_OWN + 1]; Cell::COUNT as usize + 1];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while k <= MAX_OWN && n > 0 {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The place of a set of free cells among those of its size: with c₁ < c₂ < … counted among the free
/// cells, C(c₁, 1) + C(c₂, 2) + ….
#[inline]
pub(super) fn rank(set: Cells, free: Cells) -> usize {
    let mut bits = set.bits();
    let mut rank = 0;
    let mut n_seen = 0;
    while bits != 0 {
        let below = (bits & bits.wrapping_neg()) - 1;
        n_seen += 1;
        rank += CHOOSE[(free.bits() & below).count_ones() as usize][n_seen];
        bits &= bits - 1;
    }
    rank as usize
}

/// The sets of so many free cells, in the order of their ranks.
pub(super) fn sets(free: Cells, size: usize) -> impl Iterator<Item = Cells> {
    let cells: Vec<Cell> = free.iter().collect();
    let n_sets = CHOOSE[cells.len()][size];
    let mut places = (1_u64 << size) - 1;
    (0..n_sets).map(move |_| {
        let chosen = cells.iter().enumerate();
        let chosen = chosen.filter(|(place, _)| places >> place & 1 == 1);
        let set = chosen.map(|(_, &cell)| cell).collect();
        places = next_of_its_size(places);
        set
    })
}

/// The set of so many free cells that has this rank; the caller knows that there is one.
pub(super) fn set_of(rank: usize, free: Cells, size: usize) -> Cells {
    let mut left = rank as u32;
    let mut set = Cells::NONE;
    for n_cells in (1..=size).rev() {
        // The last cell is the furthest that does not come too late.
        let mut places = (0..free.len()).rev();
        let place = places.find(|&place| CHOOSE[place][n_cells] <= left);
        let place = place.expect("there are so many sets");
        left -= CHOOSE[place][n_cells];
        set |= Cells::of(free.nth(place).expect("it is among the free cells"));
    }
    set
}

/// The next number with as many bits.
const fn next_of_its_size(number: u64) -> u64 {
    if number == 0 {
        return 0;
    }
    let lowest = number & number.wrapping_neg();
    let carried = number + lowest;
    carried | ((number ^ carried) / lowest) >> 2
}

/// The symmetries that leave these cells where they are, the identity first.
pub(super) fn stills(cells: Cells) -> Vec<GridSymmetry> {
    let all = GridSymmetry::ALL.into_iter();
    all.filter(|symmetry| symmetry.cells(cells) == cells)
        .collect()
}

/// Where the positions with one set of first player's cells stand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    /// The number of the sheet.
    pub(super) sheet: u16,
    /// The symmetry that leads to it.
    pub(super) symmetry: GridSymmetry,
}

/// The sheets for so many marbles of the first player.
#[derive(Debug, Default)]
pub(super) struct Sheets {
    /// For each set of cells by its rank.
    places: Vec<Place>,
    /// The first player's cells of each sheet.
    firsts: Vec<Cells>,
}

impl Sheets {
    pub(super) fn new(n_first: usize) -> Self {
        let n_sets = CHOOSE[Cells::ALL.len()][n_first] as usize;
        let mut places = vec![None; n_sets];
        let mut firsts = Vec::new();
        for first in sets(Cells::ALL, n_first) {
            if places[rank(first, Cells::ALL)].is_some() {
                continue;
            }
            let sheet = firsts.len() as u16;
            for image in GridSymmetry::ALL.map(|symmetry| symmetry.cells(first)) {
                let mut back = GridSymmetry::ALL.into_iter();
                let symmetry = back.find(|symmetry| symmetry.cells(image) == first);
                let symmetry = symmetry.expect("every symmetry can be undone");
                places[rank(image, Cells::ALL)] = Some(Place { sheet, symmetry });
            }
            firsts.push(first);
        }
        let places = places.into_iter();
        Self {
            places: places
                .map(|place| place.expect("each is its own image"))
                .collect(),
            firsts,
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.firsts.len()
    }

    /// The first player's cells of a sheet.
    pub(super) fn first(&self, sheet: usize) -> Cells {
        self.firsts[sheet]
    }

    /// Where positions with these cells of the first player stand.
    #[inline]
    pub(super) fn place(&self, first: Cells) -> Place {
        self.places[rank(first, Cells::ALL)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_come_in_the_order_of_their_ranks() {
        let free = !Cells::row(2);
        for (size, expected) in CHOOSE[free.len()].into_iter().enumerate() {
            let mut n_sets = 0;
            for (place, set) in sets(free, size).enumerate() {
                assert_eq!((set.len(), rank(set, free)), (size, place), "{set:?}");
                assert_eq!(set_of(place, free, size), set, "{place}");
                n_sets += 1;
            }
            assert_eq!(n_sets, expected);
        }
    }

    #[test]
    fn images_share_a_sheet() {
        for n_first in 0..=MAX_OWN {
            let sheets = Sheets::new(n_first);
            for first in sets(Cells::ALL, n_first) {
                let Place { sheet, symmetry } = sheets.place(first);
                assert_eq!(symmetry.cells(first), sheets.first(sheet.into()));
            }
        }
        // Of three cells, by Burnside: 7140 sets, of which each diagonal mirror leaves 110 alone, and
        // the others none.
        assert_eq!([0, 1, 2, 3].map(|n| Sheets::new(n).len()), [1, 6, 93, 920]);
    }
}
