//! The real binary, as a person or a program uses it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use messages::{Language, Words};
use serde_json::{Value, json};
use terminal::text::columns;

fn run_with(arguments: &[&str], stdin: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_panta"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments may be gone before it reads.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap()
}

/// What a command that succeeds prints.
fn run(arguments: &[&str]) -> String {
    run_on(arguments, b"")
}

fn run_on(arguments: &[&str], stdin: &[u8]) -> String {
    let output = run_with(arguments, stdin);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    assert_eq!(stderr, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn run_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(arguments)).unwrap()
}

/// The one line that a command complains with.
fn refusal(arguments: &[&str]) -> String {
    refusal_on(arguments, b"")
}

fn refusal_on(arguments: &[&str], stdin: &[u8]) -> String {
    let output = run_with(arguments, stdin);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {stderr}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    assert_eq!(stderr.lines().count(), 1, "{arguments:?}: {stderr}");
    stderr.trim_end().to_owned()
}

const EMPTY: &str = "6/6/6/6/6/6 w";

#[test]
fn games_lists_every_edition() {
    let games = run_json(&["games", "--json"]);
    let names: Vec<_> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["pentago", "pentaroll", "pantarei"]);
    let editions = games[0]["editions"].as_array().unwrap();
    let names: Vec<_> = editions
        .iter()
        .map(|edition| edition["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        ["standard", "finnish", "czech", "basque", "openspiel"]
    );
    assert!(
        editions
            .iter()
            .all(|edition| !edition["differs"].as_str().unwrap().is_empty())
    );
    assert!(run(&["games"]).contains("finnish"));
}

#[test]
fn new_sets_up_every_game() {
    assert_eq!(run(&["new", "pentago"]), "6/6/6/6/6/6 w\n");
    assert_eq!(
        run(&["new", "pentago", "--edition", "czech", "--first", "black"]),
        "6/6/6/6/6/6 b czech\n"
    );
    assert_eq!(
        run(&["new", "Pantareï", "--seed", "0"]),
        format!(
            "{} w s\n",
            run(&["new", "pantarei", "--layout", "--seed", "0"]).trim()
        )
    );
    assert_ne!(
        run(&["new", "pantarei"]),
        run(&["new", "pantarei"]),
        "without a seed it is random"
    );
    assert_eq!(run_json(&["new", "pentaroll", "--json"])["turn"], "white");
    assert_eq!(
        refusal(&["new", "pentago", "--layout"]),
        "error: Pentago has no layout"
    );
}

#[test]
fn show_draws_boards() {
    let board = run(&["show", "pentago", "wwwww1/6/6/bb2bb/6/6 b", "--ascii"]);
    assert!(board.contains("1 | W W W | W W . |"), "{board}");
    assert!(
        board.contains("White wins: five in a row (a1 b1 c1 d1 e1)"),
        "{board}"
    );
    assert!(run(&["show", "pentaroll"]).contains("White to move"));
    let snake = run(&[
        "show",
        "pantarei",
        "b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w -",
        "--ascii",
    ]);
    assert!(snake.contains("w3  b2  w2   n  b2  w3"), "{snake}");
    assert!(
        snake.contains("no swap, because Black has just swapped"),
        "{snake}"
    );
    let layout = run(&["new", "pantarei", "--layout", "--seed", "1"]);
    assert!(run(&["show", "pantarei", layout.trim()]).contains("No color is chosen yet"));
    assert!(
        run_on(&["show", "pantarei", "-"], layout.as_bytes()).contains("No color is chosen yet")
    );
    assert!(
        refusal(&["show", "pantarei", layout.trim(), "--edition", "bogus"])
            .contains("unknown edition")
    );
    for game in ["pentago", "pentaroll", "pantarei"] {
        let svg = run(&["show", game, "--svg"]);
        assert!(
            svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
            "{svg}"
        );
    }
}

