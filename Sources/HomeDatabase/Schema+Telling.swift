extension Schema {
    /// Whether somebody was told what became of a date that did not go well; of what was there before, everybody was.
    static let telling = """
        ALTER TABLE firing ADD COLUMN is_told INTEGER NOT NULL DEFAULT 1;
        CREATE INDEX firings_to_tell ON firing(is_told) WHERE is_told = 0;
        """
}
