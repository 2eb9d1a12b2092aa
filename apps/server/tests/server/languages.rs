//! Each page has an address in each language, and nobody mixes them up.

use std::collections::BTreeSet;

use axum::http::HeaderMap;
use messages::Language;

use crate::common::{Reply, TestApp};

/// What a header says.
fn header<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

/// A page as a browser with these headers gets it.
async fn get(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> Reply {
    let headers: Vec<_> = headers
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()))
        .collect();
    app.get_with(path, &headers).await
}

#[tokio::test]
async fn an_address_without_a_language_leads_to_the_visitors() {
    let app = TestApp::start().await;
    let german = ("accept-language", "de-CH, en;q=0.5");
    for (headers, tag) in [
        (&[][..], "en"),
        (&[german][..], "de"),
        (&[german, ("cookie", "language=ja")][..], "ja"),
    ] {
        for path in [
            "/",
            "/learn/pentago",
            "/rules/pentago?edition=czech",
            "/g/none",
        ] {
            let reply = get(&app, path, headers).await;
            assert_eq!(reply.status, 307, "{path}");
            assert_eq!(header(&reply.headers, "location"), format!("/{tag}{path}"));
            let vary = reply.headers.get_all("vary").iter();
            let vary: Vec<_> = vary.map(|value| value.to_str().unwrap()).collect();
            assert!(
                vary.join(", ").contains("accept-language, cookie"),
                "{vary:?}"
            );
        }
    }
}

#[tokio::test]
async fn an_address_with_a_language_has_that_one_for_everybody() {
    let app = TestApp::start().await;
    for language in Language::offered() {
        let tag = language.tag();
        for path in [
            "/",
            "/learn",
            "/rules/pentago",
            "/puzzles/pentaroll/1",
            "/analyze/pantarei",
            "/nowhere",
        ] {
            let asked = [("accept-language", "de"), ("cookie", "language=ja")];
            let reply = get(&app, &format!("/{tag}{path}"), &asked).await;
            assert_eq!(header(&reply.headers, "content-language"), tag, "{path}");
            assert!(!header(&reply.headers, "vary").contains("cookie"), "{path}");
            assert!(
                reply.text.contains(&format!("<html lang=\"{tag}\"")),
                "{path}"
            );
        }
    }
}

#[tokio::test]
async fn every_page_says_where_it_is_in_other_languages() {
    let app = TestApp::start().await;
    let map = app.get("/sitemap.xml").await.text;
    let base = format!("http://{}", app.address);
    for path in ["/", "/learn/pentago/turn", "/rules/pantarei"] {
        let page = app.get(&format!("/en{path}")).await.text;
        for language in Language::offered() {
            let tag = language.tag();
            let address = format!("{base}/{tag}{path}");
            let link = format!("rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\"");
            assert!(page.contains(&link), "{link} in {path}");
            assert!(map.contains(&format!("<loc>{address}</loc>")), "{address}");
        }
        assert!(page.contains(&format!("hreflang=\"x-default\" href=\"{base}{path}\"")));
        assert!(page.contains("<meta name=\"description\""), "{path}");
    }
    let robots = app.get("/robots.txt").await.text;
    assert!(
        robots.contains(&format!("Sitemap: {base}/sitemap.xml")),
        "{robots}"
    );
}

#[tokio::test]
async fn every_language_describes_its_pages_in_its_own_words() {
    let app = TestApp::start().await;
    for path in ["/", "/rules/pentago", "/learn/pantarei/swap", "/puzzles"] {
        let mut told = BTreeSet::new();
        for language in Language::offered() {
            let page = app.get(&format!("/{}{path}", language.tag())).await.text;
            let description = page.split("<meta name=\"description\" content=\"").nth(1);
            let description = description.and_then(|rest| rest.split('"').next());
            let description = description.unwrap_or_default().to_owned();
            assert!(!description.is_empty(), "{language:?} {path}");
            assert!(
                told.insert(description),
                "{language:?} {path} is as another"
            );
        }
    }
}

#[tokio::test]
async fn everything_in_the_sitemap_is_there() {
    let app = TestApp::start().await;
    let map = app.get("/sitemap.xml").await.text;
    let places = map
        .split("<loc>")
        .skip(1)
        .filter_map(|rest| rest.split("</loc>").next());
    let mut n_pages = 0;
    for place in places.filter(|place| place.contains("/en/")) {
        let path = place.split_once("/en/").unwrap().1;
        assert_eq!(app.get(&format!("/en/{path}")).await.status, 200, "{place}");
        n_pages += 1;
    }
    assert!(n_pages > 20, "{n_pages}");
}

#[tokio::test]
async fn a_game_is_nothing_for_crawlers() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let page = app.get(&format!("/en/g/{}", game.id)).await.text;
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(
        !page.contains("hreflang"),
        "it is in no other language for them"
    );
}
