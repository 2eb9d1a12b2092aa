//! Threads that outlive a call, and work that hears signals.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::errors::as_error;

/// Signals are looked for so often.
const SIGNALS: Duration = Duration::from_millis(10);

/// The pools of this process by how many threads they have. A process that was forked has none of
/// its parent's threads, so it makes its own.
static POOLS: Mutex<Vec<(u32, Arc<ThreadPool>)>> = Mutex::new(Vec::new());

/// The pool of so many threads.
pub(crate) fn pool(n_threads: NonZeroUsize) -> PyResult<Arc<ThreadPool>> {
    let process = std::process::id();
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let known = pools
        .iter()
        .find(|(owner, pool)| *owner == process && pool.current_num_threads() == n_threads.get());
    if let Some((_, pool)) = known {
        return Ok(Arc::clone(pool));
    }
    let builder = ThreadPoolBuilder::new().num_threads(n_threads.get());
    let built = builder
        .thread_name(|index| format!("panta-{index}"))
        .build();
    let pool = Arc::new(built.map_err(as_error::<pyo3::exceptions::PyOSError, _>)?);
    pools.push((process, Arc::clone(&pool)));
    Ok(pool)
}

/// Does something with every item on so many threads, of which this is one. Each has a share that is the
/// same from call to call, so that what it has in its caches is what it needs again; whoever is done
/// with its own helps the others.
pub(crate) fn for_each<I: ExactSizeIterator>(
    n_threads: NonZeroUsize,
    items: I,
    work: impl Fn(I::Item) + Sync,
) -> PyResult<()>
where
    I::Item: Send,
{
    let n_shares = n_threads.get().min(items.len());
    let Some(n_helpers) = n_shares.checked_sub(1).and_then(NonZeroUsize::new) else {
        items.for_each(work);
        return Ok(());
    };
    let pool = pool(n_helpers)?;
    let shares = shares(items, n_shares);
    let work_on = |first: usize| {
        for share in shares[first..].iter().chain(&shares[..first]) {
            let next = || share.lock().unwrap_or_else(PoisonError::into_inner).next();
            while let Some(item) = next() {
                work(item);
            }
        }
    };
    pool.in_place_scope(|scope| {
        scope.spawn_broadcast(|_, helper| work_on(helper.index() + 1));
        work_on(0);
    });
    Ok(())
}

/// Items in so many parts of about the same length, in order.
fn shares<I: ExactSizeIterator>(
    mut items: I,
    n_shares: usize,
) -> Vec<Mutex<std::vec::IntoIter<I::Item>>> {
    let n_items = items.len();
    let ends = (1..=n_shares).map(|number| number * n_items / n_shares);
    let mut begin = 0;
    let share = |end: usize| {
        let share: Vec<_> = items.by_ref().take(end - begin).collect();
        begin = end;
        Mutex::new(share.into_iter())
    };
    ends.map(share).collect()
}

/// Works without the interpreter's lock, while this thread listens for signals; the word to stop is
/// given through the flag.
pub(crate) fn run_attentively<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let is_stopped = AtomicBool::new(false);
    let listener = thread::current();
    let mut raised = None;
    let found = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let found = work(&is_stopped);
            listener.unpark();
            found
        });
        while !worker.is_finished() {
            py.detach(|| thread::park_timeout(SIGNALS));
            if let Err(error) = py.check_signals() {
                is_stopped.store(true, Ordering::Relaxed);
                raised = Some(error);
            }
        }
        py.detach(|| worker.join())
    });
    match (raised, found) {
        (Some(error), _) => Err(error),
        (None, Ok(found)) => Ok(found),
        (None, Err(panic)) => std::panic::resume_unwind(panic),
    }
}
