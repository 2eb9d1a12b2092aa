//! The descriptions of the API: the served one is met by real replies, and people are told the same.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::common::TestApp;
use crate::contract::DOCUMENT;

const FOR_PEOPLE: &str = include_str!("../../../../docs/api.md");

#[tokio::test]
async fn the_description_is_served() {
    let app = TestApp::start().await;
    let served = app.get("/api/openapi.json").await;
    assert_eq!(served.headers["content-type"], "application/json");
    assert_eq!(served.expect(200), *DOCUMENT);
}

#[test]
fn every_reference_leads_somewhere() {
    let text = DOCUMENT.to_string();
    for rest in text.split("\"$ref\":\"#").skip(1) {
        let pointer = rest.split('"').next().unwrap();
        assert!(DOCUMENT.pointer(pointer).is_some(), "{pointer}");
    }
}

#[test]
fn no_two_operations_share_a_name() {
    let mut names = BTreeSet::new();
    for item in DOCUMENT["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{name}");
        }
    }
}

#[test]
fn every_route_is_described_for_people() {
    for (path, methods) in DOCUMENT["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let full = format!("{} {path}", method.to_uppercase());
            let short = path.rsplit_once('/').map(|(_, last)| format!("`/{last}`"));
            let is_there = FOR_PEOPLE.contains(&full) || FOR_PEOPLE.contains(&short.unwrap());
            assert!(is_there, "{full} is missing");
        }
    }
}

#[test]
fn every_code_is_described_for_people() {
    let codes = DOCUMENT["components"]["schemas"]["Code"]["enum"].as_array();
    for code in codes.unwrap().iter().filter_map(Value::as_str) {
        assert!(
            FOR_PEOPLE.contains(&format!("`{code}`")),
            "{code} is missing"
        );
    }
}
