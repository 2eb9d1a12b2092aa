//! `/api/games/{id}/moves` and what else a player can do.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::view::{GameView, Side};
use table::{Answer, Command, Settlement};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::Id;
use super::body::{Body, OptionalBody};
use super::refusals::refusing;
use crate::App;
use crate::caller::Caller;
use crate::code::Code;
use crate::error::Error;
use crate::secret::random_id;

type Acted = Result<Json<GameView>, Error>;

pub(super) fn router() -> OpenApiRouter<App> {
    use Code::{
        AlreadyOffered, ChooseFirst, GameOver, IllegalMove, NoOffer, NotAway, NotOver, NotYourTurn,
        NothingToChoose, NothingToTakeBack, StalePly, TooEarly,
    };
    let going = [ChooseFirst, GameOver, StalePly];
    let offer = [ChooseFirst, GameOver, StalePly, AlreadyOffered, NoOffer];
    OpenApiRouter::new()
        .routes(refusing(
            routes!(make_move),
            &[&going[..], &[NotYourTurn, IllegalMove]].concat(),
        ))
        .routes(refusing(
            routes!(choose),
            &[NothingToChoose, NotYourTurn, StalePly],
        ))
        .routes(refusing(routes!(resign), &going))
        .routes(refusing(routes!(draw), &offer))
        .routes(refusing(
            routes!(takeback),
            &[&offer[..], &[NothingToTakeBack]].concat(),
        ))
        .routes(refusing(
            routes!(settle),
            &[&going[..], &[NotAway, TooEarly]].concat(),
        ))
        .routes(refusing(
            routes!(rematch),
            &[NotOver, AlreadyOffered, StalePly],
        ))
}

/// A move to be played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MoveRequest {
    r#move: String,
    /// How many moves were made before it.
    ply: usize,
}

/// Play a move
#[utoipa::path(
    post,
    path = "/games/{id}/moves",
    params(Id),
    request_body = MoveRequest,
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn make_move(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(request): Body<MoveRequest>,
) -> Acted {
    let command = Command::Move {
        text: request.r#move,
        ply: request.ply,
    };
    app.games().act(&id, &caller, command).await.map(Json)
}

/// A color to be taken.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChoiceRequest {
    color: Side,
}

/// Choose a color
#[utoipa::path(
    post,
    path = "/games/{id}/choice",
    params(Id),
    request_body = ChoiceRequest,
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn choose(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(request): Body<ChoiceRequest>,
) -> Acted {
    let command = Command::Choose(request.color.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

/// Give up
#[utoipa::path(
    post,
    path = "/games/{id}/resign",
    params(Id),
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn resign(State(app): State<App>, Id(id): Id, caller: Caller) -> Acted {
    let acted = app.games().act(&id, &caller, Command::Resign).await;
    acted.map(Json)
}

/// A part in an agreement.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
#[schema(as = Answer)]
struct AnswerRequest {
    #[serde(default)]
    action: Action,
}

/// What part it is.
#[derive(Deserialize, ToSchema, Default)]
#[serde(rename_all = "lowercase")]
#[schema(as = AnswerAction)]
enum Action {
    /// Offers, or accepts what the other side has offered.
    #[default]
    Offer,
    Accept,
    Decline,
}

impl From<AnswerRequest> for Answer {
    fn from(request: AnswerRequest) -> Self {
        match request.action {
            Action::Offer => Self::Offer,
            Action::Accept => Self::Accept,
            Action::Decline => Self::Decline,
        }
    }
}

/// Offer a draw, or answer the offer
#[utoipa::path(
    post,
    path = "/games/{id}/draw",
    params(Id),
    request_body = Option<AnswerRequest>,
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn draw(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    OptionalBody(request): OptionalBody<AnswerRequest>,
) -> Acted {
    let command = Command::Draw(request.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

/// Ask to take a move back, or answer the wish
#[utoipa::path(
    post,
    path = "/games/{id}/takeback",
    params(Id),
    request_body = Option<AnswerRequest>,
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn takeback(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    OptionalBody(request): OptionalBody<AnswerRequest>,
) -> Acted {
    let command = Command::Takeback(request.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

/// What becomes of a game whose other player has left.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Settlement)]
struct SettlementRequest {
    r#as: SettledAs,
}

/// What becomes of it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum SettledAs {
    /// Who stayed has won.
    Win,
    /// It is called off: nothing is decided.
    Off,
}

impl From<SettledAs> for Settlement {
    fn from(request: SettledAs) -> Self {
        match request {
            SettledAs::Win => Self::Win,
            SettledAs::Off => Self::Off,
        }
    }
}

/// End a game that the other player has left
///
/// Both must have followed the game live; the one who is to move must have gone, and the other one must have waited for
/// a minute since.
#[utoipa::path(
    post,
    path = "/games/{id}/settle",
    params(Id),
    request_body = SettlementRequest,
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn settle(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
    Body(request): Body<SettlementRequest>,
) -> Acted {
    let settled = app.games().settle(&id, &caller, request.r#as.into());
    settled.await.map(Json)
}

/// Play again with colors swapped
#[utoipa::path(
    post,
    path = "/games/{id}/rematch",
    params(Id),
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The new state.", body = GameView))
)]
async fn rematch(State(app): State<App>, Id(id): Id, caller: Caller) -> Acted {
    let acted = app
        .games()
        .act(&id, &caller, Command::Rematch(random_id()))
        .await;
    acted.map(Json)
}
