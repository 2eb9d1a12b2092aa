//! The engine protocol, as a driver sees it.

mod transcripts;

use std::io::{self, BufReader, Cursor, Write};
use std::num::NonZeroUsize;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

use catalog::Game;
use catalog::protocol::jsonl::{JsonSession, MAX_REQUESTS, Workers};
use catalog::protocol::{Command, Flow, Options, Reply, Session};
use proptest::prelude::*;
use serde_json::Value;

/// A writer whose lines can be waited for.
struct Lines {
    sender: Sender<String>,
    part: Vec<u8>,
}

impl Lines {
    /// Sends every line there.
    fn new(sender: Sender<String>) -> Self {
        Self {
            sender,
            part: Vec::new(),
        }
    }
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.part)).unwrap();
                // Whoever waited may have heard enough.
                let _ = self.sender.send(line);
            } else {
                self.part.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn session(game: Game) -> (Session<Lines>, Receiver<String>) {
    let (sender, lines) = mpsc::channel();
    let options = Options {
        game,
        hash: 4,
        ..Options::default()
    };
    (Session::new(Lines::new(sender), options), lines)
}

fn json_session(count: usize) -> (JsonSession<Lines>, Receiver<String>) {
    let (sender, lines) = mpsc::channel();
    let workers = Workers {
        count: NonZeroUsize::new(count).unwrap(),
        memory: 8 << 20,
    };
    let session = JsonSession::new(Lines::new(sender), workers).unwrap();
    (session, lines)
}

/// Everything that a session answers to an input.
fn answers(input: &[u8]) -> Vec<String> {
    let (mut session, lines) = session(Game::Pentaroll);
    session
        .run(&mut BufReader::new(Cursor::new(input)))
        .unwrap();
    drop(session);
    lines.iter().collect()
}

fn json_answers(input: &str) -> Vec<Value> {
    let (session, lines) = json_session(2);
    session.run(&mut Cursor::new(input)).unwrap();
    lines
        .iter()
        .map(|line| serde_json::from_str(&line).unwrap())
        .collect()
}

fn next_best_move(lines: &Receiver<String>) -> String {
    loop {
        let line = lines.recv_timeout(Duration::from_mins(1)).unwrap();
        if let Some(m) = line.strip_prefix("bestmove ") {
            return m.to_owned();
        }
        assert!(!line.contains("error"), "{line}");
    }
}

#[test]
fn the_ugi_of_the_document_is_spoken() {
    for transcript in transcripts::read("ugi") {
        let (sender, lines) = mpsc::channel();
        let mut session = Session::new(Lines::new(sender), Options::default());
        transcripts::play_ugi(
            &transcript,
            |line| {
                session.line(line).unwrap();
            },
            &lines,
        );
    }
}

#[test]
fn the_json_of_the_document_is_spoken() {
    for transcript in transcripts::read("jsonl") {
        let (session, lines) = json_session(2);
        transcripts::play_jsonl(&transcript, |line| session.line(line).unwrap(), &lines);
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    for &game in Game::ALL {
        let (mut session, lines) = session(game);
        session.line("setoption name Level value 1").unwrap();
        let mut record = catalog::AnyRecord::new(&game.start(catalog::SetupChoice::default()));
        while !record.is_over() {
            let position = format!("position startpos moves {}", record.moves().join(" "));
            session.line(position.trim_end_matches(" moves ")).unwrap();
            session.line("go movetime 1000").unwrap();
            record.push(&next_best_move(&lines)).unwrap();
        }
        let moves = record.moves().join(" ");
        session
            .line(&format!("position startpos moves {moves}"))
            .unwrap();
        session.line("query gameover").unwrap();
        assert_eq!(lines.recv().unwrap(), "response true");
    }
}

#[test]
fn the_same_nodes_find_the_same() {
    let find = || {
        let (mut session, lines) = session(Game::Pantarei);
        session.line("go nodes 3000").unwrap();
        next_best_move(&lines);
        session.line("go nodes 3000").unwrap();
        next_best_move(&lines)
    };
    assert_eq!(find(), find());
}

#[test]
fn a_proof_without_a_move_is_no_answer() {
    let (mut session, lines) = session(Game::Pentaroll);
    session
        .line("position fen bb4/ww4/bb4/ww4/bb3b/www3 w")
        .unwrap();
    session.line("go nodes 200").unwrap();
    assert_ne!(next_best_move(&lines), "none");
}

#[test]
fn stop_is_answered_soon_and_once() {
    for &game in Game::ALL {
        let (mut session, lines) = session(game);
        session.line("isready").unwrap();
        assert_eq!(lines.recv().unwrap(), "readyok");
        session.line("go infinite").unwrap();
        std::thread::sleep(Duration::from_millis(200));
        session.line("stop").unwrap();
        session.line("stop").unwrap();
        // How soon it comes is measured by `panta bench stop`.
        next_best_move(&lines);
        // Nothing more comes.
        session.line("isready").unwrap();
        assert_eq!(lines.recv().unwrap(), "readyok");
    }
}

#[test]
fn what_follows_stop_need_not_wait() {
    let (mut session, lines) = session(Game::Pentago);
    for _ in 0..20 {
        session.line("go infinite").unwrap();
        session.line("stop").unwrap();
        session.line("position startpos moves a1-1L").unwrap();
    }
    drop(session);
    let lines: Vec<_> = lines.iter().collect();
    assert!(
        lines.iter().all(|line| !line.contains("error")),
        "{lines:?}"
    );
    let answers = lines.iter().filter(|line| line.starts_with("bestmove"));
    assert_eq!(answers.count(), 20);
}

#[test]
fn infinite_waits_for_stop_even_if_all_is_known() {
    let (mut session, lines) = session(Game::Pentago);
    session.line("position fen wwww2/6/6/bb2bb/6/6 w").unwrap();
    session.line("go infinite").unwrap();
    let deadline = Instant::now() + Duration::from_millis(500);
    while let Ok(line) = lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        assert!(line.starts_with("info"), "{line}");
    }
    session.line("stop").unwrap();
    assert_eq!(next_best_move(&lines), "e1");
}

#[test]
fn the_end_of_the_input_ends_the_session_even_while_it_thinks() {
    let lines = answers(b"position startpos\ngo infinite\n");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
    let lines = answers(b"go infinite\nquit\nisready\n");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
    assert!(answers(b"").is_empty());
}

#[test]
fn garbage_is_survived() {
    let mut input = b"\xff\xfe\0\x01\nposition\ngo go\nsetoption\nquery\nposition fen\n".to_vec();
    input.extend(vec![b'x'; 200_000]);
    input.extend(b"\n\n  \nisready\n");
    let lines = answers(&input);
    let (last, errors) = lines.split_last().unwrap();
    assert_eq!(last, "readyok");
    assert_eq!(errors.len(), 7, "{errors:?}");
    let is_error = |line: &String| line.starts_with("info string error: ");
    assert!(errors.iter().all(is_error), "{errors:?}");
}

#[test]
fn a_clock_ends_a_search() {
    let (mut session, lines) = session(Game::Pentaroll);
    session.line("isready").unwrap();
    lines.recv().unwrap();
    session.line("go p1time 1000 p2time 60000").unwrap();
    next_best_move(&lines);
}

#[test]
fn quit_says_that_all_is_said() {
    let (mut session, _lines) = session(Game::Pentago);
    assert_eq!(session.line("isready").unwrap(), Flow::GoOn);
    assert_eq!(session.line("quit").unwrap(), Flow::End);
}

#[test]
fn many_requests_are_answered_each_once() {
    let games = ["pentago", "pentaroll", "pantarei"];
    let input: String = (0..60)
        .map(|index| {
            let game = games[index % games.len()];
            format!("{{\"id\":\"{index}\",\"game\":\"{game}\",\"limits\":{{\"nodes\":300}}}}\n")
        })
        .collect();
    let mut ids: Vec<usize> = json_answers(&input)
        .iter()
        .map(|answer| {
            assert_eq!(answer["type"], "answer", "{answer}");
            assert!(answer["analysis"]["best"].is_string(), "{answer}");
            answer["id"].as_str().unwrap().parse().unwrap()
        })
        .collect();
    ids.sort_unstable();
    assert!(ids.into_iter().eq(0..60));
}

#[test]
fn an_answer_depends_on_its_request_alone() {
    let request = |id: &str| {
        format!(
            "{{\"id\":\"{id}\",\"game\":\"pantarei\",\"limits\":{{\"nodes\":2000}},\"multi\":3}}\n"
        )
    };
    let mut answers = json_answers(&(request("a") + &request("b") + &request("c")));
    for answer in &mut answers {
        answer["id"] = Value::Null;
        answer["analysis"]["cpu_seconds"] = Value::Null;
    }
    assert!(
        answers.windows(2).all(|pair| pair[0] == pair[1]),
        "{answers:?}"
    );
}

#[test]
fn open_requests_are_limited_and_can_be_ended_together() {
    let (session, lines) = json_session(1);
    let request = |id: &str| {
        let line =
            format!("{{\"id\":\"{id}\",\"game\":\"pentago\",\"limits\":{{\"millis\":3600000}}}}");
        session.line(&line).unwrap();
    };
    for id in 0..MAX_REQUESTS {
        request(&id.to_string());
    }
    let heard = || -> Value { serde_json::from_str(&lines.recv().unwrap()).unwrap() };
    request("0");
    assert_eq!(heard()["code"], "duplicate_id");
    request("one more");
    let refusal = heard();
    assert_eq!(
        (&refusal["code"], &refusal["id"]),
        (&"queue_full".into(), &"one more".into())
    );
    session
        .line(r#"{"id":"all","action":"terminate_all"}"#)
        .unwrap();
    let mut n_answers = 0;
    let mut is_done = false;
    while n_answers < MAX_REQUESTS || !is_done {
        let answer = heard();
        if answer["type"] == "done" {
            assert_eq!(answer["terminated"], MAX_REQUESTS);
            is_done = true;
        } else {
            assert_eq!(answer["terminated"], true, "{answer}");
            n_answers += 1;
        }
    }
}

#[test]
fn json_garbage_is_survived() {
    let long = "x".repeat(100_000);
    let deep = "[".repeat(10_000);
    let input =
        format!("\n{long}\n{deep}\nnull\n\u{0}\n{{\"id\":\"v\",\"action\":\"query_version\"}}\n");
    let answers = json_answers(&input);
    let codes: Vec<_> = answers
        .iter()
        .map(|answer| answer["code"].clone())
        .collect();
    assert_eq!(codes[0], "line_too_long");
    assert!(
        codes[1..4].iter().all(|code| code == "bad_json"),
        "{codes:?}"
    );
    assert_eq!(answers[4]["name"], "Panta");
}

#[test]
fn a_repetition_is_a_draw() {
    let start = "b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w s";
    let moves = "5L1 6L1 4R1 3R1 5L1 6L1 4R1 3R1";
    let list = format!("\"{}\"", moves.replace(' ', "\",\""));
    let answers = json_answers(&format!(
        "{{\"id\":\"r\",\"game\":\"pantarei\",\"position\":\"{start}\",\"moves\":[{list}]}}\n"
    ));
    let analysis = &answers[0]["analysis"];
    assert_eq!(analysis["value"], "draw", "{analysis}");
    assert_eq!(analysis["best"], Value::Null, "{analysis}");

    let (mut session, lines) = session(Game::Pantarei);
    session
        .line(&format!("position fen {start} moves {moves}"))
        .unwrap();
    session.line("query result").unwrap();
    assert_eq!(lines.recv().unwrap(), "response draw");
    session.line("go nodes 100").unwrap();
    assert_eq!(next_best_move(&lines), "none");
}

proptest! {
    #[test]
    fn any_line_is_read_as_it_is_written_or_refused(
        line in "\\PC*",
        words in "((position|go|setoption|query|startpos|fen|moves|name|value|depth|p1time|info|score|cp|verdict|win|exact|bestmove|option|type|-?[0-9]{1,20}) ?){0,9}",
    ) {
        for line in [line, words] {
            if let Ok(command) = line.parse::<Command>() {
                prop_assert_eq!(command.to_string().parse(), Ok(command));
            }
            let _: Result<Reply, _> = line.parse();
        }
    }
}
