//! The connection to NATS, which may be away at any time and is made again by itself.

use std::str::FromStr as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Server, ServerAddr, Subscriber};
use serde::Serialize;
use tokio::sync::watch;

use crate::StartError;

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(250);
/// How often to ask whether it is still there, so that a silent end is noticed.
const PING: Duration = Duration::from_secs(2);

/// A connection. Clones are the same.
#[derive(Debug, Clone)]
pub(crate) struct Nats {
    client: Client,
    is_there: watch::Receiver<bool>,
}

impl Nats {
    /// Begins to connect, to one of these addresses between commas. It need not be there yet. An address
    /// may hold a secret, which is not told to anybody.
    pub(crate) async fn connect(urls: &str) -> Result<Self, StartError> {
        let addresses = urls.split(',').map(|url| ServerAddr::from_str(url.trim()));
        let addresses: Result<Vec<_>, _> = addresses.collect();
        let addresses = addresses.map_err(|_| StartError::NatsAddress)?;
        if addresses.iter().any(|address| address.host().is_empty()) {
            return Err(StartError::NatsAddress);
        }
        let (state, is_there) = watch::channel(false);
        let complaint = Arc::new(Complaint::default());
        let (told, answered) = (complaint.clone(), complaint);
        let options = identified(&addresses)
            .name("panta")
            .no_echo()
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|_| PAUSE)
            .ping_interval(PING)
            // Before each trial: what became of those before. It decides nothing.
            .reconnect_to_server_callback(move |servers, _| {
                told.tell(&servers);
                std::future::ready(None)
            })
            .event_callback(move |event| {
                match event {
                    Event::Connected => {
                        answered.forget();
                        set(&state, true);
                    }
                    Event::Disconnected | Event::Closed => set(&state, false),
                    _ => {}
                }
                std::future::ready(())
            });
        let client = options.connect(addresses).await;
        let client = client.map_err(|error| StartError::Nats(error.to_string()))?;
        Ok(Self { client, is_there })
    }

    /// The client, for what is done with it besides.
    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Whether it is there, as far as is known.
    pub(crate) fn is_there(&self) -> bool {
        *self.is_there.borrow()
    }

    /// Turns with what `is_there` says.
    pub(crate) fn state(&self) -> watch::Receiver<bool> {
        self.is_there.clone()
    }

    /// Done when it has been away and has come back.
    pub(crate) async fn returned(&self) {
        let mut state = self.is_there.clone();
        state.mark_unchanged();
        loop {
            // The sender lives as long as the client.
            if state.changed().await.is_err() {
                return std::future::pending().await;
            }
            if *state.borrow_and_update() {
                return;
            }
        }
    }

    /// Whatever is told at a subject from now on, through all that happens to the connection.
    pub(crate) async fn subscribe(&self, subject: impl Into<String>) -> Subscriber {
        let subscribed = self.client.subscribe(subject.into()).await;
        subscribed.expect("our subjects are valid, and the client lives as long as its handles")
    }

    /// Tells something, if it can be told.
    pub(crate) async fn publish(&self, subject: impl Into<String>, what: &impl Serialize) {
        let text = serde_json::to_vec(what).expect("it is plain data");
        if let Err(error) = self.client.publish(subject.into(), text.into()).await {
            tracing::debug!(%error, "something could not be told");
        }
    }
}

/// Why it cannot be reached, told once for each reason: it is tried again and again.
#[derive(Debug, Default)]
struct Complaint(Mutex<Option<String>>);

impl Complaint {
    fn tell(&self, servers: &[Server]) {
        let reasons = servers.iter().map(|server| server.last_error.clone());
        // One that was not tried may answer.
        let Some(reasons) = reasons.collect::<Option<Vec<_>>>() else {
            return;
        };
        let reason = reasons.join("; ");
        if self.lock().replace(reason.clone()).as_ref() != Some(&reason) {
            tracing::warn!(reason, "NATS cannot be reached");
        }
    }

    fn forget(&self) {
        *self.lock() = None;
    }

    fn lock(&self) -> MutexGuard<'_, Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who we are, as the first address says that says so: `nats://user:secret@host`, or `nats://token@host`. The
/// library overlooks it there.
fn identified(addresses: &[ServerAddr]) -> ConnectOptions {
    let address = addresses.iter().find(|address| address.has_user_pass());
    let options = ConnectOptions::new();
    match address.map(|address| (address.username(), address.password())) {
        Some((Some(user), Some(secret))) => {
            options.user_and_password(decoded(user), decoded(secret))
        }
        Some((Some(token), None)) => options.token(decoded(token)),
        _ => options,
    }
}

/// What a part of an address means: signs that would end it are written as `%` and two digits there.
fn decoded(part: &str) -> String {
    percent_encoding::percent_decode_str(part)
        .decode_utf8_lossy()
        .into_owned()
}

fn set(state: &watch::Sender<bool>, is_there: bool) {
    let was_there = state.send_replace(is_there);
    if is_there {
        tracing::info!("NATS is there");
    } else if was_there {
        tracing::warn!(
            "NATS is away; servers look for each other's changes, and think for themselves"
        );
    }
}

#[cfg(test)]
mod tests {
    use services::Nats as NatsServer;

    use super::*;

    #[tokio::test]
    async fn addresses_say_who_we_are() {
        let settings = ["--user", "panta", "--pass", "a/b@c"].map(std::ffi::OsStr::new);
        let Some(server) = NatsServer::start_with(&settings, &[]) else {
            return;
        };
        let nats = Nats::connect(&server.url_of("panta", "a%2Fb%40c"))
            .await
            .unwrap();
        let came = nats.state().wait_for(|is_there| *is_there).await.is_ok();
        assert!(came);
        for url in ["nats://", "postgres://a:hush@b/c", "nats://a,"] {
            let refused = Nats::connect(url).await.unwrap_err().to_string();
            assert!(!refused.contains("hush"), "{refused}");
        }
    }
}
