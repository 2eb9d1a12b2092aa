//! The solver: the value of a position and of every move, distances, and lines.

use std::cmp::Reverse;
use std::marker::PhantomData;
use std::num::NonZeroUsize;

use super::closed::ClosedSet;
use super::line::{known_plies, winning_line, winning_move};
use super::prover::Prover;
use super::shortest::Shortest;
use super::{Goal, Provable, TOLD_PLIES, claim};
use crate::campaign::Outlook;
use crate::certificate::{BuildError, SizeLimit, Strategy};
use crate::table::{Numbers, Table};
use crate::{
    Analysis, Checkpoint, Distance, Method, Question, Refusal, Resources, Solvable, Solver, Value,
    Variation, Verdict, Watch, Won,
};
use boardgame::{Color, Outcome};

/// A distance is shown to be exact if that takes no more nodes than this, unless it is asked for.
const DISTANCE_BUDGET: u64 = 2_000;
/// Where play can go round in circles, a part of the memory in so many is for closed sets.
const PARTS_PER_CLOSED_SET: u64 = 4;
/// What the table is told counts as if it had taken so many nodes: it goes last.
const TOLD_WORK: u64 = 1 << 40;
/// A part of the memory in so many is for showing that distances are exact.
const PARTS_PER_SHORTEST: u64 = 16;

/// Solves positions by proof-number search.
///
/// What it has found stays in its table: a question that the watcher ended goes on where it was
/// when it is asked again, and questions about the same game help each other.
#[derive(Debug)]
pub struct ProofSolver<P: Provable> {
    pub(super) table: Table,
    n_threads: NonZeroUsize,
    closed_capacity: usize,
    shortest_capacity: usize,
    game: PhantomData<fn() -> P>,
}

impl<P: Provable> ProofSolver<P> {
    /// A solver that knows nothing yet. Its table is allocated here.
    pub fn new(resources: Resources) -> Result<Self, Refusal> {
        let memory = resources.memory;
        let for_sets = if P::HAS_CYCLES {
            memory / PARTS_PER_CLOSED_SET
        } else {
            0
        };
        let for_shortest = memory / PARTS_PER_SHORTEST;
        let capacity =
            |bytes: u64, each: usize| usize::try_from(bytes).unwrap_or(usize::MAX) / each;
        Ok(Self {
            table: Table::new(memory - for_sets - for_shortest).map_err(|refusal| Refusal {
                needed: 2 * refusal.needed,
                limit: memory,
            })?,
            n_threads: resources.threads,
            closed_capacity: capacity(for_sets, ClosedSet::<P>::BYTES_PER_MEMBER),
            shortest_capacity: capacity(for_shortest, Shortest::BYTES_PER_CLAIM),
            game: PhantomData,
        })
    }

    fn prover<'a, 'w>(&'a mut self, watch: &'a mut Watch<'w>) -> Prover<'a, 'w> {
        Prover::new(
            &mut self.table,
            self.n_threads.get(),
            self.closed_capacity,
            watch,
        )
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
    }
}

