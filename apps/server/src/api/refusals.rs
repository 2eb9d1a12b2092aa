//! Which refusals a route can answer with, as its description says.

use std::collections::BTreeMap;

use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, Schema};
use utoipa_axum::router::UtoipaMethodRouter;

use crate::App;
use crate::code::Code;

/// What stands before every handler refuses, or happens to any of them.
const ANYWHERE: [Code; 3] = [Code::TooManyRequests, Code::Internal, Code::TooSlow];
/// What games can be beside being played.
const GAME: [Code; 2] = [Code::NoSuchGame, Code::Damaged];
/// Only reading is allowed to pages of other sites, and when nothing can be kept; and whatever is sent,
/// read or not, has an end.
const POSTING: [Code; 4] = [
    Code::ForeignOrigin,
    Code::Unwritable,
    Code::Busy,
    Code::TooLarge,
];
/// How a body can be wrong.
const BODY: [Code; 2] = [Code::BadRequest, Code::NotJson];
/// What is asked of somebody who must have a seat.
const SEAT: [Code; 3] = [Code::NoToken, Code::UnknownToken, Code::NoSeat];

/// Describes routes that refuse with these codes, and with those that follow from what they take.
pub(super) fn refusing(
    (schemas, mut paths, router): UtoipaMethodRouter<App>,
    codes: &[Code],
) -> UtoipaMethodRouter<App> {
    for (path, item) in &mut paths.paths {
        let general = general(path, item);
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            describe(operation, general.iter().chain(codes).copied());
        }
    }
    (schemas, paths, router)
}

/// The codes of every route of this kind.
fn general(path: &str, item: &PathItem) -> Vec<Code> {
    let mut codes = ANYWHERE.to_vec();
    if path.contains("{id}") {
        codes.extend(GAME);
    }
    if let Some(post) = &item.post {
        codes.extend(POSTING);
        codes.extend(post.request_body.iter().flat_map(|_| BODY));
        codes.extend(post.security.iter().flat_map(|_| SEAT));
    }
    codes
}

fn describe(operation: &mut Operation, codes: impl Iterator<Item = Code>) {
    let mut by_status: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
    for code in codes {
        by_status
            .entry(code.status().as_u16())
            .or_default()
            .push(code);
    }
    for (status, mut codes) in by_status {
        codes.sort();
        codes.dedup();
        let responses = &mut operation.responses.responses;
        responses.insert(status.to_string(), RefOr::T(refusal(&codes)));
    }
}

/// An answer with one of these codes.
fn refusal(codes: &[Code]) -> Response {
    let schema = AllOfBuilder::new()
        .item(Ref::from_schema_name("Error"))
        .item(with("error", with("code", one_of(codes))));
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let names: Vec<_> = codes
        .iter()
        .map(|code| format!("`{}`", code.name()))
        .collect();
    let response = ResponseBuilder::new()
        .description(names.join(", "))
        .content("application/json", content);
    let comes_again = [
        Code::TooManyRequests,
        Code::Busy,
        Code::TooSlow,
        Code::Unwritable,
    ];
    if codes.iter().any(|code| comes_again.contains(code)) {
        return response.header("Retry-After", seconds()).build();
    }
    response.build()
}

fn one_of(codes: &[Code]) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(codes.iter().map(|code| code.name())))
        .into()
}

/// An object with this property.
fn with(name: &str, schema: RefOr<Schema>) -> RefOr<Schema> {
    ObjectBuilder::new()
        .property(name, schema)
        .required(name)
        .into()
}

/// The header that says when to come again.
fn seconds() -> utoipa::openapi::Header {
    let schema = ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(1));
    HeaderBuilder::new()
        .schema(Some(schema))
        .description(Some("after how many seconds it is worth trying again"))
        .build()
}
