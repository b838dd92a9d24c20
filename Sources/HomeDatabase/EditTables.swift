/// The tables that take edits back.
enum EditTables {
    /// Which edits people made, and what takes each of them back, row by row.
    ///
    /// `first` and `last` are the changes in the log that an edit made, `undoes` the edit that it took back. While an edit
    /// is under way it is open, and what `EditRecorder` has put on the tables notes the inverse of whatever it writes;
    /// `thing` is what the row belongs to.
    static let sql = """
        CREATE TABLE edit (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            date INTEGER NOT NULL,
            first INTEGER NOT NULL,
            last INTEGER NOT NULL,
            undoes INTEGER,
            is_open INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX only_one_edit_is_open ON edit(is_open) WHERE is_open = 1;

        CREATE TABLE inverse (
            id INTEGER PRIMARY KEY NOT NULL,
            edit INTEGER NOT NULL REFERENCES edit ON DELETE CASCADE,
            thing BLOB NOT NULL,
            statement TEXT NOT NULL
        ) STRICT;
        CREATE INDEX inverses_of_edit ON inverse(edit);
        CREATE INDEX inverses_of_thing ON inverse(thing, edit);
        """
}
