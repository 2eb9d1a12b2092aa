//! The engine on a thread of its own: questions go in, answers come back as they get better.
//!
//! There is one question at a time. A new one, or none, makes the thread drop the old one within
//! milliseconds; nobody waits for it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use std::{io, thread};

use boardgame::Color;
use catalog::{AnyEngine, AnyPosition, AnyRecord, Situation};
use engine::level::Level;
use engine::{Limits, Listener};
use solving::{Analysis, Control, Progress, Resources};

/// The longest that the computer thinks about its move.
const MOVE_TIME: Duration = Duration::from_secs(2);
/// How long it thinks about a hint.
const HINT_TIME: Duration = Duration::from_secs(1);

/// The best lines of an analysis; of all other moves it says only what they are worth.
const N_LINES: usize = 8;

/// What the engine is asked.
#[derive(Debug, Clone)]
pub(crate) enum Question {
    /// Which move does a level play?
    Move {
        record: AnyRecord,
        level: Level,
        seed: u64,
    },
    /// Which color does a level choose for this layout?
    Color {
        layout: AnyPosition,
        level: Level,
        seed: u64,
    },
    /// Which move is good?
    Hint(AnyRecord),
    /// What are the moves worth? It thinks until it knows or is asked something else.
    Analysis(AnyRecord),
}

/// What the engine answers.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    Move(Option<String>),
    Color(Color),
    Hint(Option<String>),
    /// So far; whether it has come to an end.
    Analysis(Analysis<String>, bool),
    /// It broke, which is a defect.
    Failed,
}

/// The number of a question, so that late answers are known as such.
pub(crate) type Ticket = u64;

/// The one handle to the engine.
#[derive(Debug)]
pub(crate) struct Thinker {
    questions: Sender<(Ticket, Question)>,
    current: Arc<AtomicU64>,
}

impl Thinker {
    /// Starts the thread; answers are given to this function.
    pub(crate) fn start(
        resources: Resources,
        tell: impl Fn(Ticket, Answer) + Send + 'static,
    ) -> io::Result<Self> {
        let (questions, inbox) = mpsc::channel();
        let current = Arc::new(AtomicU64::new(0));
        let watched = Arc::clone(&current);
        thread::Builder::new()
            .name("engine".to_owned())
            .spawn(move || work(resources, &inbox, &watched, &tell))?;
        Ok(Self { questions, current })
    }

    /// Asks, in place of whatever was asked before.
    pub(crate) fn ask(&self, ticket: Ticket, question: Question) {
        self.current.store(ticket, Ordering::Relaxed);
        // A thread that has ended has said so.
        let _ = self.questions.send((ticket, question));
    }

    /// Whatever was asked before is no longer of interest; tickets up to this one are void.
    pub(crate) fn stop(&self, ticket: Ticket) {
        self.current.store(ticket, Ordering::Relaxed);
    }
}

fn work(
    resources: Resources,
    inbox: &Receiver<(Ticket, Question)>,
    current: &AtomicU64,
    tell: &dyn Fn(Ticket, Answer),
) {
    let mut engine = AnyEngine::new(resources);
    for (ticket, question) in inbox {
        if current.load(Ordering::Relaxed) != ticket {
            continue;
        }
        let mut ear = Ear {
            ticket,
            current,
            deadline: None,
            shares: matches!(question, Question::Analysis(_)),
            tell,
        };
        let answered = catch_unwind(AssertUnwindSafe(|| {
            answer(&mut engine, &question, &mut ear)
        }));
        match answered {
            Ok(answer) => tell(ticket, answer),
            Err(_) => return tell(ticket, Answer::Failed),
        }
    }
}

/// Answers a question at once, for those who wait.
pub(crate) fn answer_now(engine: &mut AnyEngine, question: &Question) -> Answer {
    let never = AtomicU64::new(0);
    let mut ear = Ear {
        ticket: 0,
        current: &never,
        deadline: matches!(question, Question::Analysis(_)).then(|| Instant::now() + MOVE_TIME),
        shares: false,
        tell: &|_, _| {},
    };
    answer(engine, question, &mut ear)
}

