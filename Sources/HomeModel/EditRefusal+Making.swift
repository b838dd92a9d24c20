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

    /// A service goes only with its accessory (row M11).
    public static func serviceNotRemovable(_ service: String, of accessory: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter,
            "the service \(quoted(service)) is part of the accessory \(quoted(accessory)) and cannot be removed alone:"
                + " rename it, or remove the accessory")
    }
}

extension EditRefusal {
    /// An action cannot write its value (rows C1, C2, C5); `service` is what people call it.
    public static func action(
        _ error: HomeError, writing value: CharacteristicValue, to characteristic: CharacteristicType,
        of service: String
    ) -> EditRefusal {
        let (target, text) = ("\(characteristic) of \(quoted(service))", shown(JSON(value).line))
        let why =
            switch error {
            case .notFound: "there is no \(characteristic) on \(quoted(service)): look at what it can do"
            case .readOnlyCharacteristic: "\(target) can only be read: an action writes what can be set"
            case .invalidValueType: "\(text) is no value for \(target): give one of its type"
            case .valueLowerThanMinimum: "\(text) is below what \(target) allows: give more"
            case .valueHigherThanMaximum: "\(text) is above what \(target) allows: give less"
            case .stringLongerThanMaximum: "the text for \(target) is too long: give a shorter one"
            default: "\(text) is not allowed for \(target): give one of its valid values, on its step"
            }
        return EditRefusal(error, why)
    }

    /// A trigger cannot be as it is asked to (rows S3 to S6).
    public static func trigger(_ error: HomeError, _ name: String) -> EditRefusal {
        let why =
            switch error {
            case .fireDateNotOnMinute: "fires on the minute: give it 00 seconds"
            case .fireDateInPast: "cannot fire in the past: give it a date to come"
            case .recurrenceTooSmall: "comes again after 5 minutes at least: give it a longer recurrence"
            case .recurrenceTooLarge: "comes again after 5 weeks at most: give it a shorter recurrence"
            case .noRegisteredActionSets: "has no scene to run: add one before it is enabled"
            default: "has no time to fire at: give it a date such as 2030-01-01T22:30:00+01:00"
            }
        return EditRefusal(error, "the trigger \(quoted(name)) \(why)")
    }

    /// What a trigger was given is no date by RFC 3339.
    public static func badFireDate(_ text: String, of trigger: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter,
            "\(quoted(text)) is no date for the trigger \(quoted(trigger)): write it like 2030-01-01T22:30:00+01:00")
    }

    /// What a trigger was given is no time zone that is known here.
    public static func badTimeZone(_ text: String, of trigger: String) -> EditRefusal {
        EditRefusal(
            .invalidParameter,
            "\(quoted(text)) is no time zone for the trigger \(quoted(trigger)): write one like Europe/Paris")
    }
}
