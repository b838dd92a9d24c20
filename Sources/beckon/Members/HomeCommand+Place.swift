import ArgumentParser
import BeckonRuntime
import Foundation

extension HomeCommand {
    /// Tells where a home is, and says so.
    struct Place: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "place",
                abstract: helpText("home-place"),
                discussion: helpText("home-place.about"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions
        @Option(
            parsing: .unconditional,
            help: .text("home-place.latitude", valueName: "degrees")) var latitude: Double?
        @Option(
            parsing: .unconditional,
            help: .text("home-place.longitude", valueName: "degrees")) var longitude: Double?
        @Flag(help: .text("home-place.forget")) var forget = false

        func validate() throws {
            if (latitude == nil) != (longitude == nil) { throw ValidationError(localized("give-both-coordinates")) }
            if forget && latitude != nil { throw ValidationError(localized("forget-alone")) }
            if latitude != nil, coordinates == nil {
                throw ValidationError(localized("no-such-place"))
            }
        }

        func run() async throws {
            let editor = try options.editor()
            var home = try await editor.home()
            if forget || coordinates != nil {
                try await editor.apply([.setCoordinates(coordinates)], to: home.id)
                home = try await editor.home()
            }
            guard let place = home.coordinates else {
                let unknown = JSON.object(["home": .string(home.name), "place": .null]).line
                Output.line(listing.json ? unknown : localized("nowhere", ["home": home.name]))
                return
            }
            let today = SolarDay(at: place)
            if listing.json {
                Output.line(JSON.object(["home": .string(home.name), "place": place.json, "today": today.json]).line)
            } else {
                Output.line(
                    localized("at-place", ["home": home.name, "place": place.text, "sun": today.text]))
            }
        }

        private var coordinates: Coordinates? {
            guard let latitude, let longitude else { return nil }
            return Coordinates(latitude: latitude, longitude: longitude)
        }
    }
}

/// What the sun does today at a place, by the clocks of the system.
private struct SolarDay {
    private let passages: [(event: SolarEvent, passage: SolarCalendar.Passage)]

    init(at place: Coordinates) {
        let today = CivilDay(Date(), in: .current)
        passages = SolarEvent.allCases.map {
            ($0, SolarCalendar(at: place).passage($0, on: today, in: .current))
        }
    }

    /// What the sun does today: "sunrise 08:10, sunset 16:58", "the sun does not rise", "the sun does not set".
    var text: String {
        let told = passages.prefix(2).map { event, passage in
            switch passage {
            case .at(let date): localized("sun-at", ["event": event.rawValue, "time": Self.clock(date)])
            case .staysUp: localized("sun-stays-up", ["event": event.rawValue])
            case .staysDown: localized("sun-stays-down", ["event": event.rawValue])
            }
        }
        return localizedList(told)
    }

    var json: JSON {
        .object(
            Dictionary(
                uniqueKeysWithValues: passages.map { event, passage in
                    switch passage {
                    case .at(let date): (event.rawValue, .string(FireDate.text(of: date, in: .current)))
                    case .staysUp: (event.rawValue, .string("polar day"))
                    case .staysDown: (event.rawValue, .string("polar night"))
                    }
                }))
    }

    private static func clock(_ date: Date) -> String {
        let nearest = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded() * 60)
        return String(FireDate.text(of: nearest, in: .current).dropFirst(11).prefix(5))
    }
}

extension Coordinates {
    /// A place as people read it: "48.9 north, 2.4 east".
    fileprivate var text: String {
        localized(
            "coordinates",
            [
                "latitude": "\(abs(latitude))", "isNorth": latitude >= 0,
                "longitude": "\(abs(longitude))", "isEast": longitude >= 0,
            ])
    }
}
