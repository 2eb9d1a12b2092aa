//! A link as a QR code, drawn as SVG.

use maud::{Markup, PreEscaped};
use qrcode::QrCode;
use qrcode::render::svg;

/// The code of a text, if it is short enough for one.
pub(super) fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::new(text).ok()?;
    let drawing = code
        .render::<svg::Color<'_>>()
        .min_dimensions(200, 200)
        .quiet_zone(true)
        .build();
    // The XML declaration has no place inside a page.
    let start = drawing.find("<svg")?;
    Some(PreEscaped(drawing[start..].to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_without_styles() {
        let drawing = qr("http://localhost:8672/g/k3v9q2m7xa/join#secret")
            .unwrap()
            .into_string();
        assert!(drawing.starts_with("<svg"), "{drawing}");
        assert!(
            !drawing.contains("style="),
            "the policy forbids it: {drawing}"
        );
    }
}
