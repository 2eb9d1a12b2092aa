//! Moves as numbers and boards as planes: how programs that learn see a game.

use crate::{Color, Position};

/// A game whose moves have numbers and whose positions can be seen as planes of zeros and ones.
///
/// Networks are learned for these numbers and kept, so they are the same forever. Each game says in
/// its documentation what its numbers and planes are.
pub trait Actions: Position {
    /// Actions are counted from 0 and stay below this.
    const N_ACTIONS: usize;
    /// The shape of an observation: planes, rows and columns.
    const PLANES: [usize; 3];

    /// The number of a move.
    fn action(m: Self::Move) -> usize;

    /// The move of a number, if it is one; whether it can be played is another question.
    fn action_move(action: usize) -> Option<Self::Move>;

    /// Writes the planes as this color sees them, its own pieces first; as many numbers as the
    /// [shape](Self::PLANES) has.
    fn observe(&self, viewer: Color, planes: &mut [i8]);

    /// Sets the bits of the legal actions and clears all others, from the lowest bit of the first byte;
    /// override it where that is faster than listing them.
    fn legal_bits(&self, bits: &mut [u8]) {
        bits.fill(0);
        for &m in self.legal_moves().iter() {
            let action = Self::action(m);
            bits[action / 8] |= 1 << (action % 8);
        }
    }

    /// The same as one number for each action, 0 or 1.
    fn mask(&self) -> Vec<u8> {
        let mut bits = vec![0; Self::N_ACTIONS.div_ceil(8)];
        let mut mask = vec![0; Self::N_ACTIONS];
        self.legal_bits(&mut bits);
        spread(&bits, &mut mask);
        mask
    }
}

/// Writes bits as numbers of 0 or 1, as many as there are to write.
///
/// ```
/// let mut mask = [7; 10];
/// boardgame::spread(&[0b101, 0b10], &mut mask);
/// assert_eq!(mask, [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
/// ```
#[inline]
pub fn spread(bits: &[u8], mask: &mut [u8]) {
    let (whole, rest) = mask.as_chunks_mut::<8>();
    for (eight, &byte) in whole.iter_mut().zip(bits) {
        *eight = SPREAD[usize::from(byte)];
    }
    if let Some(&byte) = bits.get(whole.len()) {
        rest.copy_from_slice(&SPREAD[usize::from(byte)][..rest.len()]);
    }
}

/// The bits of each byte as numbers.
static SPREAD: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};
