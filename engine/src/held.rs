//! Whose a network is.

use std::ops::Deref;
use std::sync::Arc;

/// A network that an engine borrows, or has a share in.
#[derive(Debug)]
pub enum Held<'n, N> {
    /// Somebody else's.
    Borrowed(&'n N),
    /// It lives as long as somebody has it.
    Shared(Arc<N>),
}

impl<N> Clone for Held<'_, N> {
    fn clone(&self) -> Self {
        match self {
            Self::Borrowed(network) => Self::Borrowed(network),
            Self::Shared(network) => Self::Shared(Arc::clone(network)),
        }
    }
}

impl<N> Deref for Held<'_, N> {
    type Target = N;

    fn deref(&self) -> &N {
        match self {
            Self::Borrowed(network) => network,
            Self::Shared(network) => network,
        }
    }
}

impl<'n, N> From<&'n N> for Held<'n, N> {
    fn from(network: &'n N) -> Self {
        Self::Borrowed(network)
    }
}

impl<N> From<Arc<N>> for Held<'_, N> {
    fn from(network: Arc<N>) -> Self {
        Self::Shared(network)
    }
}