#[test]
fn moves_lists_what_is_legal() {
    assert_eq!(run(&["moves", "pentago", EMPTY]).lines().count(), 288);
    assert_eq!(
        run(&["moves", "pentago", "--edition", "basque"])
            .lines()
            .count(),
        144
    );
    assert_eq!(
        run_on(&["moves", "pentaroll", "-"], b"w5/6/6/6/6/6 b\n")
            .lines()
            .count(),
        21
    );
    let view = run_json(&["moves", "pentago", "wwwww1/6/6/bb2bb/6/6 b", "--json"]);
    assert_eq!(
        view,
        json!({ "position": "wwwww1/6/6/bb2bb/6/6 b", "turn": "black", "outcome": "white", "moves": [] })
    );
}

#[test]
fn apply_plays_moves() {
    assert_eq!(
        run(&["apply", "pentaroll", EMPTY, "W1", "Na"]),
        "b5/w5/6/6/6/6 w\n"
    );
    let ended = run(&["apply", "pentago", "wwww2/6/6/bb2bb/6/6 w", "e1"]);
    assert_eq!(
        ended,
        "wwwww1/6/6/bb2bb/6/6 b\nWhite wins: the new marble completed five in a row (a1 b1 c1 d1 e1)\n"
    );
    let view = run_json(&["apply", "pentago", "wwww2/6/6/bb2bb/6/6 w", "e1", "--json"]);
    assert_eq!(view["outcome"], "white");
    assert_eq!(
        refusal(&["apply", "pentago", EMPTY, "c3-2R", "c3-1R"]),
        "error: move 2 (\"c3-1R\"): illegal move: c3 is taken"
    );
}

#[test]
fn perft_counts() {
    assert_eq!(run(&["perft", "pentago", "2"]), "80640\n");
    assert_eq!(
        run(&["perft", "pentaroll", "4", "--threads", "2"]),
        "169640\n"
    );
    let divided = run(&["perft", "pentaroll", "2", EMPTY, "--divide"]);
    assert_eq!(divided.lines().count(), 22);
    assert_eq!(divided.lines().last(), Some("404"));
    let json = run_json(&["perft", "pentaroll", "3", "--json"]);
    assert_eq!(json["count"], 8240);
    let counts = json["divide"].as_object().unwrap().values();
    assert_eq!(
        counts.map(|count| count.as_u64().unwrap()).sum::<u64>(),
        8240
    );
    assert_eq!(run(&["perft", "pantarei", "0"]), "1\n");
}

