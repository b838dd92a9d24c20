import HomeModel

extension ClauseResolver {
    /// The readings of a complaint of the dark where no lamp can be made brighter: "it's too dark in the cellar" switches
    /// the light on there.
    var lighting: [Reading] {
        let isOfDark =
            clause.facts.has(.complaint) && clause.facts[.about] == .brightness && clause.facts[.dir] == .up
        guard isOfDark, !clause.facts.has(.act), room != nil || !(clause.nouns + clause.places).isEmpty else {
            return []
        }
        var lit = clause
        lit.facts = Facts().filling(.to, with: .on)
        if lit.nouns.allSatisfy(\.isPlace) {
            lit.places += lit.nouns
            lit.nouns = [.lights]
        }
        let resolver = ClauseResolver(home: home, clause: lit, room: room, mentioned: mentioned)
        return resolver.readings.filter { $0.intents != nil }
    }
}

extension Noun {
    /// "The lights".
    fileprivate static let lights = Noun(
        (
            names: [],
            facts: Facts().filling(.kind, with: .services(["Lightbulb"])).filling(.word, with: .text("light")).filling(
                .plural, with: .present)
        ))
}
