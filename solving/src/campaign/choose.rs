//! Which position to try next.
//!
//! Several may be tried at once. Where the winner moves, only its most promising move is followed, whoever
//! tries something below it already; where the other side moves, whoever comes next takes another reply, since all of
//! them have to be met.

use std::collections::HashSet;

use boardgame::Symmetric;

use super::tree::{NEVER, Outlook, State, Tree};

/// A move that is believed in is tried until it looks so many times as hard as another.
const BELIEF: u32 = 64;

/// Where a way down ends.
enum End {
    /// At a position that nobody tries.
    Free,
    /// All that would help is being tried.
    Busy,
    /// All that leads on leads back; the way ends where that was found.
    Stuck,
}

impl<P: Symmetric> Tree<P> {
    /// Takes the position that would help most to settle, of those that nobody tries yet, and how many plies it comes
    /// after the beginning.
    pub(super) fn take(&mut self) -> Option<(P, usize)> {
        let path = self.select()?;
        let key = *path.last().expect("a path has an end");
        let n_plies = path.len() - 1;
        self.taken.insert(key, path);
        Some((self.nodes[&key].position.clone(), n_plies))
    }

    /// Nobody tries the position with this key any more.
    pub(super) fn put_back(&mut self, key: u128) {
        self.taken.remove(&key);
    }

    /// The position with this key, if somebody tries it.
    pub(super) fn taken(&self, key: u128) -> Option<&P> {
        self.taken.get(&key).map(|_| &self.nodes[&key].position)
    }

    /// How many positions are being tried.
    pub(super) fn n_taken(&self) -> usize {
        self.taken.len()
    }

    /// The way to the position that would help most to settle.
    fn select(&mut self) -> Option<Vec<u128>> {
        let mut busy = HashSet::new();
        for mut path in self.beginnings() {
            loop {
                let n_given = path.len();
                match self.descend(&mut path, &mut busy) {
                    End::Free => return Some(path),
                    End::Busy => break,
                    End::Stuck => {}
                }
                let stuck = *path.last().expect("a path has a beginning");
                if stuck == self.root {
                    return None;
                }
                self.give_up(&path);
                if self.outlook(self.root).prove >= NEVER {
                    return None;
                }
                if path.len() <= n_given {
                    break;
                }
                path.truncate(n_given);
            }
        }
        None
    }

    /// The ways to where a search for something to try begins, one after the other.
    fn beginnings(&self) -> Vec<Vec<u128>> {
        let is_open = |key: &u128| {
            let state = &self.nodes[key].state;
            matches!(state, State::Leaf(_) | State::Open(..)) && self.outlook(*key).prove < NEVER
        };
        let first = self.first.iter().filter(|path| path.iter().all(is_open));
        first.cloned().chain([vec![self.root]]).collect()
    }

    /// Every way on from the end of a path goes round in circles.
    fn give_up(&mut self, path: &[u128]) {
        let (stuck, before) = path.split_last().expect("a path has an end");
        if let State::Open(_, outlook) = &mut self.node(*stuck).state {
            outlook.prove = NEVER;
        }
        self.update(before);
    }

    /// Goes down from the end of a path.
    fn descend(&self, path: &mut Vec<u128>, busy: &mut HashSet<u128>) -> End {
        let key = *path.last().expect("a path has a beginning");
        let children = match &self.nodes[&key].state {
            State::Leaf(_) if self.taken.contains_key(&key) => return End::Busy,
            State::Leaf(_) => return End::Free,
            State::Proven | State::Refuted => return End::Stuck,
            State::Open(children, _) => children,
        };
        let mut ranked = self.ranked(key, children, path);
        if ranked.is_empty() {
            return End::Stuck;
        }
        if self.nodes[&key].position.turn() == self.winner {
            ranked.truncate(1);
        }
        for child in ranked {
            if busy.contains(&child) {
                continue;
            }
            path.push(child);
            match self.descend(path, busy) {
                End::Busy => {
                    busy.insert(child);
                    path.pop();
                }
                end => return end,
            }
        }
        End::Busy
    }

    /// The children to go on with, the best first, none that stands on the path already.
    pub(super) fn ranked(&self, key: u128, children: &[u128], path: &[u128]) -> Vec<u128> {
        let is_winners = self.nodes[&key].position.turn() == self.winner;
        let open = children.iter().copied().filter(|child| {
            let state = &self.nodes[child].state;
            matches!(state, State::Leaf(_) | State::Open(..)) && !path.contains(child)
        });
        let mut open: Vec<u128> = open
            .filter(|&child| self.outlook(child).prove < NEVER)
            .collect();
        open.sort_by_key(|&child| {
            let Outlook { prove, refute } = self.outlook(child);
            match (is_winners, self.believed.contains(&child)) {
                (true, true) => prove / BELIEF,
                (true, false) => prove,
                (false, _) => refute,
            }
        });
        open
    }
}