impl<P: Provable> Solver<P> for ProofSolver<P> {
    fn solve(
        &mut self,
        position: &P,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<P::Move>, Refusal> {
        let shortest = Shortest::new(self.shortest_capacity);
        let mut answer = Answer {
            prover: self.prover(watch),
            shortest,
            budget: if question.exact_distance {
                u64::MAX
            } else {
                DISTANCE_BUDGET
            },
        };
        Ok(answer.analysis(position, question))
    }

    fn strategy(
        &mut self,
        position: &P,
        limit: SizeLimit,
        watch: &mut Watch<'_>,
    ) -> Result<Strategy<P>, BuildError> {
        let mut prover = self.prover(watch);
        let value = match position.outcome() {
            Some(outcome) => Some(Value::of(outcome, position.turn())),
            None => prover.value::<P>(&position.node()),
        };
        Strategy::build(position, value, limit, &mut |position| {
            winning_move(&mut prover, position)
        })
    }

    fn wins(&mut self, position: &P, winner: Color, watch: &mut Watch<'_>) -> Result<Won, Refusal> {
        let is_winners = position.turn() == winner;
        let goal = if is_winners { Goal::Win } else { Goal::Hold };
        let settled = if let Some(outcome) = position.outcome() {
            Some(outcome == Outcome::Win(winner))
        } else {
            let numbers = self.prover(watch).settled::<P>(&position.node(), goal);
            numbers.map(|numbers| (numbers.reach == 0) == is_winners)
        };
        Ok(match settled {
            Some(true) => Won::Yes,
            Some(false) => Won::No,
            None => Won::Open,
        })
    }

    fn tell(&mut self, position: &P, winner: Color) {
        let (goal, numbers) = if position.turn() == winner {
            (Goal::Win, Numbers::reached(TOLD_PLIES))
        } else {
            (Goal::Hold, Numbers::refuted(TOLD_PLIES))
        };
        for &symmetry in position.symmetries() {
            let image = position.transform(symmetry).node();
            let key = claim(P::node_key(&image), goal);
            self.table.put(key, numbers, TOLD_WORK);
        }
    }

    fn outlook(&self, position: &P, winner: Color) -> Outlook {
        let is_winners = position.turn() == winner;
        let goal = if is_winners { Goal::Win } else { Goal::Hold };
        let node = position.node();
        let key = claim(P::node_key(&node), goal);
        let numbers = self.table.get(key).unwrap_or_else(|| P::judge(&node, goal));
        let (reach, refute) = (numbers.reach, numbers.refute);
        if is_winners {
            Outlook {
                prove: reach,
                refute,
            }
        } else {
            Outlook {
                prove: refute,
                refute: reach,
            }
        }
    }

    fn checkpoint(&mut self) -> Option<&mut dyn Checkpoint> {
        Some(self)
    }
}

/// An answer in the making.
struct Answer<'a, 'w> {
    prover: Prover<'a, 'w>,
    shortest: Shortest,
    /// Nodes for showing that a distance is exact.
    budget: u64,
}

impl Answer<'_, '_> {
    fn analysis<P: Provable>(&mut self, position: &P, question: Question) -> Analysis<P::Move> {
        let verdict = self.verdict(position);
        let mut moves = Vec::new();
        if question.root_only {
            moves.extend(self.matching_move(position, verdict));
        } else {
            for m in position.legal_moves() {
                moves.push((m, self.move_verdict(position, m)));
            }
        }
        let proven = moves.iter().filter(|(_, move_verdict)| {
            verdict != Verdict::Unknown && move_verdict.value().is_some()
        });
        let best = proven.max_by_key(|(_, verdict)| rank(*verdict)).copied();
        let verdict = best.map_or(verdict, |(_, best)| sharpened(verdict, best));
        let lines = best.map(|(m, verdict)| self.line(position, m, verdict));
        Analysis {
            verdict,
            best: best.map(|(m, _)| m),
            lines: lines.into_iter().collect(),
            moves: if question.root_only {
                Vec::new()
            } else {
                moves
            },
            depth: self.prover.depth(),
            nodes: self.prover.nodes(),
            method: Method::Proof,
        }
    }

    /// The verdict on a position for its side to move.
    fn verdict<P: Provable>(&mut self, position: &P) -> Verdict {
        if let Some(outcome) = position.outcome() {
            return Verdict::Proven {
                value: Value::of(outcome, position.turn()),
                distance: Some(Distance::Exact(0)),
            };
        }
        let Some(value) = self.prover.value::<P>(&position.node()) else {
            return Verdict::Unknown;
        };
        Verdict::Proven {
            value,
            distance: self.distance(position, value),
        }
    }

    /// How long a win or loss takes.
    fn distance<P: Provable>(&mut self, position: &P, value: Value) -> Option<Distance> {
        let (winner, goal) = match value {
            Value::Draw => return None,
            Value::Win => (position.turn(), Goal::Win),
            Value::Loss => (!position.turn(), Goal::Hold),
        };
        let bound = known_plies(&self.prover, position, winner)?;
        let node = position.node();
        Some(
            self.shortest
                .distance::<P>(&mut self.prover, &node, goal, bound, self.budget),
        )
    }

