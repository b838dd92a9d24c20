import HomeModel
import LanguagePack

@testable import HomeNames

/// A home whose names have pronunciations written down.
enum SpokenHome {
    static let home: Home = {
        var home = Home(name: "Cabin")
        home.rooms = ["Kitchen", "Attic", "Room 2", "Bedroom Four"].map { Room(name: $0) }
        home.accessories = ["Desk Lamp", "Lamp 15", "Sofa Light"].map { Accessory(name: $0) }
        home.accessories[0].room = home.rooms[0].id
        home.accessories[0].services = [Service(type: "Lightbulb", name: "Dimmer")]
        return home
    }()

    static let other: Home = {
        var home = Home(name: "Barn")
        home.rooms = [Room(name: "Stable")]
        return home
    }()

    static let check = check(home)

    static func check(_ home: Home) -> NameCheck {
        NameCheck(
            HomeSnapshot(homes: [home, other]),
            reading: NameReading(
                spellings: { name in
                    ["2": "Two", "Two": "2", "4": "Four", "Four": "4"].filter { name.hasSuffix(" " + $0.key) }.map {
                        name.dropLast($0.key.count) + $0.value
                    }
                }, pronunciations: { [phones(of: $0)] }, phones: .english),
            commands: CommandWords(
                acts: ["all", "off", "on", "turn", "dim", "everything"],
                kinds: ["light", "lights", "lamp", "lamps", "fan", "fans"], articles: ["the", "a", "an", "my", "our"],
                joiners: ["and"], forms: forms,
                ideas: { _ in
                    NameIdeas(
                        before: ["Little", "Garden", "Upper"], after: ["Corner", "Annex"],
                        whole: ["Evening Den", "Parlor", "Workshop"], nouns: ["Switch", "Socket"], owned: ["Study"])
                }, isCommand: { $0 == "Abracadabra" }))
    }

    private static let forms: WordForms = {
        do {
            return try WordForms(affixes: "SFX P 0 es x\nSFX P 0 s [^s]", file: "forms.aff")
        } catch { preconditionFailure("\(error)") }
    }()

    /// As the CMU Pronouncing Dictionary has them; other words a phone a letter.
    private static let words = [
        "kitchen": "K IH CH AH N", "kitten": "K IH T AH N", "kitchens": "K IH CH AH N Z", "lamp": "L AE M P",
        "15": "F IH F T IY N", "50": "F IH F T IY", "16": "S IH K S T IY N", "9": "N AY N", "2": "T UW",
        "two": "T UW", "four": "F AO R", "for": "F AO R", "three": "TH R IY", "4": "F AO R", "room": "R UW M",
        "bedroom": "B EH D R UW M", "desk": "D EH S K", "light": "L AY T", "attic": "AE T IH K",
        "piano": "P IY AE N OW", "the": "DH AH",
    ]

    private static func phones(of name: String) -> [String] {
        name.split(separator: " ").flatMap { word -> [String] in
            let word = word.lowercased()
            return words[word]?.split(separator: " ").map(String.init)
                ?? word.unicodeScalars.map {
                    PhoneSet.english.phones[Int($0.value) % PhoneSet.english.phones.count].name
                }
        }
    }
}
