//! What is seen of many games: arrays with a row for each, cut into chunks for threads.

use boardgame::Actions;

/// What is seen of some games, one row for each.
pub(crate) struct Seen<'a> {
    pub(crate) planes: &'a mut [i8],
    pub(crate) masks: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [u8],
    pub(crate) players: &'a mut [i8],
}

/// What is seen of one game.
pub(crate) struct Row<'a> {
    pub(crate) planes: &'a mut [i8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) reward: &'a mut f32,
    pub(crate) done: &'a mut u8,
    pub(crate) player: &'a mut i8,
}

impl<'a> Seen<'a> {
    /// The same in chunks of so many games; the last may have fewer.
    pub(crate) fn chunks<P: Actions>(self, n_games: usize) -> impl ExactSizeIterator<Item = Self> {
        let planes = self.planes.chunks_mut(n_games * planes_len::<P>());
        let masks = self.masks.chunks_mut(n_games * P::N_ACTIONS);
        let results = (self.rewards.chunks_mut(n_games)).zip(self.dones.chunks_mut(n_games));
        let players = self.players.chunks_mut(n_games);
        let chunks = planes.zip(masks).zip(results).zip(players);
        chunks.map(|(((planes, masks), (rewards, dones)), players)| Self {
            planes,
            masks,
            rewards,
            dones,
            players,
        })
    }

    /// The same game by game.
    #[inline]
    pub(crate) fn rows<P: Actions>(self) -> impl Iterator<Item = Row<'a>> {
        let planes = self.planes.chunks_exact_mut(planes_len::<P>());
        let masks = self.masks.chunks_exact_mut(P::N_ACTIONS);
        let results = self.rewards.iter_mut().zip(self.dones);
        let rows = planes.zip(masks).zip(results).zip(self.players);
        rows.map(|(((planes, mask), (reward, done)), player)| Row {
            planes,
            mask,
            reward,
            done,
            player,
        })
    }
}

const fn planes_len<P: Actions>() -> usize {
    let [planes, rows, columns] = P::PLANES;
    planes * rows * columns
}
