//! Claims on their way out.

use boardgame::Position;

use super::{FIRST_LINE, Note, Said, Subject};
use crate::checksum::Checksum;

/// The lines that a file of claims begins with.
pub fn heading<P: Position>(subject: &Subject<P>) -> String {
    let Subject { position, winner } = subject;
    let (game, winner) = (P::NAME, winner.name());
    format!("{FIRST_LINE}\ngame {game}\nwinner {winner}\nposition {position}\n")
}

/// The line of a note, with its end.
pub fn line<P: Position>(note: &Note<P>) -> String {
    let position = &note.position;
    let body = match &note.said {
        Said::Certified(nodes) => format!("=\t{position}\t{nodes}"),
        Said::Move(m) => format!(">\t{position}\t{m}"),
        Said::Replies => format!("*\t{position}\t-"),
        Said::Refuted => format!("!\t{position}\t-"),
        Said::Tried {
            nodes,
            prove,
            refute,
        } => format!("?\t{position}\t{nodes} {prove} {refute}"),
    };
    let sum = sum(&body);
    format!("{body}\t{sum}\n")
}

/// The checksum of a line.
pub(super) fn sum(body: &str) -> String {
    let mut checksum = Checksum::new();
    checksum.add_line(body);
    let sum = checksum.sum();
    format!("{:08x}", (sum ^ sum >> 32) as u32)
}
