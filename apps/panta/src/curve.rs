//! The loss of a training as a table and as a curve.

use std::fs;
use std::path::Path;

use anyhow::Context;
use showcase::Svg;

/// The head of the table.
const HEAD: &str = "iteration,loss\n";

/// The losses in a table that was written before, or none.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<f64>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let rows = text.strip_prefix(HEAD).unwrap_or_default().lines();
    let losses: Option<_> = rows
        .map(|row| row.split(',').nth(1)?.parse().ok())
        .collect();
    losses.with_context(|| format!("{}: expected lines such as 1,0.6931", path.display()))
}

/// The losses as a table.
pub(crate) fn table(losses: &[f64]) -> String {
    let rows = (1..)
        .zip(losses)
        .map(|(iteration, loss)| format!("{iteration},{loss:.6}\n"));
    HEAD.to_owned() + &rows.collect::<String>()
}

/// The size of the picture and of the margin that its numbers stand in.
const WIDTH: i32 = 720;
const HEIGHT: i32 = 400;
const MARGIN: i32 = 60;

/// The losses as a curve over the iterations.
pub(crate) fn svg(title: &str, losses: &[f64]) -> String {
    let mut svg = Svg::new(format!("{title}: loss by iteration"), WIDTH, HEIGHT);
    let lowest = losses.iter().copied().fold(f64::INFINITY, f64::min);
    let highest = losses.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let range = (highest - lowest).max(1e-9);
    let x = |index: usize| {
        let share = index as f64 / (losses.len().max(2) - 1) as f64;
        f64::from(MARGIN) + share * f64::from(WIDTH - 2 * MARGIN)
    };
    let y = |loss: f64| {
        let share = (highest - loss) / range;
        f64::from(MARGIN) + share * f64::from(HEIGHT - 2 * MARGIN)
    };
    let points = losses.iter().enumerate();
    let points: Vec<_> = points
        .map(|(index, &loss)| format!("{:.1},{:.1}", x(index), y(loss)))
        .collect();
    svg.add(format_args!(
        r##"<polyline points="{}" fill="none" stroke="#a4502f" stroke-width="2"/>"##,
        points.join(" ")
    ));
    if !losses.is_empty() {
        svg.label(MARGIN / 2, MARGIN, format_args!("{highest:.3}"));
        svg.label(MARGIN / 2, HEIGHT - MARGIN, format_args!("{lowest:.3}"));
        svg.label(MARGIN, HEIGHT - MARGIN / 2, 1);
        svg.label(WIDTH - MARGIN, HEIGHT - MARGIN / 2, losses.len());
    }
    svg.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let path = std::env::temp_dir().join(format!("panta-loss-{}.csv", std::process::id()));
        assert_eq!(read(&path).unwrap(), Vec::<f64>::new());
        fs::write(&path, table(&[0.5, 0.25])).unwrap();
        assert_eq!(read(&path).unwrap(), [0.5, 0.25]);
        fs::write(&path, "iteration,loss\n1,much\n").unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("1,0.6931"));
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_curve_falls_from_left_to_right() {
        let svg = svg("Pentago", &[0.7, 0.6, 0.5]);
        assert!(
            svg.contains(r#"points="60.0,60.0 360.0,200.0 660.0,340.0""#),
            "{svg}"
        );
        assert!(!super::svg("Pentago", &[]).contains("NaN"));
    }
}
