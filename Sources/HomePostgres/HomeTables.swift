/// The first version: homes, all that is in them, and the log of each.
enum HomeTables {
    /// The tables that there were first.
    ///
    /// `home` is the first column of every key, so that the tables can be spread over servers by it. What is in a home is a
    /// row a thing (`thing`); its names stand in a table of their own, as do identities and the names of homes, which are
    /// unique among all homes. Whoever writes holds the home's row, so that its `sequence` has no gaps that are yet to be
    /// filled: it numbers the changes of the home, and is another whenever anything of the home is.
    ///
    /// The row of a home stays when the home goes, without a position, so that its numbers are not given twice. The row of
    /// zeros is the store's own.
    static let sql = """
        CREATE TABLE beckon (
            is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
            schema integer NOT NULL
        );
        INSERT INTO beckon (schema) VALUES (0);

        CREATE TABLE home (
            home uuid PRIMARY KEY,
            sequence bigint NOT NULL,
            position bigint,
            content json NOT NULL
        );
        CREATE INDEX homes_in_order ON home (position) WHERE position IS NOT NULL;
        INSERT INTO home VALUES ('00000000-0000-0000-0000-000000000000', 0, NULL, '{}');

        CREATE TABLE thing (
            home uuid NOT NULL REFERENCES home,
            kind text NOT NULL,
            id uuid NOT NULL,
            position bigint NOT NULL,
            content json NOT NULL,
            PRIMARY KEY (home, kind, id)
        );

        CREATE TABLE name (
            home uuid NOT NULL REFERENCES home,
            -- 'home' for all that is in it, 'users', or the accessory for a service that shares its name (row N9).
            namespace text COLLATE "C" NOT NULL,
            key text COLLATE "C" NOT NULL,
            bearer uuid NOT NULL,
            UNIQUE (home, namespace, key)
        );

        CREATE TABLE home_name (
            key text COLLATE "C" PRIMARY KEY,
            home uuid NOT NULL REFERENCES home
        );
        CREATE INDEX names_of_home ON home_name (home);

        CREATE TABLE identity (
            id uuid PRIMARY KEY,
            home uuid NOT NULL REFERENCES home
        );
        CREATE INDEX identities_of_home ON identity (home);

        CREATE TABLE change (
            home uuid NOT NULL REFERENCES home,
            sequence bigint NOT NULL,
            -- The order in which the changes of all homes were written, which need not be that in which they were kept.
            number bigint GENERATED ALWAYS AS IDENTITY,
            session uuid NOT NULL,
            date timestamptz NOT NULL,
            author text,
            topic text NOT NULL,
            verb text NOT NULL,
            kind text,
            thing uuid,
            owner uuid,
            name text,
            characteristic text,
            value json,
            is_told boolean NOT NULL,
            PRIMARY KEY (home, sequence)
        );

        CREATE TABLE consent (
            home uuid NOT NULL REFERENCES home,
            trigger uuid NOT NULL,
            content json NOT NULL,
            PRIMARY KEY (home, trigger)
        );
        CREATE INDEX consents_of_trigger ON consent (trigger);

        -- The triggers that are enabled.
        CREATE TABLE watch (
            home uuid NOT NULL REFERENCES home,
            trigger uuid NOT NULL,
            -- Every date up to this one, in seconds since 1970, was fired or missed, or came before the trigger was enabled.
            checked_until bigint NOT NULL,
            -- Whether its event was told for what is still so, as far as anybody knows.
            has_happened boolean NOT NULL,
            PRIMARY KEY (home, trigger)
        );
        CREATE INDEX watches_of_trigger ON watch (trigger);

        CREATE TABLE firing (
            home uuid NOT NULL REFERENCES home,
            trigger uuid NOT NULL,
            -- The date that it was due, in seconds since 1970.
            date bigint NOT NULL,
            -- What the trigger was called then, for when it is gone.
            name text NOT NULL,
            status text NOT NULL,
            detail text,
            is_told boolean NOT NULL,
            PRIMARY KEY (home, trigger, date)
        );
        CREATE INDEX firings_of_trigger ON firing (trigger, date);
        CREATE INDEX firings_by_date ON firing (date);
        CREATE INDEX firings_under_way ON firing (home) WHERE status = 'running';
        CREATE INDEX firings_to_tell ON firing (home) WHERE NOT is_told;
        """
}
