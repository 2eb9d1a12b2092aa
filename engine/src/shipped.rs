//! The network that comes with a game: inside the program, or brought along.

use std::fmt;
use std::sync::OnceLock;

use crate::network::WeightsError;

/// The network that comes with a game, read when it is first needed.
///
/// Its weights are inside the program. Only in a browser they are a file of their own, so that nobody
/// loads what they do not play: there they must be [brought](Self::bring) before an engine is asked.
pub struct Shipped<N> {
    weights: &'static [u8],
    read: fn(&[u8]) -> Result<N, WeightsError>,
    network: OnceLock<N>,
}

impl<N> Shipped<N> {
    /// The network of these weights, of which there are none where they are brought along.
    pub const fn new(weights: &'static [u8], read: fn(&[u8]) -> Result<N, WeightsError>) -> Self {
        Self {
            weights,
            read,
            network: OnceLock::new(),
        }
    }

    /// The network. It panics if its weights were to be brought along and were not.
    pub fn get(&self) -> &N {
        self.network.get_or_init(|| {
            let network = (self.read)(self.weights);
            network.expect("the weights are those of this network, or were brought along")
        })
    }

    /// Brings the weights along. Where there are some already, these stay.
    pub fn bring(&self, weights: &[u8]) -> Result<(), WeightsError> {
        let network = (self.read)(weights)?;
        // Whoever was quicker brought the same.
        let _ = self.network.set(network);
        Ok(())
    }

    /// Whether there is anything to ask.
    pub fn is_there(&self) -> bool {
        !self.weights.is_empty() || self.network.get().is_some()
    }

    /// The weights inside the program, of which a browser's program has none.
    pub fn weights(&self) -> &'static [u8] {
        self.weights
    }
}

impl<N> fmt::Debug for Shipped<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Shipped");
        debug.field("is_there", &self.is_there()).finish()
    }
}

/// The bytes of a file beside the source that asks for them; none in a browser's program.
#[macro_export]
macro_rules! shipped_weights {
    ($path:literal) => {{
        #[cfg(target_family = "wasm")]
        {
            &[]
        }
        #[cfg(not(target_family = "wasm"))]
        {
            include_bytes!($path)
        }
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(weights: &[u8]) -> Result<u8, WeightsError> {
        weights.first().copied().ok_or(WeightsError::NotWeights)
    }

    #[test]
    fn weights_can_be_brought_along_once() {
        let shipped = Shipped::new(&[], read);
        assert!(!shipped.is_there());
        assert_eq!(shipped.bring(&[]), Err(WeightsError::NotWeights));
        assert!(!shipped.is_there());
        shipped.bring(&[7]).unwrap();
        shipped.bring(&[8]).unwrap();
        assert_eq!((shipped.is_there(), *shipped.get()), (true, 7));
    }

    #[test]
    fn weights_inside_the_program_need_not_be_brought() {
        let shipped = Shipped::new(&[3], read);
        assert_eq!((shipped.is_there(), *shipped.get()), (true, 3));
    }
}
