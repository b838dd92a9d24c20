/// What kind of thing a device says that it is, before anything else is known of it.
public struct AccessoryCategory: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// HAP's number.
    public let rawValue: Int

    /// The category of a number, known or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Anything else.
    public static let other = AccessoryCategory(rawValue: 1)
    /// A bridge, with other accessories behind it.
    public static let bridge = AccessoryCategory(rawValue: 2)

    /// HAP's name of the category; "other" where it is not known.
    public var description: String {
        let place = rawValue - 1
        return Self.names.indices.contains(place) ? Self.names[place] : Self.names[0]
    }

    /// HAP's categories from 1 on (HAP specification, accessory categories).
    private static let names = [
        "other", "bridge", "fan", "garage door", "light", "lock", "outlet", "switch", "thermostat", "sensor",
        "security system", "door", "window", "window covering", "programmable switch", "range extender", "camera",
        "video doorbell", "air purifier", "heater", "air conditioner", "humidifier", "dehumidifier", "Apple TV",
        "HomePod", "speaker", "AirPort", "sprinkler", "faucet", "shower", "television", "remote control", "router",
        "audio receiver", "set-top box", "streaming stick",
    ]
}
