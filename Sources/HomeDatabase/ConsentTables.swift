/// The tables of what triggers may open.
enum ConsentTables {
    /// What triggers may open because somebody said yes to that, at the time that the yes was given to.
    ///
    /// The table does not refer to `timer`, whose rows are written anew when other things of their home change. Home files
    /// neither have nor bring what it holds: a yes is given here, and not carried in.
    static let sql = """
        CREATE TABLE consent (
            timer BLOB NOT NULL,
            accessory BLOB NOT NULL,
            service BLOB NOT NULL,
            characteristic TEXT NOT NULL,
            value TEXT NOT NULL,
            fire_date TEXT,
            time_zone TEXT,
            recurrence TEXT
        ) STRICT;
        CREATE INDEX consents_of_timer ON consent(timer);
        """
}
