//! One game of a match.

use std::time::Instant;

use boardgame::record::Adjudication;
use boardgame::{ByColor, Color, Outcome};
use catalog::AnyRecord;
use catalog::protocol::Placement;

use super::control::Timing;
use super::fault::Fault;
use super::player::{Halt, Player, Turn};

/// A game that is longer than this is called a draw.
const MAX_PLIES: usize = 1000;

/// A game that has ended.
pub(super) struct Ended {
    pub(super) record: AnyRecord,
    /// Who lost off the board.
    pub(super) forfeit: Option<Forfeit>,
}

/// A loss off the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Forfeit {
    pub(super) loser: Color,
    pub(super) fault: Fault,
}

impl Ended {
    /// What the game was worth to a color, in halves.
    pub(super) fn halves(&self, color: Color) -> usize {
        match self.record.outcome() {
            Some(Outcome::Win(winner)) => 2 * usize::from(winner == color),
            _ => 1,
        }
    }

    /// A game that a player lost before it began.
    pub(super) fn lost(record: AnyRecord, loser: Color, fault: &Fault) -> Option<Self> {
        let fault = counted(fault)?;
        Some(end(record, Adjudication::Forfeit(loser), loser, fault))
    }
}

/// Plays a game to its end; there is none if the match ended meanwhile.
pub(super) fn play(
    players: &mut ByColor<&mut dyn Player>,
    opening: &Placement,
    mut record: AnyRecord,
    mut timing: Timing,
    halt: &Halt,
) -> Option<Ended> {
    let mut placement = opening.clone();
    let mut n_plies = 0;
    while !record.is_over() {
        if n_plies == MAX_PLIES {
            let agreed = record.adjudicate(Adjudication::Agreement);
            agreed.expect("the game was not over");
            break;
        }
        let color = record.position().turn();
        let turn = Turn {
            placement: &placement,
            record: &record,
            go: timing.go(color),
            patience: timing.patience(color),
            halt,
        };
        let started = Instant::now();
        let chosen = players[color].choose(&turn);
        let is_in_time = timing.spend(color, started.elapsed());
        let m = match chosen {
            Ok(m) => m,
            Err(fault) => return ended_by(record, color, &fault),
        };
        if !is_in_time {
            return ended_by(record, color, &Fault::Late);
        }
        if let Err(error) = record.push(&m) {
            let game = record.game();
            let fault = Fault::Illegal { game, m, error };
            return ended_by(record, color, &fault);
        }
        placement.moves.push(m);
        n_plies += 1;
    }
    Some(Ended {
        record,
        forfeit: None,
    })
}

fn ended_by(record: AnyRecord, loser: Color, fault: &Fault) -> Option<Ended> {
    let how = match fault {
        Fault::Hung(_) | Fault::Late => Adjudication::Time(loser),
        _ => Adjudication::Forfeit(loser),
    };
    Some(end(record, how, loser, counted(fault)?))
}

/// A fault of the player.
fn counted(fault: &Fault) -> Option<Fault> {
    (*fault != Fault::Halted).then(|| fault.clone())
}

fn end(mut record: AnyRecord, how: Adjudication, loser: Color, fault: Fault) -> Ended {
    record.adjudicate(how).expect("the game was not over");
    record.set_tag("Reason", &fault.to_string());
    Ended {
        record,
        forfeit: Some(Forfeit { loser, fault }),
    }
}
