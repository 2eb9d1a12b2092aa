//! The pictures in the README are what the program draws. `UPDATE=1` draws them again.

use std::fs;
use std::path::Path;
use std::process::Command;

const PICTURES: [(&str, &str); 3] = [
    ("pentago", "w2b2/1w2b1/2w3/b2w2/1b2w1/5b b"),
    ("pentaroll", "bw2wb/w4w/5b/b4w/w5/bw1b1b w"),
    (
        "pantarei",
        "w1,b3,w2,b1,n,b2w1w2,w3b1,b2,w2b3w3,b2,w1,b1,w3,b3 b s",
    ),
];

#[test]
fn the_pictures_in_the_readme_are_drawn_by_the_program() {
    for (game, position) in PICTURES {
        let output = Command::new(env!("CARGO_BIN_EXE_panta"))
            .args(["show", game, position, "--svg"])
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{game}.svg"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &output.stdout).unwrap();
        }
        let drawn = String::from_utf8(output.stdout).unwrap();
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == drawn,
            "run this test with UPDATE=1 to draw {game} again"
        );
    }
}
