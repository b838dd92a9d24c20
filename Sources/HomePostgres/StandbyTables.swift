enum StandbyTables {
    /// How whoever stands by is asked to wait, where the holder of a lease cannot reach the server, and who of them the holder has seen.
    static let sql = """
        -- The number of the lease whose holder has seen that it is stood by for: only then may it be taken over.
        ALTER TABLE standby ADD COLUMN known bigint NOT NULL DEFAULT 0;
        -- Where it is asked, "192.0.2.7:40123 …", and what shows that who asks and who answers have read this row.
        ALTER TABLE standby ADD COLUMN places text NOT NULL DEFAULT '';
        ALTER TABLE standby ADD COLUMN secret text NOT NULL DEFAULT '';
        """
}
