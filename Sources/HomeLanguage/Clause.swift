/// One command or question of a sentence, before the home is asked what it can mean.
struct Clause: Hashable {
    /// What is to be done or asked.
    var facts = Facts()
    /// What it is about.
    var nouns: [Noun] = []
    /// What it is not about.
    var exceptions: [Noun] = []
    /// Where, said of all that it is about; any of them will do.
    var places: [Noun] = []
    /// The scene to run.
    var scene: Noun?
    /// When, as what each phrase of time says.
    var times: [[Matcher.Event]] = []
    /// Whether it is forbidden: "don't".
    var isNegated = false
    /// Whether what follows is left out.
    var isExcepting = false
    /// What the last words were.
    var last = Last.nothing

    enum Last { case nothing, noun, place, facts, scene, time }

    /// Whether nothing was said yet.
    var isEmpty: Bool { facts.isEmpty && nouns.isEmpty && places.isEmpty && scene == nil && times.isEmpty }

    /// Whether it could end here.
    var isComplete: Bool { scene != nil || !facts.isEmpty }

    /// The same with a noun among those that it is about, or not about.
    func adding(_ noun: Noun) -> Clause {
        var clause = self
        if isExcepting { clause.exceptions.append(noun) } else { clause.nouns.append(noun) }
        clause.last = .noun
        return clause
    }

    /// The same with a place beside the last noun.
    func placing(_ place: Noun, isFurther: Bool) -> Clause {
        var clause = self
        clause.last = .place
        let list: WritableKeyPath<Clause, [Noun]> = isExcepting ? \.exceptions : \.nouns
        guard let end = self[keyPath: list].indices.last else { return clause }
        if isFurther || self[keyPath: list][end].places.isEmpty {
            clause[keyPath: list][end].places.append(place)
        } else {
            // "In the bedroom upstairs": both hold.
            clause[keyPath: list][end].places[clause[keyPath: list][end].places.count - 1].places.append(place)
        }
        return clause
    }
}
