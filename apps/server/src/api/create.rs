//! `POST /api/games`: a new game.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use boardgame::{ByColor, Color};
use catalog::Game;
use catalog::schema::{Edition, in_range, one_of};
use engine::level::Level;
use serde::{Deserialize, Serialize};
use table::view::{BySide, Side, game_path};
use table::{ClockSetting, NewGame, Nickname, NicknameError, Sitter};
use utoipa::ToSchema;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Body;
use super::refusals::refusing;
use crate::App;
use crate::caller::Caller;
use crate::code::Code;
use crate::error::Error;
use crate::games::Created;
use crate::headers::NO_STORE;
use crate::secret::Secret;

/// The longest time for a game and for a move, in seconds.
const MAX_INITIAL: u64 = 7 * 24 * 3600;
const MAX_INCREMENT: u64 = 24 * 3600;

pub(super) fn router() -> OpenApiRouter<App> {
    let codes = [Code::BadPosition, Code::BadSetup, Code::Busy];
    OpenApiRouter::new().routes(refusing(routes!(create), &codes))
}

/// A game to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewGame)]
struct Request {
    #[schema(value_type = Game)]
    game: String,
    /// Who plays White.
    #[schema(schema_with = sitter_schema)]
    white: String,
    /// Who plays Black.
    #[schema(schema_with = sitter_schema)]
    black: String,
    #[schema(value_type = Option<Edition>)]
    edition: Option<String>,
    /// The position to begin from; where a color is chosen, the layout alone.
    position: Option<String>,
    /// Who begins.
    first: Option<Side>,
    /// The seat that chooses a color, in Pantareï.
    chooser: Option<Side>,
    clock: Option<Clock>,
    /// Whether people who play each other may ask for hints; whoever takes the open seat agrees.
    #[serde(default)]
    #[schema(required = false)]
    hints: bool,
    /// Whether everybody may find the game at `/watch` while it is played.
    #[serde(default)]
    #[schema(required = false)]
    public: bool,
    /// What the people are called who are there already.
    #[serde(default)]
    #[schema(required = false)]
    names: Names,
}

/// What players are called, if they like.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
#[schema(as = NewNames)]
struct Names {
    #[schema(schema_with = name_schema, required = false)]
    white: Option<String>,
    #[schema(schema_with = name_schema, required = false)]
    black: Option<String>,
}

/// How much time the players have, in seconds. It runs from the third move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewClock)]
struct Clock {
    /// For all moves.
    #[schema(schema_with = initial_schema)]
    initial: u64,
    /// More for each move.
    #[serde(default)]
    #[schema(schema_with = increment_schema, required = false)]
    increment: u64,
}

/// The game, with secrets that nobody can be told again.
#[derive(Serialize, ToSchema)]
#[schema(as = Created)]
struct Answer {
    id: String,
    /// Where it is shown: a path on this server.
    url: String,
    /// The token of each human seat.
    #[schema(inline)]
    seats: BySide<Option<String>>,
    /// The whole link for whoever takes the open seat.
    #[schema(required)]
    claim: Option<String>,
    /// The token that can end the game, where only computers play.
    #[schema(required)]
    keeper: Option<String>,
}

fn sitter_schema() -> RefOr<Schema> {
    let computers = Level::all().map(Sitter::Computer);
    let sitters = [Sitter::Human, Sitter::Open].into_iter().chain(computers);
    let words: Vec<_> = sitters.map(|sitter| sitter.to_string()).collect();
    one_of("Who sits here.", words.iter().map(String::as_str))
}

pub(super) fn name_schema() -> RefOr<Schema> {
    let types = [Type::String, Type::Null];
    ObjectBuilder::new()
        .schema_type(SchemaType::from_iter(types))
        .max_length(Some(Nickname::MAX_LENGTH))
        .description(Some("Letters, digits, spaces and `- . _ '`."))
        .into()
}

fn initial_schema() -> RefOr<Schema> {
    in_range(1, MAX_INITIAL)
}

fn increment_schema() -> RefOr<Schema> {
    in_range(0, MAX_INCREMENT)
}

/// Make a game
#[utoipa::path(
    post,
    path = "/games",
    request_body = Request,
    responses((
        status = 201,
        description = "The game, with the secrets of its seats.",
        body = Answer,
        headers(("Location" = String, description = "its path on this server"))
    ))
)]
async fn create(
    State(app): State<App>,
    mut caller: Caller,
    Body(request): Body<Request>,
) -> Result<Response, Error> {
    let new = NewGame::try_from(request)?;
    caller.browser_or_new();
    let created = app.games().create(new, &caller).await?;
    Ok(answer(&created, &caller))
}

/// The game with its secrets, and for a browser the cookie that holds its seats.
fn answer(created: &Created, caller: &Caller) -> Response {
    let token = |color| {
        created.tokens[color]
            .as_ref()
            .map(|token| token.reveal().to_owned())
    };
    let path = game_path(&created.id);
    let claim = |secret: &Secret| caller.claim_url(&created.id, secret);
    let body = Answer {
        id: created.id.clone(),
        url: path.clone(),
        seats: BySide {
            white: token(Color::White),
            black: token(Color::Black),
        },
        claim: created.claim.as_ref().map(claim),
        keeper: created
            .keeper
            .as_ref()
            .map(|secret| secret.reveal().to_owned()),
    };
    let mut response = (
        StatusCode::CREATED,
        [NO_STORE],
        [(LOCATION, path)],
        Json(body),
    )
        .into_response();
    if let Some(cookie) = caller.cookie() {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

impl TryFrom<Request> for NewGame {
    type Error = Error;

    fn try_from(request: Request) -> Result<Self, Error> {
        Ok(Self {
            game: game(&request.game)?,
            edition: request.edition,
            position: request.position,
            first: request.first.map(Color::from),
            seats: ByColor([sitter(&request.white)?, sitter(&request.black)?]),
            chooser: request.chooser.map(Color::from),
            clock: request.clock.as_ref().map(clock).transpose()?,
            hints: request.hints,
            public: request.public,
            names: ByColor([
                name(request.names.white.as_deref())?,
                name(request.names.black.as_deref())?,
            ]),
        })
    }
}

/// The game of this name.
pub(super) fn game(name: &str) -> Result<Game, Error> {
    Game::named(name).map_err(|error| Error::BadSetup(error.to_string()))
}

/// What somebody would like to be called.
pub(super) fn name(text: Option<&str>) -> Result<Option<Nickname>, Error> {
    let name = text.map(str::parse).transpose();
    name.map_err(|error: NicknameError| Error::BadSetup(error.to_string()))
}

fn sitter(text: &str) -> Result<Sitter, Error> {
    text.parse().map_err(|()| {
        Error::BadSetup("expected a seat of human, open or computer:1 to computer:10".to_owned())
    })
}

fn clock(clock: &Clock) -> Result<ClockSetting, Error> {
    if clock.initial == 0 || clock.initial > MAX_INITIAL || clock.increment > MAX_INCREMENT {
        return Err(Error::BadSetup(format!(
            "expected a clock of 1 to {MAX_INITIAL} seconds and at most {MAX_INCREMENT} more a move"
        )));
    }
    Ok(ClockSetting {
        initial: clock.initial * 1000,
        increment: clock.increment * 1000,
    })
}
