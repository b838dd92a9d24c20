/// Where on the Earth a home is, as the sun sees it.
public struct Coordinates: Hashable, Sendable {
    /// Degrees north of the equator, -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public let longitude: Double

    /// A place; nil where there is no such place on the Earth.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// The place as a home file has it: `{"latitude": 48.86, "longitude": 2.35}`.
    public var json: JSON { .object(["latitude": JSON(latitude), "longitude": JSON(longitude)]) }

    /// Reads what `json` wrote; nil where it is something else, or no place on the Earth.
    public init?(json: JSON?) {
        guard case .object(let members)? = json, members.count == 2, let latitude = members["latitude"]?.number,
            let longitude = members["longitude"]?.number
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Home {
    /// Where it is; nil where nobody has said.
    ///
    /// It is kept in `extra`, so that the home file carries it. An `extra` that is no object stays as it is.
    public var coordinates: Coordinates? {
        get { Coordinates(json: extra?["place"]) }
        set { extra.setMember("place", to: newValue?.json) }
    }
}

extension JSON {
    /// A number, as a whole one where it is one.
    fileprivate init(_ number: Double) {
        self = Int64(exactly: number).map { .int($0) } ?? .double(number)
    }

    /// The number; nil where it is none.
    fileprivate var number: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }
}
