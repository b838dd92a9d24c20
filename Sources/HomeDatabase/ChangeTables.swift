/// The second version: who bears a name, and the log of all changes.
enum ChangeTables {
    /// What kind of thing bears a name, which account of the system a user has, and the log of all changes.
    ///
    /// `author` is one `HomeDatabase` value's own, so that it is not told what it did itself (row O3). `date` is in
    /// seconds since 1970. `thing` is the identity of what changed, `owner` the accessory of a service.
    static let sql = """
        ALTER TABLE name ADD COLUMN kind TEXT NOT NULL DEFAULT '';
        UPDATE name SET kind = CASE
            WHEN bearer = home THEN 'home'
            WHEN bearer IN (SELECT id FROM room) THEN 'room'
            WHEN bearer IN (SELECT id FROM zone) THEN 'zone'
            WHEN bearer IN (SELECT id FROM accessory) THEN 'accessory'
            WHEN bearer IN (SELECT id FROM service) THEN 'service'
            WHEN bearer IN (SELECT id FROM service_group) THEN 'serviceGroup'
            WHEN bearer IN (SELECT id FROM action_set) THEN 'actionSet'
            WHEN bearer IN (SELECT id FROM timer) THEN 'trigger'
            ELSE '' END;
        CREATE INDEX names_of_bearer ON name(bearer, place);
        CREATE INDEX homes_in_order ON home(position);

        ALTER TABLE user ADD COLUMN account TEXT;
        CREATE UNIQUE INDEX account_is_unique_in_its_home ON user(home, account) WHERE account IS NOT NULL;

        CREATE TABLE change (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            author BLOB NOT NULL,
            user TEXT,
            date INTEGER NOT NULL,
            home BLOB,
            topic TEXT NOT NULL,
            verb TEXT NOT NULL,
            kind TEXT,
            thing BLOB,
            owner BLOB,
            name TEXT,
            characteristic TEXT,
            value TEXT,
            is_told INTEGER NOT NULL
        ) STRICT;
        """
}
