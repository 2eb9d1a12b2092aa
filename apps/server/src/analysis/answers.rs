//! Answers that are kept, by all that was asked: in the store, so that all servers share them.

use std::sync::Arc;

use tokio::runtime::Handle;

use crate::store::Store;

/// So many are kept, the latest; each is some kilobytes.
const MAX_ANSWERS: u64 = 10_000;
/// The longest answer that is kept, in bytes.
const MAX_BYTES: usize = 128 << 10;

/// What is known. Clones are the same.
#[derive(Debug, Clone)]
pub(super) struct Answers {
    store: Store,
    runtime: Handle,
}

impl Answers {
    pub(super) fn new(store: Store) -> Self {
        Self {
            store,
            runtime: Handle::current(),
        }
    }

    /// The answer to these words, if it is known. A store that is away knows nothing.
    pub(super) async fn find(&self, words: &str) -> Option<Arc<str>> {
        let found = self.store.answer(words).await;
        found.unwrap_or_default().map(Arc::from)
    }

    /// Keeps an answer, if it can be; nobody waits for that.
    pub(super) fn keep(&self, words: String, text: &str) {
        if text.len() > MAX_BYTES {
            return;
        }
        let (store, text) = (self.store.clone(), text.to_owned());
        self.runtime.spawn(async move {
            if let Err(error) = store.keep_answer(words, text).await {
                tracing::debug!(%error, "an answer could not be kept");
            }
        });
    }

    /// Forgets the oldest beyond what is kept.
    pub(super) async fn prune(&self) {
        if let Err(error) = self.store.forget_answers(MAX_ANSWERS).await {
            tracing::error!(%error, "old answers could not be forgotten");
        }
    }
}
