import HomeModel
import HomeOutcomes

extension Performer {
    /// What was done, with words that mean it from now on in its home, and that this is so; as it is where they are not kept.
    ///
    /// To teach a home is to change it, which its guests may not (row U4): for them it is done, and done only this once.
    func teaching(_ phrase: Phrase, by done: Outcome) async -> Outcome {
        guard done.status == .understood, !done.opensHome, let name = done.intents.first?.home,
            case .kept(let store, let author, _) = agenda
        else { return done }
        do {
            try await store.apply(by: author) { snapshot in
                guard let home = snapshot.homes.first(where: { $0.name == name }) else { throw EditRefusal.gone(.home) }
                return [.change(home.id, .teach(phrase))]
            }
        } catch {
            // What was asked for is done, and nobody is promised that the words are kept.
            return done
        }
        var learned = done
        learned.told = Reply(.learned(phrase.words, after: done.told.content))
        return replies.rendering(learned)
    }
}

extension Intent {
    /// The home that it is about.
    fileprivate var home: String? {
        if case .run(_, let home) = action { home } else { targets.first?.home }
    }
}
