//! `panta serve`: the web app.

use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use server::{App, Config};
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;
use tracing_subscriber::{fmt, registry};

use super::analysts::Analysts;
use super::store::Store;
use crate::output;

/// Where the app is unless told otherwise.
const ADDRESS: &str = "127.0.0.1:8672";

/// Serve the web app, to play and to invite
#[derive(clap::Args, Default)]
#[command(
    after_help = "Examples:\n  panta serve\n  panta serve --listen 0.0.0.0:8000 --data /var/lib/panta\n\n\
        Games are kept for good, but for those in which nobody has moved: they go after some days \
        (--keep-unplayed). One server can use a folder. To copy the games while it runs, use \
        `panta store backup`; when it has stopped, panta.db is all there is."
)]
pub(crate) struct Args {
    /// The address to serve at; port 0 takes a free one [default: 127.0.0.1:8672, or a free port]
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    store: Store,
    /// Where servers that share a database hear of each other, such as nats://127.0.0.1:4222
    #[arg(long, value_name = "URL", env = "PANTA_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// Where people reach the server, for links and cookies, such as <https://panta.example>
    #[arg(long, value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Believe a proxy that stands before the server who asks (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long)]
    behind_proxy: bool,
    /// For how many days to keep games in which nobody has moved [default: 30]
    #[arg(long, value_name = "DAYS")]
    keep_unplayed: Option<u32>,
    /// Serve what is counted, for Prometheus, at this address; nowhere by default
    #[arg(long, value_name = "ADDR")]
    metrics: Option<SocketAddr>,
    #[command(flatten)]
    analysts: Analysts,
    /// Do not limit what one client may ask, as for measuring
    #[arg(long)]
    unlimited: bool,
    /// Set a limit, such as sockets-each=50; all of them are printed at the start
    #[arg(long, value_name = "NAME=NUMBER")]
    limit: Vec<String>,
    /// Do not open the browser
    #[arg(long)]
    no_browser: bool,
    /// What is logged on standard error, as JSON unless that is a terminal
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = ["error", "warn", "info", "debug"])]
    log: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    start_log(args.log.as_deref());
    let config = config(args)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let stopped = stop_signal().context("cannot hear signals")?;
        outlive_file_limit().context("cannot hear signals")?;
        let app = App::start(config).await?;
        let listener = listen(args.listen).await?;
        if let Some(address) = args.metrics {
            let listener = bind(address).await?;
            tokio::spawn(server::serve_metrics(app.clone(), listener));
        }
        let url = format!("http://{}/", listener.local_addr()?);
        let limits = &app.config().limits;
        output::print(&format!("Panta: {url}\nLimits: {limits}\n"))?;
        if !args.no_browser && io::stdout().is_terminal() {
            open_browser(&url);
        }
        server::serve(app, listener, stopped).await;
        Ok(())
    })
}

/// Structured lines for programs, readable ones for a person who watches. What libraries say is not ours to
/// judge: some repeat addresses with the secrets in them, so that only their warnings are shown.
pub(super) fn start_log(level: Option<&str>) {
    let level = level.and_then(|level| level.parse::<LevelFilter>().ok());
    let level = level.unwrap_or(LevelFilter::INFO);
    let filter = Targets::new()
        .with_targets([("panta", level), ("server", level)])
        .with_default(level.min(LevelFilter::WARN));
    let log = fmt::layer().with_writer(io::stderr);
    if io::stderr().is_terminal() {
        let log = log.without_time().with_target(false);
        registry().with(log.with_filter(filter)).init();
    } else {
        registry().with(log.json().with_filter(filter)).init();
    }
}

fn config(args: &Args) -> anyhow::Result<Config> {
    let mut config = Config::new(args.store.database()?);
    config.nats.clone_from(&args.nats);
    config.public_url.clone_from(&args.public_url);
    config.behind_proxy = args.behind_proxy;
    if let Some(days) = args.keep_unplayed {
        config.keep_unplayed = Duration::from_hours(24) * days;
    }
    (config.analysis_threads, config.analysis_memory) = args
        .analysts
        .chosen(config.analysis_threads, config.analysis_memory)?;
    if args.unlimited {
        config.limits = config.limits.without_clients();
    }
    for limit in &args.limit {
        config.limits.set(limit).context("--limit")?;
    }
    Ok(config)
}

fn public_url(text: &str) -> Result<String, String> {
    let host = ["http://", "https://"]
        .iter()
        .find_map(|scheme| text.strip_prefix(scheme));
    let host = host.map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected a URL without a path, such as <https://panta.example>".to_owned()),
    }
}

/// Listens where told, or at the usual address or any that is free.
async fn listen(address: Option<SocketAddr>) -> anyhow::Result<TcpListener> {
    if let Some(address) = address {
        return bind(address).await;
    }
    match TcpListener::bind(ADDRESS).await {
        Ok(listener) => Ok(listener),
        Err(_) => TcpListener::bind("127.0.0.1:0")
            .await
            .context("cannot listen at any port"),
    }
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(address).await;
    listener.with_context(|| format!("cannot listen at {address}"))
}

/// Opens the address in the user's browser, where there is one; if that fails, the printed address
/// serves.
fn open_browser(url: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some());
        if !has_screen {
            return;
        }
        ("xdg-open", &[])
    };
    let quiet = || Stdio::null();
    let _ = Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(quiet())
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
}

/// Done when the user or the system asks the server to stop. They are heard from the call on, not
/// only while somebody waits.
#[cfg(unix)]
pub(super) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Where files may not grow (`ulimit -f`), a write fails as on a full disk instead of ending the
/// process: whoever hears a signal is not ended by it.
#[cfg(unix)]
fn outlive_file_limit() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signal_number = rustix::process::Signal::XFSZ.as_raw();
    signal(SignalKind::from_raw(signal_number)).map(|_| ())
}

#[cfg(not(unix))]
fn outlive_file_limit() -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
