//! Numbers as each language writes them.
//!
//! ```text
//! 12345.6   12,345.6   12.345,6   12 345,6
//! 5 %       5%         5 %        %5
//! ```
//!
//! Scripts do the same (`web/words.js`); a test holds both together.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberStyle};

/// What the messages of a language ask how a value is written.
pub(crate) type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

/// A share of a whole, which messages show as percent.
pub fn percent(percent: u8) -> FluentValue<'static> {
    share(f64::from(percent) / 100.0, 0)
}

/// A share from 0 to 1, shown as percent with so many decimals.
pub fn share(share: f64, digits: usize) -> FluentValue<'static> {
    let options = FluentNumberOptions {
        style: FluentNumberStyle::Percent,
        maximum_fraction_digits: Some(digits),
        ..FluentNumberOptions::default()
    };
    FluentNumber::new(share, options).into()
}

/// A number with so many decimals.
pub fn decimal(value: f64, digits: usize) -> FluentValue<'static> {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(digits),
        maximum_fraction_digits: Some(digits),
        ..FluentNumberOptions::default()
    };
    FluentNumber::new(value, options).into()
}

/// A number as Arabic counts: by its last two digits, which `intl_pluralrules` takes for the whole
/// number (103 things are "few" as 3 are, 111 are "many" as 11 are). What chooses is a number that it
/// sees rightly; what is shown stands beside it, where only [`Numbers::value`] looks.
pub(crate) fn by_last_digits<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    let FluentValue::Number(number) = value else {
        return value.clone();
    };
    let last = number.value % 100.0;
    let is_mistaken = number.value >= 100.0 && number.value.fract() == 0.0 && last >= 3.0;
    if !is_mistaken {
        return value.clone();
    }
    let options = FluentNumberOptions {
        currency: Some(number.as_string().into_owned()),
        ..number.options.clone()
    };
    FluentNumber::new(last, options).into()
}

/// How a language writes numbers, read off its -12345.6 and its 5 %.
pub(crate) struct Numbers {
    minus: &'static str,
    group: &'static str,
    point: &'static str,
    percent: &'static str,
}

impl Numbers {
    pub(crate) fn like(number: &'static str, percent: &'static str) -> Self {
        let marks: Vec<_> = number.split(char::is_numeric).collect();
        // Nothing stands between the digits of "12", "345" and "6".
        let [minus, _, group, _, _, point, _] = marks[..] else {
            unreachable!("{number} is not -12345.6");
        };
        Self {
            minus,
            group,
            point,
            percent,
        }
    }

    /// A number as it is written; other values are as they are.
    pub(crate) fn value(&self, value: &FluentValue<'_>) -> Option<String> {
        let FluentValue::Number(number) = value else {
            return None;
        };
        let options = &number.options;
        if options.style == FluentNumberStyle::Percent {
            let digits = options.maximum_fraction_digits.unwrap_or_default();
            let whole = self.digits(&format!("{:.digits$}", number.value * 100.0));
            return Some(self.percent.replace('5', &whole));
        }
        let plain = match (&options.currency, options.maximum_fraction_digits) {
            (Some(whole), _) => whole.clone(),
            (None, Some(digits)) => format!("{:.digits$}", number.value),
            (None, None) => number.as_string().into_owned(),
        };
        Some(self.digits(&plain))
    }

    /// The digits of a number in groups of three, if there are more than four of them.
    fn digits(&self, plain: &str) -> String {
        let (minus, plain) = match plain.strip_prefix('-') {
            Some(rest) => (self.minus, rest),
            None => ("", plain),
        };
        let (whole, decimals) = plain.split_once('.').unwrap_or((plain, ""));
        let mut text = minus.to_owned();
        for (i, digit) in whole.chars().enumerate() {
            let left = whole.len() - i;
            if i > 0 && left % 3 == 0 && whole.len() > 4 {
                text += self.group;
            }
            text.push(digit);
        }
        if !decimals.is_empty() {
            text += self.point;
            text += decimals;
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: &'static str, percent: &'static str, value: &FluentValue<'_>) -> String {
        Numbers::like(number, percent).value(value).unwrap()
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let english = |value: FluentValue<'_>| written("-12,345.6", "5%", &value);
        let basque = |value: FluentValue<'_>| written("\u{2212}12.345,6", "%\u{a0}5", &value);
        assert_eq!(english(7.into()), "7");
        assert_eq!(english(1234.into()), "1234");
        assert_eq!(english(1_234_567.into()), "1,234,567");
        assert_eq!(english(decimal(12345.678, 2)), "12,345.68");
        assert_eq!(english(decimal(3.0, 1)), "3.0");
        assert_eq!(english(percent(29)), "29%");
        assert_eq!(basque(decimal(-12345.6, 1)), "\u{2212}12.345,6");
        assert_eq!(basque(percent(100)), "%\u{a0}100");
        assert_eq!(basque(share(0.123_456, 3)), "%\u{a0}12,346");
    }
}
