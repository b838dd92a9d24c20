extension EditRefusal {
    /// Something of the same identity is there already.
    public static func alreadyExists(_ kind: NamedThing.Kind, _ name: String, in home: String? = nil) -> EditRefusal {
        let place = home.map { " in \(shown($0))" } ?? ""
        return EditRefusal(
            .alreadyExists, "the \(kind.word) \(quoted(name)) is there already\(place): change it, or add a new one")
    }

    /// Something is in a zone, a group or a trigger already.
    public static func alreadyIn(
        _ kind: NamedThing.Kind, called container: String, _ member: NamedThing.Kind, _ name: String
    ) -> EditRefusal {
        EditRefusal(
            .alreadyExists,
            "the \(member.word) \(quoted(name)) is in the \(kind.word) \(quoted(container)) already: leave it there")
    }

    /// Something is not in a zone, a group, a scene or a trigger.
    public static func notIn(
        _ kind: NamedThing.Kind, called container: String, _ member: String, _ name: String
    ) -> EditRefusal {
        EditRefusal(
            .notFound,
            "the \(member) \(quoted(name)) is not in the \(kind.word) \(quoted(container)): look at what is in it")
    }

    /// An identity is that of nothing in the home, or of no home; somebody may have removed it.
    public static func gone(_ kind: NamedThing.Kind, in home: String? = nil) -> EditRefusal {
        let place = home.map { " in \(shown($0))" } ?? ""
        return EditRefusal(.notFound, "there is no such \(kind.word)\(place) any more: look at what is there now")
    }

    /// A guest, or nobody whom the home knows, asked for what only its administrators may do (rows U3, U4).
    public static func insufficientPrivileges(_ user: String?, in home: String) -> EditRefusal {
        let (home, who) = (shown(home), user.map(quoted))
        let text =
            who.map { "\($0) may not change \(home): ask one of its administrators to" }
            ?? "no user of \(home) is mapped to this account: say which user acts, or ask one of its administrators"
        return EditRefusal(.insufficientPrivileges, text)
    }

    /// Somebody who does not own a store without homes asked for what only its owner may do.
    public static func notOwner() -> EditRefusal {
        EditRefusal(.insufficientPrivileges, "the data folder belongs to another account: ask its owner to do it")
    }

    /// The room for the entire home keeps the home's name, and stays (row M6).
    public static func roomForEntireHomeStays(in home: String) -> EditRefusal {
        EditRefusal(
            .roomForHomeCannotBeUpdated,
            "\(quoted(home)) is the room for the entire home, which cannot be renamed, removed or changed:"
                + " change the home or one of its other rooms")
    }

    /// The room for the entire home is in no zone (row M6).
    public static func roomForEntireHomeInZone(_ zone: String, in home: String) -> EditRefusal {
        EditRefusal(
            .roomForHomeCannotBeInZone,
            "\(quoted(home)) is the room for the entire home, which cannot be in the zone \(quoted(zone)):"
                + " add one of its other rooms")
    }

    /// A home that has users keeps an administrator.
    public static func lastAdministrator(_ user: String, in home: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter,
            "\(quoted(user)) is the last administrator of \(shown(home)): make another user administrator first")
    }

    /// An accessory that says so stands behind what is no bridge, or is a bridge behind another.
    public static func badBridge(_ bridge: String, isBridge: Bool, of accessory: String) -> EditRefusal {
        let why =
            isBridge
            ? "the bridge \(quoted(accessory)) cannot stand behind the bridge \(quoted(bridge)): add it on its own"
            : "\(quoted(bridge)) is no bridge, so \(quoted(accessory)) cannot be behind it: name the bridge it is behind"
        return EditRefusal(.invalidParameter, why)
    }

    /// What a user was given is no account of the operating system.
    public static func badAccount(of user: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter, "this is no account for \(quoted(user)): give its name, which has 1 to 256 bytes")
    }

    /// There are as many as a home file may list.
    public static func full(_ most: Int, in place: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter, "\(shown(place)) has \(most) of these, and can have no more: remove one of them first")
    }

    /// A service goes only with its accessory (row M11).
    public static func serviceNotRemovable(_ service: String, of accessory: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter,
            "the service \(quoted(service)) is part of the accessory \(quoted(accessory)) and cannot be removed alone:"
                + " rename it, or remove the accessory")
    }
}
