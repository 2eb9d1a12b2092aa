//! Copies that are the same, and copies that are not.

use std::sync::Arc;

use boardgame::{ByColor, Color};
use catalog::{Game, SetupChoice};
use services::{Disk, Postgres};
use table::{ClockSetting, Event, Seat, SecretHash, Setup, Sitter, Table, What};

use super::*;
use crate::store::{Append, Going, Head};
use crate::time::Time;

async fn open(database: &Database) -> Store {
    let opened = Store::open(database, Arc::default(), Time::start().unwrap());
    opened.await.unwrap()
}

fn new_table(id: &str) -> Table {
    let game = Game::from_name("pentaroll").unwrap();
    let setup = Setup {
        game,
        start: game.start(SetupChoice::default()).to_string(),
        chooser: None,
        clock: (id > "c").then_some(ClockSetting {
            initial: 1000,
            increment: 10,
        }),
        hints: id > "b",
        public: false,
        created_at: 5,
    };
    let mut seat = Seat::of(Sitter::Human);
    seat.token = Some(SecretHash::stored("hash".to_owned()));
    Table::new(
        id.to_owned(),
        setup,
        ByColor([seat, Seat::of(Sitter::Open)]),
    )
    .unwrap()
}

/// Games with a few events each.
async fn fill(database: &Database) {
    let store = open(database).await;
    for id in ["a", "b", "c", "d", "e"] {
        store.create(new_table(id)).await.unwrap();
        let events = [
            What::Joined(Color::Black, None),
            What::Moved("Nb".to_owned()),
        ];
        for (seq, what) in (0..).zip(events) {
            let append = Append {
                game_id: id.to_owned(),
                event: Event { seq, at: 10, what },
                going: Some(Going::NOTHING),
                claimed: None,
                rematch: None,
            };
            assert!(store.append(append).await.unwrap());
        }
    }
    store.close().await;
}

/// A database of its own for a place of the laws of the journal.
fn folder() -> (tempfile::TempDir, Database) {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Folder(folder.path().to_owned());
    (folder, database)
}

/// The law of the clocks: in portions, each that is due is found once.
async fn clocks_are_found_in_portions(database: &Database) {
    let store = open(database).await;
    for number in 0..25 {
        let id = format!("clock{number}");
        store.create(new_table(&id)).await.unwrap();
        // Several at the same moment.
        let going = Going {
            waits_for_computer: false,
            deadline: Some(number / 4),
        };
        store.correct(id, 0, going).await.unwrap();
    }
    let (mut found, mut last) = (Vec::new(), None);
    loop {
        let portion = store.games_due(5, last.as_ref(), 3).await.unwrap();
        assert!(portion.len() <= 3, "{portion:?}");
        last = portion.last().cloned();
        found.extend(portion.into_iter().map(|due| due.id));
        if last.is_none() {
            break;
        }
    }
    found.sort();
    let mut due: Vec<_> = (0..24).map(|number| format!("clock{number}")).collect();
    due.sort();
    assert_eq!(found, due);
    store.close().await;
}

/// The law of the journal, which both databases keep: an event has its number to itself, and what is
/// known from fewer events does not overwrite what is known from more.
async fn journal_keeps_its_law(database: &Database) {
    let store = open(database).await;
    store.create(new_table("law")).await.unwrap();
    let append = |seq, what, deadline| Append {
        game_id: "law".to_owned(),
        event: Event { seq, at: 10, what },
        going: Some(Going {
            waits_for_computer: false,
            deadline,
        }),
        claimed: None,
        rematch: None,
    };
    let joined = || What::Joined(Color::Black, None);
    assert!(store.append(append(0, joined(), None)).await.unwrap());
    assert!(!store.append(append(0, joined(), None)).await.unwrap());
    let racers =
        (0..20).map(|racer| store.append(append(1, What::Moved("Nb".to_owned()), Some(racer))));
    let kept = futures_util::future::join_all(racers).await;
    let kept: Vec<_> = kept.into_iter().map(Result::unwrap).collect();
    assert_eq!(
        kept.iter().filter(|is_kept| **is_kept).count(),
        1,
        "{kept:?}"
    );
    let winner = kept.iter().position(|is_kept| *is_kept).unwrap() as u64;
    let due = store.games_due(100, None, 10).await.unwrap();
    assert_eq!((due.len(), due[0].deadline), (1, winner));
    store
        .correct("law".to_owned(), 1, Going::NOTHING)
        .await
        .unwrap();
    assert_eq!(
        store.games_due(100, None, 10).await.unwrap(),
        due,
        "it was known from fewer events"
    );
    assert_eq!(store.events_since("law", 1).await.unwrap().len(), 1);
    let head = store.head("law").await.unwrap().unwrap();
    let table = store.load("law").await.unwrap().unwrap();
    assert_eq!(head, (&table).into());
    store
        .keep_answer("q".to_owned(), "a".to_owned())
        .await
        .unwrap();
    store.forget_answers(10).await.unwrap();
    assert_eq!(store.answer("q").await.unwrap().as_deref(), Some("a"));
    store
        .correct("law".to_owned(), u64::MAX, Going::NOTHING)
        .await
        .unwrap();
    assert!(store.games_due(100, None, 10).await.unwrap().is_empty());
    store.forget(vec!["law".to_owned()]).await.unwrap();
    assert!(
        store.load("law").await.unwrap().is_some(),
        "somebody has moved"
    );
    store.close().await;
}

