//! Files that are there whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes a file beside the one that is meant and puts it in its place when it is complete and on
/// disk, so that a kill in between leaves the old one.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = write_whole(Path::new(&beside), write).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What is left over is of no use; that it cannot be removed adds nothing to the error.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_whole(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut output = BufWriter::new(File::create(path)?);
    write(&mut output)?;
    output
        .into_inner()
        .map_err(io::IntoInnerError::into_error)?
        .sync_all()
}
