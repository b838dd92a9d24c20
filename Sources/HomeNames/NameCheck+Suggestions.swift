import HomeModel

extension NameCheck {
    /// Two names near the one wanted that are free and told apart from all others.
    func suggestions(for name: String, _ place: CheckedPlace) -> [String] {
        var found: [String] = []
        var tried: Set<NameKey> = [NameKey(name)]
        // A legal name near an illegal one may have the same key as it: "Lamp-" and "Lamp".
        if Name.fault(in: name) != nil { tried = [] }
        for candidate in candidates(for: name, place) where found.count < 2 {
            guard tried.insert(NameKey(candidate)).inserted, judged(candidate, place).status == .free else { continue }
            // The two must also be told apart from each other.
            if found.allSatisfy({ !areAlike($0, candidate) }) { found.append(candidate) }
        }
        return found
    }

    private func areAlike(_ one: String, _ other: String) -> Bool {
        guard let pronounce = index.reading.pronunciations else { return false }
        let others = pronounce(other)
        return pronounce(one).contains { first in
            others.contains { SoundAlike.distance(between: first, $0) <= SoundAlike.confusableDistance }
        }
    }

    /// Names to try, the nearest to what was wanted first.
    private func candidates(for name: String, _ place: CheckedPlace) -> [String] {
        let legal = Name.legal(from: name)
        let base = legal.map(withoutCommands) ?? place.kind.word.capitalizedFirst
        let home = place.home.flatMap { homes[$0] }
        let room = home?.room(place.room ?? place.thing.flatMap { home?.room(of: $0)?.id })?.name
        let isPlace = place.isPlace
        var list = [legal].compactMap(\.self)
        if let room, !isPlace { list.append("\(room) \(base)") }
        let stem = Self.withoutNumber(base)
        list += commands.distinctions.map { isPlace ? "\(stem) \($0)" : "\($0) \(stem)" }
        list += commands.distinctions.map { isPlace ? "\($0) \(stem)" : "\(stem) \($0)" }
        if let room, !isPlace { list += commands.distinctions.map { "\(room) \($0) \(stem)" } }
        list += (2...20).map { "\(stem) \($0)" }
        return list.filter { $0.count <= Name.maximumLength }
    }

    /// A name without what makes a command of it; what is left of "Dim the Lights" is "Lights".
    private func withoutCommands(_ name: String) -> String {
        let words = name.split(separator: " ").map(String.init)
        let kept = words.filter { word in
            let key = NameKey(word).text
            return !commands.acts.contains(key) && !commands.articles.contains(key)
        }
        return kept.isEmpty ? name : kept.joined(separator: " ")
    }

    private static func withoutNumber(_ name: String) -> String {
        var words = name.split(separator: " ")
        while words.count > 1, words.last?.allSatisfy(\.isNumber) == true { words.removeLast() }
        return words.joined(separator: " ")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
