//! Counting move sequences on several threads, and what each first move contributes.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use boardgame::Position;
use boardgame::perft::perft;

/// The count, and what each first move contributes to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Division<M> {
    /// The number of sequences.
    pub count: u64,
    /// The legal moves and the number of sequences that begin with each; none at depth 0.
    pub by_move: Vec<(M, u64)>,
}

/// How far a count has come.
#[derive(Debug, Clone, Copy)]
pub struct Progress {
    /// Parts finished.
    pub done: usize,
    /// Parts in all; they are not of equal size.
    pub total: usize,
    /// Sequences counted so far.
    pub count: u64,
}

/// Counts sequences move by move on several threads. `watch` hears how far it is, every few
/// thousand to million sequences, on the thread of the caller.
pub(crate) fn divide<P: Position>(
    position: &P,
    depth: u32,
    threads: NonZeroUsize,
    watch: &mut dyn FnMut(Progress),
) -> Division<P::Move> {
    let Some(rest) = depth.checked_sub(1) else {
        return Division {
            count: 1,
            by_move: Vec::new(),
        };
    };
    let (moves, parts, rest) = split(position, rest);
    let mut counts = vec![0; moves.len()];
    let mut progress = Progress {
        done: 0,
        total: parts.len(),
        count: 0,
    };
    let mut add = |piece: Piece| {
        counts[piece.move_idx] += piece.count;
        progress.done += usize::from(piece.ends_part);
        progress.count += piece.count;
        watch(progress);
    };
    if threads.get() == 1 {
        for part in &parts {
            part.count(rest, &mut add);
        }
    } else {
        on_threads(
            &parts,
            threads,
            |part, send| part.count(rest, send),
            &mut add,
        );
    }
    let by_move: Vec<_> = moves.into_iter().zip(counts).collect();
    Division {
        count: by_move.iter().map(|&(_, count)| count).sum(),
        by_move,
    }
}

/// A part of the work: the position after the first move, or after the first two.
struct Part<P> {
    move_idx: usize,
    position: P,
}

/// What a part has counted since it last told.
struct Piece {
    move_idx: usize,
    count: u64,
    ends_part: bool,
}

/// Sequences of this many moves are counted without telling how far it is.
const SILENT_DEPTH: u32 = 3;

impl<P: Position> Part<P> {
    /// Counts the part piece by piece.
    fn count(&self, depth: u32, tell: &mut dyn FnMut(Piece)) {
        let move_idx = self.move_idx;
        in_pieces(&self.position, depth, &mut |count| {
            tell(Piece {
                move_idx,
                count,
                ends_part: false,
            });
        });
        tell(Piece {
            move_idx,
            count: 0,
            ends_part: true,
        });
    }
}

fn in_pieces<P: Position>(position: &P, depth: u32, tell: &mut dyn FnMut(u64)) {
    if depth <= SILENT_DEPTH {
        tell(perft(position, depth));
    } else {
        successors(position).for_each(|(_, next)| in_pieces(&next, depth - 1, tell));
    }
}

/// The first moves, the parts below them, and the depth left to count in each. Where it is deep
/// enough the parts begin at the second move, so that threads share the work evenly.
fn split<P: Position>(position: &P, rest: u32) -> (Vec<P::Move>, Vec<Part<P>>, u32) {
    let mut moves = Vec::new();
    let mut parts = Vec::new();
    let is_deep = rest >= 2;
    for (move_idx, (m, next)) in successors(position).enumerate() {
        moves.push(m);
        if is_deep {
            parts.extend(successors(&next).map(|(_, position)| Part { move_idx, position }));
        } else {
            parts.push(Part {
                move_idx,
                position: next,
            });
        }
    }
    (moves, parts, rest - u32::from(is_deep))
}

/// Lets threads take the parts one after another and hands what they tell to `add`, here.
fn on_threads<T: Sync, R: Send>(
    parts: &[T],
    threads: NonZeroUsize,
    work: impl Fn(&T, &mut dyn FnMut(R)) + Sync,
    add: &mut impl FnMut(R),
) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads.get().min(parts.len()) {
            let sender = sender.clone();
            let (next, work) = (&next, &work);
            scope.spawn(move || {
                let mut send = |result| {
                    let sent = sender.send(result);
                    sent.expect("the receiver outlives the threads");
                };
                while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(part, &mut send);
                }
            });
        }
        drop(sender);
        results.into_iter().for_each(add);
    });
}

/// The legal moves with the positions they lead to.
fn successors<P: Position>(position: &P) -> impl Iterator<Item = (P::Move, P)> {
    let moves = position.legal_moves();
    moves.into_iter().map(|m| (m, position.after(m)))
}
