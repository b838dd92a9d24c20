/// The third version: which hub serves which home.
enum LeaseTables {
    /// A home is served under a lease, of which there is one a home; who waits to take it over stands in `standby`.
    ///
    /// No clock is in it: who holds a lease renews it, so that `renewal` is another, and whoever stands by measures by a clock of
    /// its own for how long it was not. `number` is the fencing number, greater with each that takes the lease; it stands when
    /// the lease is given back, which `holder` of null says. A lease that is not `shared` is taken over by nobody: its holder did
    /// not know that anybody stands by when it was renewed last, and so may go on where it cannot reach the server.
    static let sql = """
        CREATE TABLE lease (
            home uuid PRIMARY KEY REFERENCES home,
            number bigint NOT NULL,
            holder uuid,
            -- What people call the machine of the holder.
            name text NOT NULL,
            renewal bigint NOT NULL,
            is_shared boolean NOT NULL
        );
        CREATE INDEX leases_of_holder ON lease (holder);

        CREATE TABLE standby (
            home uuid NOT NULL REFERENCES home,
            program uuid NOT NULL,
            renewal bigint NOT NULL,
            PRIMARY KEY (home, program)
        );
        """
}
