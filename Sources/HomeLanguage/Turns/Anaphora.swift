import HomeOutcomes
import UtteranceAnalysis

/// What "it", "them" and what is left out mean, by the turn before.
struct Anaphora {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The outcome of a sentence that leaves to the turn before what it is about: "dim it", "brighter"; nil where it does not.
    func outcome(of text: String, _ lattice: Lattice, in context: Context) -> Outcome? {
        guard let focus = context.focus, interpreter.isHere(focus, in: context) else { return nil }
        var reader = SentenceReader(language, lattice, after: focus.frame ?? Frame())
        let sentences = reader.sentences.map { $0.pointing(at: focus) }
        let open = sentences.enumerated().filter { sentence in
            sentence.element.frames.contains {
                $0.isAboutBefore || !focus.services.isEmpty && ($0.isOfOther || $0.asksOfThing || $0.isOfOthers)
            } && sentence.element.frames.allSatisfy { focus.tells($0) }
        }
        let readings = open.flatMap { place, sentence in
            var context = context
            context.asksOfFocus = sentence.frames.allSatisfy(\.asksOfThing)
            return interpreter.readings(of: sentence, at: place, in: context)
        }
        guard !readings.isEmpty else { return nil }
        return interpreter.choose(among: readings, text)
    }

    /// Whether a text points at something that was spoken of: "turn it off".
    func isPointing(_ lattice: Lattice) -> Bool {
        var reader = SentenceReader(language, lattice, after: Frame())
        return reader.sentences.contains { sentence in
            sentence.frames.contains { $0.isAboutBefore && !$0.referents.isEmpty }
        }
    }

    /// Whether a text that says of nothing what to do comes after a sentence of which nobody knows what it was about.
    func isUnclear(_ lattice: Lattice, in context: Context) -> Bool {
        guard let focus = context.focus, focus.services.isEmpty else { return false }
        var reader = SentenceReader(language, lattice, after: focus.frame ?? Frame())
        return reader.sentences.contains { $0.frames.contains(where: \.isAboutBefore) }
    }
}

extension Frame {
    /// Whether it asks how a thing is, and names none: “di che colore è?”.
    ///
    /// How warm it is may be said of the house.
    fileprivate var asksOfThing: Bool {
        guard asksOfNothing, slots[.ask] == .value, !slots.has(.vague), TurnRule.questionOfThing.holds else {
            return false
        }
        let isOfAir = [.temperature, .humidity, .air].contains(slots[.about])
        return slots[.about] != nil && slots[.about] != .state && !isOfAir
    }
}

extension SentenceReader.Sentence {
    /// The same with the things that were spoken of for "all", where they are several.
    fileprivate func pointing(at focus: Focus) -> Self {
        guard frames.count == 1, frames[0].referents.count == 1, frames[0].referents[0].has(.lot),
            frames[0].referents[0].allNames.isEmpty, focus.isOfSeveral
        else { return self }
        var frame = frames[0]
        // After “turn on the lamp” and “turn on the fan” they are both, and “all but the lamp” are of them.
        frame.referents[0].slots = Slots(
            ([.mentioned, .plural] + (focus.group.count > 1 ? [] : [.both])).map { .tag(.set($0, .word(.present))) })
        var sentence = Self(frames: [frame], score: score)
        sentence.trail = trail
        return sentence
    }
}
