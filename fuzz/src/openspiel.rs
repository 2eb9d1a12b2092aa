//! A text is games in OpenSpiel's form that are written and read back as themselves, or it is
//! refused.

use pentago::openspiel;

/// What must hold.
pub(crate) fn target(text: &str) {
    if let Ok(records) = openspiel::read(text, 1000) {
        for record in records {
            let line = openspiel::write(&record).expect("what was read can be written");
            let read = openspiel::read(&line, 1000).expect("what was written can be read");
            assert_eq!(read, [record], "{line}");
        }
    }
}
