//! One process to a database: two that write would not hear of each other's games.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;

use super::StoreError;

/// The right to a database. It ends with the process, however that ends.
#[derive(Debug)]
pub(super) struct DatabaseLock(File);

impl DatabaseLock {
    /// Takes the right to the database in this file, unless another process has it.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let mut path = OsString::from(database);
        path.push(".lock");
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path);
        let mut file = file.map_err(|cause| unwritable(database, cause))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(in_use(database, &mut file)),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                tracing::warn!("this file system has no locks: start no second server here");
            }
            Err(TryLockError::Error(cause)) => return Err(unwritable(database, cause)),
        }
        let mut lock = Self(file);
        let written = lock.write(&format!("process {}", std::process::id()));
        written.map_err(|cause| unwritable(database, cause))?;
        Ok(lock)
    }

    /// Writes down where this process is found, for whoever comes second.
    pub(super) fn announce(&mut self, address: SocketAddr) -> io::Result<()> {
        self.write(&format!(
            "process {} at http://{address}/",
            std::process::id()
        ))
    }

    fn write(&mut self, holder: &str) -> io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        writeln!(self.0, "{holder}")
    }
}

fn unwritable(database: &Path, cause: io::Error) -> StoreError {
    let folder = database.parent().unwrap_or(database).to_owned();
    StoreError::Folder { folder, cause }
}

/// What the other process has written down; some systems do not let it be read.
fn in_use(database: &Path, file: &mut File) -> StoreError {
    let mut holder = String::new();
    let is_read = file.read_to_string(&mut holder).is_ok();
    let holder = holder.trim();
    let holder = if is_read && !holder.is_empty() {
        holder.to_owned()
    } else {
        "another process".to_owned()
    };
    StoreError::InUse {
        database: database.to_owned(),
        holder,
    }
}
