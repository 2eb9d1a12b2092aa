//! The tree of claims while it grows, with the numbers that say what to try next.
//!
//! Where the winner moves, one move has to be proven: the numbers are the least to prove and the sum to
//! refute. Where the other side moves it is the other way round. Positions that are images of each other
//! are one node, whichever way play comes there.

use std::collections::{HashMap, HashSet};

use boardgame::{Color, Outcome, Symmetric};

use crate::claims::{Note, Said};

/// How hard it looks to prove and to refute that the winner wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    /// To prove.
    pub prove: u32,
    /// To refute.
    pub refute: u32,
}

impl Outlook {
    /// Where nothing is known.
    pub const UNKNOWN: Self = Self {
        prove: 1,
        refute: 1,
    };
}

/// No way leads on from here but in circles.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// What is known of how hard a position is.
type Estimate<'a, P> = &'a dyn Fn(&P, Color) -> Outlook;

/// The tree.
#[derive(Debug)]
pub(super) struct Tree<P: Symmetric> {
    pub(super) winner: Color,
    pub(super) root: u128,
    pub(super) nodes: HashMap<u128, Node<P>>,
    /// Positions after moves of the winner that are believed in.
    pub(super) believed: HashSet<u128>,
    /// The ways to the positions that are to be settled first.
    pub(super) first: Vec<Vec<u128>>,
    /// The ways to the positions that somebody tries.
    pub(super) taken: HashMap<u128, Vec<u128>>,
    /// What has been found out and is not written down yet.
    pub(super) notes: Vec<Note<P>>,
}

#[derive(Debug)]
pub(super) struct Node<P> {
    pub(super) position: P,
    parents: Vec<u128>,
    pub(super) state: State,
}

#[derive(Debug)]
pub(super) enum State {
    Proven,
    Refuted,
    /// Not tried yet.
    Leaf(Outlook),
    /// It resisted; these are its children.
    Open(Vec<u128>, Outlook),
}

impl<P: Symmetric> Tree<P> {
    pub(super) fn new(root: &P, winner: Color) -> Self {
        let position = root.canonical();
        let key = position.key();
        let mut tree = Self {
            winner,
            root: key,
            nodes: HashMap::new(),
            believed: HashSet::new(),
            first: Vec::new(),
            taken: HashMap::new(),
            notes: Vec::new(),
        };
        tree.add(position, None, &|_, _| Outlook::UNKNOWN);
        tree
    }

    /// Takes up what was noted before.
    pub(super) fn recall(&mut self, before: &[Note<P>], estimate: Estimate<'_, P>) {
        let said: HashMap<u128, Said<P::Move>> = before
            .iter()
            .map(|note| (note.position.key(), note.said))
            .collect();
        let mut waiting = vec![self.root];
        let mut met = HashSet::new();
        let mut settled = Vec::new();
        while let Some(key) = waiting.pop() {
            if !met.insert(key) {
                continue;
            }
            match said.get(&key) {
                None => {}
                Some(Said::Tried { .. }) => {
                    if self.open_up(key, estimate) {
                        settled.push(key);
                    }
                    if let State::Open(children, _) = &self.nodes[&key].state {
                        waiting.extend(children);
                    }
                }
                Some(said) => {
                    self.node(key).state = if said.is_claim() {
                        State::Proven
                    } else {
                        State::Refuted
                    };
                    settled.push(key);
                }
            }
        }
        for key in settled {
            self.propagate(key);
        }
        self.refresh(self.root, &mut HashSet::new());
    }

    /// Has the position at the end of a line settled before others, and the winner's moves of the
    /// line believed in. The line begins with the root.
    pub(super) fn believe(&mut self, line: &[P], estimate: Estimate<'_, P>) {
        let path: Vec<u128> = line.iter().map(|next| next.canonical().key()).collect();
        for (key, next) in path.iter().zip(&path[1..]) {
            if let State::Leaf(outlook) = self.nodes[key].state {
                self.note_opened(*key, outlook);
                if self.open_up(*key, estimate) {
                    self.propagate(*key);
                }
            }
            if !matches!(self.nodes[key].state, State::Open(..)) {
                return;
            }
            if self.nodes[key].position.turn() == self.winner {
                self.believed.insert(*next);
            }
        }
        self.update(&path);
        self.first.push(path);
    }

    pub(super) fn verdict(&self) -> Option<bool> {
        match self.nodes[&self.root].state {
            State::Proven => Some(true),
            State::Refuted => Some(false),
            _ => None,
        }
    }

