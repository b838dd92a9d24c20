import TestSupport
import Testing

@testable import LanguagePack

/// What the names of things are as nouns, by the `nouns.txt` of a language.
struct NounTableTests {
    private static func noun(_ name: String, _ code: String) throws -> String {
        let noun = try NounTable(folder: "\(Fixture.project)/Grammars/\(code)").noun(of: name)
        return noun.isPlural ? "plural" : noun.gender.rawValue
    }

    @Test(arguments: [
        ("Stehlampe", "feminine"), ("Küchenlicht", "neuter"), ("Deckenventilator", "masculine"),
        // The longest end tells: a “Ventilator” is no “Tor”.
        ("Garagentor", "neuter"), ("Ventilator", "masculine"), ("Rollo Stube", "neuter"),
        // What stands behind “am” is not what is called so.
        ("Lampe am Fenster", "feminine"), ("Vorhänge im Wohnzimmer", "plural"),
        // Of two nouns that differ, nobody knows which it is.
        ("Fenster Lampe", "unknown"), ("Dyson", "unknown"), ("", "unknown"),
    ])
    func knowsTheNounOfGermanNames(name: String, noun: String) throws { #expect(try Self.noun(name, "de") == noun) }

    @Test(arguments: [
        ("Люстра", "feminine"), ("Торшер", "masculine"), ("Бра", "neuter"), ("Входная дверь", "feminine"),
        ("Окно в кабинете", "neuter"), ("Шторы в спальне", "plural"), ("Кухня свет", "masculine"),
        // Of a word that is not known, its end tells.
        ("Чебурашка", "feminine"), ("Hue Go", "unknown"),
    ])
    func knowsTheNounOfRussianNames(name: String, noun: String) throws { #expect(try Self.noun(name, "ru") == noun) }

    @Test(arguments: [
        ("fr", "Plafonnier de la Salle de Bain", "masculine"), ("fr", "Lampe d'Éva", "feminine"),
        ("fr", "Grande Porte", "feminine"), ("fr", "Rideaux", "plural"), ("fr", "Dyson", "unknown"),
        ("es", "Lámpara de Pie", "feminine"), ("es", "Flexo", "masculine"), ("es", "Luces del Salón", "plural"),
        ("it", "Piantana", "feminine"), ("it", "Termosifone della Camera", "masculine"), ("it", "Tende", "plural"),
        ("en", "Fan Lights", "plural"), ("en", "Lights Motor", "unknown"), ("en", "Blinds in the Den", "plural"),
        ("zh", "客厅灯", "unknown"),
    ])
    func knowsTheNounOfOtherNames(code: String, name: String, noun: String) throws {
        #expect(try Self.noun(name, code) == noun)
    }

    @Test(arguments: [
        ("it", "Specchio", NounTable.Beginning.cluster), ("it", "Sensore", .other), ("it", "Allarme", .vowel),
        ("fr", "Écran", .vowel), ("fr", "Hotte", .other), ("fr", "Halogène", .vowel), ("de", "Ampel", .other),
    ])
    func knowsHowNamesBegin(code: String, name: String, beginning: NounTable.Beginning) throws {
        #expect(try NounTable(folder: "\(Fixture.project)/Grammars/\(code)").beginning(of: name) == beginning)
    }

    @Test(arguments: [
        ("femminine -lampe", "there is no key “femminine”"), ("feminine", "“feminine” takes words"),
        ("feminine -lampe\nneuter -licht -lampe", "“-lampe” stands here under another key too"),
        ("head first", "head takes “last”"), ("feminine -", "“-” stands here"),
    ])
    func tellsWhatIsWrongInALine(text: String, fault: String) {
        let error = #expect(throws: LanguageFileError.self) { try NounTable(reading: text, file: "nouns.txt") }
        #expect(error?.description.hasPrefix("nouns.txt:") == true)
        #expect(error?.reason.contains(fault) == true)
    }
}
