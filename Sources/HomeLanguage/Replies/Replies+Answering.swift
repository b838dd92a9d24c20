import HomeModel

extension Replies {
    /// The answer to a sentence that asks and does nothing else, such as "No, the Desk Lamp is off".
    ///
    /// One sentence may ask about several characteristics ("are the doors closed"); the answer is one all the same.
    func verdict(_ intents: [Intent]) -> String? {
        guard case .get? = intents.first?.deed else { return nil }
        let questions = intents.compactMap { intent -> (Question, [Target])? in
            guard case .get(let question) = intent.deed, question.kind != .value else { return nil }
            return (question, intent.targets)
        }
        guard let kind = questions.first?.0.kind, questions.count == intents.count else { return nil }
        let findings = Findings(questions.map { found($0.0, $0.1) })
        switch kind {
        case .is: return isSo(findings, any: questions[0].0.isAboutAny)
        case .which: return questions[0].0.isAboutRooms ? rooms(findings) : which(findings)
        case .count: return count(findings, isPresence: questions[0].0.expected == nil)
        case .value: return nil
        }
    }

    /// The values that were asked for, such as "The Thermostat is at 20.5 °C".
    func values(_ question: Question, _ targets: [Target]) -> String {
        let answers = zip(targets, question.values).map { target, value in
            guard let value else { return "\(thing(target)) does not say" }
            return predicate(question.characteristic, value, [target], isValue: true)
        }
        let rest = answers.count > 6 ? ["\(answers.count - 6) more tell theirs too"] : []
        return Self.list(answers.prefix(6) + rest)
    }

    // MARK: - Answers

    private func isSo(_ findings: Findings, any: Bool) -> String {
        let (same, other) = (said(findings.same), said(findings.other))
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        if same.isEmpty, other.isEmpty { return Self.sentence(unknown) }
        if any {
            if !same.isEmpty { return Self.sentence(["yes, " + Self.list(same)]) }
            return Self.sentence(unknown.isEmpty ? ["no, " + Self.list(other)] : [Self.list(other + unknown)])
        }
        if other.isEmpty, !unknown.isEmpty { return Self.sentence(same + unknown) }
        return Self.sentence([(other.isEmpty ? "yes, " : "no, ") + Self.list(other + same + unknown)])
    }

    private func which(_ findings: Findings) -> String {
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        let same = said(findings.same, naming: 12)
        if same.isEmpty { return Self.sentence([unknown.isEmpty ? "none of them" : "none that I know of"] + unknown) }
        return Self.sentence(same + unknown)
    }

    private func rooms(_ findings: Findings) -> String {
        let targets = findings.same.flatMap(\.targets)
        let rooms = Self.unique(targets.map { $0.room.map { "the \($0)" } ?? "no room" })
        if rooms.isEmpty { return which(findings) }
        return Self.sentence(["in \(Self.list(rooms)): \(Self.list(said(findings.same, naming: 12)))"])
    }

    private func count(_ findings: Findings, isPresence: Bool) -> String {
        let count = findings.same.reduce(0) { $0 + $1.targets.count }
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        if count == 0 { return Self.sentence(["none"] + unknown) }
        return Self.sentence(["\(count): \(Self.list(said(findings.same, naming: 12)))"] + unknown)
    }

    private func doNotKnow(_ findings: Findings) -> String {
        let targets = findings.silent
        if findings.isReachability { return "I have to ask \(things(targets)) first" }
        return "\(things(targets)) \(targets.count == 1 ? "does" : "do") not say"
    }

    // MARK: - Findings

    /// What was found, apart by whether it is as was asked; things of one value together.
    private struct Findings {
        typealias Group = (type: CharacteristicType, value: CharacteristicValue?, targets: [Target])
        var same: [Group] = []
        var other: [Group] = []
        var silent: [Target] = []
        var isReachability = false

        init() {}

        init(_ parts: [Findings]) {
            same = parts.flatMap(\.same)
            other = parts.flatMap(\.other)
            silent = parts.flatMap(\.silent)
            isReachability = parts.contains(where: \.isReachability)
        }

        static func add(
            _ target: Target, _ type: CharacteristicType, _ value: CharacteristicValue?, to groups: inout [Group]
        ) {
            if let known = groups.firstIndex(where: { $0.value == value }) {
                groups[known].targets.append(target)
            } else {
                groups.append((type, value, [target]))
            }
        }
    }

    private func found(_ question: Question, _ targets: [Target]) -> Findings {
        var findings = Findings()
        findings.isReachability = question.characteristic == .reachable
        for ((target, value), isSo) in zip(zip(targets, question.values), question.matches) {
            switch isSo {
            case true?:
                Findings.add(
                    target, question.characteristic, question.expected == nil ? nil : value, to: &findings.same)
            case false?: Findings.add(target, question.characteristic, value, to: &findings.other)
            case nil: findings.silent.append(target)
            }
        }
        return findings
    }

    private func said(_ groups: [Findings.Group], naming limit: Int = 6) -> [String] {
        groups.map { group in
            guard let value = group.value else { return named(group.targets) }
            return predicate(group.type, value, group.targets, naming: limit)
        }
    }

    /// "the Desk Lamp is on", "the Hall Sensor detects no motion".
    private func predicate(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], naming limit: Int = 6,
        isValue: Bool = false
    ) -> String {
        let subject = targets.count <= limit ? named(targets) : things(targets)
        let number = shown(value, type, in: targets.first?.home ?? "")
        let isMany = Self.isOrAre(targets) == "are"
        if let told = Words.told(type, value, number, isMany: isMany) { return "\(subject) \(told)" }
        let service = targets.first?.type ?? ""
        let isState = Words.isState(type) || !isValue && type == "CurrentPosition"
        let state = isState ? Words.found(type, value, number) : Words.tells(type, of: service, number)
        return "\(subject) \(Self.isOrAre(targets)) \(state)"
    }

    /// All of them by name.
    private func named(_ targets: [Target]) -> String {
        targets.count <= 4 ? things(targets) : Self.list(Self.unique(targets.map(thing)))
    }
}

extension Intent {
    /// A question with those targets only that answered; nil where none did, and for what is no question.
    var answered: Intent? {
        guard case .get(var question) = deed else { return nil }
        let known = targets.indices.filter { targets[$0].error == nil }
        guard !known.isEmpty else { return nil }
        question.values = known.map { question.values[$0] }
        return Intent(deed: .get(question), targets: known.map { targets[$0] })
    }
}
