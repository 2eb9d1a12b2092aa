//! The hall where the games of a match are played, several at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use boardgame::{ByColor, Color, Random};
use catalog::{Edition, Game};

use super::control::{Control, Timing};
use super::fault::Fault;
use super::game::{self, Ended};
use super::openings::Opening;
use super::player::{Halt, Ours, Player};
use super::process::Process;
use super::program::Program;
use super::spec::{Kind, Spec};

/// A match before it begins.
pub(super) struct Plan {
    pub(super) game: Game,
    pub(super) edition: Edition,
    /// The first and the second player.
    pub(super) specs: [Spec; 2],
    pub(super) openings: Vec<Opening>,
    pub(super) n_games: usize,
    pub(super) concurrency: usize,
    /// The time control of each player.
    pub(super) controls: [Control; 2],
    pub(super) margin: Duration,
    pub(super) seed: u64,
}

impl Plan {
    /// The player that has this color in a game: the first is White in the first game of a pair.
    pub(super) fn player(index: usize, color: Color) -> usize {
        (index + color as usize) % 2
    }

    /// The opening of a game; both games of a pair have the same.
    fn opening(&self, index: usize) -> &Opening {
        &self.openings[index / 2 % self.openings.len()]
    }

    /// The seed of a player in a game.
    fn seed(&self, index: usize, player: usize) -> u64 {
        let mut random = Random::new(self.seed);
        let mixed = random.bits() ^ (2 * index + player) as u64;
        Random::new(mixed).bits()
    }
}

/// Plays all games, and tells of each when it has ended; the receiver hears no more when all are
/// done.
pub(super) fn open(plan: &Plan, halt: &Halt, attend: impl FnOnce(&Receiver<(usize, Ended)>)) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || work(plan, next, halt, &sender));
        }
        drop(sender);
        attend(&receiver);
        // Whoever attended may have left early.
        drop(receiver);
    });
}

/// Plays one game after another at one table.
fn work(plan: &Plan, next: &AtomicUsize, halt: &Halt, results: &Sender<(usize, Ended)>) {
    let mut seats = [None, None];
    while !halt.is_called() {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= plan.n_games {
            return;
        }
        let Some(ended) = play(plan, &mut seats, index, halt) else {
            return;
        };
        // A program that has shown a fault is not trusted any further.
        if let Some(forfeit) = ended
            .forfeit
            .as_ref()
            .filter(|forfeit| forfeit.fault.is_broken())
        {
            seats[Plan::player(index, forfeit.loser)] = None;
        }
        if results.send((index, ended)).is_err() {
            return;
        }
    }
}

/// A place for a player, who is there or has to be fetched.
type Seat = Option<Box<dyn Player>>;

fn play(plan: &Plan, seats: &mut [Seat; 2], index: usize, halt: &Halt) -> Option<Ended> {
    let opening = plan.opening(index);
    let mut record = opening.record.clone();
    let name = |color| plan.specs[Plan::player(index, color)].to_string();
    record.set_tag("White", &name(Color::White));
    record.set_tag("Black", &name(Color::Black));
    record.set_tag("Round", &(index + 1).to_string());
    for color in Color::ALL {
        let player = Plan::player(index, color);
        if let Err(fault) = prepare(plan, &mut seats[player], player, index, halt) {
            return Ended::lost(record, color, &fault);
        }
    }
    let [first, second] = seats.each_mut().map(|seat| {
        let player = seat.as_mut().expect("both players are prepared");
        player.as_mut() as &mut dyn Player
    });
    let mut players = match Plan::player(index, Color::White) {
        0 => ByColor([first, second]),
        _ => ByColor([second, first]),
    };
    let control = |color| plan.controls[Plan::player(index, color)];
    let timing = Timing::new(ByColor(Color::ALL.map(control)), plan.margin);
    game::play(&mut players, &opening.placement, record, timing, halt)
}

/// Fetches a player, if it is not there, and tells it that a game begins.
fn prepare(
    plan: &Plan,
    seat: &mut Seat,
    player: usize,
    index: usize,
    halt: &Halt,
) -> Result<(), Fault> {
    if seat.is_none() {
        *seat = Some(fetch(plan, player, halt)?);
    }
    let present = seat.as_mut().expect("it has just been fetched");
    let start = plan.opening(index).record.position();
    let ready = present.begin(&start, plan.seed(index, player), halt);
    if ready.is_err() {
        *seat = None;
    }
    ready
}

fn fetch(plan: &Plan, player: usize, halt: &Halt) -> Result<Box<dyn Player>, Fault> {
    let kind = &plan.specs[player].kind;
    let Kind::Program(command) = kind else {
        return Ok(Box::new(Ours::new(kind.clone())));
    };
    let process =
        Process::start(command).map_err(|error| Fault::NotStarted(format!("{error:#}")))?;
    let program = Program::greet(process, plan.game, plan.edition, halt)?;
    Ok(Box::new(program))
}
