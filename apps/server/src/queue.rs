//! A queue that is fair: each client has a line of its own, and the lines are served in turn.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// What waits, by client.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    lines: HashMap<IpAddr, VecDeque<T>>,
    /// Whose turn it is. Every client with a line is here once.
    turns: VecDeque<IpAddr>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self {
            lines: HashMap::new(),
            turns: VecDeque::new(),
            len: 0,
        }
    }
}

impl<T> FairQueue<T> {
    /// Puts something at the end of the client's line.
    pub(crate) fn push(&mut self, client: IpAddr, item: T) {
        let line = self.lines.entry(client).or_default();
        if line.is_empty() {
            self.turns.push_back(client);
        }
        line.push_back(item);
        self.len += 1;
    }

    /// The first of the line whose turn it is, which is then the last to have a turn again, and
    /// whose it is.
    pub(crate) fn pop(&mut self) -> Option<(IpAddr, T)> {
        let (client, item, ()) = self.pop_fit(|_| Some(()))?;
        Some((client, item))
    }

    /// The same among what is fit, and what was found in it; the rest waits where it is.
    pub(crate) fn pop_fit<F>(&mut self, fit: impl Fn(&T) -> Option<F>) -> Option<(IpAddr, T, F)> {
        let first = |line: &VecDeque<T>| {
            let mut items = line.iter().enumerate();
            items.find_map(|(index, item)| Some((index, fit(item)?)))
        };
        let mut turns = self.turns.iter().enumerate();
        let (turn, client, (index, found)) =
            turns.find_map(|(turn, client)| Some((turn, *client, first(&self.lines[client])?)))?;
        self.turns.remove(turn);
        let line = self.lines.get_mut(&client)?;
        let item = line.remove(index)?;
        self.len -= 1;
        if line.is_empty() {
            self.lines.remove(&client);
        } else {
            self.turns.push_back(client);
        }
        Some((client, item, found))
    }

    /// What each client but this one waits for first.
    pub(crate) fn firsts_of_others(&self, client: IpAddr) -> impl Iterator<Item = &T> {
        let others = self
            .lines
            .iter()
            .filter(move |(other, _)| **other != client);
        others.filter_map(|(_, line)| line.front())
    }

    /// Drops what is no longer wanted.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(&T) -> bool) {
        self.lines.retain(|_, line| {
            line.retain(&is_wanted);
            !line.is_empty()
        });
        self.turns.retain(|client| self.lines.contains_key(client));
        self.len = self.lines.values().map(VecDeque::len).sum();
    }

    /// How many wait in all.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// How many clients wait.
    pub(crate) fn n_clients(&self) -> usize {
        self.lines.len()
    }

    /// How many of a client's wait.
    pub(crate) fn len_of(&self, client: IpAddr) -> usize {
        self.lines.get(&client).map_or(0, VecDeque::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn clients_take_turns() {
        let mut queue = FairQueue::default();
        for item in ["a1", "a2", "a3"] {
            queue.push(client(1), item);
        }
        queue.push(client(2), "b1");
        queue.push(client(3), "c1");
        queue.push(client(2), "b2");
        assert_eq!(queue.n_clients(), 3);
        let others: Vec<_> = queue.firsts_of_others(client(2)).collect();
        assert!(others.contains(&&"a1") && others.contains(&&"c1"));
        assert_eq!(others.len(), 2);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        let order: Vec<_> = order.into_iter().map(|(_, item)| item).collect();
        assert_eq!(order, ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn what_is_not_fit_keeps_its_turn() {
        let mut queue = FairQueue::default();
        for (number, item) in [(1, "a1"), (1, "a-2"), (2, "b1"), (3, "c-1"), (3, "c-2")] {
            queue.push(client(number), item);
        }
        let is_signed = |item: &&str| item.contains('-').then_some(item.len());
        assert_eq!(queue.pop_fit(is_signed), Some((client(1), "a-2", 3)));
        assert_eq!(queue.pop_fit(is_signed), Some((client(3), "c-1", 3)));
        assert_eq!(queue.len(), 3);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        let order: Vec<_> = order.into_iter().map(|(_, item)| item).collect();
        assert_eq!(order, ["b1", "a1", "c-2"]);
        assert_eq!(queue.pop_fit(is_signed), None);
    }

    #[test]
    fn who_has_gone_away_is_not_served() {
        let mut queue = FairQueue::default();
        queue.push(client(1), "a1");
        queue.push(client(2), "b1");
        queue.push(client(2), "b2");
        queue.retain(|item| *item != "a1" && *item != "b1");
        assert_eq!((queue.len(), queue.len_of(client(1))), (1, 0));
        assert_eq!(queue.pop(), Some((client(2), "b2")));
        assert_eq!(queue.pop(), None);
    }
}
