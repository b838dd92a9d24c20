import HAPController
import HomeLanguage
import HomeModel
import ReplyRendering

/// Where a guided set-up asks and tells: a terminal, a pipe, a script.
public protocol SetupTalk: Sendable {
    /// The line that answers a question; nil where there are no more.
    func ask(_ question: String) async -> String?

    /// The same, for an answer that is not to be seen.
    func askForSecret(_ question: String) async -> String?

    /// Says something, a line or several.
    func tell(_ text: String) async
}

extension SetupTalk {
    /// The same as `ask`, where nobody can see the answers.
    public func askForSecret(_ question: String) async -> String? { await ask(question) }
}

/// Sets a home up in the order that row B4 recommends: the home, its rooms, then one accessory after another.
///
/// Every answer is kept as soon as it is given, so the set-up can be left at any time; the next one sees what is there
/// and goes on with what is missing. A name that cannot be had is told with the rule that it breaks, or with who has it,
/// and a free one is offered in its place.
public struct GuidedSetup: Sendable {
    let store: any HomeStore
    let devices: any SetupDevices
    let talk: any SetupTalk
    let author: Author
    private let homeName: String?
    /// What is to be said of a name before it is given; nil where nobody knows.
    private let advise: NameAdvising?
    /// What is to be said of the names that a device brings, before they are given.
    let adviseOnDevice: DeviceAdvising?

    /// What puts refusals and verdicts into words; nil where the language is not there.
    let replies: ReplyRenderer?

    /// Sentences to try on the homes; none where nobody knows any.
    private let suggest: Suggesting

    /// What gives sentences that the people of some homes can say.
    typealias Suggesting = @Sendable (HomeSnapshot) async -> [String]
    /// What judges a name for something of a kind, which may be there already, in a home.
    typealias NameAdvising = @Sendable (String, NamedThing.Kind, NamedThing?, HomeID?) async -> NameVerdict?
    /// What judges all names of a device at once.
    typealias DeviceAdvising = @Sendable (PairedDevice, HomeID) async -> NameWarnings

    /// A set-up of the home of a name, or of the primary one; where there is no home, one is made.
    init(
        store: any HomeStore, devices: any SetupDevices, talk: any SetupTalk, home: String? = nil, author: Author,
        replies: ReplyRenderer? = try? Installation().replies(), advise: NameAdvising? = nil,
        adviseOnDevice: DeviceAdvising? = nil, suggest: @escaping Suggesting = { _ in [] }
    ) {
        self.store = store
        self.devices = devices
        self.talk = talk
        self.author = author
        homeName = home
        self.advise = advise
        self.adviseOnDevice = adviseOnDevice
        self.replies = replies
        self.suggest = suggest
    }

    /// Asks and does, until all is there or the answers end.
    ///
    /// - Throws: `EditRefusal` where there is no such home or the author may not change it, and what the store throws.
    public func run() async throws {
        do {
            let home = try await chooseHome()
            try await addRooms(to: home)
            try await finishAccessories(of: home)
            try await addDevices(to: home)
        } catch is InputEnded {
            await talk.tell("")
        }
        await sayGoodbye()
    }

    private func sayGoodbye() async {
        // Whoever cannot read the homes now was told so before, or is only saying goodbye.
        guard let home = try? await store.home(named: homeName) else {
            return await talk.tell(localized("setup-nothing-yet"))
        }
        let rooms = NamedThing.Kind.room.counted(home.rooms.count)
        let accessories = NamedThing.Kind.accessory.counted(home.accessories.count)
        await talk.tell(
            localized("setup-goodbye", ["home": home.name, "rooms": rooms, "accessories": accessories]))
        // What cannot be read now has been told.
        guard !home.accessories.isEmpty, let snapshot = try? await store.snapshot() else { return }
        let sentences = await suggest(snapshot)
        if sentences.isEmpty { return }
        await talk.tell(localized("now-try"))
        for sentence in sentences { await talk.tell("  beckon say \"\(sentence)\"") }
    }

    /// The answers have ended.
    private struct InputEnded: Error {}

    /// The answer to a question, without the space around it.
    func answer(to question: String) async throws -> String { try Self.trimmed(await talk.ask(question)) }

    /// The same, for an answer that is not to be seen.
    func secret(for question: String) async throws -> String { try Self.trimmed(await talk.askForSecret(question)) }

