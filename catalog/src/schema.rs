//! Schemas of the words that cross the edge, made from the lists that the code itself goes by.

use boardgame::Named as _;
use boardgame::record::{OffBoard, REPETITION};
use showcase::How;
use solving::{Method, Value};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::Game;

/// The schema of a text that is one of these words.
pub fn one_of<'a>(description: &str, words: impl IntoIterator<Item = &'a str>) -> RefOr<Schema> {
    let mut known = Vec::new();
    for word in words {
        if !known.contains(&word) {
            known.push(word);
        }
    }
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .enum_values(Some(known))
        .into()
}

/// The schema of a whole number within limits.
pub fn in_range(min: u64, max: u64) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(min))
        .maximum(Some(max))
        .into()
}

impl PartialSchema for Game {
    fn schema() -> RefOr<Schema> {
        one_of(
            "The name of a game.",
            Game::ALL.iter().map(|game| game.name()),
        )
    }
}

impl ToSchema for Game {}

fn games() -> impl Iterator<Item = Game> {
    Game::ALL.iter().copied()
}

macro_rules! words {
    ($($description:literal $Name:ident => $words:expr;)*) => {$(
        #[doc = $description]
        #[derive(Debug)]
        pub struct $Name;

        impl PartialSchema for $Name {
            fn schema() -> RefOr<Schema> {
                one_of($description, $words)
            }
        }

        impl ToSchema for $Name {}
    )*};
}

words! {
    "An edition of a game." Edition => games().flat_map(Game::edition_names);
    "Why a game is over, in the words of records." Reason => games()
        .flat_map(Game::board_ends)
        .map(|end| end.name)
        .chain(OffBoard::names())
        .chain([REPETITION]);
    "What is special about a position: a reply is due (Czech Pentago), or nothing may be swapped (Pantareï)."
        Remark => games().flat_map(Game::remarks);
    "What something is worth to the side to move." Worth => [Value::Win, Value::Draw, Value::Loss].map(Value::name);
    "How a verdict was found; by a published solution, where others have proven it." Means => Method::names();
    "What is done in a step of a move." Action => games().flat_map(Game::actions);
    "In what way a piece changes." Manner => How::names();
}
