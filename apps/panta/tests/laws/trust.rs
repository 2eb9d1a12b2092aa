//! NATS with a certificate: it is believed if its authority is, and otherwise it is said why not.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use services::{Certificate, Disk, Nats, Postgres};

use crate::game::Game;
use crate::place::{node, wait_for_thoughts_from_elsewhere, worker};
use crate::server::{PATIENCE, Server, counted};

/// Lets a program believe this authority and no other.
fn believe(command: &mut Command, authority: &Path) {
    command.env("SSL_CERT_FILE", authority);
    command.env_remove("SSL_CERT_DIR");
}

#[test]
fn nats_is_believed_if_its_authority_is() {
    let (Some(right), Some(wrong)) = (Certificate::make(), Certificate::make()) else {
        return;
    };
    let [signed, key] = right.signed();
    let mut settings = ["--user", "panta", "--pass", "hush", "--tls"]
        .map(AsRef::as_ref)
        .to_vec();
    settings.extend(["--tlscert".as_ref(), signed.as_os_str()]);
    settings.extend(["--tlskey".as_ref(), key.as_os_str()]);
    let (Some(nats), Some(postgres)) = (
        Nats::start_with(&settings, &[]),
        Postgres::start(Disk::Quick),
    ) else {
        return;
    };
    let url = nats.url().replace("nats://", "tls://");
    let metrics = format!("127.0.0.1:{}", services::free_port());
    let serve = |authority: &Path| {
        let mut command = node(&postgres, None);
        command.args(["--nats", &url, "--metrics", &metrics]);
        believe(&mut command, authority);
        command
    };
    let server = Server::run(serve(&right.authority()));
    let began = Instant::now();
    while counted(&metrics, "panta_hears_others") == 0 {
        assert!(began.elapsed() < PATIENCE, "NATS is never there");
        thread::sleep(Duration::from_millis(50));
    }
    let mut thinking = worker(&url);
    believe(&mut thinking, &right.authority());
    let mut thinking = thinking.spawn().unwrap();
    wait_for_thoughts_from_elsewhere(&server, &metrics);
    thinking.kill().unwrap();
    thinking.wait().unwrap();
    drop(server);
    // It serves all the same, and says what is wrong.
    let mut command = serve(&wrong.authority());
    let errors = tempfile::NamedTempFile::new().unwrap();
    command.stderr(errors.reopen().unwrap());
    let server = Server::run(command);
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    game.play_moves(&server.address, 2);
    let said = wait_for_line(errors.path(), "NATS cannot be reached");
    assert!(said.contains("invalid peer certificate"), "{said}");
    assert!(!said.contains("hush"), "{said}");
    assert_eq!(counted(&metrics, "panta_hears_others"), 0);
}

/// The first line of a file that holds these words.
fn wait_for_line(path: &Path, words: &str) -> String {
    let began = Instant::now();
    loop {
        let lines = BufReader::new(std::fs::File::open(path).unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        if let Some(line) = lines.find(|line| line.contains(words)) {
            return line;
        }
        assert!(began.elapsed() < PATIENCE, "nobody says {words:?}");
        thread::sleep(Duration::from_millis(50));
    }
}
