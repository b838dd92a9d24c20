/// A sentence on its way: what is said already, and what is still to be said.
///
/// Both are linked lists, so that the ways which part at a choice share what they have in common.
struct SentencePath {
    /// A way on from a choice.
    struct Way {
        let weight: Double
        let path: SentencePath
    }

    /// What a step came to.
    enum Progress {
        case done(GrammarSample)
        case choice([Way])
        case tooLong
    }

    private enum Task {
        case say(Expansion)
        case tag([String])
        case rest([Expansion], from: Int)
        case again(Expansion, times: Int)
    }

    private indirect enum List<Element> {
        case end
        case link(Element, List)
    }

    private var todo: List<Task>
    private var said = List<GrammarSample.Part>.end
    private var length = 0
    private var steps = 0

    init(from root: String) {
        todo = .link(.say(.reference(root)), .end)
    }

    /// Goes on to the next choice or to the end.
    mutating func step(_ rules: [String: Expansion]) -> Progress {
        while case .link(let task, let rest) = todo {
            todo = rest
            steps += 1
            guard length <= GrammarSampler.lengthLimit, steps <= GrammarSampler.lengthLimit * 100 else {
                return .tooLong
            }
            switch task {
            case .tag(let tags): for tag in tags { say(.tag(tag)) }
            case .rest(let parts, let index):
                if index + 1 < parts.count { first(.rest(parts, from: index + 1)) }
                first(.say(parts[index]))
            case .again(let expansion, let times):
                if times > 0 { return choice(of: expansion, times: times) }
            case .say(let expansion):
                if let progress = say(expansion, rules) { return progress }
            }
        }
        return .done(sample)
    }

    private mutating func say(_ expansion: Expansion, _ rules: [String: Expansion]) -> Progress? {
        switch expansion {
        case .null: break
        case .void: return .tooLong
        case .word(let word): say(.word(word))
        case .reference(let name): first(.say(rules[name] ?? .void))
        case .sequence(let parts): if !parts.isEmpty { first(.rest(parts, from: 0)) }
        case .tagged(let inner, let tags):
            first(.tag(tags))
            first(.say(inner))
        case .optional(let inner): return .choice([way(to: .null), way(to: inner)])
        case .repeated(let inner, atLeastOnce: true):
            first(.again(inner, times: GrammarSampler.repetitionLimit - 1))
            first(.say(inner))
        case .repeated(let inner, atLeastOnce: false):
            return choice(of: inner, times: GrammarSampler.repetitionLimit)
        case .alternatives(let choices):
            return .choice(choices.map { way(to: $0.expansion, weight: $0.weight ?? 1) })
        }
        return nil
    }

    private func choice(of expansion: Expansion, times: Int) -> Progress {
        var again = self
        again.first(.again(expansion, times: times - 1))
        again.first(.say(expansion))
        return .choice([way(to: .null), Way(weight: 1, path: again)])
    }

    private func way(to expansion: Expansion, weight: Double = 1) -> Way {
        var path = self
        path.first(.say(expansion))
        return Way(weight: weight, path: path)
    }

    private mutating func first(_ task: Task) {
        todo = .link(task, todo)
    }

    private mutating func say(_ part: GrammarSample.Part) {
        said = .link(part, said)
        length += 1
    }

    private var sample: GrammarSample {
        var parts: [GrammarSample.Part] = []
        var list = said
        while case .link(let part, let rest) = list {
            parts.append(part)
            list = rest
        }
        return GrammarSample(parts: parts.reversed())
    }
}
