import HomeModel
import HomeOutcomes

/// What every renderer speaks with: the messages of the language, and what homes and bridges are called.
struct RenderingContext: Sendable {
    /// The messages.
    let say: ReplyMessages
    /// The name of the primary home, which needs not be named; empty where there is none.
    let primary: String
    private let units: [String: TemperatureUnit]
    /// The names of the bridges that accessories are behind.
    private let bridges: Lazy<[AccessoryID: String]>

    /// How it is spoken to the people of these homes.
    init(_ messages: ReplyMessages, _ snapshot: HomeSnapshot) {
        say = messages
        primary = snapshot.primary?.name ?? ""
        // They are told of where something failed, which is seldom.
        bridges = Lazy {
            snapshot.homes.reduce(into: [:]) { bridges, home in
                let names = Dictionary(home.accessories.map { ($0.id, $0.name) }) { first, _ in first }
                for accessory in home.accessories { bridges[accessory.id] = accessory.bridge.flatMap { names[$0] } }
            }
        }
        units = Dictionary(snapshot.homes.map { ($0.name, $0.temperatureUnit) }) { first, _ in first }
    }

    /// The unit of temperature in a home.
    func unit(of home: String) -> TemperatureUnit? { units[home] }

    /// The name of the bridge that a target is behind; nil where it is behind none.
    func bridge(of target: Target) -> String? { bridges.value[target.reference.accessory] }
}