/// The rules of an edition of Pentago, in one line.
fn pentago_rules(edition: &str) -> String {
    run(&["rules", "pentago", "--edition", edition])
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn rules_tell_what_is_settled() {
    for game in ["pentago", "pentaroll", "pantarei"] {
        assert!(run(&["rules", game]).contains("settled here"), "{game}");
    }
}

#[test]
fn the_rules_of_an_edition_do_not_contradict_it() {
    assert!(pentago_rules("standard").contains("If both have it, the game is a draw"));
    assert!(!pentago_rules("finnish").contains("If both have it, the game is a draw"));
    assert!(pentago_rules("standard").contains("you win at once, and no block is twisted"));
    assert!(!pentago_rules("openspiel").contains("you win at once, and no block is twisted"));
    assert!(pentago_rules("standard").contains("whichever way"));
    assert!(!pentago_rules("basque").contains("whichever way"));
    assert!(pentago_rules("czech").contains("If no cell is empty, you win at once"));
}

const RECORD: &str = "[Game \"Pentago\"]\n[White \"Ada\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n1. c3-2R d4-1L 1-0\n";

#[test]
fn records_are_checked_shown_and_converted() {
    assert_eq!(
        run_on(&["record", "check", "-"], RECORD.as_bytes()),
        "1. Pentago, Ada – ?, 2 moves: White wins: Black resigned\n1 game, valid\n"
    );
    let shown = run_on(&["record", "show", "-", "--at", "1"], RECORD.as_bytes());
    assert!(
        shown.contains("1. c3-2R d4-1L 1-0") && shown.contains("Black to move"),
        "{shown}"
    );
    let czech = RECORD.replacen("\n\n", "\n[Edition \"czech\"]\n\n", 1);
    for (language, heading) in [
        ("en", "Pentago (Czech edition)\n"),
        ("ja", "ペンタゴ（チェコ版）\n"),
    ] {
        let shown = run_on(
            &["record", "show", "-", "--lang", language],
            czech.as_bytes(),
        );
        assert!(shown.starts_with(heading), "{shown}");
    }
    assert_eq!(
        run_on(
            &["record", "convert", "-", "--to", "panta"],
            RECORD.as_bytes()
        ),
        RECORD
    );
    assert_eq!(
        run_on(
            &["record", "convert", "-", "--to", "openspiel"],
            RECORD.as_bytes()
        ),
        "c3v d4s\n"
    );
    let back = run_on(&["record", "convert", "-", "--to", "panta"], b"c3v d4s\n");
    assert_eq!(
        back,
        "[Game \"Pentago\"]\n[Edition \"openspiel\"]\n[Result \"*\"]\n\n1. c3-2R d4-1L *\n"
    );
    let view: Value = serde_json::from_str(&run_on(
        &["record", "check", "-", "--json"],
        RECORD.as_bytes(),
    ))
    .unwrap();
    assert_eq!(view[0]["termination"], "resignation");
}

#[test]
fn a_move_without_an_openspiel_form_is_refused_by_name() {
    let record = "[Game \"Pentago\"]\n[Edition \"finnish\"]\n[Result \"*\"]\n\n1. c3 *\n";
    let complaint = refusal_on(
        &["record", "convert", "-", "--to", "openspiel"],
        record.as_bytes(),
    );
    assert_eq!(
        complaint,
        "error: standard input: game 1: move 1 (c3) has no form in OpenSpiel: nothing is twisted"
    );
}

#[test]
fn unknown_names_are_refused_with_the_nearest() {
    assert!(refusal(&["moves", "pentagoo"]).ends_with("(did you mean pentago?)"));
    assert!(
        refusal(&["rules", "pentago", "--edition", "finish"]).ends_with("(did you mean finnish?)")
    );
    assert!(
        refusal(&["moves", "pentago", "6/6/6/6/6/6 w finish"]).contains("did you mean finnish?")
    );
    let record = RECORD.replace("Pentago", "Pentgo");
    assert!(
        refusal_on(&["record", "check", "-"], record.as_bytes())
            .ends_with("(did you mean Pentago?)")
    );
    let record = RECORD.replace("[White", "[Edition \"finish\"]\n[White");
    assert!(
        refusal_on(&["record", "check", "-"], record.as_bytes())
            .ends_with("(did you mean finnish?)")
    );
    assert!(refusal(&["show", "chess"]).ends_with("expected pentago, pentaroll or pantarei"));
}

#[test]
fn an_edition_that_contradicts_the_position_is_refused() {
    assert!(
        refusal(&[
            "moves",
            "pentago",
            "6/6/6/6/6/6 w czech",
            "--edition",
            "finnish"
        ])
        .contains("contradicts")
    );
    assert!(refusal(&["moves", "pentago", EMPTY, "--edition", "finnish"]).contains("contradicts"));
    assert!(
        refusal(&["apply", "pentago", EMPTY, "c3-1R", "--edition", "finnish"])
            .contains("contradicts")
    );
}

#[test]
fn bad_positions_are_refused_where_they_go_wrong() {
    assert_eq!(
        refusal(&["show", "pentago", "6/6"]),
        "error: position \"6/6\": expected / and the next row at column 4"
    );
    assert!(refusal(&["show", "pentago", "ww4/6/6/6/6/6 b"]).contains("impossible position"));
    assert!(refusal(&["moves", "pantarei", "w1,b3 w s"]).contains("impossible position"));
    assert!(refusal(&["moves", "pentago", ""]).contains("column 1"));
    assert!(
        refusal(&["moves", "pentago", "a\nb"]).contains("column 1"),
        "one line, whatever is given"
    );
}

#[test]
fn gigantic_and_broken_input_is_refused() {
    let gigantic = vec![b'w'; 1 << 20];
    assert!(refusal_on(&["moves", "pentago", "-"], &gigantic).contains("at most 64 KiB"));
    let long = "w".repeat(100_000);
    assert!(refusal(&["moves", "pentago", &long]).len() < 500);
    assert!(refusal(&["apply", "pentago", EMPTY, &long]).len() < 500);
    assert!(refusal(&["moves", &long]).len() < 500);
    assert!(refusal_on(&["moves", "pentago", "-"], b"6/\xff").contains("expected UTF-8"));
    assert!(
        refusal_on(&["record", "check", "-"], b"[Game \"Pent\xffago\"]")
            .contains("line 1, column 12: expected UTF-8")
    );
    assert!(refusal_on(&["record", "check", "-"], b"").contains("at least one game"));
    let complaint = refusal_on(
        &["record", "check", "-"],
        RECORD.replace("d4-1L", &long).as_bytes(),
    );
    assert!(
        complaint.len() < 500 && complaint.ends_with("expected a cell, a1 to f6 at column 1"),
        "{complaint}"
    );
    let tags: String = (0..50_000).map(|n| format!("[T{n} \"\"]\n")).collect();
    assert!(
        refusal_on(&["record", "check", "-"], tags.as_bytes())
            .ends_with("expected at most 100 tags")
    );
    let games = "a1s\n".repeat(200_000);
    assert!(
        refusal_on(&["record", "check", "-"], games.as_bytes())
            .ends_with("expected at most 100000 games")
    );
    assert!(
        refusal_on(
            &["record", "check", "-"],
            &RECORD.as_bytes()[..RECORD.len() - 5]
        )
        .contains("breaks off")
    );
    assert!(refusal(&["record", "check", "no such file"]).contains("no such file"));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf8_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let wrong = OsStr::from_bytes(b"6/\xff");
    for arguments in [
        [OsStr::new("moves"), OsStr::new("pentago"), wrong],
        [OsStr::new("show"), wrong, wrong],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_panta"))
            .args(arguments)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stderr).contains(": expected UTF-8 at column 3"));
    }
}

