//! Solves one position.
use boardgame::search::{Control, Question, Resources, Solver, Watch};
use pantarei::{Pantarei, PantareiSolver};
fn main() {
    let text = std::env::args().nth(1).unwrap();
    let position = Pantarei::reduced(&text).unwrap();
    let mut solver = PantareiSolver::new(Resources {
        threads: std::num::NonZeroUsize::MIN,
        memory: 1 << 29,
    })
    .unwrap();
    let mut w = |p: boardgame::search::Progress| {
        if p.nodes > 20_000_000 {
            Control::Stop
        } else {
            Control::Continue
        }
    };
    let a = solver
        .solve(
            &position,
            Question {
                root_only: true,
                exact_distance: false,
            },
            &mut Watch::new(&mut w),
        )
        .unwrap();
    println!("{:?}", a);
}
