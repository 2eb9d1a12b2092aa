//! Copies that are the same, and copies that are not.

use std::sync::Arc;

use boardgame::{ByColor, Color};
use catalog::{Game, SetupChoice};
use services::{Disk, Postgres};
use table::{ClockSetting, Event, Seat, SecretHash, Setup, Sitter, Table, What};

use super::*;
use crate::store::{Append, Claim, Going, Head, SeatSecrets};
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
    let secret = |text: &str| SecretHash::stored(text.to_owned());
    let invite = |text: &str| Claim {
        game_id: "law".to_owned(),
        color: Color::Black,
        secret: secret(text),
    };
    assert!(store.invite(invite("link")).await.unwrap());
    let claimed = Append {
        claimed: Some(SeatSecrets {
            game_id: "law".to_owned(),
            color: Color::Black,
            token: Some(secret("token")),
            holder: None,
            claim: None,
        }),
        ..append(0, joined(), None)
    };
    assert!(store.append(claimed).await.unwrap());
    assert!(!store.append(append(0, joined(), None)).await.unwrap());
    // Whoever still believes that the seat is open, as at another server, takes it from nobody.
    assert!(!store.invite(invite("late")).await.unwrap());
    let [token, _, claim] = &store.head("law").await.unwrap().unwrap().secrets[Color::Black];
    assert_eq!((token, claim), (&Some(secret("token")), &None));
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
    let address = "/assets/0/a.js".to_owned();
    for at in [1, 2] {
        let kept = store.keep_file(address.clone(), vec![0, 255], at);
        kept.await.unwrap();
    }
    store.forget_files(2).await.unwrap();
    assert_eq!(store.file(&address).await.unwrap(), Some(vec![0, 255]));
    store.forget_files(3).await.unwrap();
    assert_eq!(store.file(&address).await.unwrap(), None);
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
    let elsewhere = Database::Folder(folder.path().join("elsewhere"));
    assert!(matches!(
        copy(&database, &elsewhere).await,
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

#[tokio::test]
async fn a_server_that_freezes_in_the_middle_holds_up_nobody_for_long() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let database = Database::Url(postgres.url());
    let store = open(&database).await;
    for id in ["a", "b"] {
        store.create(new_table(id)).await.unwrap();
    }
    // It has written its event and never says another word.
    let mut frozen = options(&database).unwrap().connect().await.unwrap();
    frozen.begin().await.unwrap();
    let event = "INSERT INTO events (game_id, seq, at, what, detail) \
                 VALUES ('a', 0, 1, 'joined', 'black')";
    frozen.execute(Statement::new(event)).await.unwrap();
    let join = |id: &str| {
        store.append(Append {
            game_id: id.to_owned(),
            event: Event {
                seq: 0,
                at: 10,
                what: What::Joined(Color::Black, None),
            },
            going: None,
            claimed: None,
            rematch: None,
        })
    };
    let (one, other) = tokio::join!(join("a"), join("b"));
    assert!(one.unwrap() && other.unwrap());
    assert_eq!(store.trouble(), None);
    assert!(frozen.commit().await.is_err());
    store.close().await;
}

#[tokio::test]
async fn a_backup_is_of_one_moment() {
    let (folder, database) = folder();
    let store = open(&database).await;
    let clocked = |index: usize| new_table(&format!("d{index:04}"));
    for index in 0..300 {
        store.create(clocked(index)).await.unwrap();
    }
    let play = async {
        for seq in 0..40_u64 {
            let appends = (0..300).map(|index| {
                let what = if seq == 0 {
                    What::Joined(Color::Black, None)
                } else {
                    What::OfferedDraw(Color::White)
                };
                let append = Append {
                    game_id: clocked(index).id,
                    event: Event { seq, at: 10, what },
                    going: Some(Going {
                        waits_for_computer: false,
                        deadline: Some(seq),
                    }),
                    claimed: None,
                    rematch: None,
                };
                store.append(append)
            });
            for kept in futures_util::future::join_all(appends).await {
                assert!(kept.unwrap());
            }
        }
    };
    let file = folder.path().join("backup.db");
    let ((), found) = tokio::join!(play, backup(&database, &file));
    found.unwrap();
    let copy = Database::Url(format!("sqlite://{}", file.display()));
    let mut copy = existing(&copy).unwrap().connect().await.unwrap();
    let torn = Statement::new(
        "SELECT id FROM games WHERE COALESCE(deadline, -1) <> \
         (SELECT COALESCE(MAX(seq), -1) FROM events WHERE game_id = games.id)",
    );
    let torn = copy.fetch(torn).await.unwrap().len();
    assert_eq!(torn, 0, "games are half before a move and half after it");
    assert_eq!(
        fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| {
                let name = entry.as_ref().unwrap().file_name();
                name.to_string_lossy().starts_with("backup.db.")
            })
            .count(),
        0
    );
}

#[tokio::test]
async fn a_store_that_is_not_there_is_not_made() {
    let (folder, _) = folder();
    let missing = folder.path().join("missing");
    let file = Database::Url(format!("sqlite://{}/none.db", folder.path().display()));
    for from in [Database::Folder(missing.clone()), file] {
        for error in [
            copy(&from, &Database::Folder(folder.path().join("to")))
                .await
                .unwrap_err()
                .to_string(),
            backup(&from, &folder.path().join("backup.db"))
                .await
                .unwrap_err()
                .to_string(),
            check(&from).await.unwrap_err().to_string(),
        ] {
            assert!(error.contains("there is no"), "{error}");
        }
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn a_store_is_not_copied_to_itself() {
    let (folder, database) = folder();
    fill(&database).await;
    let file = folder
        .path()
        .join("../")
        .join(folder.path().file_name().unwrap());
    let same = Database::Url(format!("sqlite://{}/{FILE}", file.display()));
    for to in [&database, &same] {
        let refused = copy(&database, to).await;
        assert!(matches!(refused, Err(CopyError::Same)), "{refused:?}");
    }
}

#[tokio::test]
async fn a_game_that_nobody_looks_after_is_found() {
    let (_folder, database) = folder();
    fill(&database).await;
    let mut writer = options(&database).unwrap().connect().await.unwrap();
    let harm = Statement::new("UPDATE games SET waits_for_computer = 1 WHERE id = 'c'");
    writer.execute(harm).await.unwrap();
    writer.close().await.unwrap();
    let problems = check(&database).await.unwrap().problems;
    assert_eq!(problems, [format!("c: {STUCK}")]);
}

#[tokio::test]
async fn who_only_reads_does_not_change_the_tables_of_an_older_release() {
    let (folder, database) = folder();
    let options = options(&database).unwrap();
    migrations::run_first(&options, 5).await;
    for error in [
        backup(&database, &folder.path().join("backup.db"))
            .await
            .unwrap_err()
            .to_string(),
        check(&database).await.unwrap_err().to_string(),
    ] {
        assert!(error.contains("start a server of it"), "{error}");
    }
}
