//! The two descriptions of the API against the routes themselves.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// Method and path of every route, as the sources have them.
fn routes() -> BTreeSet<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api");
    let mut routes = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let source = fs::read_to_string(path).unwrap();
        for rest in source.split(".route(\"").skip(1) {
            let (path, rest) = rest.split_once('"').unwrap();
            let method = rest.trim_start_matches([',', ' ']);
            let method = method.split('(').next().unwrap().to_owned();
            let is_outside = path == "/healthz" || path == "/metrics";
            let prefix = if is_outside { "" } else { "/api" };
            routes.insert((method, format!("{prefix}{path}")));
        }
    }
    assert!(routes.len() > 15, "{routes:?}");
    routes
}

#[test]
fn every_route_is_described_for_programs() {
    let text = include_str!("../../src/api/openapi.json");
    let document: Value = serde_json::from_str(text).unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            if method != "parameters" {
                described.insert((method.clone(), path.clone()));
            }
        }
    }
    assert_eq!(described, routes());
}

#[test]
fn every_reference_leads_somewhere() {
    let text = include_str!("../../src/api/openapi.json");
    let document: Value = serde_json::from_str(text).unwrap();
    for rest in text.split("\"$ref\": \"#").skip(1) {
        let pointer = rest.split('"').next().unwrap();
        assert!(document.pointer(pointer).is_some(), "{pointer}");
    }
}

#[test]
fn every_route_is_described_for_people() {
    let document = include_str!("../../../../docs/api.md");
    for (method, path) in routes() {
        let full = format!("{} {path}", method.to_uppercase());
        let short = path.rsplit_once('/').map(|(_, last)| format!("`/{last}`"));
        let is_there = document.contains(&full) || document.contains(&short.unwrap());
        assert!(is_there, "{full} is missing");
    }
}

#[test]
fn every_code_is_described() {
    let document = include_str!("../../../../docs/api.md");
    let source = include_str!("../../src/error.rs");
    for line in source.lines().filter(|line| line.contains("=> ")) {
        for code in line.split('"').skip(1).step_by(2) {
            assert!(document.contains(&format!("`{code}`")), "{code} is missing");
        }
    }
}
