/// The first version: homes, and all that is in them.
enum FirstTables {
    /// The tables that there were first.
    ///
    /// Identities are the 16 bytes of a UUID. `position` keeps the order in which people see things. Names and aliases
    /// stand in one table, so that one index keeps them unique (rows N4 to N9); place 0 is the name, aliases follow.
    static let sql = """
        CREATE TABLE setting (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;

        CREATE TABLE home (
            id BLOB PRIMARY KEY NOT NULL,
            position INTEGER NOT NULL,
            is_primary INTEGER NOT NULL,
            temperature_unit TEXT NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE UNIQUE INDEX only_one_home_is_primary ON home(is_primary) WHERE is_primary = 1;

        CREATE TABLE name (
            id INTEGER PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            -- The home; 16 zeros for the names of homes; the accessory for a service that shares its name (row N9).
            namespace BLOB NOT NULL,
            key TEXT NOT NULL,
            bearer BLOB NOT NULL,
            place INTEGER NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX name_is_unique_in_its_namespace ON name(namespace, key);
        CREATE INDEX names_of_home ON name(home);

        CREATE TABLE room (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX rooms_of_home ON room(home, position);

        CREATE TABLE zone (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX zones_of_home ON zone(home, position);
        CREATE TABLE zone_room (
            zone BLOB NOT NULL REFERENCES zone ON DELETE CASCADE,
            position INTEGER NOT NULL,
            room BLOB NOT NULL REFERENCES room ON DELETE CASCADE,
            PRIMARY KEY (zone, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX zones_of_room ON zone_room(room);

        CREATE TABLE accessory (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            room BLOB REFERENCES room ON DELETE SET NULL,
            bridge BLOB REFERENCES accessory ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
            is_bridge INTEGER NOT NULL,
            manufacturer TEXT,
            model TEXT,
            serial_number TEXT,
            firmware_revision TEXT,
            device TEXT,
            aid INTEGER,
            extra TEXT
        ) STRICT;
        CREATE INDEX accessories_of_home ON accessory(home, position);
        CREATE INDEX accessories_in_room ON accessory(room);
        CREATE INDEX accessories_behind_bridge ON accessory(bridge);

        CREATE TABLE service (
            id BLOB PRIMARY KEY NOT NULL,
            accessory BLOB NOT NULL REFERENCES accessory ON DELETE CASCADE,
            position INTEGER NOT NULL,
            type TEXT NOT NULL,
            iid INTEGER,
            extra TEXT
        ) STRICT;
        CREATE INDEX services_of_accessory ON service(accessory, position);

        CREATE TABLE characteristic (
            service BLOB NOT NULL REFERENCES service ON DELETE CASCADE,
            position INTEGER NOT NULL,
            type TEXT NOT NULL,
            iid INTEGER,
            value TEXT,
            format TEXT NOT NULL,
            permissions INTEGER NOT NULL,
            unit TEXT,
            minimum REAL,
            maximum REAL,
            step REAL,
            maximum_length INTEGER,
            valid_values TEXT,
            PRIMARY KEY (service, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE service_group (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX service_groups_of_home ON service_group(home, position);
        CREATE TABLE service_group_service (
            service_group BLOB NOT NULL REFERENCES service_group ON DELETE CASCADE,
            position INTEGER NOT NULL,
            service BLOB NOT NULL REFERENCES service ON DELETE CASCADE,
            PRIMARY KEY (service_group, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX groups_of_service ON service_group_service(service);

        CREATE TABLE action_set (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX action_sets_of_home ON action_set(home, position);
        CREATE TABLE action (
            action_set BLOB NOT NULL REFERENCES action_set ON DELETE CASCADE,
            position INTEGER NOT NULL,
            service BLOB NOT NULL REFERENCES service ON DELETE CASCADE,
            characteristic TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (action_set, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX actions_on_service ON action(service);

        CREATE TABLE timer (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            fire_date TEXT,
            time_zone TEXT,
            recurrence TEXT,
            is_enabled INTEGER NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX timers_of_home ON timer(home, position);
        CREATE TABLE timer_action_set (
            timer BLOB NOT NULL REFERENCES timer ON DELETE CASCADE,
            position INTEGER NOT NULL,
            action_set BLOB NOT NULL REFERENCES action_set ON DELETE CASCADE,
            PRIMARY KEY (timer, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX timers_of_action_set ON timer_action_set(action_set);

        CREATE TABLE user (
            id BLOB PRIMARY KEY NOT NULL,
            home BLOB NOT NULL REFERENCES home ON DELETE CASCADE,
            position INTEGER NOT NULL,
            key TEXT NOT NULL,
            name TEXT NOT NULL,
            role TEXT NOT NULL,
            extra TEXT
        ) STRICT;
        CREATE INDEX users_of_home ON user(home, position);
        CREATE UNIQUE INDEX user_name_is_unique_in_its_home ON user(home, key);
        """
}
