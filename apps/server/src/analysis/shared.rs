//! One search for all servers: of those that hear each other, one looks after each question, and the
//! others ask it and tell their readers what it says. Where it is silent, they search themselves.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use catalog::Game;
use futures_util::StreamExt as _;

use super::{Analysts, Job, Kind, Question, Report, Wanted};
use crate::jobs::{Ask, Asked, SIGN_OF_LIFE, Said, Way, converse, is_heard};
use crate::nats::Nats;
use crate::servers::Servers;

/// The way to the other servers.
#[derive(Debug)]
pub(super) struct Others {
    nats: Nats,
    servers: Arc<Servers>,
}

/// Where a server is asked.
fn subject(server: &str) -> String {
    format!("panta.analyze.{server}")
}

impl Analysts {
    /// Shares searches with other servers from now on.
    pub(crate) fn share(&self, nats: &Nats, servers: &Arc<Servers>) {
        let others = Others {
            nats: nats.clone(),
            servers: servers.clone(),
        };
        if self.0.others.set(others).is_ok() {
            let subject = subject(servers.name());
            tokio::spawn(self.clone().answer_others(nats.clone(), subject));
        }
    }

    /// The server that looks after a question, unless it is this one. A proof has none: whoever is
    /// asked for it finds it.
    pub(super) fn keeper_of(&self, question: &Question) -> Option<String> {
        if question.wanted == Wanted::Proof {
            return None;
        }
        self.0.others.get()?.servers.keeper_of(&question.words())
    }

    /// Asks another server. A question that it does not answer comes back and is thought about here.
    pub(super) async fn send(self, keeper: String, job: Job) {
        let (Some(others), Some(asked)) = (self.0.others.get(), job.asked()) else {
            return self.put_back(job);
        };
        let mut ask = Ask::new(asked);
        ask.client = Some(job.client);
        let way = Way::Subject(subject(&keeper));
        let heard = converse(&others.nats, way, ask, |said| job.hear(said));
        if let Err(problem) = heard.await {
            tracing::debug!(%problem, keeper, "an analysis comes back from another server");
            self.put_back(job);
        }
    }

    /// Answers what other servers ask.
    async fn answer_others(self, nats: Nats, subject: String) {
        let questions = nats.subscribe(subject).await;
        questions
            .for_each(|message| {
                if let Ok(ask) = serde_json::from_slice(&message.payload) {
                    tokio::spawn(self.clone().answer_other(nats.clone(), ask));
                }
                std::future::ready(())
            })
            .await;
    }

    /// Hands on what is reported of a question, as long as somebody listens.
    async fn answer_other(self, nats: Nats, ask: Ask) {
        let reports = match question(&ask) {
            Some((client, question)) => self.ask_of(None, client, question).await.ok(),
            None => None,
        };
        let Some(mut reports) = reports else {
            return nats.publish(ask.reply, &Said::Failed).await;
        };
        let mut asking = tokio::time::interval(SIGN_OF_LIFE);
        loop {
            let report = tokio::select! {
                report = reports.recv() => report,
                _ = asking.tick() => {
                    if !is_heard(&nats, &ask.reply).await {
                        return;
                    }
                    continue;
                }
            };
            let is_last = report.as_ref().is_none_or(Report::is_last);
            nats.publish(ask.reply.clone(), &said(report)).await;
            if is_last {
                return;
            }
        }
    }
}

/// A question of another server, and for whom it is asked.
fn question(ask: &Ask) -> Option<(IpAddr, Question)> {
    let Asked::Analyze {
        game,
        position,
        millis,
        lines,
    } = &ask.question
    else {
        return None;
    };
    let question = Question {
        position: Game::from_name(game)?.position(position).ok()?,
        time: Duration::from_millis(*millis),
        wanted: Wanted::Opinion { n_lines: *lines },
    };
    let client = ask.client.unwrap_or(Ipv4Addr::UNSPECIFIED.into());
    ask.is_understood().then_some((client, question))
}

/// A report as it crosses; none if there will be no more. An answer that is whole is kept by whoever has
/// found it.
fn said(report: Option<Report>) -> Said {
    let Some(Report { kind, text }) = report else {
        return Said::Failed;
    };
    let text = text.to_string();
    match kind {
        Kind::Progress | Kind::Improved => Said::Report(kind.name().to_owned(), text),
        Kind::Done => Said::Done {
            text,
            is_whole: false,
        },
        Kind::Failed(_) => Said::Failed,
    }
}
