import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// Which services the words of a referent point at, before it is asked what they can do.
struct Scope {
    let home: HomeView
    let referent: Referent
    /// Where it must be, by words said elsewhere in the command; any of them will do.
    let places: [Referent]
    /// The things that bear the names said, one for each name.
    let things: [NameEntry]
    /// The room that the speaker is in.
    let room: RoomID?
    private let kinds: [ServiceType]
    /// Whether "here" was said.
    private let isHere: Bool
    /// Whether a room or zone was said, or "here".
    let isPlaceSaid: Bool
    /// The rooms that the words allow; nil where they say no place.
    let rooms: Set<RoomID>?
    /// The services that bear the names said.
    private let named: [ServiceView]

    init(home: HomeView, referent: Referent, places: [Referent], things: [NameEntry], room: RoomID?) {
        self.home = home
        self.referent = referent
        self.places = places
        self.things = things
        self.room = room
        kinds = referent.services(.kind)
        isHere =
            Self.isHere(referent) || referent.places.contains(where: Self.isHere) || places.contains(where: Self.isHere)
        isPlaceSaid = isHere || referent.hasRoom || places.contains(where: \.hasRoom)
        named = things.count == 1 ? home.services(of: things[0].thing) : things.flatMap { home.services(of: $0.thing) }
        rooms = Place(home: home, here: room).rooms(of: referent, within: places)
    }

    /// The place that was said, else the speaker's room where "here" was said, else the home: "the Kitchen", "Upstairs".
    var placeName: PlaceName {
        if let said = referent.firstName(where: Self.isOfPlace) ?? nameOfPlaceElsewhere,
            let entry = said.entries.first(where: { $0.home == home.home.id })
        {
            return PlaceName(name: entry.name, isRoom: said.kind == .room)
        }
        if isHere, let room = home.home.room(room) { return PlaceName(name: room.name, isRoom: true) }
        return PlaceName(name: home.home.name)
    }

    private var nameOfPlaceElsewhere: Referent.Name? {
        for place in places { if let name = place.firstName(where: Self.isOfPlace) { return name } }
        return nil
    }

    private static func isOfPlace(_ name: Referent.Name) -> Bool { name.kind == .room || name.kind == .zone }

    /// A thing that was named together with a place where it is not.
    var misplaced: ServiceView? {
        guard let first = named.first, isPlaceSaid, named.allSatisfy({ !isInPlace($0) }) else { return nil }
        return first
    }

    /// What keeps the words from pointing anywhere, whatever is wanted.
    var fault: Interpretation.Fault? {
        if isHere, room == nil { return .told(.nowhere) }
        if let thing = things.first, named.isEmpty { return .told(.lifeless(thing.name)) }
        return nil
    }

    /// Whether an effect would reach over the whole home though nothing said so: no thing, no kind, no room, no "all".
    ///
    /// To lock the house, and to heat it where one thermostat does, is safe and plain.
    func isTooBroad(for effect: Effect) -> Bool {
        guard things.isEmpty, kinds.isEmpty, !isPlaceSaid, near == nil, !referent.has(.everything) else { return false }
        return switch effect {
        case .lock, .temperature, .level(_, .degrees), .level(_, .celsius), .level(_, .fahrenheit), .mode, .arm,
            .set(.volume, _), .mute, .adjust(.temperature, _), .adjust(.warmth, _), .adjust(.volume, _),
            .set(.humidity, _), .adjust(.humidity, _),
            .both(.mode, _):
            false
        default: true
        }
    }

    /// Whether several things are meant whole, by "all", "every", a plural or "everything".
    var isBroad: Bool { referent.isBroad }

    // MARK: - Places

    private static func isHere(_ referent: Referent) -> Bool { referent.has(.here) }

    /// Whether the home itself was said, by its name or as "the house".
    private var isHomeSaid: Bool {
        let isHome: (Referent) -> Bool = { $0.has(.whole) || $0.names.contains { $0.kind == .home } }
        return isHome(referent) || referent.places.contains(where: isHome) || places.contains(where: isHome)
    }

    /// The speaker's room, where the words do not say another place.
    var near: RoomID? { isPlaceSaid || isHomeSaid ? nil : room }

    /// Whether a service is where the words say.
    func isInPlace(_ view: ServiceView) -> Bool {
        rooms.map { rooms in view.room.map { rooms.contains($0.id) } ?? false } ?? true
    }

    /// Whether the places that were said have no room in common.
    var isNowhere: Bool { rooms?.isEmpty ?? false }

    // MARK: - Services

