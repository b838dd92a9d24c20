enum ClientTables {
    /// Who speaks to a home from away, to whichever hub serves it.
    ///
    /// `content` is sealed by who knows the home's pairings: whoever reads it here learns a public key, and whoever writes one makes
    /// no client.
    static let sql = """
        CREATE TABLE remote_client (
            home uuid NOT NULL REFERENCES home,
            -- The public key of the client, in hexadecimal digits.
            key text NOT NULL,
            content text NOT NULL,
            PRIMARY KEY (home, key)
        );

        -- Whoever speaks without naming a home may be at home in any.
        CREATE INDEX users_by_name ON name (key) WHERE namespace = 'users';
        """
}