#[test]
fn every_language_is_spoken_in_lines_that_fit() {
    for language in Language::offered() {
        let tag = language.tag();
        let words = Words::of(language);
        let rules = run(&["rules", "pantarei", "--lang", tag]);
        let heading = words.rules_heading("turn");
        assert!(rules.contains(&heading), "{tag}: no {heading} in {rules}");
        for line in rules.lines() {
            assert!(columns(line) <= 80, "{tag}: {line}");
        }
        let of_locale = Command::new(env!("CARGO_BIN_EXE_panta"))
            .args(["rules", "pantarei"])
            .env("LC_ALL", format!("{}.UTF-8", tag.replace('-', "_")))
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(of_locale.stdout).unwrap(), rules, "{tag}");
    }
    assert_eq!(
        run_with(&["games", "--lang", "xx"], b"").status.code(),
        Some(2)
    );
}

#[test]
fn only_the_command_line_itself_exits_with_2() {
    for arguments in [
        &["fly"][..],
        &["perft", "pentago", "many"],
        &["perft", "pentago", "100000"],
        &["new", "pentago", "--first", "red"],
    ] {
        assert_eq!(
            run_with(arguments, b"").status.code(),
            Some(2),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = Command::new(env!("CARGO_BIN_EXE_panta"))
        .args(["moves", "pentago"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stderr, b"");
}

/// Every command, as it is typed.
const COMMANDS: [&[&str]; 21] = [
    &[],
    &["games"],
    &["new"],
    &["show"],
    &["moves"],
    &["apply"],
    &["perft"],
    &["rules"],
    &["record"],
    &["record", "check"],
    &["record", "show"],
    &["record", "convert"],
    &["bench"],
    &["bench", "middle"],
    &["bench", "rules"],
    &["bench", "solve"],
    &["solve"],
    &["bench", "stop"],
    &["engine"],
    &["match"],
    &["openings"],
];

/// The examples of a command's help.
fn examples(command: &[&str]) -> Vec<String> {
    let help = run(&[command, &["--help"]].concat());
    let (_, examples) = help
        .split_once("Example")
        .unwrap_or_else(|| panic!("{command:?} has no example"));
    let lines = examples
        .lines()
        .map(str::trim)
        .filter(|line| line.contains("panta "));
    lines.map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn every_command_has_help_with_examples_that_work() {
    let folder = std::env::temp_dir().join(format!("panta-examples-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let long = format!("{RECORD}\n{}", pentago_game(12));
    std::fs::write(folder.join("games.panta"), long).unwrap();
    let binaries = std::path::Path::new(env!("CARGO_BIN_EXE_panta"))
        .parent()
        .unwrap()
        .display()
        .to_string();
    let path = format!("{binaries}:{}", std::env::var("PATH").unwrap());
    for command in COMMANDS {
        let examples = examples(command);
        assert!(!examples.is_empty(), "{command:?}");
        // Measuring takes long, and says nothing about right or wrong.
        for example in examples.iter().filter(|example| !example.contains("bench")) {
            let mut shell = Command::new("sh");
            shell
                .args(["-c", example])
                .current_dir(&folder)
                .env("PATH", &path)
                .stdin(Stdio::null());
            let output = shell.output().unwrap();
            assert!(
                output.status.success(),
                "{example}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
            assert_eq!(output.stderr, b"", "{example}");
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A record of so many moves, each the first legal one.
fn pentago_game(plies: usize) -> String {
    let mut position = EMPTY.to_owned();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let view = run_json(&["moves", "pentago", &position, "--json"]);
        let m = view["moves"][0].as_str().unwrap().to_owned();
        let next = run_json(&["apply", "pentago", &position, &m, "--json"]);
        position = next["position"].as_str().unwrap().into();
        moves.push(m);
    }
    format!(
        "[Game \"Pentago\"]\n[Result \"*\"]\n\n{} *\n",
        moves.join(" ")
    )
}

#[test]
fn the_tour_stops_at_every_game() {
    let tour = run(&["tour"]);
    for name in ["Pentago", "Pentaroll", "Pantareï"] {
        assert!(tour.contains(name), "{tour}");
    }
}

/// A Pentaroll position of one move to a win, and a Pentago one of nine cells.
const PENTAROLL_END: &str = "bwbbbw/bwwbww/bwbbww/2w1bw/1ww1bb/wbwbbw b";

#[test]
fn mistakes_in_the_middle_of_a_game_are_counted() {
    let measured = run_json(&[
        "bench", "middle", "pantarei", "--games", "6", "--nodes", "1", "--json",
    ]);
    let number = |name: &str| measured[name].as_u64().unwrap();
    assert_eq!((number("games"), number("nodes")), (6, 1));
    let mistakes = measured["mistakes"].as_array().unwrap();
    assert_eq!(number("kept") + mistakes.len() as u64, 6);
    // What it plays is judged by the solver: each mistake can be made again.
    for mistake in mistakes {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (position, m) = (text(&mistake["position"]), text(&mistake["moves"][0]));
        let solved = run_json(&["solve", "pantarei", &position, "--json"]);
        let moves = solved["moves"].as_array().unwrap();
        let played = moves.iter().find(|other| other["move"] == m.as_str());
        assert_eq!(
            played.unwrap()["value"],
            mistake["became"],
            "{position} {m}"
        );
    }
    let again = run(&[
        "bench", "middle", "pantarei", "--games", "6", "--nodes", "1",
    ]);
    assert!(
        again.contains(&format!("{} of    6 without", number("kept"))),
        "{again}"
    );
    // Only won positions are asked of there.
    assert!(!again.contains("draw"), "{again}");
    let refused = refusal(&["bench", "middle", "--skip", "1000000"]);
    assert!(refused.contains("expected to leave out fewer"), "{refused}");
}

#[test]
fn solve_proves_values() {
    let analysis = run_json(&[
        "solve",
        "pentaroll",
        PENTAROLL_END,
        "--json",
        "--memory",
        "64M",
    ]);
    let keys: Vec<_> = analysis
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let expected = [
        "game",
        "position",
        "proven",
        "value",
        "distance",
        "distance_exact",
        "score",
        "best",
        "lines",
        "moves",
        "depth",
        "nodes",
        "cpu_seconds",
        "method",
        "source",
    ];
    assert_eq!(keys, expected);
    assert_eq!(analysis["value"], "win");
    assert_eq!(
        (&analysis["distance"], &analysis["distance_exact"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(analysis["best"], "Nb");
    assert_eq!(analysis["lines"][0]["line"], json!(["Nb"]));
    let legal = run_json(&["moves", "pentaroll", PENTAROLL_END, "--json"]);
    let moves = analysis["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| m["move"].clone())
        .collect::<Vec<_>>();
    assert_eq!(Value::from(moves), legal["moves"]);
    assert!(
        run(&["solve", "pentaroll", PENTAROLL_END, "--memory", "64M"])
            .contains("▲ win in 1 own move, proven")
    );
}

#[test]
fn distances_behind_moves_count_the_moves_of_the_winner() {
    let wins = "b1b3/6/1wwww1/6/6/b2b2 w";
    let text = run(&["solve", "pentaroll", wins, "--memory", "64M"]);
    // After W1, White wins with the next move but one: three moves of both sides, two of its own.
    for part in ["W3(1)", "W1(2)", "The number behind a move counts"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
}

#[test]
fn what_others_have_proven_is_said_to_be_theirs() {
    let text = run(&["solve", "pentago", "--memory", "1M"]);
    assert!(text.starts_with("White to move: ▲ win, proven\n"), "{text}");
    for part in [
        "Proven by others: Geoffrey Irving, Pentago is a first-player win, 2014",
        "▲ win: 192 moves",
        "● draw: 96 moves",
        "published solution",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let analysis = run_json(&["analyze", "pentago", "--nodes", "500", "--json"]);
    assert_eq!(analysis["method"], "published solution");
    assert!(analysis["source"].is_string(), "{analysis}");
    let analysis = run_json(&["analyze", "pentaroll", "--nodes", "500", "--json"]);
    assert!(analysis["source"].is_null(), "{analysis}");
}

#[test]
fn solve_says_how_a_finished_game_ended() {
    let over = run(&[
        "solve",
        "pentago",
        "wwwww1/6/6/bb2bb/6/6 b",
        "--memory",
        "64M",
    ]);
    assert!(over.starts_with("White wins: five in a row"), "{over}");
    let analysis = run_json(&[
        "solve",
        "pentago",
        "wwwww1/6/6/bb2bb/6/6 b",
        "--json",
        "--memory",
        "64M",
    ]);
    assert_eq!(
        (&analysis["value"], &analysis["distance"], &analysis["best"]),
        (&json!("loss"), &json!(0), &Value::Null)
    );
}

#[test]
fn a_limit_that_comes_first_is_told_by_the_exit_code() {
    let output = run_with(
        &[
            "solve",
            "pentaroll",
            EMPTY,
            "--time",
            "200ms",
            "--memory",
            "64M",
            "--json",
            "--root-only",
        ],
        b"",
    );
    assert_eq!(
        output.status.code(),
        Some(3),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let analysis: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&analysis["proven"], &analysis["value"]),
        (&json!(false), &Value::Null)
    );
    // Nothing is guessed, in any game.
    for game in ["pentago", "pantarei"] {
        let mut arguments = vec![
            "solve", game, "--time", "200ms", "--memory", "64M", "--json",
        ];
        if game == "pentago" {
            arguments.push("6/6/6/6/6/6 w finnish"); // of which nothing is published
        }
        let output = run_with(&arguments, b"");
        assert_eq!(output.status.code(), Some(3), "{game}");
        let analysis: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(
            (&analysis["best"], &analysis["lines"]),
            (&Value::Null, &json!([])),
            "{game}"
        );
    }
}

#[test]
fn what_does_not_fit_the_memory_is_refused() {
    let complaint = refusal(&[
        "solve",
        "pentago",
        "w4b/bbb3/1ww1wb/3wbw/6/wbbbww w",
        "--memory",
        "16M",
    ]);
    assert!(complaint.contains("would be needed"), "{complaint}");
    assert!(refusal(&["solve", "pentaroll", EMPTY, "--memory", "1K"]).contains("would be needed"));
}

#[test]
fn more_memory_than_the_machine_has_is_refused() {
    for command in ["analyze", "solve"] {
        let output = run_with(&[command, "pentaroll", EMPTY, "--memory", "4000000G"], b"");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(
            complaint.contains("all that this machine has"),
            "{complaint}"
        );
    }
}

/// A folder of its own for a test, gone when it ends.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("panta-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in the temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Positions that are won or lost in a few moves, one of each game.
const DECIDED: [(&str, &str); 3] = [
    ("pentago", "wwb1bw/bwbbw1/wbwbwb/bwwbbw/wbb1ww/bwwb1b w"),
    ("pentaroll", PENTAROLL_END),
    ("pantarei", "w3b2w2b3w1,w3w2b2b1w1,b1b3w3,w2b2b1w1b3,n b s"),
];

#[test]
fn proofs_are_written_and_checked() {
    let folder = Folder::new("proofs");
    for (game, position) in DECIDED {
        let file = folder.file(game);
        let analysis = run_json(&[
            "solve", game, position, "--memory", "256M", "--proof", &file, "--json",
        ]);
        assert_ne!(analysis["value"], "draw", "{position}");
        let checked = run_json(&["proof", "check", &file, "--json"]);
        assert_eq!(
            (&checked["game"], &checked["position"]),
            (&json!(game), &json!(position))
        );
        let turn = run_json(&["moves", game, position, "--json"])["turn"].clone();
        assert_eq!(
            checked["winner"] == turn,
            analysis["value"] == "win",
            "{checked}"
        );
        assert!(run(&["proof", "check", &file]).starts_with("The proof is sound."));
        let text = std::fs::read_to_string(&file).unwrap();
        std::fs::write(
            &file,
            text.replacen("winner white", "winner black", 1)
                .replacen("nodes", "nodess", 1),
        )
        .unwrap();
        assert!(refusal(&["proof", "check", &file]).contains("line "));
        std::fs::write(&file, &text[..text.len() / 2]).unwrap();
        refusal(&["proof", "check", &file]);
    }
}

#[test]
fn a_proof_that_is_too_large_is_refused_with_its_size() {
    let folder = Folder::new("large-proof");
    let file = folder.file("proof");
    let (game, position) = ("pantarei", "b3b2w3w1,w3b3b2w1,b2b1w2b1w3,w2w2b1w1,nb3 b s");
    let complaint = refusal(&[
        "solve",
        game,
        position,
        "--memory",
        "256M",
        "--proof",
        &file,
        "--proof-limit",
        "1",
    ]);
    assert!(
        complaint.contains("nodes") && complaint.contains("limit is 1"),
        "{complaint}"
    );
    assert!(!std::path::Path::new(&file).exists());
}

#[test]
fn a_search_goes_on_from_its_checkpoint() {
    let folder = Folder::new("checkpoint");
    let directory = folder.file("kept");
    let (game, position) = DECIDED[2];
    let solve = [
        "solve",
        game,
        position,
        "--memory",
        "64M",
        "--checkpoint",
        &directory,
        "--json",
        "--root-only",
    ];
    let first = run_json(&solve);
    let again = run_json(&solve);
    assert_eq!(first["value"], again["value"]);
    assert!(again["nodes"].as_u64() <= first["nodes"].as_u64());
    let file = folder.file("kept/pantarei.proofs");
    let mut longer = std::fs::read(&file).unwrap();
    longer.push(0);
    std::fs::write(&file, longer).unwrap();
    assert!(refusal(&solve).contains("the end of the file"));
    std::fs::write(&file, b"something else").unwrap();
    assert!(refusal(&solve).contains("pantarei.proofs"));
    assert!(
        refusal(&["solve", "pentago", DECIDED[0].1, "--checkpoint", &directory])
            .contains("keep nothing")
    );
}

#[test]
fn certificates_of_nothing_are_refused() {
    let folder = Folder::new("no-proof");
    let file = folder.file("proof");
    assert!(refusal(&["proof", "check", &file]).contains("proof"));
    std::fs::write(&file, "panta certificate 1\ngame chess\n").unwrap();
    assert!(refusal(&["proof", "check", &file]).contains("no game"));
    std::fs::write(&file, b"\xff\xfe").unwrap();
    refusal(&["proof", "check", &file]);
}
