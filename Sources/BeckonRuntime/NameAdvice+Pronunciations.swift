import FoundationEssentials
import HomeModel
import HomeNames
import HomeSpeech

/// One way to say a name.
public struct NamePronunciation: Hashable, Sendable {
    /// What is said: the name, or a spoken form of it.
    public let text: String
    /// Whether it is a spoken form.
    public let isSpokenForm: Bool
    /// The words that are said, as the decoder's grammar has them.
    public let words: [String]
    /// The phones of each way to say them; none where a word cannot be said.
    public let ways: [String]
}

extension NameAdvice {
    /// How the decoder expects a name, its spoken forms last.
    ///
    /// - Throws: `EditRefusal` where nothing of the name can be said, or it is longer than any name; `SpeechError.notHeard` in a
    ///   language that is not heard.
    public func pronunciations(of name: String) throws -> [NamePronunciation] {
        guard let pronouncing else { throw SpeechError.notHeard(folder: folder) }
        guard name.count <= Name.maximumLength else {
            throw EditRefusal.nameTooLong
        }
        guard !pronouncing.pronunciations.spokenWords(of: name).isEmpty else {
            throw EditRefusal.unspeakable(name.onOneLine)
        }
        return pronouncing.texts(of: name).enumerated().map { place, text in
            NamePronunciation(
                text: text, isSpokenForm: place > 0, words: pronouncing.pronunciations.spokenWords(of: text),
                ways: pronouncing.ways(ofText: text).map { $0.map(\.name).joined(separator: " ") })
        }
    }
}

extension NamePronunciation {
    /// The sound of it, as a synthesiser says it.
    ///
    /// - Throws: `SpeechError` where nothing can be said.
    public func sound() throws -> [Int16] { try SpeechSynthesiser.sound(of: words.joined(separator: " ")) }

    /// Plays sounds where the system plays sound.
    ///
    /// - Throws: `SpeechError.loudspeaker` where there is nothing to play them on.
    public static func play(_ samples: [Int16]) throws { try Loudspeaker().play(samples) }

    /// Writes a sound as a WAV file.
    ///
    /// - Throws: `InputError.notWritable` where it cannot be written.
    public static func write(_ samples: [Int16], to path: String) throws(InputError) {
        guard FileManager.default.createFile(atPath: path, contents: Data(SpeechSynthesiser.wav(samples))) else {
            throw .notWritable(path)
        }
    }
}

extension HomeEditor {
    /// Keeps further ways to say the name of something in the home, or forgets all; gives what is kept then.
    ///
    /// - Throws: `EditRefusal` where nothing has the name, the forms cannot be kept, or the author may not.
    public func setSpokenForms(
        _ change: ([String]) -> [String], ofName name: String
    ) async throws -> (thing: NamedThing, forms: [String]) {
        let home = try await home()
        let index = NameIndex(HomeSnapshot(homes: [home]), reading: NameReading())
        guard let entry = index.entries(for: NameKey(name)).first(where: { $0.form == .full }) else {
            throw EditRefusal.nothingCalled(name, in: home.name, near: index.nearest(to: name, limit: 1).first?.name)
        }
        let forms = change(home.spokenForms(of: entry.thing))
        try await apply([.setSpokenForms(forms, of: entry.thing)], to: home.id)
        return (entry.thing, forms)
    }
}

extension Home {
    /// The spoken forms of something in the home.
    fileprivate func spokenForms(of thing: NamedThing) -> [String] {
        switch thing {
        case .home: spokenForms
        case .room(let id): rooms.first { $0.id == id }?.spokenForms ?? []
        case .zone(let id): zones.first { $0.id == id }?.spokenForms ?? []
        case .accessory(let id): accessory(id)?.spokenForms ?? []
        case .service(let reference):
            accessory(reference.accessory)?.services.first { $0.id == reference.service }?.spokenForms ?? []
        case .serviceGroup(let id): serviceGroups.first { $0.id == id }?.spokenForms ?? []
        case .actionSet(let id): actionSets.first { $0.id == id }?.spokenForms ?? []
        case .trigger(let id): triggers.first { $0.id == id }?.spokenForms ?? []
        case .user: []
        }
    }
}