fn answer(engine: &mut AnyEngine, question: &Question, ear: &mut Ear<'_>) -> Answer {
    match question {
        Question::Move {
            record,
            level,
            seed,
        } => {
            ear.deadline = deadline(*level);
            let position = record.position();
            let analysis = engine.choose(situation(record, &position), *level, *seed, ear);
            let any = || position.legal_moves().into_iter().next();
            Answer::Move(analysis.best.or_else(any))
        }
        Question::Color {
            layout,
            level,
            seed,
        } => {
            ear.deadline = deadline(*level);
            Answer::Color(engine.choose_color(layout, *level, *seed, ear))
        }
        Question::Hint(record) => {
            ear.deadline = Some(Instant::now() + HINT_TIME);
            let position = record.position();
            let limits = Limits::in_time(HINT_TIME);
            let analysis = engine.search(situation(record, &position), limits, 1, ear);
            Answer::Hint(analysis.best)
        }
        Question::Analysis(record) => {
            let position = record.position();
            let limits = Limits::default();
            let analysis = engine.search(situation(record, &position), limits, N_LINES, ear);
            Answer::Analysis(analysis, true)
        }
    }
}

/// Only the highest level goes by the clock; the others play the same on every machine.
fn deadline(level: Level) -> Option<Instant> {
    (level == Level::MAX).then(|| Instant::now() + MOVE_TIME)
}

fn situation<'a>(record: &'a AnyRecord, position: &'a AnyPosition) -> Situation<'a> {
    Situation {
        position,
        history: record.keys(),
    }
}

/// Passes on what is found, and stops the search when nobody waits for it any more.
struct Ear<'a> {
    ticket: Ticket,
    current: &'a AtomicU64,
    deadline: Option<Instant>,
    /// Whether what is found on the way is of interest.
    shares: bool,
    tell: &'a dyn Fn(Ticket, Answer),
}

impl Listener<String> for Ear<'_> {
    fn progress(&mut self, _progress: Progress) -> Control {
        let is_stale = self.current.load(Ordering::Relaxed) != self.ticket;
        let is_late = self.deadline.is_some_and(|moment| Instant::now() >= moment);
        if is_stale || is_late {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        if self.shares {
            (self.tell)(self.ticket, Answer::Analysis(analysis.clone(), false));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use boardgame::Outcome;
    use catalog::{Game, SetupChoice};
    use solving::Verdict;

    use super::*;

    const RESOURCES: Resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: 8 << 20,
    };

    fn start(game: Game) -> AnyRecord {
        AnyRecord::new(&game.start(SetupChoice::default()))
    }

    #[test]
    fn an_analysis_says_what_every_move_is_worth() {
        for game in Game::ALL {
            let question = Question::Analysis(start(*game));
            let answer = answer_now(&mut AnyEngine::new(RESOURCES), &question);
            let Answer::Analysis(analysis, true) = answer else {
                panic!("{answer:?}")
            };
            let is_valued = |(_, verdict): &(String, Verdict)| *verdict != Verdict::Unknown;
            assert!(analysis.moves.iter().all(is_valued), "{}", game.name());
        }
    }

    #[test]
    fn a_question_without_an_end_gives_way_to_the_next() {
        let (sender, answers) = mpsc::channel();
        let tell = move |ticket, answer| {
            let _ = sender.send((ticket, answer));
        };
        let thinker = Thinker::start(RESOURCES, tell).unwrap();
        thinker.ask(1, Question::Analysis(start(Game::Pentago)));
        assert!(matches!(
            answers.recv().unwrap(),
            (1, Answer::Analysis(_, false))
        ));
        let level = Level::MIN;
        let record = start(Game::Pentaroll);
        thinker.ask(
            2,
            Question::Move {
                record,
                level,
                seed: 1,
            },
        );
        let answer = answers.iter().find(|(ticket, _)| *ticket == 2).unwrap();
        assert!(matches!(answer, (2, Answer::Move(Some(_)))));
    }

    #[test]
    fn every_question_has_its_answer() {
        let mut engine = AnyEngine::new(RESOURCES);
        let layout = Game::Pantarei.start(SetupChoice::default());
        let level = Level::MIN;
        let color = answer_now(
            &mut engine,
            &Question::Color {
                layout,
                level,
                seed: 1,
            },
        );
        assert!(matches!(color, Answer::Color(_)));
        let won = Game::Pentaroll.position("wwww2/bbbb2/6/6/6/6 w").unwrap();
        let hint = answer_now(&mut engine, &Question::Hint(AnyRecord::new(&won)));
        let Answer::Hint(Some(m)) = hint else {
            panic!("{hint:?}")
        };
        let after = won.play(&m).unwrap();
        assert_eq!(after.outcome(), Some(Outcome::Win(Color::White)), "{m}");
    }
}
