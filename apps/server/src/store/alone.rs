//! What only one of all servers that share a database may do at a time.

use super::database::Connection;
use super::{Store, StoreError};

impl Store {
    /// Does something short - PostgreSQL hangs up on who takes more than four seconds - while no other
    /// server does anything in this way.
    pub(crate) async fn alone<T>(&self, work: impl Future<Output = T>) -> Result<T, StoreError> {
        if !self.is_shared() {
            return Ok(work.await);
        }
        let connection = Box::pin(self.turn()).await?;
        let done = work.await;
        // Others may, however it ends.
        let _ = Box::pin(connection.leave()).await;
        Ok(done)
    }

    /// A connection for as long as which it is this server's turn.
    async fn turn(&self) -> Result<Connection, StoreError> {
        let mut connection = self.options.connect().await?;
        connection.begin().await?;
        connection.wait_for_turn().await?;
        Ok(connection)
    }
}
