//! A game whose files panic, so that a test can see what becomes of the terminal.

use std::num::NonZeroUsize;

use catalog::{AnyRecord, Game};
use messages::Language;
use showcase::Charset;
use solving::Resources;
use terminal::{Beginning, Depth, Files, Look, Options, Player, Setup, Trouble, play_on_screen};

struct Broken;

impl Files for Broken {
    fn read(&self, _file: &str) -> Result<Vec<AnyRecord>, Trouble> {
        Ok(Vec::new())
    }

    fn write(&self, _file: &str, _text: &str, _may_replace: bool) -> Result<(), Trouble> {
        panic!("the disk is on fire")
    }
}

fn main() -> std::io::Result<()> {
    let options = Options {
        language: Language::English,
        look: Look {
            depth: Depth::Palette,
            charset: Charset::Unicode,
        },
        is_animated: true,
        seed: 1,
        resources: Resources {
            threads: NonZeroUsize::MIN,
            memory: 8 << 20,
        },
    };
    let setup = Setup {
        opponent: Player::Person,
        ..Setup::ordinary(Game::Pentago)
    };
    play_on_screen(&options, Beginning::Play(setup, None), &Broken)
}
