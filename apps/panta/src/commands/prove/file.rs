//! What a campaign keeps on disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use boardgame::Color;
use catalog::{AnyPosition, AnyProver, Game, Proving};

/// The file of claims, to which lines are only ever added.
pub(super) struct ClaimsFile {
    pub(super) path: PathBuf,
    file: File,
    is_new: bool,
}

impl ClaimsFile {
    /// Opens the file of a game, and cuts off what a kill has left unfinished.
    pub(super) fn open(folder: &Path, game: Game) -> anyhow::Result<Self> {
        let path = folder.join(format!("{}.claims", game.name()));
        let opened = || -> anyhow::Result<(File, bool)> {
            fs::create_dir_all(folder)?;
            let mut options = OpenOptions::new();
            options.read(true).append(true).create(true);
            let mut file = options.open(&path)?;
            file.try_lock().context("another campaign has it")?;
            let is_new = file.metadata()?.len() == 0;
            if !is_new {
                let whole = game.whole_claims(&mut BufReader::new(&file))?;
                file.set_len(whole)?;
                file.seek(SeekFrom::Start(0))?;
            }
            Ok((file, is_new))
        };
        let (file, is_new) = opened().with_context(|| path.display().to_string())?;
        Ok(Self { path, file, is_new })
    }

    /// The campaign that the file is about, or a new one.
    pub(super) fn campaign(
        &mut self,
        position: &AnyPosition,
        winner: Color,
        prover: &mut AnyProver,
    ) -> anyhow::Result<Box<dyn Proving>> {
        let mut follows = Vec::new();
        let mut journal = |line: &str| -> io::Result<()> {
            follows.push(line.to_owned());
            Ok(())
        };
        let mut reader = BufReader::new(&self.file);
        let before: Option<&mut dyn io::BufRead> =
            if self.is_new { None } else { Some(&mut reader) };
        let campaign = position.campaign(winner, prover, before, &mut journal);
        let campaign = campaign.with_context(|| self.path.display().to_string())?;
        if self.is_new {
            self.add(&campaign.heading())?;
        }
        follows.iter().try_for_each(|line| self.add(line))?;
        Ok(campaign)
    }

    /// Adds lines; they are on disk when this is done.
    pub(super) fn add(&mut self, lines: &str) -> io::Result<()> {
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }
}
