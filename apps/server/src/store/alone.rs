//! What only one of all servers that share a database may do at a time.

use super::{Store, StoreError};

impl Store {
    /// Does something short - PostgreSQL hangs up on who takes more than four seconds - while no other
    /// server does anything in this way.
    pub(crate) async fn alone<T>(&self, work: impl Future<Output = T>) -> Result<T, StoreError> {
        if !self.is_shared() {
            return Ok(work.await);
        }
        let mut connection = self.options.connect().await?;
        connection.begin().await?;
        connection.wait_for_turn().await?;
        let done = work.await;
        // Others may, however it ends.
        let _ = connection.leave().await;
        Ok(done)
    }
}
