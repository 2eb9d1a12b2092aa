//! Where questions wait until somebody thinks about them: threads of this process, or couriers to machines elsewhere.

use std::net::IpAddr;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use engine::Stop;
use tokio::sync::Notify;

use crate::queue::FairQueue;

/// Questions that wait, and who is woken for them.
#[derive(Debug)]
pub(crate) struct Desk<T> {
    waiting: Mutex<Waiting<T>>,
    is_filled: Condvar,
    is_filled_for_couriers: Notify,
    /// Given when the server stops.
    stop: Stop,
}

/// What waits, and who takes it.
#[derive(Debug)]
pub(crate) struct Waiting<T> {
    jobs: FairQueue<T>,
    /// What came back from elsewhere, and is thought about here whoever takes the rest.
    back: FairQueue<T>,
    /// Whether the threads here take all.
    is_here: bool,
}

impl<T> Default for Desk<T> {
    fn default() -> Self {
        Self {
            waiting: Mutex::new(Waiting {
                jobs: FairQueue::default(),
                back: FairQueue::default(),
                is_here: true,
            }),
            is_filled: Condvar::new(),
            is_filled_for_couriers: Notify::new(),
            stop: Stop::default(),
        }
    }
}

impl<T> Desk<T> {
    /// Takes a client's question in.
    pub(crate) fn put(&self, client: IpAddr, job: T) {
        self.lock().jobs.push(client, job);
        self.is_filled.notify_one();
        self.is_filled_for_couriers.notify_one();
    }

    /// Takes a question back that nobody elsewhere has answered.
    pub(crate) fn put_back(&self, client: IpAddr, job: T) {
        self.lock().back.push(client, job);
        self.is_filled.notify_one();
    }

    /// Whether the threads here take all questions, or couriers what they can carry.
    pub(crate) fn think_here(&self, is_here: bool) {
        self.lock().is_here = is_here;
        self.is_filled.notify_all();
        self.is_filled_for_couriers.notify_one();
    }

    /// The next question for a thread here, which takes what stays here whoever takes the rest; none when the
    /// server stops.
    pub(crate) fn next_here(&self, stays: impl Fn(&T) -> bool) -> Option<(IpAddr, T)> {
        let mut waiting = self.lock();
        loop {
            if self.stop.is_given() {
                return None;
            }
            if let Some(next) = waiting.pop_here(&stays) {
                return Some(next);
            }
            let woken = self.is_filled.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The next question that is fit for a courier, and what was found in it; none when the server stops.
    pub(crate) async fn next_away<F>(
        &self,
        fit: impl Fn(&T) -> Option<F>,
    ) -> Option<(IpAddr, T, F)> {
        loop {
            let filled = self.is_filled_for_couriers.notified();
            if self.stop.is_given() {
                return None;
            }
            let next = self.lock().pop_away(&fit);
            if next.is_some() {
                return next;
            }
            filled.await;
        }
    }

    /// Drops what is no longer wanted.
    pub(crate) fn retain(&self, is_wanted: impl Fn(&T) -> bool) {
        let mut waiting = self.lock();
        waiting.jobs.retain(&is_wanted);
        waiting.back.retain(&is_wanted);
    }

    /// Drops what waits, and lets those end who think or carry.
    pub(crate) fn close(&self) {
        self.stop.give();
        self.retain(|_| false);
        self.is_filled.notify_all();
        self.is_filled_for_couriers.notify_one();
    }

    /// Given when the server stops.
    pub(crate) fn stop(&self) -> &Stop {
        &self.stop
    }

    /// What waits now.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Waiting<T> {
    fn pop_here(&mut self, stays: impl Fn(&T) -> bool) -> Option<(IpAddr, T)> {
        let is_here = self.is_here;
        let fit = |job: &T| (is_here || stays(job)).then_some(());
        self.back.pop().or_else(|| {
            let (client, job, ()) = self.jobs.pop_fit(fit)?;
            Some((client, job))
        })
    }

    fn pop_away<F>(&mut self, fit: impl Fn(&T) -> Option<F>) -> Option<(IpAddr, T, F)> {
        (!self.is_here).then(|| self.jobs.pop_fit(fit))?
    }

    /// How many questions wait.
    pub(crate) fn len(&self) -> usize {
        self.jobs.len() + self.back.len()
    }

    /// How many of them came back.
    #[cfg(test)]
    pub(crate) fn n_back(&self) -> usize {
        self.back.len()
    }

    /// How many of a client's wait.
    pub(crate) fn len_of(&self, client: IpAddr) -> usize {
        self.jobs.len_of(client) + self.back.len_of(client)
    }

    /// How many clients wait, each for what was asked and for what came back.
    pub(crate) fn n_clients(&self) -> usize {
        self.jobs.n_clients() + self.back.n_clients()
    }

    /// What each client but this one waits for first.
    pub(crate) fn firsts_of_others(&self, client: IpAddr) -> impl Iterator<Item = &T> {
        let others = self.jobs.firsts_of_others(client);
        others.chain(self.back.firsts_of_others(client))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLIENT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn what_comes_back_or_stays_is_for_threads_whoever_takes_the_rest() {
        let desk = Desk::default();
        let is_odd = |number: &u32| !number.is_multiple_of(2);
        let even = |number: &u32| number.is_multiple_of(2).then_some(number / 2);
        for number in [1, 2, 4] {
            desk.put(CLIENT, number);
        }
        desk.think_here(false);
        assert_eq!(desk.next_away(even).await, Some((CLIENT, 2, 1)));
        desk.put_back(CLIENT, 2);
        assert_eq!(desk.lock().len(), 3);
        assert_eq!(desk.next_here(is_odd), Some((CLIENT, 2)));
        assert_eq!(desk.next_here(is_odd), Some((CLIENT, 1)));
        desk.think_here(true);
        assert_eq!(desk.next_here(is_odd), Some((CLIENT, 4)));
    }

    #[tokio::test]
    async fn who_waits_for_questions_is_let_go_when_the_server_stops() {
        let desk = std::sync::Arc::new(Desk::<u32>::default());
        let threads = desk.clone();
        let thread = tokio::task::spawn_blocking(move || threads.next_here(|_| false));
        let couriers = desk.clone();
        let courier = tokio::spawn(async move { couriers.next_away(|_| Some(())).await });
        desk.close();
        assert_eq!(thread.await.unwrap(), None);
        assert_eq!(courier.await.unwrap(), None);
    }
}
