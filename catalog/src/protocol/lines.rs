//! Reading lines from whoever is at the other end, who may send anything.

use std::io::{self, BufRead, ErrorKind};

use thiserror::Error;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 64 << 10;

/// A line was longer than [`MAX_LINE`]; it has been passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a line of at most {} KiB", MAX_LINE >> 10)]
pub struct TooLong;

/// The next line without its end, or `None` at the end of the input. Bytes that are not UTF-8 are
/// replaced, so that they are refused as words and not as input.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, TooLong>>> {
    let mut line = Vec::new();
    let mut n_bytes = 0;
    loop {
        let available = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            available => available?,
        };
        if available.is_empty() && n_bytes == 0 {
            return Ok(None);
        }
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        if line.len() + part.len() <= MAX_LINE {
            line.extend_from_slice(part);
        }
        n_bytes += part.len();
        let is_end = end.is_some() || available.is_empty();
        let consumed = part.len() + usize::from(end.is_some());
        input.consume(consumed);
        if is_end {
            break;
        }
    }
    if n_bytes > MAX_LINE {
        return Ok(Some(Err(TooLong)));
    }
    let text = String::from_utf8_lossy(&line);
    let text = text.strip_suffix('\r').unwrap_or(&text);
    Ok(Some(Ok(text.to_owned())))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, TooLong>> {
        // A small buffer, so that lines come in parts.
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_come_without_their_ends() {
        let expected = ["ugi", "", "a longer line", "last"].map(|line| Ok(line.to_owned()));
        assert_eq!(lines(b"ugi\n\na longer line\r\nlast"), expected);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_line_without_end_is_passed_over() {
        let mut bytes = vec![b'x'; 3 * MAX_LINE];
        bytes.extend(b"\nquit\n");
        assert_eq!(lines(&bytes), [Err(TooLong), Ok("quit".to_owned())]);
    }

    #[test]
    fn other_bytes_are_replaced() {
        assert_eq!(lines(b"\xff\xfe\n"), [Ok("\u{fffd}\u{fffd}".to_owned())]);
    }
}
