//! A real file system that is full, or that cannot be written; only where mounting is allowed.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::disk::full_disk_is_survived;
use crate::server::refused;

/// A small file system in memory. It is unmounted when it is dropped.
pub(crate) struct SmallDisk(TempDir);

impl SmallDisk {
    /// One of so many megabytes; none where mounting is not allowed, which is said.
    pub(crate) fn mount(megabytes: u32) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m");
        let mounted = mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], folder.path());
        if !mounted {
            eprintln!("SKIPPED: mounting a file system is not allowed here");
        }
        mounted.then(|| Self(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    fn filler(&self) -> std::path::PathBuf {
        self.path().join("filler")
    }

    /// Leaves no byte.
    pub(crate) fn fill(&self) {
        let mut file = fs::File::create(self.filler()).unwrap();
        for size in [1 << 20, 1 << 12, 1] {
            while file.write_all(&vec![1; size]).is_ok() {}
        }
    }

    /// Makes room again.
    pub(crate) fn free(&self) {
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg(self.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()));
    }
}

fn mount(arguments: &[&str], folder: &Path) -> bool {
    let output = Command::new("mount").args(arguments).arg(folder).output();
    output.is_ok_and(|output| output.status.success())
}

#[test]
fn a_full_file_system_is_survived() {
    let Some(disk) = SmallDisk::mount(16) else {
        return;
    };
    full_disk_is_survived(disk.path(), |_| disk.fill(), |_| disk.free());
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let Some(disk) = SmallDisk::mount(16) else {
        return;
    };
    assert!(mount(&["-o", "remount,ro"], disk.path()));
    let complaint = String::from_utf8(refused(disk.path()).stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    let name = disk.path().to_str().unwrap();
    assert!(complaint.contains(name), "{complaint}");
    assert!(complaint.contains("can be written"), "{complaint}");
}
