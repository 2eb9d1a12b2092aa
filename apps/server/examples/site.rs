//! Writes the whole app as files that any host serves, without a server of ours: `cargo xtask site`.
//!
//! ```text
//! site --out DIR [--base /path/] [--language TAG]...
//! ```
//!
//! The pages are the server's own, asked for one after the other. What leads from page to page gets the path
//! below which the site stands, and each page says that there is no server, so that scripts ask none.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{HOST, LOCATION};
use axum::http::{Request, StatusCode};
use messages::Language;
use serde_json::{Value, json};
use server::pages::kept_pages;
use server::{App, Config, Database, Limits, Rate};
use tower::ServiceExt as _;

/// No page is larger.
const MAX_BYTES: usize = 64 << 20;
/// Where a page that leads elsewhere leads to a page that leads elsewhere, something is wrong.
const MAX_STEPS: usize = 5;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let wish = Wish::read(std::env::args().skip(1))?;
    let data = tempfile::tempdir()?;
    let any = Rate {
        per_second: f64::INFINITY,
        burst: f64::INFINITY,
    };
    let mut config = Config::new(Database::Folder(data.path().to_owned()));
    config.limits = Limits {
        requests: any,
        ..Limits::default()
    };
    let app = App::start(config).await?;
    let site = Site {
        server: server::router(app.clone()),
        wish,
    };
    let count = site.write().await?;
    app.close();
    println!("{count} files in {}", site.wish.out.display());
    Ok(())
}

/// What is asked for.
struct Wish {
    out: PathBuf,
    /// What stands before every path: nothing, or `/path`.
    base: String,
    languages: Vec<Language>,
}

impl Wish {
    fn read(mut arguments: impl Iterator<Item = String>) -> anyhow::Result<Self> {
        let (mut out, mut base, mut languages) = (None, String::new(), Vec::new());
        while let Some(name) = arguments.next() {
            let value = arguments.next();
            let value = value.with_context(|| format!("expected a value after {name}"))?;
            match name.as_str() {
                "--out" => out = Some(PathBuf::from(value)),
                "--base" => base = base_of(&value)?,
                "--language" => {
                    let language = Language::offered().find(|one| one.tag() == value);
                    languages.push(language.with_context(|| format!("no language {value:?}"))?);
                }
                _ => bail!("expected --out DIR [--base /path/] [--language TAG], not {name:?}"),
            }
        }
        if languages.is_empty() {
            languages = Language::offered().collect();
        }
        let out = out.context("expected --out DIR")?;
        Ok(Self {
            out,
            base,
            languages,
        })
    }
}

/// `/path` for `/path/`, and nothing for `/`.
fn base_of(text: &str) -> anyhow::Result<String> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/-_.~".contains(c);
    let is_path = text.starts_with('/') && !text.contains("//") && text.chars().all(is_plain);
    ensure!(is_path, "expected a path such as /panta/, not {text:?}");
    Ok(text.trim_end_matches('/').to_owned())
}

struct Site {
    server: Router,
    wish: Wish,
}

impl Site {
    /// Writes everything, and says how many files that is.
    async fn write(&self) -> anyhow::Result<usize> {
        let script = String::from_utf8(self.get("/sw.js", StatusCode::OK).await?)?;
        let (worker, files) = self.worker(&script)?;
        self.put("sw.js", worker.as_bytes())?;
        for path in &files {
            let mut bytes = self.get(path, StatusCode::OK).await?;
            if path.ends_with(".webmanifest") {
                bytes = self.manifest(&bytes)?;
            }
            self.put(path.trim_start_matches('/'), &bytes)?;
        }
        let pages = kept_pages();
        for language in &self.wish.languages {
            for page in &pages {
                let path = format!("/{}{page}", language.tag());
                let text = self.get(&path, StatusCode::OK).await?;
                let file = format!("{}/index.html", path.trim_matches('/'));
                self.put(&file, self.page(&String::from_utf8(text)?).as_bytes())?;
            }
        }
        let first = self.wish.languages[0].tag();
        let missing = format!("/{first}/nothing");
        let missing = self.get(&missing, StatusCode::NOT_FOUND).await?;
        let missing = self.page(&String::from_utf8(missing)?);
        self.put("404.html", missing.as_bytes())?;
        let script = files.iter().find(|path| path.ends_with("/entrance.js"));
        let script = script.context("expected entrance.js among the files")?;
        self.put("index.html", self.entrance(script).as_bytes())?;
        let n_pages = pages.len() * self.wish.languages.len();
        Ok(n_pages + files.len() + 3)
    }