    /// Takes up what was found out of a position that was taken. The way to it.
    pub(super) fn settle(&mut self, note: Note<P>, estimate: Estimate<'_, P>) -> Vec<u128> {
        let key = note.position.key();
        let Some(path) = self.taken.remove(&key) else {
            return Vec::new();
        };
        let said = note.said;
        self.notes.push(note);
        match said {
            Said::Tried { .. } => {
                if self.open_up(key, estimate) {
                    self.propagate(key);
                }
            }
            said => {
                self.node(key).state = if said.is_claim() {
                    State::Proven
                } else {
                    State::Refuted
                };
                self.propagate(key);
            }
        }
        self.update(&path);
        path
    }

    /// Where the winner moves, at the end of a path, and the certificate was too large, that of the position after the winning move would be
    /// too large as well, being shorter by that move alone: its replies are tried at once.
    pub(super) fn open_beyond(&mut self, mut path: Vec<u128>, outlooks: &HashMap<u128, Outlook>) {
        let Some(key) = path.last() else {
            return;
        };
        let State::Open(children, _) = &self.nodes[key].state else {
            return;
        };
        let is_won = |child: &&u128| {
            let is_leaf = matches!(self.nodes[*child].state, State::Leaf(_));
            let outlook = outlooks.get(*child);
            is_leaf && !self.taken.contains_key(*child) && outlook.is_some_and(|is| is.prove == 0)
        };
        let Some(&child) = children.iter().find(is_won) else {
            return;
        };
        self.note_opened(child, outlooks[&child]);
        if self.open_up(child, &|_, _| Outlook::UNKNOWN) {
            self.propagate(child);
        }
        path.push(child);
        self.update(&path);
    }

    fn note_opened(&mut self, key: u128, Outlook { prove, refute }: Outlook) {
        let nodes = 0;
        self.note(
            key,
            Said::Tried {
                nodes,
                prove,
                refute,
            },
        );
    }

    pub(super) fn share(&self) -> f64 {
        self.share_of(self.root, &mut HashMap::new())
    }

    fn share_of(&self, key: u128, known: &mut HashMap<u128, f64>) -> f64 {
        if let Some(&share) = known.get(&key) {
            return share;
        }
        known.insert(key, 0.0);
        let node = &self.nodes[&key];
        let share = match &node.state {
            State::Proven => 1.0,
            State::Refuted | State::Leaf(_) => 0.0,
            State::Open(children, _) if node.position.turn() == self.winner => {
                let shares = children.iter().map(|&child| self.share_of(child, known));
                shares.fold(0.0, f64::max)
            }
            State::Open(children, _) => {
                let shares = children.iter().map(|&child| self.share_of(child, known));
                shares.sum::<f64>() / children.len() as f64
            }
        };
        known.insert(key, share);
        share
    }

    /// The open positions of the tree that is being proven.
    pub(super) fn open(&self) -> Vec<(P, Outlook)> {
        let mut open = Vec::new();
        let mut waiting = vec![self.root];
        let mut met = HashSet::new();
        while let Some(key) = waiting.pop() {
            if !met.insert(key) {
                continue;
            }
            let node = &self.nodes[&key];
            match &node.state {
                State::Proven | State::Refuted => {}
                State::Leaf(outlook) => open.push((node.position.clone(), *outlook)),
                State::Open(children, _) if node.position.turn() == self.winner => {
                    waiting.extend(self.ranked(key, children, &[]).first());
                }
                State::Open(children, _) => waiting.extend(children),
            }
        }
        open.sort_by_key(|(_, outlook)| outlook.prove);
        open
    }

    pub(super) fn node(&mut self, key: u128) -> &mut Node<P> {
        self.nodes.get_mut(&key).expect("every key has its node")
    }

    pub(super) fn outlook(&self, key: u128) -> Outlook {
        match self.nodes[&key].state {
            State::Proven => Outlook {
                prove: 0,
                refute: NEVER,
            },
            State::Refuted => Outlook {
                prove: NEVER,
                refute: 0,
            },
            State::Leaf(outlook) | State::Open(_, outlook) => outlook,
        }
    }

    fn add(&mut self, position: P, parent: Option<u128>, estimate: Estimate<'_, P>) -> u128 {
        let key = position.key();
        let winner = self.winner;
        let node = self.nodes.entry(key).or_insert_with(|| {
            let Outlook { prove, refute } = estimate(&position, winner);
            let outlook = Outlook {
                prove: prove.clamp(1, NEVER - 1),
                refute: refute.clamp(1, NEVER - 1),
            };
            Node {
                position,
                parents: Vec::new(),
                state: State::Leaf(outlook),
            }
        });
        node.parents.extend(parent);
        key
    }