    /// The verdict on a move for the side that makes it.
    fn move_verdict<P: Provable>(&mut self, position: &P, m: P::Move) -> Verdict {
        match self.verdict(&position.after(m)) {
            Verdict::Proven { value, distance } => Verdict::Proven {
                value: -value,
                distance: distance
                    .filter(|_| value != Value::Draw)
                    .map(Distance::after_a_move),
            },
            verdict => verdict,
        }
    }

    /// A move as good as the position is.
    fn matching_move<P: Provable>(
        &mut self,
        position: &P,
        verdict: Verdict,
    ) -> Option<(P::Move, Verdict)> {
        let value = verdict.value()?;
        let moves = position.legal_moves();
        let known = |&m: &P::Move| self.known_plies(&position.after(m), -value);
        let best = match value {
            Value::Win => moves
                .iter()
                .filter(|m| known(m).is_some())
                .min_by_key(|m| known(m)),
            Value::Draw => moves.iter().find(|m| known(m).is_some()),
            Value::Loss => moves.iter().max_by_key(|m| known(m)),
        };
        if let Some(&m) = best {
            return Some((m, self.move_verdict(position, m)));
        }
        // The table has forgotten the moves that it once knew.
        let mut verdicts = moves
            .into_iter()
            .map(|m| (m, self.move_verdict(position, m)));
        verdicts.find(|(_, verdict)| verdict.value() == Some(value))
    }

    /// If the table alone tells that a position has this value, or less where it is a draw: the
    /// plies within which it ends, which are 0 for a draw.
    fn known_plies<P: Provable>(&self, position: &P, value: Value) -> Option<u16> {
        let turn = position.turn();
        match value {
            Value::Win => known_plies(&self.prover, position, turn),
            Value::Loss => known_plies(&self.prover, position, !turn),
            Value::Draw => {
                if let Some(outcome) = position.outcome() {
                    return (outcome == Outcome::Draw).then_some(0);
                }
                let numbers = self.prover.known::<P>(&position.node(), Goal::Win)?;
                (numbers.is_final() && numbers.refute == 0).then_some(0)
            }
        }
    }

    /// The line that begins with this move.
    fn line<P: Provable>(
        &mut self,
        position: &P,
        m: P::Move,
        verdict: Verdict,
    ) -> Variation<P::Move> {
        let winner = match verdict.value() {
            Some(Value::Win) => Some(position.turn()),
            Some(Value::Loss) => Some(!position.turn()),
            _ => None,
        };
        let next = position.after(m);
        let rest = winner.and_then(|winner| winning_line(&mut self.prover, &next, winner));
        let mut moves = vec![m];
        moves.extend(rest.into_iter().flatten());
        Variation { verdict, moves }
    }
}

/// Orders moves by how good they are: a fast win first, a slow loss last but one.
fn rank(verdict: Verdict) -> (Option<Value>, Reverse<u16>, u16) {
    let plies = verdict.distance().map_or(0, Distance::plies);
    match verdict.value() {
        Some(Value::Loss) => (Some(Value::Loss), Reverse(0), plies),
        value => (value, Reverse(plies), 0),
    }
}

/// The verdict on a position, with a shorter distance if its best move shows one.
fn sharpened(verdict: Verdict, best: Verdict) -> Verdict {
    match (verdict.value(), verdict.distance(), best.distance()) {
        (Some(Value::Win), Some(Distance::AtMost(_)) | None, Some(found))
            if best.value() == Some(Value::Win) =>
        {
            let plies = verdict.distance().map_or(u16::MAX, Distance::plies);
            Verdict::Proven {
                value: Value::Win,
                distance: Some(Distance::AtMost(found.plies().min(plies))),
            }
        }
        _ => verdict,
    }
}

impl<P: Provable> Solvable for P {
    type Solver = ProofSolver<P>;

    fn solver(resources: Resources) -> Result<Self::Solver, Refusal> {
        ProofSolver::new(resources)
    }
}
