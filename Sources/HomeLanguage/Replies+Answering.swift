import HomeModel

extension Replies {
    /// What is known of the answer to a question.
    func answer(_ question: Question, _ targets: [Target]) -> String {
        switch question.kind {
        case .is: question.isAboutAny ? isAny(question, targets) : areAll(question, targets)
        case .value:
            Self.list(
                zip(targets, question.values).map { target, value in
                    guard let value else { return "\(thing(target)) does not say" }
                    let number = shown(value, question.characteristic, in: target.home)
                    let isState = Words.isState(question.characteristic)
                    let shown = isState ? Words.found(question.characteristic, value, number) : number
                    return
                        "\(thing(target)) \(Self.isOrAre([target])) \(Words.tells(question.characteristic, of: target.type, shown))"
                })
        }
    }

    private func areAll(_ question: Question, _ targets: [Target]) -> String {
        let groups = groups(question, targets)
        if groups.unknown.count == targets.count { return "\(things(targets)) did not say" }
        let states = groups.other + (groups.same.isEmpty ? [] : [state(question, groups.same)])
        let word = groups.other.isEmpty ? "yes, " : "no, "
        let silent = groups.unknown.isEmpty ? [] : ["\(things(groups.unknown)) did not say"]
        return word + Self.list(states + silent)
    }

    private func isAny(_ question: Question, _ targets: [Target]) -> String {
        let groups = groups(question, targets)
        if !groups.same.isEmpty { return "yes, " + state(question, groups.same) }
        if !groups.unknown.isEmpty { return "\(things(groups.unknown)) did not say" }
        return "no, " + Self.list(groups.other)
    }

    private func state(_ question: Question, _ targets: [Target]) -> String {
        state(question.characteristic, question.expected ?? .bool(true), targets, isAsked: true)
    }

    /// The targets that are as asked, what the others are, in words, and the targets that did not say.
    private func groups(_ question: Question, _ targets: [Target]) -> (
        same: [Target], other: [String], unknown: [Target]
    ) {
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
        return (
            targets.indices.filter { matches[$0] == true }.map { targets[$0] },
            others.map { state(question.characteristic, $0.value, $0.targets, isAsked: false) },
            targets.indices.filter { matches[$0] == nil }.map { targets[$0] }
        )
    }

    /// "the Front Door is locked".
    private func state(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], isAsked: Bool
    ) -> String {
        let shown = shown(value, type, in: targets.first?.home ?? "")
        let words = isAsked ? Words.state(type, value, shown, isSettled: true) : Words.found(type, value, shown)
        return "\(things(targets)) \(Self.isOrAre(targets)) \(words)"
    }
}
