//! What `deploy/` says is what the program does: its units start, its NATS lets through what is needed and no more,
//! and its dashboard shows numbers that are counted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::json;
use services::{Disk, Nats, Postgres, Process};

use crate::game::Game;
use crate::place::{FROM_ELSEWHERE, wait_for_thoughts_from_elsewhere};
use crate::server::{ANYWHERE, PATIENCE, Server, counted, request, serve, text};
use crate::socket::{Heard, Socket};

/// Secrets as the compose file has them made.
const NODE: &str = "s4e00aa51";
const WORKER: &str = "s9981ff02";

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../deploy")
        .join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(file(name)).unwrap()
}

/// The program with these arguments, but at addresses that are free here.
fn panta<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    let is_address = |text: &str| text.parse::<std::net::SocketAddr>().is_ok();
    for argument in arguments {
        command.arg(if is_address(argument) {
            ANYWHERE
        } else {
            argument
        });
    }
    command.stdin(Stdio::null());
    command
}

/// The values of a setting of a unit.
fn settings<'a>(unit: &'a str, name: &str) -> Vec<&'a str> {
    unit.lines()
        .filter_map(|line| line.strip_prefix(name)?.strip_prefix('='))
        .collect()
}

#[test]
fn the_unit_of_the_server_starts_it_with_a_folder_and_with_a_database() {
    let unit = read("systemd/panta.service");
    let start = settings(&unit, "ExecStart")[0];
    let arguments = || start.split(' ').skip(1);
    let folder = tempfile::tempdir().unwrap();
    let [(name, value)] = &settings(&unit, "Environment")
        .into_iter()
        .filter_map(|setting| setting.split_once('='))
        .collect::<Vec<_>>()[..]
    else {
        panic!("{unit}");
    };
    let here = folder.path().display().to_string();
    let server = Server::run(panta(arguments()).env(name, value.replace("/var/lib/panta", &here)));
    assert_eq!(server.get("/healthz").0, 200);
    assert!(folder.path().join("panta.db").exists());
    drop(server);
    // What its file of settings says comes after that.
    if let Some(postgres) = Postgres::start(Disk::Quick) {
        let server = Server::run(panta(arguments()).env(name, postgres.url()));
        assert_eq!(server.get("/healthz").0, 200);
    }
}

#[test]
fn the_words_of_the_compose_file_are_understood() {
    let compose = read("compose.yaml").replace('\n', " ");
    let list = compose.split("command: [serve").nth(1).unwrap();
    let list = list
        .split(']')
        .next()
        .unwrap()
        .replace("${PANTA_HOST:?}", "panta.example");
    let words = list.split(',').map(|word| word.trim().trim_matches('"'));
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let mut command = panta(["serve"].into_iter().chain(words));
    let server = Server::run(command.env("PANTA_DATABASE", postgres.url()));
    assert_eq!(server.get("/healthz").0, 200);
}

#[test]
fn the_dashboard_shows_what_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = format!("127.0.0.1:{}", services::free_port());
    let mut command = crate::server::command(folder.path());
    let _server = Server::run(command.args(["--metrics", &metrics]));
    let counted = text(&metrics, "/metrics").unwrap();
    let is_counted = |name: &str| {
        let of_type = format!("# TYPE {} ", name.trim_end_matches("_bucket"));
        counted.contains(&of_type)
    };
    // And what is counted is shown.
    let dashboard = read("dashboard.json");
    for line in counted.lines() {
        let name = line
            .strip_prefix("# TYPE ")
            .and_then(|rest| rest.split(' ').next());
        if let Some(name) = name {
            assert!(dashboard.contains(name), "{name} is not on the dashboard");
        }
    }
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    for page in ["deploy/dashboard.json", "docs/hosting.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(page);
        let text = fs::read_to_string(path).unwrap();
        let names = text.split(|c| !is_part(c));
        let names: Vec<_> = names.filter(|name| name.starts_with("panta_")).collect();
        assert!(names.len() > 3, "{page}");
        for name in names {
            assert!(is_counted(name), "{name} in {page} is not counted");
        }
    }
}

#[test]
fn nats_lets_nodes_and_workers_do_what_they_must_and_no_more() {
    let secrets = [("PANTA_NODE_SECRET", NODE), ("PANTA_WORKER_SECRET", WORKER)];
    let config = file("nats.conf");
    let nats = Nats::start_with(&["-c".as_ref(), config.as_os_str()], &secrets);
    let (Some(nats), Some(postgres)) = (nats, Postgres::start(Disk::Quick)) else {
        return;
    };
    let metrics = [(); 2].map(|()| format!("127.0.0.1:{}", services::free_port()));
    let start = |metrics: &str| {
        let mut node = serve(ANYWHERE);
        node.args(["--database", &postgres.url(), "--metrics", metrics]);
        Server::run(node.args(["--nats", &nats.url_of("node", NODE)]))
    };
    let [one, other] = [&metrics[0], &metrics[1]].map(|metrics| start(metrics));
    // As the compose file starts one.
    assert!(read("compose.yaml").contains("command: [worker]"));
    let mut thinking = panta(["worker"]);
    thinking.env("PANTA_NATS", nats.url_of("worker", WORKER));
    let _worker = Process::start(thinking.stdout(Stdio::null()), || true);
    wait_for_thoughts_from_elsewhere(&one, &metrics[0]);
    let question = json!({ "game": "pentaroll", "position": "6/6/6/6/6/6 w", "millis": 200 });
    let before = counted(&metrics[1], FROM_ELSEWHERE);
    let began = std::time::Instant::now();
    while counted(&metrics[1], FROM_ELSEWHERE) == before {
        assert!(
            began.elapsed() < PATIENCE,
            "no analysis comes from elsewhere"
        );
        let mut question = question.clone();
        question["millis"] = json!(200 + began.elapsed().as_millis() as u64 % 1000);
        let asked = request(&other.address, "POST", "/api/analyze", "", &question);
        assert_eq!(asked.unwrap().0, 200);
    }
    // Nodes hear each other.
    assert_eq!(counted(&metrics[0], "panta_hears_others"), 1);
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(&one.address, &setup).unwrap();
    let mut follower = Socket::open(&other.address, &game.path("/live"), PATIENCE).unwrap();
    game.play_moves(&one.address, 1);
    while !matches!(follower.next().unwrap(), Heard::State(state) if state["moves"][0].is_string())
    {
    }
    assert_eq!(counted(&metrics[0], "panta_servers"), 2);
    // A worker cannot tell news, say that it is a server, or ask one.
    for subject in ["panta.news", "panta.servers", "panta.analyze.somebody"] {
        let may = |user, secret| may_publish(&nats.url_of(user, secret), subject);
        assert!(!may("worker", WORKER), "{subject}");
        assert!(may("node", NODE), "{subject}");
    }
}

/// Whether NATS lets somebody tell something.
fn may_publish(url: &str, subject: &str) -> bool {
    use std::io::{Read as _, Write as _};
    let (user, address) = url
        .strip_prefix("nats://")
        .unwrap()
        .split_once('@')
        .unwrap();
    let (user, secret) = user.split_once(':').unwrap();
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let hello = json!({ "verbose": false, "user": user, "pass": secret });
    write!(
        stream,
        "CONNECT {hello}\r\nPUB {subject} 2\r\n{{}}\r\nPING\r\n"
    )
    .unwrap();
    let mut text = String::new();
    while !text.contains("PONG") {
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).unwrap();
        assert!(count > 0, "{text}");
        text.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    !text.contains("Permissions Violation")
}