    /// The services that bear the names said, in the place that was said.
    var namedServices: [ServiceView] { named.picked { isInPlace($0) && isOfKind($0) } }

    /// The services of the kind and in the place that were said, whatever they can do.
    ///
    /// Where there are none, what hangs on a plug there and is called so is one: the Fairy Lights of a balcony.
    var all: [ServiceView] {
        if !things.isEmpty { return namedServices }
        if let rooms {
            let found = narrowed(home.services(in: rooms, where: isOfKind))
            return found.isEmpty ? home.services(in: rooms, where: isCalledOfKind) : found
        }
        return narrowed(hasKind ? ofKind : home.services)
    }

    /// The services of the kind that was said, wherever they are and whatever they are called.
    var ofKind: [ServiceView] { home.services(ofTypes: kinds).picked(where: isOfKind) }

    /// Whether a service switches something that is called by the word for the kind.
    private func isCalledOfKind(_ view: ServiceView) -> Bool {
        guard hasKind, ["Outlet", "Switch"].contains(view.service.type.name) else { return false }
        return isCalledByItsWord(view) ?? false
    }

    /// Whether a service is called by the word for the kind; nil where no word was said.
    private func isCalledByItsWord(_ view: ServiceView) -> Bool? {
        (referent.words(.narrow) ?? referent.words(.word)).map(view.isCalled(oneOf:))
    }

    /// Whether a kind of thing was said.
    var hasKind: Bool { !kinds.isEmpty }

    /// Sensors of doors and windows count as doors and windows only where their name says so.
    private func isOfKind(_ view: ServiceView) -> Bool {
        if kinds.isEmpty { return true }
        guard kinds.contains(view.service.type) else { return false }
        return kinds.count == 1 || view.service.type.name != "ContactSensor" || !MeaningRule.sensorIsNoDoor.holds
            || kinds.allSatisfy { $0.name.hasSuffix("Sensor") }
            || isCalledByItsWord(view) ?? true
    }

    /// A word that is narrower than its kind means those that are called so, and one that prefers a type that one,
    /// where there is any: "lamp", "heating".
    private func narrowed(_ services: [ServiceView]) -> [ServiceView] {
        if let first = referent.services(.prefer).first {
            // A thermostat that is called an air conditioner is one.
            let words = referent.words(.word) ?? []
            let preferred = services.filter { $0.service.type == first || $0.isCalled(oneOf: words) }
            return preferred.isEmpty ? services : preferred
        }
        // One of a kind is the one that is called so, and each of it is any: "the fan", but "every fan".
        guard let words = referent.words(.narrow) ?? (isBroad ? nil : referent.words(.single)) else { return services }
        guard isInSeveralRooms else { return called(words, services) }
        // In each of several rooms a kind may be called by another word: "the blinds in the den and the study".
        return Dictionary(grouping: services) { $0.room?.id }.values.flatMap { called(words, $0) }
            .sorted(by: ServiceView.isBefore)
    }

    private func called(_ words: [String], _ services: [ServiceView]) -> [ServiceView] {
        for word in words {
            let called = services.filter { $0.isCalled(word) }
            if called.isEmpty { continue }
            // As many as are counted are those that are called so: "both blinds".
            let isOfAll = isBroad && !referent.has(.count)
            return isOfAll ? services.filter { isCalledAlike($0, called) } : called
        }
        return referent.has(.only) && MeaningRule.onlyWhatIsCalledSo.holds ? [] : services
    }

    /// Whether a service is one of those that are called as was said, or of a kind that many words are said of and called by
    /// none of the others: "every blind" is a Velux too, but no Lounge Curtains.
    private func isCalledAlike(_ view: ServiceView, _ called: [ServiceView]) -> Bool {
        guard let others = referent.words(.unlike) else { return called.contains(view) }
        return called.contains(view) || !view.isCalled(oneOf: others)
    }

    /// Whether several rooms were said by their names, and nothing wider.
    private var isInSeveralRooms: Bool {
        let said = (referent.allNames + places.flatMap(\.allNames)).filter(\.kind.isPlace)
        return said.count > 1 && said.allSatisfy { $0.kind == .room }
    }
}

extension Referent {
    /// Whether it has the name of a room or zone, or one of the places beside it has.
    var hasRoom: Bool {
        names.contains { $0.kind == .room || $0.kind == .zone } || places.contains(where: \.hasRoom)
    }
}

extension ServiceView {
    /// Whether one of some words is in its name.
    fileprivate func isCalled(oneOf words: [String]) -> Bool { words.contains { isCalled($0) } }
}
