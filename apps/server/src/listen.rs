//! Accepting connections: how many, how slow, and how they end.

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
use tower::ServiceExt as _;

use crate::limits::Limits;

/// How long requests may go on after the server was asked to stop.
const GRACE: Duration = Duration::from_secs(8);
/// How long to wait when the system has no more connections to give.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `shutdown` is done, then lets what has begun come to its end.
pub(crate) async fn run(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    shutdown: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
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
        let connection = connect(
            stream,
            peer,
            router.clone(),
            limits.header_time,
            closing.clone(),
        );
        tokio::spawn(async move {
            connection.await;
            drop(place);
        });
    }
    drop(closing);
    connections.send_replace(());
    let _ = tokio::time::timeout(GRACE, connections.closed()).await;
}

/// Answers the requests of one connection.
async fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    header_time: Duration,
    mut closing: watch::Receiver<()>,
) {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(header_time)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
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
