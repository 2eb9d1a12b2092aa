//! A network in fractions, and how it learns.
//!
//! Its layers are those of [`network`](engine::network). It learns by gradient descent in
//! small batches; the step of each weight is divided by the usual size of its gradient (RMSProp), but
//! by no less than a [`FLOOR`]: what a rare pattern has met in a game or two is soon learned by heart
//! and means little, so its steps are as small as its gradients.

use thiserror::Error;

use boardgame::Random;
use engine::network::{HIDDEN, Judge, MAX_SUM, Network, ONE, Patterns, Weights, WeightsError};

/// A network that can be learned.
pub trait Learnable<P>: Judge<P> + Sized {
    /// What learns it.
    type Model: Learner<P, Network = Self>;

    /// The network of these weights.
    fn from_weights(bytes: &[u8]) -> Result<Self, WeightsError>;
}

impl<P: Patterns<VIEWS>, const VIEWS: usize, const UNITS: usize> Learnable<P>
    for Network<VIEWS, UNITS>
{
    type Model = Model<VIEWS, UNITS>;

    fn from_weights(bytes: &[u8]) -> Result<Self, WeightsError> {
        Ok(Self::new::<P>(Weights::from_bytes(P::N_PATTERNS, bytes)?))
    }
}

/// Learns a network.
pub trait Learner<P>: Sized {
    /// What is learned.
    type Network;

    /// A beginner, whose first weights follow from the seed.
    fn beginner(seed: u64) -> Self;

    /// Learns from examples: positions, and what was to be expected of them from 0 (a loss) to 1.
    /// Returns the mean loss (cross entropy) before learning.
    fn learn(&mut self, examples: &[(P, f32)], step: f32) -> f64;

    /// The network as it is now.
    fn network(&self) -> Self::Network;

    /// The weights of the network as a file.
    fn weights(&self) -> Vec<u8>;

    /// Everything, to go on later.
    fn save(&self) -> Vec<u8>;

    /// What [`save`](Self::save) wrote.
    fn load(bytes: &[u8]) -> Result<Self, ModelError>;

    /// A learner that begins with the weights of a network, as [`weights`](Self::weights) wrote them.
    fn from_weights(bytes: &[u8]) -> Result<Self, WeightsError>;
}

/// Bytes are not a saved model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a saved model of {expected} bytes, found {found}")]
pub struct ModelError {
    /// The bytes of a model of this game.
    pub expected: usize,
    /// What is there.
    pub found: usize,
}

/// Positions in a batch.
const BATCH: usize = 256;
/// How much of the usual size of a gradient is kept with every batch.
const KEEP: f32 = 0.99;
/// No step is divided by less: far above the gradients of a row that one position of a batch shows.
const FLOOR: f32 = 0.01;
/// A row's weights stay within what a byte holds.
const MAX_WEIGHT: f32 = i8::MAX as f32 / ONE as f32;
const MAX_ACTIVE: f32 = MAX_SUM as f32 / ONE as f32;

/// Weights that learn, with the sum of gradients in this batch and their usual size.
#[derive(Debug, Clone)]
struct Learning<const N: usize> {
    weights: Vec<[f32; N]>,
    gradients: Vec<[f32; N]>,
    sizes: Vec<[f32; N]>,
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

impl<const N: usize> Learning<N> {
    fn new(n_rows: usize, mut weight: impl FnMut() -> f32) -> Self {
        Self {
            weights: (0..n_rows)
                .map(|_| std::array::from_fn(|_| weight()))
                .collect(),
            gradients: vec![[0.0; N]; n_rows],
            sizes: vec![[0.0; N]; n_rows],
            touched: Vec::new(),
            is_touched: vec![false; n_rows],
        }
    }

    #[inline]
    fn add(&mut self, row: usize, gradient: &[f32; N]) {
        if !self.is_touched[row] {
            self.is_touched[row] = true;
            self.touched.push(row as u32);
        }
        for (sum, part) in self.gradients[row].iter_mut().zip(gradient) {
            *sum += part;
        }
    }