    private static func trimmed(_ answer: String?) throws -> String {
        guard let line = answer else { throw InputEnded() }
        let start = line.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// Asks for a name until one can be had; an empty answer takes the one offered, “-” none.
    ///
    /// `use` tries a name; `free` makes a legal and free one of a name that was refused.
    func name(
        _ question: String, offering first: String? = nil, likeFree free: (String) async throws -> String,
        use: (String) async throws -> Void
    ) async throws {
        var (question, offer) = (question, first)
        while true {
            let typed = try await answer(
                to: offer.map { localized("asked-offering", ["question": question, "offer": $0]) }
                    ?? localized("asked", ["question": question]))
            guard let wanted = typed.isEmpty ? offer : typed, wanted != "-" else { return }
            do {
                return try await use(wanted)
            } catch let refusal as EditRefusal where refusal.error != .insufficientPrivileges {
                await tell(refusal)
                offer = try await free(wanted)
                question = localized("another-name-or-none")
            }
        }
    }

    /// The name that somebody who typed one wants, having heard what it would be confused with.
    ///
    /// Where no answer comes, the name that was typed is kept.
    func settled(_ typed: String, for kind: NamedThing.Kind, _ thing: NamedThing? = nil, in home: HomeID?) async
        -> String
    {
        var typed = typed
        while let verdict = await advise?(typed, kind, thing, home), verdict.status == .confusable {
            await warn(of: verdict)
            let other = try? await answer(to: localized("another-name", ["name": typed]))
            guard let other, !other.isEmpty else { return typed }
            typed = other
        }
        return typed
    }

    /// Tells what a name would be confused with.
    func warn(of verdict: NameVerdict) async {
        if let warning = replies?.warning(verdict) {
            await talk.tell(localized("take-care", ["warning": warning]).withLocalizedEnd)
        }
    }

    private func tell(_ refusal: EditRefusal) async {
        let fault = replies?.text(refusal) ?? "\(refusal)"
        await talk.tell(localized("cannot-be", ["fault": fault]).withLocalizedEnd)
    }

    /// What is to be said of a name before it is given; nil where nobody knows.
    func advise(on name: String, for kind: NamedThing.Kind, in home: HomeID) async -> NameVerdict? {
        await advise?(name, kind, nil, home)
    }

    /// Applies edits to a home.
    func apply(_ edits: [HomeEdit], to home: HomeID) async throws {
        try await store.apply(edits.map { .change(home, $0) }, by: author)
    }

    /// A home as it is now.
    func current(_ id: HomeID) async throws -> Home {
        guard let home = try await store.home(id) else { throw EditRefusal.gone(.home) }
        return home
    }

    /// A legal and free name like one that cannot be had.
    func freeName(like name: String, in home: HomeID) async throws -> String {
        var names = FreeNames(in: try await current(home))
        return names.claim(like: name)
    }
}

extension GuidedSetup {
    /// The home that is set up; asks for its name where there is none yet.
    private func chooseHome() async throws -> HomeID {
        let snapshot = try await store.snapshot()
        if let homeName {
            return try await begin(try snapshot.home(called: homeName))
        }
        if let home = snapshot.primary { return try await begin(home) }
        await talk.tell(localized("no-home-yet"))
        let id = HomeID()
        // A home there must be: whoever wants none leaves.
        while try await store.home(id) == nil {
            try await name(localized("home-called"), offering: Enrolment.firstHome) { name in
                var names = FreeNames(among: try await store.snapshot().homes)
                return names.claim(like: name)
            } use: { typed in
                let name = await settled(typed, for: .home, in: nil)
                try await store.apply([.addHome(id: id, name: name)], by: author)
            }
        }
        return id
    }

    private func begin(_ home: Home) async throws -> HomeID {
        try await store.rehearse([.change(home.id, .setTemperatureUnit(home.temperatureUnit))], by: author)
        let accessories = NamedThing.Kind.accessory.counted(home.accessories.count)
        await talk.tell(localized("going-on", ["home": home.name, "accessories": accessories]))
        return home.id
    }

    /// Asks for rooms, a line each, until an empty one.
    private func addRooms(to home: HomeID) async throws {
        let rooms = try await current(home).rooms.map(\.name)
        await talk.tell(
            rooms.isEmpty ? localized("now-rooms") : localized("its-rooms", ["rooms": localizedList(rooms)]))
        while true {
            let typed = try await answer(to: localized("a-room"))
            if typed.isEmpty { return }
            try await addRoom(await settled(typed, for: .room, in: home), to: home)
        }
    }

    /// Makes a room of a name, or of another where that one cannot be had; nil where none was wanted after all.
    @discardableResult
    func addRoom(_ typed: String, to home: HomeID) async throws -> RoomID? {
        var typed: String? = typed
        let room = RoomID()
        do {
            try await apply([.addRoom(Room(id: room, name: typed ?? ""))], to: home)
            return room
        } catch let refusal as EditRefusal where refusal.error != .insufficientPrivileges {
            await tell(refusal)
        }
        let offer = try await freeName(like: typed ?? "", in: home)
        typed = nil
        try await name(localized("another-name-or-none"), offering: offer) { name in
            try await freeName(like: name, in: home)
        } use: { name in
            try await apply([.addRoom(Room(id: room, name: name))], to: home)
            typed = name
        }
        return typed == nil ? nil : room
    }
}
