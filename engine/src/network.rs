//! An opinion about a position from what it is made of: a small network over patterns.
//!
//! A game names the patterns that a position shows to the side to move: which marbles lie in a
//! block, how high a stack is and who is on top. Each pattern has a row of weights, and the rows of
//! the patterns that are there are added up. So that a position and its mirror images are judged
//! alike, this is done in every view of the board at once, with the same weights:
//!
//! ```text
//! patterns ──rows──▶ sums[view][unit] ──clamp──▶ ──mean over views──▶ pooled[unit]
//! pooled ──▶ hidden (16, none below zero) ──▶ opinion
//! ```
//!
//! The rows are whole numbers, and the rest is computed in one order, so that a network says the
//! same on every machine. About 50 nanoseconds for a game with four patterns in eight views.

use thiserror::Error;

use boardgame::Position;

/// How a game describes its positions to a network.
pub trait Patterns<const VIEWS: usize>: Position {
    /// How many patterns there are.
    const N_PATTERNS: usize;

    /// Shows the patterns of the position, as the side to move sees it.
    fn for_each_pattern(&self, show: impl FnMut(usize));

    /// The pattern as it looks in a view. In view 0 it is itself.
    fn in_view(pattern: usize, view: usize) -> usize;
}

/// Has opinions about positions.
pub trait Judge<P>: Send + Sync + 'static {
    /// The opinion about a position in which the game goes on, for the side to move, in hundredths;
    /// see [`Score`](solving::Score).
    fn judge(&self, position: &P) -> i32;
}

/// The units behind the pooled ones.
pub const HIDDEN: usize = 16;
/// A weight of 1, as a whole number.
pub const ONE: i16 = 64;
/// Where sums are clamped.
pub const MAX_SUM: i16 = 4 * ONE;

/// The weights of a network as they are stored and shipped.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights<const UNITS: usize> {
    /// A row for each pattern.
    pub rows: Vec<[i8; UNITS]>,
    /// What the sums begin with.
    pub bias: [i16; UNITS],
    /// From pooled to hidden units.
    pub hidden: [[f32; UNITS]; HIDDEN],
    /// What the hidden units begin with.
    pub hidden_bias: [f32; HIDDEN],
    /// From the hidden units to the opinion.
    pub output: [f32; HIDDEN],
    /// What the opinion begins with.
    pub output_bias: f32,
}

/// Bytes are not the weights of this network.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The file is something else.
    #[error("these are not the weights of a network")]
    NotWeights,
    /// The file is of another network.
    #[error("expected {expected} bytes of weights, found {found}")]
    Length {
        /// What this network has.
        expected: usize,
        /// What is there.
        found: usize,
    },
}

/// How a file of weights begins.
const MAGIC: &[u8; 8] = b"pantanet";

impl<const UNITS: usize> Weights<UNITS> {
    /// Weights that say nothing.
    pub fn zero(n_patterns: usize) -> Self {
        Self {
            rows: vec![[0; UNITS]; n_patterns],
            bias: [0; UNITS],
            hidden: [[0.0; UNITS]; HIDDEN],
            hidden_bias: [0.0; HIDDEN],
            output: [0.0; HIDDEN],
            output_bias: 0.0,
        }
    }

    const fn n_bytes(n_patterns: usize) -> usize {
        MAGIC.len() + n_patterns * UNITS + UNITS * 2 + (HIDDEN * UNITS + 2 * HIDDEN + 1) * 4
    }

    /// The weights as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(Self::n_bytes(self.rows.len()));
        bytes.extend(MAGIC);
        bytes.extend(self.rows.as_flattened().iter().map(|&weight| weight as u8));
        bytes.extend(self.bias.iter().flat_map(|weight| weight.to_le_bytes()));
        let floats = self.hidden.as_flattened().iter();
        let floats = floats.chain(&self.hidden_bias).chain(&self.output);
        bytes.extend(
            floats
                .chain([&self.output_bias])
                .flat_map(|weight| weight.to_le_bytes()),
        );
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote.
    pub fn from_bytes(n_patterns: usize, bytes: &[u8]) -> Result<Self, WeightsError> {
        let body = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let expected = Self::n_bytes(n_patterns);
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(WeightsError::Length { expected, found });
        }
        let (rows, rest) = body.split_at(n_patterns * UNITS);
        let (bias, rest) = rest.split_at(UNITS * 2);
        let mut bias = bias
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut floats = rest
            .chunks_exact(4)
            .map(|word| f32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let mut float = || floats.next().expect("the length is right");
        let rows = rows.chunks_exact(UNITS);
        Ok(Self {
            rows: rows
                .map(|row| std::array::from_fn(|unit| row[unit] as i8))
                .collect(),
            bias: std::array::from_fn(|_| bias.next().expect("the length is right")),
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| float())),
            hidden_bias: std::array::from_fn(|_| float()),
            output: std::array::from_fn(|_| float()),
            output_bias: float(),
        })
    }
}