    /// Takes a step against the gradients of the batch.
    fn step(&mut self, step: f32, max: f32) {
        for row in self.touched.drain(..) {
            let row = row as usize;
            self.is_touched[row] = false;
            let gradients = std::mem::replace(&mut self.gradients[row], [0.0; N]);
            for (unit, gradient) in gradients.into_iter().enumerate() {
                let gradient = gradient / BATCH as f32;
                let size = &mut self.sizes[row][unit];
                *size = KEEP * *size + (1.0 - KEEP) * gradient * gradient;
                let weight = &mut self.weights[row][unit];
                *weight -= step * gradient / (size.sqrt() + FLOOR);
                *weight = weight.clamp(-max, max);
            }
        }
    }
}

/// A network that learns.
#[derive(Debug, Clone)]
pub struct Model<const VIEWS: usize, const UNITS: usize> {
    rows: Learning<UNITS>,
    bias: Learning<UNITS>,
    hidden: Learning<UNITS>,
    hidden_bias: Learning<HIDDEN>,
    output: Learning<HIDDEN>,
    output_bias: Learning<1>,
    /// The row of each pattern in each view.
    views: Vec<[u32; VIEWS]>,
}

/// What the layers say of a position.
struct Pass<const VIEWS: usize, const UNITS: usize> {
    sums: [[f32; UNITS]; VIEWS],
    pooled: [f32; UNITS],
    hidden: [f32; HIDDEN],
    /// What is expected, from 0 to 1.
    expected: f32,
}

impl<const VIEWS: usize, const UNITS: usize> Model<VIEWS, UNITS> {
    fn new<P: Patterns<VIEWS>>(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut uniform = |size: f32| size * (random.below(2001) as f32 / 1000.0 - 1.0);
        let view_row = |pattern| std::array::from_fn(|view| P::in_view(pattern, view) as u32);
        Self {
            rows: Learning::new(P::N_PATTERNS, || uniform(0.1)),
            bias: Learning::new(1, || 0.5),
            hidden: Learning::new(HIDDEN, || uniform(0.5)),
            hidden_bias: Learning::new(1, || 0.1),
            output: Learning::new(1, || uniform(0.5)),
            output_bias: Learning::new(1, || 0.0),
            views: (0..P::N_PATTERNS).map(view_row).collect(),
        }
    }

    fn pass(&self, patterns: &[usize]) -> Pass<VIEWS, UNITS> {
        let mut sums = [self.bias.weights[0]; VIEWS];
        for &pattern in patterns {
            for (sum, &row) in sums.iter_mut().zip(&self.views[pattern]) {
                for (sum, weight) in sum.iter_mut().zip(&self.rows.weights[row as usize]) {
                    *sum += weight;
                }
            }
        }
        let mut pooled = [0.0; UNITS];
        for sum in &sums {
            for (pool, sum) in pooled.iter_mut().zip(sum) {
                *pool += sum.clamp(0.0, MAX_ACTIVE) / VIEWS as f32;
            }
        }
        let hidden = std::array::from_fn(|unit| {
            let weights = &self.hidden.weights[unit];
            let sum: f32 = weights.iter().zip(&pooled).map(|(a, b)| a * b).sum();
            (sum + self.hidden_bias.weights[0][unit]).max(0.0)
        });
        let outputs = self.output.weights[0].iter().zip(&hidden);
        let opinion = self.output_bias.weights[0][0] + outputs.map(|(a, b)| a * b).sum::<f32>();
        Pass {
            sums,
            pooled,
            hidden,
            expected: 1.0 / (1.0 + (-opinion).exp()),
        }
    }

    /// Adds the gradients of one position, for which this was to be expected. Returns the loss.
    fn backward(&mut self, patterns: &[usize], target: f32) -> f64 {
        let pass = self.pass(patterns);
        let error = pass.expected - target;
        self.output_bias.add(0, &[error]);
        self.output
            .add(0, &pass.hidden.map(|hidden| error * hidden));
        let output = self.output.weights[0];
        let at_hidden: [f32; HIDDEN] = std::array::from_fn(|unit| {
            if pass.hidden[unit] > 0.0 {
                error * output[unit]
            } else {
                0.0
            }
        });
        self.hidden_bias.add(0, &at_hidden);
        let mut at_pooled = [0.0; UNITS];
        for (unit, &at_hidden) in at_hidden.iter().enumerate() {
            self.hidden
                .add(unit, &pass.pooled.map(|pool| at_hidden * pool));
            for (at_pool, weight) in at_pooled.iter_mut().zip(&self.hidden.weights[unit]) {
                *at_pool += at_hidden * weight / VIEWS as f32;
            }
        }
        self.backward_rows(patterns, &pass.sums, &at_pooled);
        cross_entropy(pass.expected, target)
    }

    fn backward_rows(
        &mut self,
        patterns: &[usize],
        sums: &[[f32; UNITS]; VIEWS],
        at_pooled: &[f32; UNITS],
    ) {
        for (view, sums) in sums.iter().enumerate() {
            let at_sum: [f32; UNITS] = std::array::from_fn(|unit| {
                let is_active = 0.0 < sums[unit] && sums[unit] < MAX_ACTIVE;
                if is_active { at_pooled[unit] } else { 0.0 }
            });
            self.bias.add(0, &at_sum);
            for &pattern in patterns {
                self.rows.add(self.views[pattern][view] as usize, &at_sum);
            }
        }
    }

