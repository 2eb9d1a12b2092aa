//! How the screen is divided while a game is played.
//!
//! ```text
//! title                      title
//! ┌─────────┬────────┐       ┌──────────────────┐
//! │         │ status │       │      board       │
//! │  board  │ moves  │  or   ├───────┬─────┬────┤
//! │         │ engine │       │status │moves│eng.│
//! └─────────┴────────┘       └───────┴─────┴────┘
//! line                       line
//! keys                       keys
//! ```

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use crate::board::{Scale, fitted};
use crate::model::Model;

/// The parts of the screen.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Panes {
    pub(super) title: Rect,
    pub(super) board: Rect,
    pub(super) status: Rect,
    pub(super) moves: Rect,
    pub(super) analysis: Option<Rect>,
    pub(super) line: Rect,
    pub(super) keys: Rect,
}

/// The fewest and the most columns of the words beside a board.
const SIDE: [u16; 2] = [30, 60];
/// The lines of the status beside a board.
const STATUS: u16 = 8;

impl Panes {
    pub(super) fn of(model: &Model, area: Rect) -> Self {
        let [title, body, line, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(2),
            Constraint::Length(1),
        ])
        .areas(area);
        let frame = Self {
            title,
            line,
            keys,
            ..Self::default()
        };
        match &model.play {
            Some(play) if play.table.game().is_wide() => frame.across(model, body),
            _ => frame.beside(model, body),
        }
    }

    /// With the board, and the words for status, moves and analysis.
    fn filled(self, model: &Model, board: Rect, [status, moves, analysis]: [Rect; 3]) -> Self {
        Self {
            board,
            status,
            moves,
            analysis: is_analyzing(model).then_some(analysis),
            ..self
        }
    }

    /// The board on the left, the words on the right.
    fn beside(self, model: &Model, body: Rect) -> Self {
        let side = body.width.saturating_sub(board_width(model, body));
        let side = side.clamp(SIDE[0], SIDE[1]);
        let [board, words] =
            Layout::horizontal([Constraint::Min(0), Constraint::Length(side)]).areas(body);
        let share = u16::from(is_analyzing(model));
        let words = Layout::vertical([
            Constraint::Length(STATUS),
            Constraint::Fill(1),
            Constraint::Fill(2 * share),
        ])
        .areas(words);
        self.filled(model, board, words)
    }

    /// The board above, the words below.
    fn across(self, model: &Model, body: Rect) -> Self {
        let [board, words] = Layout::vertical([
            Constraint::Length(wide_height(model, body)),
            Constraint::Min(0),
        ])
        .areas(body);
        let words = words.inner(Margin::new(2, 0));
        let words = if is_analyzing(model) {
            let shares = [
                Constraint::Fill(2),
                Constraint::Fill(1),
                Constraint::Fill(2),
            ];
            Layout::horizontal(shares).spacing(1).areas(words)
        } else {
            let shares = [
                Constraint::Fill(3),
                Constraint::Fill(2),
                Constraint::Length(0),
            ];
            Layout::horizontal(shares).spacing(1).areas(words)
        };
        self.filled(model, board, words)
    }
}

fn is_analyzing(model: &Model) -> bool {
    model.play.as_ref().is_some_and(|play| play.is_analyzing)
}

/// The columns of a board that leaves room for the words, with a little air.
fn board_width(model: &Model, body: Rect) -> u16 {
    let Some(play) = &model.play else { return 0 };
    let scene = play.shown.scene(model.manner.look, &model.words);
    let room = Rect {
        width: body.width.saturating_sub(SIDE[0]),
        ..body
    };
    let (scale, _) = fitted(play.board.as_ref(), &scene, room);
    play.board.size(&scene, scale).width + 2
}

/// The words below a wide board need so many lines.
const BELOW: u16 = 8;

fn wide_height(model: &Model, body: Rect) -> u16 {
    let Some(play) = &model.play else { return 0 };
    let scene = play.shown.scene(model.manner.look, &model.words);
    let room = Rect {
        height: body.height.saturating_sub(BELOW),
        ..body
    };
    let (scale, _) = fitted(play.board.as_ref(), &scene, room);
    let height = play.board.size(&scene, scale).height;
    // A little air above and below, where there is some.
    let air = if scale == Scale::Large { 2 } else { 0 };
    (height + air).min(body.height)
}
