//! A text is records that are written and read back as themselves, or it is refused.

use catalog::read_records;

/// What must hold.
pub(crate) fn target(text: &str) {
    if let Ok(records) = read_records(text) {
        for record in records {
            let written = record.to_string();
            let read = read_records(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            assert_eq!(read, [record], "{written}");
        }
    }
}
