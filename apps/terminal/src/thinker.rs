//! The engine beside the screen: questions go in, answers come back as they get better.
//!
//! There is one question at a time. A new one, or none, makes the worker drop the old one within
//! milliseconds; nobody waits for it.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

use boardgame::Color;
use catalog::{AnyEngine, AnyPosition, AnyRecord, Situation};
use engine::level::Level;
use engine::{Job, Limits, Listener, Priority, Silent, Stop, Worker};
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
    tasks: Sender<Task>,
    tell: Tell,
    /// Given when the present question is no longer of interest.
    stop: Arc<Stop>,
}

impl Thinker {
    /// Starts the worker; answers are given to this function.
    pub(crate) fn start(
        resources: Resources,
        tell: impl Fn(Ticket, Answer) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let (tasks, inbox) = mpsc::channel();
        let new_engine = move || AnyEngine::new(resources);
        Worker::start("engine", Priority::Normal, new_engine, inbox)?;
        Ok(Self {
            tasks,
            tell: Tell(Arc::new(tell)),
            stop: Arc::default(),
        })
    }

    /// Asks, in place of whatever was asked before.
    pub(crate) fn ask(&mut self, ticket: Ticket, question: Question) {
        self.stop();
        self.stop = Arc::default();
        // The worker ends only after this handle.
        let _ = self.tasks.send(Task {
            ticket,
            question,
            stop: Arc::clone(&self.stop),
            tell: self.tell.clone(),
        });
    }

    /// Whatever was asked before is no longer of interest.
    pub(crate) fn stop(&self) {
        self.stop.give();
    }
}

/// Where answers go.
#[derive(Clone)]
struct Tell(Arc<dyn Fn(Ticket, Answer) + Send + Sync>);

impl std::fmt::Debug for Tell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tell")
    }
}

/// A question on its way.
#[derive(Debug)]
struct Task {
    ticket: Ticket,
    question: Question,
    stop: Arc<Stop>,
    tell: Tell,
}

impl Task {
    fn tell(&self, answer: Answer) {
        (self.tell.0)(self.ticket, answer);
    }
}

impl Job<AnyEngine> for Task {
    fn is_wanted(&self) -> bool {
        !self.stop.is_given()
    }

    fn run(&mut self, engine: &mut AnyEngine) {
        let answer = answer(engine, &self.question, Limits::default(), &mut Ear(self));
        self.tell(answer);
    }

    fn failed(&mut self) {
        self.tell(Answer::Failed);
    }
}

/// Passes on what an analysis finds, and stops the search when nobody waits for it any more.
struct Ear<'a>(&'a Task);

impl Listener<String> for Ear<'_> {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.0.stop.control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        if matches!(self.0.question, Question::Analysis(_)) {
            self.0.tell(Answer::Analysis(analysis.clone(), false));
        }
    }
}

/// Answers a question at once, for those who wait.
pub(crate) fn answer_now(engine: &mut AnyEngine, question: &Question) -> Answer {
    answer(engine, question, Limits::time(MOVE_TIME), &mut Silent)
}

/// Answers a question; an analysis within these limits.
fn answer(
    engine: &mut AnyEngine,
    question: &Question,
    limits: Limits,
    listener: &mut dyn Listener<String>,
) -> Answer {
    let move_limits = Limits::time(MOVE_TIME);
    match question {
        Question::Move {
            record,
            level,
            seed,
        } => {
            let position = record.position();
            let situation = situation(record, &position);
            let analysis = engine.choose(situation, *level, *seed, move_limits, listener);
            let any = || position.legal_moves().into_iter().next();
            Answer::Move(analysis.best.or_else(any))
        }
        Question::Color {
            layout,
            level,
            seed,
        } => Answer::Color(engine.choose_color(layout, *level, *seed, move_limits, listener)),
        Question::Hint(record) => {
            let position = record.position();
            let limits = Limits::time(HINT_TIME);
            let analysis = engine.search(situation(record, &position), limits, 1, listener);
            Answer::Hint(analysis.best)
        }
        Question::Analysis(record) => {
            let position = record.position();
            let analysis = engine.search(situation(record, &position), limits, N_LINES, listener);
            Answer::Analysis(analysis, true)
        }
    }
}

fn situation<'a>(record: &'a AnyRecord, position: &'a AnyPosition) -> Situation<'a> {
    Situation {
        position,
        history: record.keys(),
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
        let mut thinker = Thinker::start(RESOURCES, tell).unwrap();
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
