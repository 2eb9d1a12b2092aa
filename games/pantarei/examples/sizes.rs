//! Sizes of reduced games.
use boardgame::{Position, Random};
use pantarei::{Pantarei, Scale};
use std::collections::HashSet;
fn reduced(n_scales: usize, n_stacks: usize, random: &mut Random) -> Pantarei {
    let mut scales: Vec<Scale> = Scale::kinds()
        .flat_map(|(scale, n)| std::iter::repeat_n(scale, n))
        .collect();
    random.shuffle(&mut scales);
    let mut stacks: Vec<String> = vec![String::new(); n_stacks];
    for (index, scale) in scales[..n_scales].iter().enumerate() {
        let stack = if index < n_stacks {
            index
        } else {
            random.below(n_stacks)
        };
        stacks[stack] += &scale.to_string();
    }
    let text = format!("{} w s", stacks.join(","));
    Pantarei::reduced(&text).unwrap_or_else(|_| reduced(n_scales, n_stacks, random))
}
fn main() {
    for (sc, st) in [
        (9, 3),
        (9, 4),
        (9, 5),
        (10, 4),
        (11, 4),
        (12, 4),
        (8, 5),
        (8, 6),
        (7, 6),
        (7, 7),
    ] {
        let mut random = Random::new(1);
        let mut sizes = vec![];
        for _ in 0..8 {
            let root = reduced(sc, st, &mut random);
            let mut seen = HashSet::from([root]);
            let mut list = vec![root];
            while let Some(p) = list.pop() {
                for m in p.legal_moves() {
                    let mut n = p;
                    n.play_unchecked(m);
                    if seen.insert(n) {
                        list.push(n);
                    }
                }
                if seen.len() > 1_000_000 {
                    break;
                }
            }
            sizes.push(seen.len());
        }
        println!("{sc} {st} {sizes:?}");
    }
}
