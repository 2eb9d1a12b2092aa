//! The server as programs and browsers meet it: real sockets, a store on disk.

mod agreements;
mod analyze;
mod common;
mod contract;
mod coverage;
mod languages;
mod limits;
mod line;
mod live;
mod openapi;
mod play;
mod presence;
mod results;
mod seats;
mod secrets;
mod store;
mod strangers;
