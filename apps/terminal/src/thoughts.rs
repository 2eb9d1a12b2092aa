//! What the engine is asked and when, and what becomes of its answers.

use crate::model::{Effect, Model, Thought};
use crate::play::Play;
use crate::setup::Player;
use crate::thinker::{Answer, Question};

impl Model {
    /// Gives the engine its next question, or lets it rest.
    pub(super) fn consider(&mut self) {
        self.thought = None;
        let question = self.play.as_ref().and_then(|play| self.next_question(play));
        self.ticket += 1;
        let effect = match question {
            Some((thought, question)) => {
                self.thought = Some(thought);
                Effect::Ask(self.ticket, question)
            }
            None => Effect::Stop,
        };
        self.effects.push(effect);
    }

    fn next_question(&self, play: &Play) -> Option<(Thought, Question)> {
        if play.is_animating() {
            return None;
        }
        let record = play.table.record();
        if let Some(Player::Computer(level)) = play.table.mover() {
            let seed =
                self.random.clone().bits() ^ record.map_or(0, |record| record.keys().len() as u64);
            let question = match record.cloned() {
                Some(record) => Question::Move {
                    record,
                    level,
                    seed,
                },
                None => Question::Color {
                    layout: play.table.position(),
                    level,
                    seed,
                },
            };
            return Some((Thought::Turn, question));
        }
        let record = record.filter(|record| play.is_analyzing && !record.is_over())?;
        Some((Thought::Analysis, Question::Analysis(record.clone())))
    }

    /// Asks for a hint, in place of whatever the engine is busy with.
    pub(super) fn ask_hint(&mut self) {
        let play = self
            .play
            .as_ref()
            .filter(|play| play.table.is_persons_turn());
        let Some(record) = play.and_then(|play| play.table.record()).cloned() else {
            self.notice = self.words.text("not-now");
            return;
        };
        self.ticket += 1;
        self.thought = Some(Thought::Hint);
        self.notice = self.words.text("analysis-begins");
        self.effects
            .push(Effect::Ask(self.ticket, Question::Hint(record)));
    }

    pub(super) fn answered(&mut self, answer: Answer) {
        match answer {
            Answer::Analysis(analysis, is_done) => {
                if let Some(play) = &mut self.play {
                    play.analysis = Some((analysis, is_done));
                }
                if is_done {
                    self.thought = None;
                }
            }
            Answer::Hint(m) => {
                self.notice.clear();
                if let (Some(play), Some(m)) = (&mut self.play, m) {
                    self.notice = self.words.filled("hint-is", &[("move", m.clone())]);
                    play.shown.hint = Some(m);
                }
                self.consider();
            }
            Answer::Move(Some(m)) => {
                self.play_move(&m);
            }
            Answer::Color(color) => {
                if let Some(play) = &mut self.play {
                    play.choose(color);
                }
                self.notice = self.words.of_color("computer-takes", color);
                self.consider();
            }
            Answer::Move(None) | Answer::Failed => self.effects.push(Effect::Fail),
        }
    }
}
