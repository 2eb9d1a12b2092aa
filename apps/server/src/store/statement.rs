//! A statement for either database, and the rows that come back.

use std::fmt;

use sqlx::database::HasStatementCache;
use sqlx::postgres::PgRow;
use sqlx::query::Query;
use sqlx::sqlite::SqliteRow;
use sqlx::{
    AssertSqlSafe, Column, Database, Decode, Encode, Postgres, Row as _, SqlSafeStr as _, SqlStr,
    Sqlite, Type, TypeInfo as _,
};
use table::Damaged;

/// What is put in the place of `$1`, or stands in a row.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Bytes(Vec<u8>),
}

/// SQL that both databases read, with its values.
#[derive(Debug)]
pub(super) struct Statement {
    sql: SqlStr,
    values: Vec<Value>,
    /// Whether a connection keeps it prepared.
    is_kept: bool,
}

impl Statement {
    pub(super) fn new(sql: &'static str) -> Self {
        Self {
            sql: sql.into_sql_str(),
            values: Vec::new(),
            is_kept: true,
        }
    }

    pub(super) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// A statement about many rows: `HEAD ($1, $2), ($3, $4) TAIL`.
    pub(super) fn of_rows<R: IntoIterator<Item = Value>>(
        head: &str,
        rows: impl IntoIterator<Item = R>,
        tail: &str,
    ) -> Self {
        let mut sql = head.to_owned();
        let mut values: Vec<Value> = Vec::new();
        for row in rows {
            sql.push_str(if values.is_empty() { " (" } else { "), (" });
            for (index, value) in row.into_iter().enumerate() {
                values.push(value);
                let comma = if index > 0 { ", " } else { "" };
                sql.push_str(&format!("{comma}${}", values.len()));
            }
        }
        sql.push_str(&format!(") {tail}"));
        Self {
            sql: AssertSqlSafe(sql).into_sql_str(),
            values,
            is_kept: false,
        }
    }

    /// The statement for one of the databases.
    pub(super) fn bound<DB>(self) -> Query<'static, DB, DB::Arguments>
    where
        DB: Database + HasStatementCache,
        Option<String>: for<'t> Encode<'t, DB> + Type<DB>,
        Option<i64>: for<'t> Encode<'t, DB> + Type<DB>,
        Vec<u8>: for<'t> Encode<'t, DB> + Type<DB>,
    {
        let query = sqlx::query(self.sql).persistent(self.is_kept);
        let bind = |query: Query<'static, DB, DB::Arguments>, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Bytes(bytes) => query.bind(bytes),
        };
        self.values.into_iter().fold(query, bind)
    }
}

/// A row of either.
#[derive(Debug)]
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(super) fn all_of<R>(rows: Result<Vec<R>, sqlx::Error>) -> Result<Vec<Self>, sqlx::Error>
    where
        Self: From<R>,
    {
        Ok(rows?.into_iter().map(Self::from).collect())
    }

    /// A value by the name of its column; another kind of value is damage.
    pub(super) fn get<T>(&self, name: &str) -> Result<T, Damaged>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite>,
        T: for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        let value = match self {
            Self::Sqlite(row) => row.try_get(name),
            Self::Postgres(row) => row.try_get(name),
        };
        value.map_err(|error| Damaged::because(&error.to_string()))
    }

    /// All values with the names of their columns.
    pub(super) fn values(&self) -> Result<Vec<(String, Value)>, Damaged> {
        let columns: Vec<_> = match self {
            Self::Sqlite(row) => row.columns().iter().map(named).collect(),
            Self::Postgres(row) => row.columns().iter().map(named).collect(),
        };
        let value = |(name, is_text): (String, bool)| {
            let value = if is_text {
                Value::Text(self.get(&name)?)
            } else {
                Value::Number(self.get(&name)?)
            };
            Ok((name, value))
        };
        columns.into_iter().map(value).collect()
    }

    /// A number that is never negative, such as a time or a count.
    pub(super) fn count(&self, name: &str) -> Result<u64, Damaged> {
        Ok(self.get::<i64>(name)? as u64)
    }
}

/// The name of a column, and whether it holds text.
fn named(column: &impl Column) -> (String, bool) {
    let is_text = column.type_info().name() == "TEXT";
    (column.name().to_owned(), is_text)
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(Some(text)) => f.write_str(text),
            Self::Number(Some(number)) => write!(f, "{number}"),
            Self::Bytes(bytes) => write!(f, "{} bytes", bytes.len()),
            Self::Text(None) | Self::Number(None) => f.write_str("nothing"),
        }
    }
}

impl From<SqliteRow> for Row {
    fn from(row: SqliteRow) -> Self {
        Self::Sqlite(row)
    }
}

impl From<PgRow> for Row {
    fn from(row: PgRow) -> Self {
        Self::Postgres(row)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(Some(text.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Some(text))
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(bytes.to_vec())
    }
}

impl From<Option<&str>> for Value {
    fn from(text: Option<&str>) -> Self {
        Self::Text(text.map(str::to_owned))
    }
}

/// Databases have no larger numbers.
impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(Some(i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Self {
        number.map_or(Self::Number(None), Self::from)
    }
}

impl From<bool> for Value {
    fn from(is_so: bool) -> Self {
        u64::from(is_so).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_through() {
        let rows = [
            ["a".into(), 1_u64.into()],
            ["b".into(), Value::Number(None)],
        ];
        let statement = Statement::of_rows("INSERT INTO t VALUES", rows, "RETURNING 1");
        let sql: &str = statement.sql.as_ref();
        assert_eq!(sql, "INSERT INTO t VALUES ($1, $2), ($3, $4) RETURNING 1");
        assert_eq!(statement.values.len(), 4);
    }
}