#[tokio::test]
async fn both_journals_keep_their_law() {
    let (_folder, sqlite) = folder();
    journal_keeps_its_law(&sqlite).await;
    if let Some(postgres) = Postgres::start(Disk::Quick) {
        journal_keeps_its_law(&Database::Url(postgres.url())).await;
    }
}

#[tokio::test]
async fn both_stores_find_clocks_in_portions() {
    let (_folder, sqlite) = folder();
    clocks_are_found_in_portions(&sqlite).await;
    if let Some(postgres) = Postgres::start(Disk::Quick) {
        clocks_are_found_in_portions(&Database::Url(postgres.url())).await;
    }
}

#[tokio::test]
async fn a_store_goes_to_postgres_and_back() {
    let (_first, sqlite) = folder();
    fill(&sqlite).await;
    let whole = Found {
        games: 5,
        events: 10,
        problems: Vec::new(),
    };
    assert_eq!(check(&sqlite).await.unwrap(), whole);
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let postgres = Database::Url(postgres.url());
    for _ in 0..2 {
        assert_eq!(copy(&sqlite, &postgres).await.unwrap(), whole);
    }
    assert_eq!(check(&postgres).await.unwrap(), whole);
    let (_second, back) = folder();
    assert_eq!(copy(&postgres, &back).await.unwrap(), whole);
    let (one, other) = (open(&sqlite).await, open(&back).await);
    for id in ["a", "e"] {
        let tables = [one.load(id).await, other.load(id).await];
        let [one, other] = tables.map(|table| {
            let table = table.unwrap().unwrap();
            (
                Head::from(&table),
                table.setup.clone(),
                table.changed_at,
                table.plies(),
            )
        });
        assert_eq!(one, other);
    }
}

#[tokio::test]
async fn a_copy_that_differs_is_told() {
    let ((_one, from), (_other, to)) = (folder(), folder());
    fill(&from).await;
    copy(&from, &to).await.unwrap();
    let mut writer = options(&to).unwrap().connect().await.unwrap();
    let harm = Statement::new("UPDATE events SET detail = 'Sc' WHERE game_id = 'd' AND seq = 1");
    writer.execute(harm).await.unwrap();
    writer.close().await.unwrap();
    let error = copy(&from, &to).await.unwrap_err().to_string();
    for part in ["game d", "events", "detail Nb", "detail Sc"] {
        assert!(error.contains(part), "{part} in {error}");
    }
}

#[tokio::test]
async fn a_backup_is_made_beside_a_server_and_damage_is_found() {
    let (folder, database) = folder();
    fill(&database).await;
    let store = open(&database).await;
    let file = folder.path().join("backup.db");
    assert_eq!(backup(&database, &file).await.unwrap().games, 5);
    assert!(matches!(
        backup(&database, &file).await,
        Err(CopyError::Exists(_))
    ));
    assert!(matches!(
        copy(&database, &database).await,
        Err(CopyError::Store(StoreError::InUse { .. }))
    ));
    store.close().await;
    let mut writer = options(&database).unwrap().connect().await.unwrap();
    let harm = Statement::new("UPDATE events SET what = 'danced' WHERE game_id = 'b' AND seq = 1");
    writer.execute(harm).await.unwrap();
    writer.close().await.unwrap();
    let problems = check(&database).await.unwrap().problems;
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with("b: "), "{problems:?}");
    let copy = Database::Url(format!("sqlite://{}", file.display()));
    assert!(check(&copy).await.unwrap().problems.is_empty());
}
