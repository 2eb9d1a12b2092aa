//! A WebSocket by hand, as somebody has who follows a game.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

use crate::server::{PATIENCE, SOMEBODY};

/// A connection after the server has agreed to it.
pub(crate) struct Socket(BufReader<TcpStream>);

/// What is heard.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// The game as it stands.
    State(Value),
    /// The end, and its code.
    Close(u16),
    /// Anything else, such as the question whether somebody is there.
    Other,
}

impl Socket {
    /// Connects; a server that is silent for longer is not there.
    pub(crate) fn open(address: &str, path: &str, patience: Duration) -> io::Result<Self> {
        Self::open_as(SOMEBODY, address, path, patience)
    }

    /// The same as a player, who has a token.
    pub(crate) fn sit(address: &str, path: &str, token: &str) -> io::Result<Self> {
        let headers = format!("authorization: Bearer {token}\r\n");
        Self::open_with(&headers, address, path, PATIENCE)
    }

    /// The same as a client at an address, where the server believes a proxy.
    pub(crate) fn open_as(
        client: &str,
        address: &str,
        path: &str,
        patience: Duration,
    ) -> io::Result<Self> {
        let headers = format!("x-forwarded-for: {client}\r\n");
        Self::open_with(&headers, address, path, patience)
    }

    fn open_with(headers: &str, address: &str, path: &str, patience: Duration) -> io::Result<Self> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(patience))?;
        stream.set_write_timeout(Some(patience))?;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
        )?;
        let mut stream = BufReader::new(stream);
        let (mut status, mut line) = (String::new(), String::new());
        stream.read_line(&mut status)?;
        while line != "\r\n" {
            line.clear();
            if stream.read_line(&mut line)? == 0 {
                break;
            }
        }
        if !status.starts_with("HTTP/1.1 101") {
            return Err(io::Error::other(status));
        }
        Ok(Self(stream))
    }

    /// What is heard next. A server masks nothing.
    pub(crate) fn next(&mut self) -> io::Result<Heard> {
        let [head, length] = self.number()?;
        let length = match length & 0x7f {
            126 => u64::from(u16::from_be_bytes(self.number()?)),
            127 => u64::from_be_bytes(self.number()?),
            length => u64::from(length),
        };
        let mut bytes = vec![0; length as usize];
        self.0.read_exact(&mut bytes)?;
        Ok(match (head & 0xf, &bytes[..]) {
            (8, [high, low, ..]) => Heard::Close(u16::from_be_bytes([*high, *low])),
            (8, _) => Heard::Close(0),
            (1, text) => serde_json::from_slice(text).map_or(Heard::Other, Heard::State),
            _ => Heard::Other,
        })
    }

    /// The connection, for whoever writes something else.
    pub(crate) fn into_stream(self) -> TcpStream {
        self.0.into_inner()
    }

    fn number<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.0.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
