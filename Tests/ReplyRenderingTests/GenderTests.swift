import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import ReplyRendering

/// What is said of things in languages that have genders: articles and participles go by the noun of a name.
struct GenderTests {
    private static func target(_ name: String, _ type: ServiceType) -> Target {
        Target(
            home: "", room: nil, accessory: name, service: name, type: type,
            reference: ServiceReference(accessory: AccessoryID(), service: ServiceID()))
    }

    private static func context(_ code: String) throws -> RenderingContext {
        RenderingContext(try ReplyMessages(folder: "\(Fixture.project)/Grammars/\(code)"), HomeSnapshot(homes: []))
    }

    /// Things of a home with what is said of them as they are turned on, and once they are.
    @Test(arguments: [
        ("de", ["Stehlampe"], "Schalte die Stehlampe ein.", "Die Stehlampe ist an."),
        ("de", ["Ventilator"], "Schalte den Ventilator ein.", "Der Ventilator ist an."),
        ("de", ["Küchenlicht"], "Schalte das Küchenlicht ein.", "Das Küchenlicht ist an."),
        ("de", ["Dyson"], "Schalte Dyson ein.", "Dyson ist an."),
        ("de", ["Großer Ventilator"], "Schalte Großer Ventilator ein.", "Großer Ventilator ist an."),
        (
            "de", ["Ventilator", "Spots"], "Schalte den Ventilator und die Spots ein.",
            "Der Ventilator und die Spots sind an."
        ),
        ("ru", ["Торшер"], "Включаю «Торшер».", "«Торшер» включён."),
        ("ru", ["Люстра"], "Включаю светильник «Люстра».", "«Люстра» включена."),
        ("ru", ["Бра"], "Включаю «Бра».", "«Бра» включено."),
        ("ru", ["Фонарики"], "Включаю «Фонарики».", "«Фонарики» включены."),
        ("ru", ["Hue"], "Включаю «Hue».", "«Hue»: включено."),
        ("ru", ["Hue", "Люстра"], "Включаю «Hue» и светильник «Люстра».", "«Hue» и «Люстра» включены."),
        ("fr", ["Plafonnier"], "J'allume le Plafonnier.", "Le Plafonnier est allumé."),
        ("fr", ["Lampe de chevet"], "J'allume la Lampe de chevet.", "La Lampe de chevet est allumée."),
        ("fr", ["Ampoule"], "J'allume l'Ampoule.", "L'Ampoule est allumée."),
        ("fr", ["Hue Go"], "J'allume Hue Go.", "Hue Go est en marche."),
        (
            "fr", ["Lampe", "Spots"], "J'allume la Lampe et les Spots.", "La Lampe et les Spots sont allumés."
        ),
        ("es", ["Flexo"], "Enciendo el Flexo.", "El Flexo está encendido."),
        ("es", ["Lámpara de Pie"], "Enciendo la Lámpara de Pie.", "La Lámpara de Pie está encendida."),
        ("es", ["Luces"], "Enciendo las Luces.", "Las Luces están encendidas."),
        ("es", ["Hue Go"], "Enciendo Hue Go.", "Hue Go: encendido."),
        ("it", ["Piantana"], "Accendo la Piantana.", "La Piantana è accesa."),
        ("it", ["Specchio"], "Accendo lo Specchio.", "Lo Specchio è acceso."),
        ("it", ["Applique"], "Accendo l'Applique.", "L'Applique è accesa."),
        ("it", ["Faretti"], "Accendo i Faretti.", "I Faretti sono accesi."),
        ("it", ["Hue Go"], "Accendo Hue Go.", "Hue Go: acceso."),
    ])
    func articlesAndParticiplesGoByTheNoun(code: String, names: [String], doing: String, done: String) throws {
        let commands = CommandRenderer(try Self.context(code))
        let on = Intent(action: .set("On", .bool(true)), targets: names.map { Self.target($0, "Lightbulb") })
        #expect(commands.doing([on]) == doing)
        #expect(commands.done([on]) == done)
    }

    /// Whose brightness it is, in languages that join the article with “of”.
    @Test(arguments: [
        ("es", "Flexo", "Subo el brillo del Flexo: 25 %."), ("es", "Hue", "Subo el brillo de Hue: 25 %."),
        ("it", "Specchio", "Alzo la luminosità dello Specchio: 25%."),
        ("it", "Abatjour", "Alzo la luminosità dell'Abatjour: 25%."),
        ("de", "Ventilator", "Stelle den Ventilator um 25 Prozent heller."),
    ])
    func whatIsOfAThingGoesByItsNoun(code: String, name: String, doing: String) throws {
        let brighter = Intent(action: .adjust("Brightness", .by(25)), targets: [Self.target(name, "Lightbulb")])
        #expect(CommandRenderer(try Self.context(code)).doing([brighter]) == doing)
    }

    /// A thing that was named just before is taken up by a pronoun of its gender.
    @Test(arguments: [
        ("de", "Ventilator", "Schalte den Ventilator ein und stelle ihn auf 40 Prozent."),
        ("de", "Lampe", "Schalte die Lampe ein und stelle sie auf 40 Prozent."),
        ("ru", "Люстра", "Включаю светильник «Люстра» и выставляю её: 40%."),
    ])
    func pronounsGoByTheNoun(code: String, name: String, doing: String) throws {
        let target = Self.target(name, "Lightbulb")
        let intents = [
            Intent(action: .set("On", .bool(true)), targets: [target]),
            Intent(action: .set("Brightness", .int(40)), targets: [target]),
        ]
        #expect(CommandRenderer(try Self.context(code)).doing(intents) == doing)
    }
}
