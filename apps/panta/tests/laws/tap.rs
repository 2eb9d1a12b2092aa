//! A way to PostgreSQL on which something can go wrong with a commit.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What goes wrong with the next commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Harm {
    /// It is done, and the word of it is lost with the connection.
    LostWord,
    /// It takes so long.
    Delay(Duration),
}

/// The way. It lives as long as the process of the test.
pub(crate) struct Tap {
    pub(crate) port: u16,
    next: Arc<Mutex<Option<Harm>>>,
}

impl Tap {
    /// A way to the database at this port of loopback.
    pub(crate) fn before(database: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let next = Arc::new(Mutex::new(None));
        let harm = next.clone();
        thread::spawn(move || {
            for client in listener.incoming() {
                // A database that is away is away on this way too.
                if let (Ok(client), Ok(server)) =
                    (client, TcpStream::connect(("127.0.0.1", database)))
                {
                    join(client, server, harm.clone());
                }
            }
        });
        Self { port, next }
    }

    /// Harms the next commit.
    pub(crate) fn harm(&self, harm: Harm) {
        *self.next.lock().unwrap() = Some(harm);
    }

    /// Whether it was harmed.
    pub(crate) fn has_harmed(&self) -> bool {
        self.next.lock().unwrap().is_none()
    }
}

fn join(client: TcpStream, server: TcpStream, harm: Arc<Mutex<Option<Harm>>>) {
    let (mut from_client, mut to_server) =
        (client.try_clone().unwrap(), server.try_clone().unwrap());
    let (mut from_server, mut to_client) = (server, client);
    let is_deaf = Arc::new(Mutex::new(false));
    let deaf = is_deaf.clone();
    thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(count @ 1..) = from_client.read(&mut buffer) {
            let bytes = &buffer[..count];
            if bytes.windows(7).any(|part| part == b"COMMIT\0") {
                let harm = harm.lock().unwrap().take();
                match harm {
                    Some(Harm::LostWord) => *deaf.lock().unwrap() = true,
                    Some(Harm::Delay(time)) => thread::sleep(time),
                    None => {}
                }
            }
            if to_server.write_all(bytes).is_err() {
                break;
            }
        }
        let _ = to_server.shutdown(Shutdown::Write);
    });
    thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(count @ 1..) = from_server.read(&mut buffer) {
            if *is_deaf.lock().unwrap() || to_client.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = from_server.shutdown(Shutdown::Both);
        let _ = to_client.shutdown(Shutdown::Both);
    });
}
