/// The tables of what sets triggers off instead of a date.
enum EventTables {
    /// What sets triggers off instead of a date, and which of it has happened.
    ///
    /// `event` is JSON with the identities of services. `happened` has the triggers whose event was told for what is still
    /// so, as far as anybody knows: it keeps another program from firing them for it once more. Like the other tables of
    /// firings it does not refer to `timer`.
    static let sql = """
        ALTER TABLE timer ADD COLUMN event TEXT;
        ALTER TABLE consent ADD COLUMN event TEXT;
        CREATE TABLE happened (
            timer BLOB PRIMARY KEY NOT NULL,
            event TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}
