//! Running checksums of what is written down, after FNV-1a: they notice damage, not malice.

/// A checksum so far.
#[derive(Debug, Clone, Copy)]
pub struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Self {
        Self::new()
    }
}

impl Checksum {
    /// Of nothing yet.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// What it is now.
    pub const fn sum(self) -> u64 {
        self.0
    }

    /// Adds a line of text with its end, byte by byte, as other programs can do too.
    pub fn add_line(&mut self, line: &str) {
        for byte in line.bytes().chain([b'\n']) {
            self.add(byte.into());
        }
    }

    /// Adds bytes eight at a time, which is faster; what is left over is filled with zeros.
    pub fn add_words(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
            self.0 ^= self.0 >> 29;
        }
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_the_checksum_that_others_compute() {
        let mut checksum = Checksum::new();
        checksum.add_line("hello");
        // FNV-1a of "hello\n".
        assert_eq!(checksum.sum(), fnv1a(b"hello\n"));
    }

    fn fnv1a(bytes: &[u8]) -> u64 {
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
}