    /// What the server answers, following where it leads.
    async fn get(&self, path: &str, expected: StatusCode) -> anyhow::Result<Vec<u8>> {
        let mut path = path.to_owned();
        for _ in 0..MAX_STEPS {
            let request = Request::get(&path).header(HOST, "localhost");
            let response = self.server.clone().oneshot(request.body(Body::empty())?);
            let response = response.await?;
            if response.status().is_redirection() {
                let address = response.headers().get(LOCATION);
                let address = address.with_context(|| format!("{path} leads nowhere"))?;
                path = address.to_str()?.to_owned();
                continue;
            }
            ensure!(
                response.status() == expected,
                "{path}: {}",
                response.status()
            );
            return Ok(to_bytes(response.into_body(), MAX_BYTES).await?.to_vec());
        }
        bail!("{path} leads elsewhere again and again")
    }

    fn put(&self, path: &str, bytes: &[u8]) -> anyhow::Result<()> {
        let path = self.wish.out.join(Path::new(path));
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        std::fs::write(&path, bytes).with_context(|| path.display().to_string())
    }

    /// The service worker, with what it is to keep below the site's path, and the paths of these files on
    /// the server. Folders have a slash at their end, as hosts of files would have it.
    fn worker(&self, script: &str) -> anyhow::Result<(String, Vec<String>)> {
        let (head, rest) = script.split_once('\n').context("expected a list first")?;
        let head = head.strip_prefix("self.KEPT = ");
        let head = head.and_then(|head| head.strip_suffix(';'));
        let mut kept: Value = serde_json::from_str(head.context("expected self.KEPT")?)?;
        let list = |value: &Value| -> anyhow::Result<Vec<String>> {
            Ok(serde_json::from_value(value.clone())?)
        };
        let (files, pages) = (list(&kept["files"])?, list(&kept["pages"])?);
        let base = &self.wish.base;
        let below = files.iter().map(|path| format!("{base}{path}"));
        kept["files"] = json!(below.collect::<Vec<_>>());
        kept["pages"] = json!(pages.iter().map(|path| slashed(path)).collect::<Vec<_>>());
        kept["base"] = json!(base);
        Ok((format!("self.KEPT = {kept};\n{rest}"), files))
    }

    fn manifest(&self, bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
        let mut manifest: Value = serde_json::from_slice(bytes)?;
        for name in ["start_url", "scope"] {
            manifest[name] = json!(format!("{}/", self.wish.base));
        }
        Ok(serde_json::to_vec(&manifest)?)
    }

    /// A page of the site: its links lead below the site's path, and it says that there is no server.
    fn page(&self, page: &str) -> String {
        let page = without_addresses(page);
        let says = format!("<html data-base=\"{}\" ", self.wish.base);
        let page = page.replacen("<html ", &says, 1);
        self.linked(&page)
    }

    fn linked(&self, page: &str) -> String {
        let mut told = String::with_capacity(page.len() + 1024);
        let mut rest = page;
        while let Some(at) = next_link(rest) {
            let (before, link) = rest.split_at(at);
            let end = link.find('"').unwrap_or(link.len());
            let (link, after) = link.split_at(end);
            told += before;
            told += &self.wish.base;
            told += &slashed(link);
            rest = after;
        }
        told + rest
    }

    /// Leads to the visitor's language, and lists them all for those without scripts.
    fn entrance(&self, script: &str) -> String {
        let base = &self.wish.base;
        let entry = |language: &Language| {
            let (tag, name) = (language.tag(), language.own_name());
            format!(
                "<li><a href=\"{base}/{tag}/\" lang=\"{tag}\" hreflang=\"{tag}\">{name}</a></li>"
            )
        };
        let entries: String = self.wish.languages.iter().map(entry).collect();
        format!(
            "<!DOCTYPE html><html lang=\"en\" data-base=\"{base}\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Panta</title>\
             <script type=\"module\" src=\"{base}{script}\"></script></head>\
             <body><h1>Panta</h1><ul>{entries}</ul></body></html>"
        )
    }
}

/// Where the next link to one of our own addresses begins.
fn next_link(text: &str) -> Option<usize> {
    let starts = [" href=\"/", " action=\"/", " src=\"/"];
    let ends = starts
        .iter()
        .filter_map(|start| Some(text.find(start)? + start.len() - 1));
    ends.min()
}

/// A link to a folder ends with a slash, before what is asked or where to look in it; one to a file does not.
fn slashed(link: &str) -> String {
    let end = link.find(['?', '#']).unwrap_or(link.len());
    let (path, rest) = link.split_at(end);
    let is_folder = !path.starts_with("/assets/") && !path.ends_with('/');
    format!("{path}{}{rest}", if is_folder { "/" } else { "" })
}

/// Where the site will stand nobody knows, so that no page says where it is.
fn without_addresses(page: &str) -> String {
    let mut told = page.to_owned();
    for start in ["<link rel=\"canonical\"", "<link rel=\"alternate\""] {
        while let Some(at) = told.find(start) {
            let end = told[at..].find('>').map_or(told.len(), |end| at + end + 1);
            told.replace_range(at..end, "");
        }
    }
    told
}
