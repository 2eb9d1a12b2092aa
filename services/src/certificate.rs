//! Certificates for loopback, made by `openssl` in a folder of their own.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::skipped;

/// An authority, and what it has signed for 127.0.0.1.
#[derive(Debug)]
pub struct Certificate(TempDir);

impl Certificate {
    /// Makes a new authority; none where `openssl` is missing, which is said.
    pub fn make() -> Option<Self> {
        let is_there = Command::new("openssl").arg("version").output().is_ok();
        if !is_there {
            skipped("OpenSSL", "openssl");
            return None;
        }
        let certificate = Self(tempfile::tempdir().expect("a folder can be made"));
        let names = "basicConstraints=CA:FALSE\nsubjectAltName=IP:127.0.0.1\n";
        fs::write(certificate.file("names"), names).expect("the folder is ours");
        for arguments in [
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 \
             -subj /CN=authority -keyout authority.key -out authority.pem",
            "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
             -subj /CN=loopback -keyout key.pem -out request",
            "x509 -req -in request -CA authority.pem -CAkey authority.key -CAcreateserial \
             -days 2 -extfile names -out certificate.pem",
        ] {
            let output = Command::new("openssl")
                .args(arguments.split_whitespace())
                .current_dir(certificate.0.path())
                .stdin(Stdio::null())
                .output()
                .expect("it was found");
            assert!(output.status.success(), "{arguments}: {output:?}");
        }
        Some(certificate)
    }

    /// The authority, for whoever believes it.
    pub fn authority(&self) -> PathBuf {
        self.file("authority.pem")
    }

    /// What it has signed, and the key to that.
    pub fn signed(&self) -> [PathBuf; 2] {
        ["certificate.pem", "key.pem"].map(|name| self.file(name))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}
