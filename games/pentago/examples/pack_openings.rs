//! Packs the published values of Pentago's openings: `cargo xtask openings FOLDER`.
//!
//! The folder has a file `values-N.bin.xz` for each number of marbles from 0 to 6; the program `xz`
//! unpacks them.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

use pentago::openings::{MAX_MARBLES, pack};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(folder), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("expected the folder of the published values and the file to write".into());
    };
    let mut sources = Vec::new();
    for marbles in 0..=MAX_MARBLES {
        sources.push(unpacked(&folder.join(format!("values-{marbles}.bin.xz")))?);
    }
    let sources = sources.try_into().expect("there is one for each number");
    let packed = pack(&sources)?;
    std::fs::write(&file, &packed)?;
    println!("{}: {} bytes", file.display(), packed.len());
    Ok(())
}

fn unpacked(path: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let name = path.display();
    let output = Command::new("xz")
        .args(["--decompress", "--stdout"])
        .arg(path)
        .output()
        .map_err(|error| format!("xz: {error}"))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)).into())
    }
}