    fn step(&mut self, step: f32) {
        self.rows.step(step, MAX_WEIGHT);
        self.bias.step(step, MAX_ACTIVE);
        self.hidden.step(step / 4.0, 8.0);
        self.hidden_bias.step(step / 4.0, 8.0);
        self.output.step(step / 4.0, 16.0);
        self.output_bias.step(step / 4.0, 16.0);
    }

    fn quantized(&self) -> Weights<UNITS> {
        let whole = |weight: f32| (weight * f32::from(ONE)).round();
        Weights {
            rows: self
                .rows
                .weights
                .iter()
                .map(|row| row.map(|weight| whole(weight) as i8))
                .collect(),
            bias: self.bias.weights[0].map(|weight| whole(weight) as i16),
            hidden: std::array::from_fn(|unit| self.hidden.weights[unit]),
            hidden_bias: self.hidden_bias.weights[0],
            output: self.output.weights[0],
            output_bias: self.output_bias.weights[0][0],
        }
    }

    /// All numbers that are saved, in one order.
    fn for_each_number(&mut self, mut visit: impl FnMut(&mut f32)) {
        let Self {
            rows,
            bias,
            hidden,
            hidden_bias,
            output,
            output_bias,
            ..
        } = self;
        for part in [rows, bias, hidden] {
            part.weights
                .as_flattened_mut()
                .iter_mut()
                .for_each(&mut visit);
            part.sizes
                .as_flattened_mut()
                .iter_mut()
                .for_each(&mut visit);
        }
        for part in [hidden_bias, output] {
            part.weights
                .as_flattened_mut()
                .iter_mut()
                .for_each(&mut visit);
            part.sizes
                .as_flattened_mut()
                .iter_mut()
                .for_each(&mut visit);
        }
        output_bias
            .weights
            .as_flattened_mut()
            .iter_mut()
            .for_each(&mut visit);
        output_bias
            .sizes
            .as_flattened_mut()
            .iter_mut()
            .for_each(&mut visit);
    }
}

impl<P: Patterns<VIEWS>, const VIEWS: usize, const UNITS: usize> Learner<P>
    for Model<VIEWS, UNITS>
{
    type Network = Network<VIEWS, UNITS>;

    fn beginner(seed: u64) -> Self {
        Self::new::<P>(seed)
    }

    fn learn(&mut self, examples: &[(P, f32)], step: f32) -> f64 {
        let mut loss = 0.0;
        let mut patterns = Vec::new();
        for batch in examples.chunks(BATCH) {
            for (position, target) in batch {
                patterns.clear();
                position.for_each_pattern(|pattern| patterns.push(pattern));
                loss += self.backward(&patterns, *target);
            }
            self.step(step);
        }
        loss / examples.len().max(1) as f64
    }

    fn network(&self) -> Self::Network {
        Network::new::<P>(self.quantized())
    }

    fn weights(&self) -> Vec<u8> {
        self.quantized().to_bytes()
    }

    fn save(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.clone()
            .for_each_number(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    fn load(bytes: &[u8]) -> Result<Self, ModelError> {
        let mut model = Self::new::<P>(0);
        let mut expected = 0;
        model.for_each_number(|_| expected += 4);
        let found = bytes.len();
        if found != expected {
            return Err(ModelError { expected, found });
        }
        let mut words = bytes.chunks_exact(4);
        model.for_each_number(|number| {
            let word = words.next().expect("the length is right");
            *number = f32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        });
        Ok(model)
    }

    fn from_weights(bytes: &[u8]) -> Result<Self, WeightsError> {
        let weights = Weights::<UNITS>::from_bytes(P::N_PATTERNS, bytes)?;
        let mut model = Self::new::<P>(0);
        let part = |weight: i16| f32::from(weight) / f32::from(ONE);
        for (learning, row) in model.rows.weights.iter_mut().zip(&weights.rows) {
            *learning = row.map(|weight| part(weight.into()));
        }
        model.bias.weights[0] = weights.bias.map(part);
        model.hidden.weights.copy_from_slice(&weights.hidden);
        model.hidden_bias.weights[0] = weights.hidden_bias;
        model.output.weights[0] = weights.output;
        model.output_bias.weights[0] = [weights.output_bias];
        Ok(model)
    }
}

/// How wrong an expectation was.
fn cross_entropy(expected: f32, target: f32) -> f64 {
    let (expected, target) = (
        f64::from(expected).clamp(1e-6, 1.0 - 1e-6),
        f64::from(target),
    );
    -(target * expected.ln() + (1.0 - target) * (1.0 - expected).ln())
}
