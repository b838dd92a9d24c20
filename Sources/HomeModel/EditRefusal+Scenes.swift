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
