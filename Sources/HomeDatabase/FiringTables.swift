/// The tables of what became of the dates of triggers.
enum FiringTables {
    /// What is known of the dates of triggers: up to when they were looked at, and what became of each.
    ///
    /// Neither table refers to `timer`: its rows are written anew when other things of their home change. So that no
    /// writer can forget it, the file itself notes when a trigger is enabled or gets another time; `beckon_now` is the
    /// clock of the program that writes.
    static let sql = """
        CREATE TABLE timer_watch (
            timer BLOB PRIMARY KEY NOT NULL,
            is_enabled INTEGER NOT NULL,
            fire_date TEXT,
            time_zone TEXT,
            recurrence TEXT,
            -- Every date up to this one was fired or missed, or came before the trigger was enabled.
            checked_until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        INSERT INTO timer_watch
        SELECT id, is_enabled, fire_date, time_zone, recurrence, beckon_now() FROM timer;

        CREATE TRIGGER timer_is_watched AFTER INSERT ON timer BEGIN
            INSERT INTO timer_watch
            VALUES (NEW.id, NEW.is_enabled, NEW.fire_date, NEW.time_zone, NEW.recurrence, beckon_now())
            ON CONFLICT (timer) DO UPDATE SET
                is_enabled = excluded.is_enabled, fire_date = excluded.fire_date, time_zone = excluded.time_zone,
                recurrence = excluded.recurrence, checked_until = excluded.checked_until
            WHERE (is_enabled, fire_date, time_zone, recurrence)
                IS NOT (excluded.is_enabled, excluded.fire_date, excluded.time_zone, excluded.recurrence);
        END;
        CREATE TRIGGER timer_stays_watched
        AFTER UPDATE OF is_enabled, fire_date, time_zone, recurrence ON timer
        WHEN (OLD.is_enabled, OLD.fire_date, OLD.time_zone, OLD.recurrence)
            IS NOT (NEW.is_enabled, NEW.fire_date, NEW.time_zone, NEW.recurrence)
        BEGIN
            INSERT INTO timer_watch
            VALUES (NEW.id, NEW.is_enabled, NEW.fire_date, NEW.time_zone, NEW.recurrence, beckon_now())
            ON CONFLICT (timer) DO UPDATE SET
                is_enabled = excluded.is_enabled, fire_date = excluded.fire_date, time_zone = excluded.time_zone,
                recurrence = excluded.recurrence, checked_until = excluded.checked_until;
        END;

        CREATE TABLE firing (
            timer BLOB NOT NULL,
            -- The date that it was due, in seconds since 1970.
            date INTEGER NOT NULL,
            home BLOB NOT NULL,
            -- What the trigger was called then, for when it is gone.
            name TEXT NOT NULL,
            status TEXT NOT NULL,
            detail TEXT,
            PRIMARY KEY (timer, date)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX firings_by_date ON firing(date);
        CREATE INDEX firings_under_way ON firing(status) WHERE status = 'running';
        """

    /// Whether somebody was told what became of a date that did not go well; of what was there before, everybody was.
    static let telling = """
        ALTER TABLE firing ADD COLUMN is_told INTEGER NOT NULL DEFAULT 1;
        CREATE INDEX firings_to_tell ON firing(is_told) WHERE is_told = 0;
        """
}