/// A network that is ready to judge: the rows of all views side by side.
#[derive(Debug, Clone)]
pub struct Network<const VIEWS: usize, const UNITS: usize> {
    rows: Vec<[[i16; UNITS]; VIEWS]>,
    weights: Weights<UNITS>,
}

impl<const VIEWS: usize, const UNITS: usize> Network<VIEWS, UNITS> {
    /// The network of these weights, for a game with these patterns.
    pub fn new<P: Patterns<VIEWS>>(weights: Weights<UNITS>) -> Self {
        debug_assert_eq!(weights.rows.len(), P::N_PATTERNS);
        let row = |pattern| {
            std::array::from_fn(|view| weights.rows[P::in_view(pattern, view)].map(i16::from))
        };
        Self {
            rows: (0..P::N_PATTERNS).map(row).collect(),
            weights,
        }
    }
}

/// What the rows of the patterns of a position come to, in every view. A position that shows a few
/// other patterns is judged by [exchanging](Network::exchange) these.
#[derive(Debug, Clone, Copy)]
pub struct Sums<const VIEWS: usize, const UNITS: usize>([[i16; UNITS]; VIEWS]);

impl<const VIEWS: usize, const UNITS: usize> Network<VIEWS, UNITS> {
    /// The sums of a position.
    #[inline]
    pub fn sums<P: Patterns<VIEWS>>(&self, position: &P) -> Sums<VIEWS, UNITS> {
        let mut sums = [self.weights.bias; VIEWS];
        position.for_each_pattern(|pattern| {
            let row = &self.rows[pattern];
            for (sum, weight) in sums.as_flattened_mut().iter_mut().zip(row.as_flattened()) {
                *sum += weight;
            }
        });
        Sums(sums)
    }

    /// Puts a pattern in the place of another.
    #[inline]
    pub fn exchange(&self, sums: &mut Sums<VIEWS, UNITS>, old: usize, new: usize) {
        let rows = [&self.rows[old], &self.rows[new]].map(|row| row.as_flattened());
        let weights = rows[0].iter().zip(rows[1]);
        for (sum, (old, new)) in sums.0.as_flattened_mut().iter_mut().zip(weights) {
            *sum += new - old;
        }
    }

    /// The opinion about the position that has these sums; see [`Judge::judge`].
    #[inline]
    pub fn opinion(&self, sums: &Sums<VIEWS, UNITS>) -> i32 {
        let mut pooled = [0; UNITS];
        for view in &sums.0 {
            for (pool, sum) in pooled.iter_mut().zip(view) {
                *pool += (*sum).clamp(0, MAX_SUM);
            }
        }
        let scale = 1.0 / (f32::from(ONE) * VIEWS as f32);
        let opinion = self
            .weights
            .behind(&pooled.map(|pool| f32::from(pool) * scale));
        (100.0 * opinion).round() as i32
    }
}

impl<const VIEWS: usize, const UNITS: usize, P: Patterns<VIEWS>> Judge<P>
    for Network<VIEWS, UNITS>
{
    #[inline]
    fn judge(&self, position: &P) -> i32 {
        self.opinion(&self.sums(position))
    }
}

impl<const UNITS: usize> Weights<UNITS> {
    /// The opinion, given the pooled units.
    #[inline]
    fn behind(&self, pooled: &[f32; UNITS]) -> f32 {
        let mut opinion = self.output_bias;
        for ((weights, bias), output) in self.hidden.iter().zip(&self.hidden_bias).zip(&self.output)
        {
            opinion += output * (bias + dot(weights, pooled)).max(0.0);
        }
        opinion
    }
}

/// The sum of products, four at a time: always in this order, so that it is always the same.
#[inline]
fn dot<const UNITS: usize>(left: &[f32; UNITS], right: &[f32; UNITS]) -> f32 {
    let mut sums = [0.0; 4];
    for (left, right) in left.chunks_exact(4).zip(right.chunks_exact(4)) {
        for lane in 0..4 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let mut weights = Weights::<8>::zero(3);
        weights.rows[2][7] = -128;
        weights.bias[1] = -300;
        weights.hidden[15][7] = 0.25;
        weights.hidden_bias[3] = -2.0;
        weights.output[0] = 1.5;
        weights.output_bias = -0.125;
        let bytes = weights.to_bytes();
        assert_eq!(Weights::from_bytes(3, &bytes), Ok(weights));
        let length = Weights::<8>::from_bytes(4, &bytes).unwrap_err();
        assert_eq!(
            length.to_string(),
            format!(
                "expected {} bytes of weights, found {}",
                bytes.len() + 8,
                bytes.len()
            )
        );
        assert_eq!(
            Weights::<8>::from_bytes(3, b"?"),
            Err(WeightsError::NotWeights)
        );
    }
}
