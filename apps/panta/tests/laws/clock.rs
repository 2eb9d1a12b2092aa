//! The clock of a game runs for the players alone: nobody loses time to a restart, to a server that
//! was stopped, or to somebody who sets the clock of the machine.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::json;

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::{PATIENCE, Server};

laws! {
    nobody_loses_time_to_a_restart: folder, postgres, two_nodes;
    nobody_loses_time_to_a_stopped_process: folder, postgres, two_nodes;
    nobody_loses_time_when_the_clock_of_the_machine_is_set: folder, postgres, two_nodes;
    nobody_loses_time_when_the_clock_is_set_while_the_server_is_away: folder, postgres, two_nodes;
}

/// What each player has.
const SECONDS: u64 = 3;
/// Longer than that.
const TOO_LONG: Duration = Duration::from_millis(SECONDS * 1000 + 500);

/// Games whose clocks run, with White to move.
fn running(server: &Server, count: usize) -> Vec<Game> {
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": SECONDS, "increment": 0 } });
    let address = &server.address;
    let games = (0..count).map(|_| {
        let mut game = Game::make(address, &setup).unwrap();
        game.play_moves(address, 1);
        game
    });
    let mut games: Vec<_> = games.collect();
    for game in &mut games {
        game.play_moves(address, 1);
    }
    games
}

/// All at once, as players do who waited for the server.
fn all_may_move(server: &Server, games: &mut [Game]) {
    thread::scope(|scope| {
        for part in games.chunks_mut(10) {
            scope.spawn(|| {
                for game in part {
                    game.play_moves(&server.address, 1);
                    assert!(!game.is_over);
                }
            });
        }
    });
}

/// Whoever does not move loses in the end, also after whatever happened.
fn time_runs_out(server: &Server, game: &mut Game) {
    let began = Instant::now();
    while !game.is_over {
        assert!(began.elapsed() < PATIENCE, "the clock stands still");
        thread::sleep(Duration::from_millis(50));
        game.look(&server.address).unwrap();
    }
}

fn nobody_loses_time_to_a_restart(place: &Place) {
    let server = place.start();
    let mut games = running(&server, 60);
    server.kill();
    thread::sleep(TOO_LONG);
    let server = place.start();
    all_may_move(&server, &mut games);
    time_runs_out(&server, &mut games[0]);
}

fn nobody_loses_time_to_a_stopped_process(place: &Place) {
    let server = place.start();
    let mut games = running(&server, 60);
    server.signal(Signal::STOP);
    thread::sleep(TOO_LONG);
    server.signal(Signal::CONT);
    all_may_move(&server, &mut games);
    time_runs_out(&server, &mut games[0]);
}

/// A server whose machine's clock can be set, by writing into a file; none without `faketime`,
/// which is said.
fn start_with_clock(place: &Place, clock: &Path) -> Option<Server> {
    let found = Command::new("faketime").args(["-f", "+0s", "env"]).output();
    let environment = found.ok().filter(|output| output.status.success());
    let Some(environment) = environment else {
        eprintln!("SKIPPED: faketime is missing; on Debian, apt-get install faketime");
        return None;
    };
    let environment = String::from_utf8(environment.stdout).unwrap();
    let library = environment
        .lines()
        .find_map(|line| line.strip_prefix("LD_PRELOAD="))
        .expect("faketime works by a library");
    let server = place.start_with(|command| {
        command
            .env("LD_PRELOAD", library)
            .env("FAKETIME_TIMESTAMP_FILE", clock)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    });
    Some(server)
}

fn nobody_loses_time_when_the_clock_of_the_machine_is_set(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let clock = folder.path().join("clock");
    fs::write(&clock, "+0s").unwrap();
    let Some(server) = start_with_clock(place, &clock) else {
        return;
    };
    for step in ["+2h", "-3h"] {
        let mut games = running(&server, 20);
        fs::write(&clock, step).unwrap();
        all_may_move(&server, &mut games);
        time_runs_out(&server, &mut games[0]);
    }
}

fn nobody_loses_time_when_the_clock_is_set_while_the_server_is_away(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let clock = folder.path().join("clock");
    for step in ["+2h", "-3h"] {
        fs::write(&clock, "+0s").unwrap();
        let Some(server) = start_with_clock(place, &clock) else {
            return;
        };
        let mut games = running(&server, 20);
        server.kill();
        fs::write(&clock, step).unwrap();
        let server = start_with_clock(place, &clock).unwrap();
        all_may_move(&server, &mut games);
        time_runs_out(&server, &mut games[0]);
    }
}
