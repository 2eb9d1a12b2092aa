//! Accepting connections: how many, from whom, how slow, and how they end.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::Config;
use crate::limits::{Limits, Shares, client};

/// How long requests may go on after the server was asked to stop.
const GRACE: Duration = Duration::from_secs(8);
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);
/// Bytes of a request's head, and of what is read and written at once.
const BUFFER: usize = 32 << 10;

/// Serves until `shutdown` is done, then lets what has begun come to its end.
pub(crate) async fn run(
    listener: TcpListener,
    router: Router,
    config: &Config,
    shutdown: impl Future<Output = ()>,
) {
    let limits = &config.limits;
    // A proxy holds the connections of everybody.
    let for_one = if config.behind_proxy {
        usize::MAX
    } else {
        limits.connections_per_client
    };
    let places = Arc::new(Semaphore::new(
        limits.connections.min(Semaphore::MAX_PERMITS),
    ));
    let shares = Shares::new(usize::MAX, for_one);
    // Dropped when the last connection is done.
    let (connections, closing) = watch::channel(());
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let place = places.clone().acquire_owned();
        let place = tokio::select! {
            place = place => place.expect("the places are never closed"),
            () = &mut shutdown => break,
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // Whoever has their share is hung up on, so that there is room for others.
        let Some(share) = shares.take(client(peer.ip())) else {
            continue;
        };
        let connection = connect(stream, peer, router.clone(), limits, closing.clone());
        tokio::spawn(async move {
            connection.await;
            drop((place, share));
        });
    }
    drop(closing);
    connections.send_replace(());
    let _ = tokio::time::timeout(GRACE, connections.closed()).await;
}

/// Answers the requests of one connection.
fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    limits: &Limits,
    mut closing: watch::Receiver<()>,
) -> impl Future<Output = ()> + use<> {
    let _ = stream.set_nodelay(true);
    // A client that receives nothing of what it is sent is hung up on, in WebSockets too.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.write_time));
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    async move {
        let mut connection = std::pin::pin!(connection);
        // A client that hangs up in the middle of something is nothing to speak of.
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = closing.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}
