//! Friendly pages for when something is not there or does not work.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::language;
use super::layout::Page;
use super::visitor::Visitor;

/// What people see instead of the page they wanted.
pub(crate) fn page(visitor: &Visitor, status: StatusCode) -> Response {
    let words = visitor.words();
    let (title, more) = match status {
        StatusCode::NOT_FOUND => (
            words.text("error-not-found"),
            words.text("error-not-found-more"),
        ),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
            (words.text("error-busy"), words.text("error-busy-more"))
        }
        status if status.is_client_error() => (
            words.text("error-refused"),
            words.text("error-refused-more"),
        ),
        _ => (words.text("error-broken"), words.text("error-broken-more")),
    };
    let page = Page {
        title: title.clone(),
        about: None,
        class: "error".to_owned(),
        scripts: &[],
        body: html! {
            div.hero.stack {
                h1 { (title) }
                p.lead { (more) }
                p { a.button.primary href="/" { (words.text("error-home")) } }
            }
        },
    };
    let mut response = (status, page.render(visitor)).into_response();
    language::tell(visitor, response.headers_mut());
    response
}

/// Where there is nothing.
pub(crate) async fn not_found(visitor: Visitor) -> Response {
    page(&visitor, StatusCode::NOT_FOUND)
}
