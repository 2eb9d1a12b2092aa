//! What the editions change in one step of the sweep.

use crate::Edition;

/// The rules of an edition as constants, so that each has its own loop.
pub(super) trait Rules: Send + Sync + 'static {
    /// A five made by placing ends the game before any twist.
    const PLACING_WINS: bool = true;
    /// Blocks twist both ways.
    const BOTH_WAYS: bool = true;
    /// Five for both is a win of the player who twisted, and not a draw.
    const TWISTER_WINS: bool = false;
    /// A five of the twister alone is answered by one placing that can make it a draw.
    const REPLY: bool = false;
}

/// The standard edition.
pub(super) struct Standard;
/// The Finnish one. Its skipped twist is that of an empty block, which the sweep knows already.
pub(super) struct Finnish;
/// The Czech one.
pub(super) struct Czech;
/// The Basque one.
pub(super) struct Basque;
/// `OpenSpiel`'s.
pub(super) struct OpenSpiel;

impl Rules for Standard {}

impl Rules for Finnish {
    const TWISTER_WINS: bool = true;
}

impl Rules for Czech {
    const REPLY: bool = true;
}

impl Rules for Basque {
    const BOTH_WAYS: bool = false;
}

impl Rules for OpenSpiel {
    const PLACING_WINS: bool = false;
}

/// Something that is done under the rules of one edition.
pub(super) trait UnderRules {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<R: Rules>(self) -> Self::Output;
}

/// Does something under the rules of an edition.
pub(super) fn under<T: UnderRules>(edition: Edition, task: T) -> T::Output {
    match edition {
        Edition::Standard => task.run::<Standard>(),
        Edition::Finnish => task.run::<Finnish>(),
        Edition::Czech => task.run::<Czech>(),
        Edition::Basque => task.run::<Basque>(),
        Edition::OpenSpiel => task.run::<OpenSpiel>(),
    }
}
