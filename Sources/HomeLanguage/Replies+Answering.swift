import HomeModel

extension Replies {
    /// The answer where all that was asked is whether something is so, such as "No, the Desk Lamp is off".
    ///
    /// One sentence may ask about several characteristics ("are the doors closed"); the answer is one all the same.
    func verdict(_ intents: [Intent]) -> String? {
        let questions = intents.compactMap { intent -> (Question, [Target])? in
            guard case .get(let question) = intent.deed, question.kind == .is else { return nil }
            return (question, intent.targets)
        }
        guard let first = questions.first, questions.count == intents.count else { return nil }
        let findings = questions.map { self.findings($0.0, $0.1) }
        let same = findings.flatMap(\.same)
        let other = findings.flatMap(\.other)
        let silent = findings.flatMap(\.silent)
        let unknown = silent.isEmpty ? [] : ["\(things(silent)) did not say"]
        if same.isEmpty, other.isEmpty { return Self.sentence(unknown) }
        if first.0.isAboutAny {
            if !same.isEmpty { return Self.sentence(["yes, " + Self.list(same)]) }
            return Self.sentence(unknown.isEmpty ? ["no, " + Self.list(other)] : unknown)
        }
        return Self.sentence([(other.isEmpty ? "yes, " : "no, ") + Self.list(other + same + unknown)])
    }

    /// The values that were asked for, such as "The Thermostat is at 20.5 °C".
    func values(_ question: Question, _ targets: [Target]) -> String {
        let answers = zip(targets, question.values).map { target, value in
            guard let value else { return "\(thing(target)) does not say" }
            let number = shown(value, question.characteristic, in: target.home)
            let isState = Words.isState(question.characteristic)
            let found = isState ? Words.found(question.characteristic, value, number) : number
            return
                "\(thing(target)) \(Self.isOrAre([target])) \(Words.tells(question.characteristic, of: target.type, found))"
        }
        let rest = answers.count > 6 ? ["\(answers.count - 6) more tell theirs too"] : []
        return Self.list(answers.prefix(6) + rest)
    }

    /// What is as was asked and what is otherwise, in words, and the targets that did not say.
    private func findings(
        _ question: Question, _ targets: [Target]
    ) -> (same: [String], other: [String], silent: [Target]) {
        let type = question.characteristic
        let matches = question.matches
        var others: [(value: CharacteristicValue, targets: [Target])] = []
        for index in targets.indices where matches[index] == false {
            guard let value = question.values[index] else { continue }
            if let known = others.firstIndex(where: { $0.value == value }) {
                others[known].targets.append(targets[index])
            } else {
                others.append((value, [targets[index]]))
            }
        }
        let same = targets.indices.filter { matches[$0] == true }.map { targets[$0] }
        let number = question.expected.map { shown($0, type, in: targets.first?.home ?? "") } ?? ""
        let asked = question.expected.map { Words.state(type, $0, number, isSettled: true) } ?? ""
        return (
            same.isEmpty ? [] : ["\(things(same)) \(Self.isOrAre(same)) \(asked)"],
            others.map { value, targets in
                let number = shown(value, type, in: targets.first?.home ?? "")
                return "\(things(targets)) \(Self.isOrAre(targets)) \(Words.found(type, value, number))"
            },
            targets.indices.filter { matches[$0] == nil }.map { targets[$0] }
        )
    }
}
