//! Prints the description of the API, as `/api/openapi.json` serves it.

fn main() {
    println!("{}", server::description());
}
