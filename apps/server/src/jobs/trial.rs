//! A try of a campaign, made by a machine that thinks.

use std::sync::atomic::Ordering::Relaxed;

use catalog::AnyProver;
use solving::campaign::{Answer, Text};
use solving::{Control, Progress, Watch};

use super::wire::{Came, Said};
use super::worker::Task;

/// A certificate is told in pieces of so many bytes: NATS takes no messages above a megabyte.
const PIECE: usize = 256 << 10;

/// A task that is a try.
pub(super) struct Trial(pub(super) Task);

impl engine::Job<AnyProver> for Trial {
    fn run(&mut self, prover: &mut AnyProver) {
        let Self(task) = self;
        let Some(asked) = task.ask.question.as_try() else {
            return task.refuse(&"there is no such try");
        };
        tracing::info!(position = %asked.position, nodes = asked.effort.nodes, "tries");
        let mut watch = |_: Progress| {
            if task.hold.is_unwanted.load(Relaxed) || task.stop.is_given() {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        match prover.attempt(&asked, &mut Watch::new(&mut watch)) {
            Ok(Some(answer)) => self.tell(&answer),
            // Dropped, it is handed back; if nobody waits for it, nobody takes it again.
            Ok(None) if task.stop.is_given() => {}
            Ok(None) => task.hold.settle(),
            Err(refusal) => task.refuse(&refusal),
        }
    }

    fn failed(&mut self) {
        tracing::error!("the solver failed");
        self.0.hold.say(&Said::Failed);
        self.0.hold.settle();
    }
}

impl Trial {
    fn tell(&mut self, answer: &Answer<Text>) {
        let hold = &mut self.0.hold;
        let by = hold.number;
        if let Answer::Won(text) = answer {
            for piece in text.chunks(PIECE) {
                let text = String::from_utf8_lossy(piece).into_owned();
                hold.say(&Said::Lines { by, text });
            }
        }
        let came = Came::new(answer);
        hold.say(&Said::Tried { by, came });
        hold.settle();
    }
}
