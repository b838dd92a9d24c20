import HomeModel
import HomeNames

/// What the words of one reading say, before the home is asked whether it can be so.
struct Frame: Hashable {
    /// The properties that the grammar's tags set.
    private(set) var properties: [String: String] = [:]
    /// The number that was said.
    private(set) var number: Double?
    /// The names that were said, in their order.
    private(set) var names: [Name] = []

    struct Name: Hashable {
        let kind: NamedThing.Kind
        let hit: Lattice.NameHit
    }

    /// Reads the events of one way through the grammar.
    init(_ events: [Chart.Event]) {
        for event in events {
            switch event {
            case .tag(.set(let property, let value)): properties[property] = value
            case .tag(.plus(let part)), .number(let part): number = (number ?? 0) + part
            case .tag(.times(let factor)): number = (number ?? 1) * factor
            case .name(let kind, let hit): names.append(Name(kind: kind, hit: hit))
            }
        }
    }

    subscript(property: String) -> String? { properties[property] }

    /// Whether the tag was met.
    func has(_ property: String) -> Bool { properties[property] != nil }

    /// The names that nobody bears.
    var unknownNames: [Lattice.NameHit] { names.map(\.hit).filter(\.isUnknown) }

    /// How many tokens are parts of names.
    var namedTokens: Int { names.reduce(0) { $0 + $1.hit.range.count } }
}

/// What is wanted of a service.
enum Demand: Hashable {
    case power(Bool)
    case brightness(Double)
    /// "Set it to 50": what that means depends on what it is.
    case level(Double, Unit)
    case lock(Bool)
    /// Open or closed.
    case door(isOpen: Bool)
    /// Open to some percent.
    case position(Double)
    case temperature(Double, Unit)

    enum Unit: Hashable { case none, percent, degrees, celsius, fahrenheit }

    /// The demand of a frame, or nil where the frame has none.
    init?(_ frame: Frame) {
        let number = frame.number
        switch frame["about"] {
        case "power": self = .power(frame["to"] == "on")
        case "brightness": guard let number else { return nil }; self = .brightness(number)
        case "level": guard let number else { return nil }; self = .level(number, Unit(frame))
        case "lock": self = .lock(frame["to"] == "locked")
        case "door": self = number.map { .position($0) } ?? .door(isOpen: frame["to"] == "open")
        case "temperature": guard let number else { return nil }; self = .temperature(number, Unit(frame))
        default: return nil
        }
    }
}

extension Demand.Unit {
    fileprivate init(_ frame: Frame) {
        switch frame["unit"] {
        case "percent": self = .percent
        case "degrees": self = .degrees
        case "celsius": self = .celsius
        case "fahrenheit": self = .fahrenheit
        default: self = .none
        }
    }
}