    /// Gives a position that resists its children. Whether that settles it by itself.
    fn open_up(&mut self, key: u128, estimate: Estimate<'_, P>) -> bool {
        let position = self.nodes[&key].position.clone();
        let is_winners = position.turn() == self.winner;
        let mut children = Vec::new();
        for m in position.legal_moves() {
            let next = position.after(m);
            match next.outcome() {
                None => {
                    let next = next.canonical();
                    if !children.contains(&next.key()) {
                        children.push(self.add(next, Some(key), estimate));
                    }
                }
                Some(outcome) if outcome == Outcome::Win(self.winner) => {
                    if is_winners {
                        return self.prove(key, Said::Move(m));
                    }
                }
                Some(_) if !is_winners => {
                    self.node(key).state = State::Refuted;
                    self.note(key, Said::Refuted);
                    return true;
                }
                Some(_) => {}
            }
        }
        self.node(key).state = State::Open(children, Outlook::UNKNOWN);
        self.conclude(key)
    }

    fn prove(&mut self, key: u128, said: Said<P::Move>) -> bool {
        self.node(key).state = State::Proven;
        self.note(key, said);
        true
    }

    fn note(&mut self, key: u128, said: Said<P::Move>) {
        let position = self.nodes[&key].position.clone();
        self.notes.push(Note { position, said });
    }

    /// What follows for an open position from its children. Whether it is settled now.
    fn conclude(&mut self, key: u128) -> bool {
        let node = &self.nodes[&key];
        let State::Open(children, _) = &node.state else {
            return false;
        };
        let is = |child: &u128, wanted: bool| match self.nodes[child].state {
            State::Proven => wanted,
            State::Refuted => !wanted,
            _ => false,
        };
        if node.position.turn() == self.winner {
            if let Some(child) = children.iter().find(|child| is(child, true)) {
                let position = &node.position;
                let leads = |m: &P::Move| position.after(*m).canonical().key() == *child;
                let m = position.legal_moves().into_iter().find(leads);
                return self.prove(key, Said::Move(m.expect("a move leads to each child")));
            }
            if !children.iter().all(|child| is(child, false)) {
                return false;
            }
        } else {
            if children.iter().all(|child| is(child, true)) {
                return self.prove(key, Said::Replies);
            }
            if !children.iter().any(|child| is(child, false)) {
                return false;
            }
        }
        self.node(key).state = State::Refuted;
        self.note(key, Said::Refuted);
        true
    }

    /// Settles what follows from a settled position.
    fn propagate(&mut self, key: u128) {
        let mut settled = vec![key];
        while let Some(key) = settled.pop() {
            for parent in self.nodes[&key].parents.clone() {
                if self.conclude(parent) {
                    settled.push(parent);
                }
            }
        }
    }

    /// Puts the numbers along a path together anew.
    pub(super) fn update(&mut self, path: &[u128]) {
        for &key in path.iter().rev() {
            self.combine(key);
        }
    }

    fn combine(&mut self, key: u128) {
        let node = &self.nodes[&key];
        let State::Open(children, _) = &node.state else {
            return;
        };
        let outlooks = || children.iter().map(|&child| self.outlook(child));
        let sum = |sum: u32, number: u32| sum.saturating_add(number).min(NEVER);
        let (proves, refutes) = (
            outlooks().map(|outlook| outlook.prove),
            outlooks().map(|outlook| outlook.refute),
        );
        let combined = if node.position.turn() == self.winner {
            Outlook {
                prove: proves.min().unwrap_or(NEVER),
                refute: refutes.fold(0, sum),
            }
        } else {
            Outlook {
                prove: proves.fold(0, sum),
                refute: refutes.min().unwrap_or(NEVER),
            }
        };
        if let State::Open(_, outlook) = &mut self.node(key).state {
            *outlook = combined;
        }
    }

    /// Puts all numbers together, from the leaves up.
    fn refresh(&mut self, key: u128, met: &mut HashSet<u128>) {
        if !met.insert(key) {
            return;
        }
        if let State::Open(children, _) = &self.nodes[&key].state {
            for child in children.clone() {
                self.refresh(child, met);
            }
            self.combine(key);
        }
    }
}
