//! Engines for positions of any game.

use std::sync::Arc;

use boardgame::Color;
use engine::level::Level;
use engine::network::WeightsError;
use engine::{Clock, Engine, Game as Played, Held, Limits, Listener, Playable};
use solving::{Analysis, Control, NotPublished, Progress, Resources, Solvable as _};
use training::Learnable;

use crate::solvers::in_notation;
use crate::{AnyPosition, Game};

/// A game as far as it has come.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// The keys of the game so far, the present one last; or nothing. See
    /// [`AnyRecord::keys`](crate::AnyRecord::keys).
    pub history: &'a [u128],
}

impl<'a> From<&'a AnyPosition> for Situation<'a> {
    /// A position without a past.
    fn from(position: &'a AnyPosition) -> Self {
        Self {
            position,
            history: &[],
        }
    }
}

/// An engine for all games. What it has seen of a game is kept until it is asked about another one.
pub struct AnyEngine {
    terms: Terms,
    /// The game that is judged by other weights than those that come with Panta, and how its engine
    /// is made.
    other: Option<(Game, Maker)>,
    present: Option<(Game, Box<dyn Thinking>)>,
}

/// What an engine may use.
#[derive(Debug, Clone)]
struct Terms {
    resources: Resources,
    clock: Clock,
    is_alone: bool,
}

/// Makes an engine of one game.
type Maker = Box<dyn Fn(&Terms) -> Box<dyn Thinking> + Send>;

impl std::fmt::Debug for AnyEngine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyEngine")
            .field("terms", &self.terms)
            .finish_non_exhaustive()
    }
}

impl AnyEngine {
    /// An engine that may use so much.
    pub fn new(resources: Resources) -> Self {
        Self {
            terms: Terms {
                resources,
                clock: Clock::of_machine(),
                is_alone: false,
            },
            other: None,
            present: None,
        }
    }

    /// Keeps limits of time by another clock than that of the machine.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Self {
        self.terms.clock = clock;
        self.present = None;
        self
    }

    /// Answers with nothing that others have proven and published: see [`Engine::alone`].
    #[must_use]
    pub fn alone(mut self) -> Self {
        self.terms.is_alone = true;
        self.present = None;
        self
    }

    /// An engine that judges positions of one game by other weights than those that come with
    /// Panta.
    pub fn with_weights(
        resources: Resources,
        game: Game,
        weights: &[u8],
    ) -> Result<Self, WeightsError> {
        let maker = with_game!(game, P => maker_with::<P>(weights)?);
        Ok(Self {
            other: Some((game, maker)),
            ..Self::new(resources)
        })
    }

    /// Forgets everything, so that the next answer does not depend on earlier questions.
    pub fn clear(&mut self) {
        if let Some((_, engine)) = &mut self.present {
            engine.clear();
        }
    }

    /// Which move is best, and so many lines of how the game may go on.
    pub fn search(
        &mut self,
        situation: Situation<'_>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String> {
        self.engine(situation)
            .search(situation, limits, n_lines, listener)
    }

    /// The move that a level plays; it is the `best` of the analysis. The seed makes one game
    /// different from another. Only the highest level goes by the clock: see [`Engine::choose`].
    pub fn choose(
        &mut self,
        situation: Situation<'_>,
        level: Level,
        seed: u64,
        limits: Limits,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String> {
        self.engine(situation)
            .choose(situation, level, seed, limits, listener)
    }

    /// The color that a level chooses for itself in a game that begins with such a choice, given the
    /// position as if White began.
    pub fn choose_color(
        &mut self,
        layout: &AnyPosition,
        level: Level,
        seed: u64,
        limits: Limits,
        listener: &mut dyn Listener<String>,
    ) -> Color {
        let analysis = self.choose(layout.into(), level, seed, limits, listener);
        let for_white = match layout.turn() {
            Color::White => analysis.verdict,
            Color::Black => -analysis.verdict,
        };
        // Where both are equally good, moving first is more fun.
        for_white.better_color().unwrap_or(layout.turn())
    }

    fn engine(&mut self, situation: Situation<'_>) -> &mut dyn Thinking {
        let game = situation.position.game();
        if self
            .present
            .as_ref()
            .is_none_or(|(other, _)| *other != game)
        {
            self.present = Some((game, self.new_engine(game)));
        }
        let (_, engine) = self.present.as_mut().expect("it has just been made");
        engine.as_mut()
    }

    fn new_engine(&self, game: Game) -> Box<dyn Thinking> {
        match &self.other {
            Some((other, make)) if *other == game => make(&self.terms),
            _ => with_game!(game, P => engine::<P>(P::shipped().get(), &self.terms)),
        }
    }
}

