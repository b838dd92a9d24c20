import Foundation

/// What the sun does once a day, seen from most places.
public enum SolarEvent: String, Sendable, CaseIterable {
    /// The upper edge of the sun comes over the horizon.
    case sunrise
    /// The upper edge of the sun goes under the horizon.
    case sunset
    /// Civil twilight begins: the sun is 6 degrees under the horizon, and rising.
    case dawn
    /// Civil twilight ends: the sun is 6 degrees under the horizon, and sinking.
    case dusk

    /// Whether it comes before noon.
    public var isInTheMorning: Bool { self == .sunrise || self == .dawn }

    /// How far the middle of the sun is from the zenith then, in degrees.
    ///
    /// The air lifts the sun's picture by 34 minutes of arc at the horizon, and its edge is 16 from its middle.
    fileprivate var zenith: Double { self == .sunrise || self == .sunset ? 90.833 : 96 }
}

/// When the sun rises and sets at one place, by the formulas of NOAA's solar calculator (after Meeus, Astronomical
/// Algorithms), which are good to a minute between the polar circles for the years 1901 to 2099.
public struct SolarCalendar: Hashable, Sendable {
    /// The place.
    public let coordinates: Coordinates

    /// The calendar of a place.
    public init(at coordinates: Coordinates) { self.coordinates = coordinates }

    /// What the sun does on a day of the place's own solar time.
    public enum Passage: Hashable, Sendable {
        /// It is then.
        case at(Date)
        /// The sun stays above all day: polar day.
        case staysUp
        /// The sun stays below all day: polar night.
        case staysDown
    }

    /// When something comes on a day, which is that of the place's solar time: it is noon when the sun is highest.
    public func passage(_ event: SolarEvent, onSolarDay day: CivilDay) -> Passage {
        // The sun moves while the day goes on, so its place is taken at noon first and then at the moment found.
        var minutes = 720 - 4 * coordinates.longitude
        for _ in 0..<3 {
            let sun = Sun(at: Double(day.number) + minutes / 1_440)
            let (latitude, declination) = (coordinates.latitude.radians, sun.declination)
            // At a pole itself the sun neither rises nor sets within a day; a hair beside it, the formula holds.
            let slope = max(cos(latitude) * cos(declination), 1e-9)
            let cosine = (cos(event.zenith.radians) - sin(latitude) * sin(declination)) / slope
            if cosine > 1 { return .staysDown }
            if cosine < -1 { return .staysUp }
            let hourAngle = acos(cosine).degrees * (event.isInTheMorning ? 1 : -1)
            minutes = 720 - 4 * (coordinates.longitude + hourAngle) - sun.equationOfTime
        }
        return .at(Date(timeIntervalSince1970: Double(day.number) * 86_400 + minutes * 60))
    }

    /// When something comes on a day of the calendar of a zone.
    public func passage(_ event: SolarEvent, on day: CivilDay, in zone: TimeZone) -> Passage {
        var first: Passage?
        for ahead: Int64 in [0, -1, 1] {
            let passage = passage(event, onSolarDay: CivilDay(number: day.number + ahead))
            if case .at(let date) = passage, CivilDay(date, in: zone) == day { return passage }
            if case .at = passage {} else { first = first ?? passage }
        }
        // Near a polar circle the sun may set just after midnight, and not again before the next: it is up all day.
        return first ?? .staysUp
    }
}

/// Where the sun stands, as the low-precision formulas tell.
private struct Sun {
    /// How far it is north of the equator, in radians.
    let declination: Double
    /// How far a sundial is ahead of a clock, in minutes.
    let equationOfTime: Double

    /// The sun at a moment, in days since the beginning of 1970 in UTC.
    init(at days: Double) {
        // Julian centuries since noon of 2000-01-01.
        let t = (days + 2_440_587.5 - 2_451_545) / 36_525
        let meanLongitude = (280.46646 + t * (36_000.76983 + 0.0003032 * t)).radians
        let anomaly = (357.52911 + t * (35_999.05029 - 0.0001537 * t)).radians
        let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
        let center =
            sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t))
            + sin(2 * anomaly) * (0.019993 - 0.000101 * t) + sin(3 * anomaly) * 0.000289
        let node = (125.04 - 1_934.136 * t).radians
        let longitude = meanLongitude + (center - 0.00569 - 0.00478 * sin(node)).radians
        let meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
        let obliquity = (meanObliquity + 0.00256 * cos(node)).radians
        declination = asin(sin(obliquity) * sin(longitude))
        let y = tan(obliquity / 2) * tan(obliquity / 2)
        let time =
            y * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
            + 4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) - 0.5 * y * y * sin(4 * meanLongitude)
            - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
        equationOfTime = 4 * time.degrees
    }
}

extension Double {
    /// An angle of so many degrees, in radians.
    fileprivate var radians: Double { self * .pi / 180 }
    /// An angle of so many radians, in degrees.
    fileprivate var degrees: Double { self * 180 / .pi }
}
