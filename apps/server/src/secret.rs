//! Secrets that hold seats, and the names of games.
//!
//! A secret is random enough that its plain hash cannot be turned back; only the hash is stored, and
//! neither `Debug` nor `Display` shows the secret itself.

use std::fmt;

use sha2::{Digest, Sha256};
use table::SecretHash;

/// Letters without those that look alike; 32, so each is five random bits.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 50 bits: nobody guesses a game, and a link stays short.
const ID_LENGTH: usize = 10;
/// 200 bits.
const SECRET_LENGTH: usize = 40;

/// What a player shows to prove who they are.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn random() -> Self {
        Self(random_text(SECRET_LENGTH))
    }

    /// A secret that somebody shows; anything that cannot be one is none.
    pub fn read(text: &str) -> Option<Self> {
        let is_secret =
            text.len() == SECRET_LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        is_secret.then(|| Self(text.to_owned()))
    }

    /// The text, for the one person it is for.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What may be stored.
    pub fn hash(&self) -> SecretHash {
        SecretHash::stored(hex::encode(Sha256::digest(self.0.as_bytes())))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The name of a new game, as in its address.
pub(crate) fn random_id() -> String {
    random_text(ID_LENGTH)
}

/// A number nobody can foresee.
pub(crate) fn random_number() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

fn random_text(length: usize) -> String {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    let letter = |byte: u8| LETTERS[usize::from(byte) % LETTERS.len()] as char;
    bytes.into_iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_back_and_never_shown() {
        let secret = Secret::random();
        assert_eq!(Secret::read(secret.reveal()), Some(secret.clone()));
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert_ne!(secret.hash().as_str(), secret.reveal());
    }

    #[test]
    fn what_cannot_be_a_secret_is_none() {
        for text in ["", "short", &"é".repeat(20), &"l".repeat(SECRET_LENGTH)] {
            assert_eq!(Secret::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_hash_is_the_published_one() {
        let secret = Secret("abc".to_owned());
        assert_eq!(
            secret.hash().as_str(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