impl Game {
    /// The weights of the network that comes with the game; none in a browser's program, to which
    /// they are [brought](Self::bring_network).
    pub fn network_weights(self) -> &'static [u8] {
        with_game!(self, P => P::shipped().weights())
    }

    /// Brings the weights of the network that comes with the game.
    pub fn bring_network(self, weights: &[u8]) -> Result<(), WeightsError> {
        with_game!(self, P => P::shipped().bring(weights))
    }

    /// Whether engines and solvers of the game can be asked: its network is there.
    pub fn has_network(self) -> bool {
        with_game!(self, P => P::shipped().is_there())
    }

    /// The file of what others have proven of the game: none where nobody has, nor in a browser's
    /// program, to which it is [brought](Self::bring_published).
    pub fn published_file(self) -> &'static [u8] {
        with_game!(self, P => P::published_file())
    }

    /// Whether others have proven and published values of the game.
    pub fn is_published(self) -> bool {
        with_game!(self, P => P::SOURCE.is_some())
    }

    /// Brings that file.
    pub fn bring_published(self, file: Vec<u8>) -> Result<(), NotPublished> {
        with_game!(self, P => P::bring_published(file))
    }

    /// How many nodes the solver visits in the time of a hundred nodes of the search.
    pub(crate) fn solver_pace(self) -> u64 {
        with_game!(self, P => P::SOLVER_PER_HUNDRED)
    }
}

/// An engine of one game.
trait Thinking: Send {
    fn search(
        &mut self,
        situation: Situation<'_>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String>;

    fn choose(
        &mut self,
        situation: Situation<'_>,
        level: Level,
        seed: u64,
        limits: Limits,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String>;

    fn clear(&mut self);
}

/// An engine of one game with this network.
fn engine<P>(network: impl Into<Held<'static, P::Network>>, terms: &Terms) -> Box<dyn Thinking>
where
    P: Playable,
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    let engine = Engine::<P>::with_network(terms.resources, network);
    let engine = engine.with_clock(terms.clock.clone());
    Box::new(if terms.is_alone {
        engine.alone()
    } else {
        engine
    })
}

/// Makes engines with other weights, which are theirs together.
fn maker_with<P>(weights: &[u8]) -> Result<Maker, WeightsError>
where
    P: Playable<Network: Learnable<P>>,
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    let network = Arc::new(P::Network::from_weights(weights)?);
    Ok(Box::new(move |terms| {
        engine::<P>(Arc::clone(&network), terms)
    }))
}

impl<P> Thinking for Engine<'static, P>
where
    P: Playable,
    for<'a> &'a P: TryFrom<&'a AnyPosition>,
{
    fn search(
        &mut self,
        situation: Situation<'_>,
        limits: Limits,
        n_lines: usize,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String> {
        let game = played(&situation);
        let analysis = Engine::search(self, &game, limits, n_lines, &mut InNotation(listener));
        in_notation(&analysis)
    }

    fn choose(
        &mut self,
        situation: Situation<'_>,
        level: Level,
        seed: u64,
        limits: Limits,
        listener: &mut dyn Listener<String>,
    ) -> Analysis<String> {
        let game = played(&situation);
        let analysis = Engine::choose(self, &game, level, seed, limits, &mut InNotation(listener));
        in_notation(&analysis)
    }

    fn clear(&mut self) {
        Engine::clear(self);
    }
}

/// The same for the engine of this game; the caller has made sure that it is this game.
fn played<'a, P>(situation: &Situation<'a>) -> Played<'a, P>
where
    &'a P: TryFrom<&'a AnyPosition>,
{
    let position = situation.position.try_into().ok();
    Played {
        position: position.expect("the engine is that of the position's game"),
        history: situation.history,
    }
}

/// Tells a listener that reads notation.
struct InNotation<'a>(&'a mut dyn Listener<String>);

impl<M: ToString> Listener<M> for InNotation<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        self.0.progress(progress)
    }

    fn improved(&mut self, analysis: &Analysis<M>) {
        self.0.improved(&in_notation(analysis));
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use engine::Silent;

    use super::*;
    use crate::SetupChoice;

    #[test]
    fn other_weights_outlast_a_question_about_another_game() {
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: 1 << 20,
        };
        let ask = |engine: &mut AnyEngine, game: Game| {
            let start = game.start(SetupChoice::default());
            engine.search((&start).into(), Limits::nodes(200), 1, &mut Silent)
        };
        // A network that knows nothing finds everything even.
        let mut zero = Game::Pentaroll.training(1).weights();
        zero[8..].fill(0);
        let mut other = AnyEngine::with_weights(resources, Game::Pentaroll, &zero).unwrap();
        let first = ask(&mut other, Game::Pentaroll);
        ask(&mut other, Game::Pentago);
        assert_eq!(ask(&mut other, Game::Pentaroll), first);
        let ours = ask(&mut AnyEngine::new(resources), Game::Pentaroll);
        assert_ne!(first.verdict, ours.verdict);
    }
}
