import HomeModel
import HomeNames

/// Says what is wrong with names: with one before it is given, and with those of a home.
struct NameRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    // MARK: - One name

    /// What is wrong with a name, as far as it goes into a sentence.
    func text(_ problem: NameVerdict.Problem, of name: String) -> String {
        switch problem {
        case .fault(let fault): inRow(fault)
        case .taken(let bearer): say(.takenBy, .bearer(atHome(bearer)))
        case .command(let likeness): text(likeness, of: name)
        case .alike(let likeness): text(likeness)
        }
    }

    /// A verdict in a line or two for a person.
    func lines(_ verdict: NameVerdict) -> [String] {
        let name = String(String.UnicodeScalarView(verdict.name.unicodeScalars.prefix(Self.longestName))).visible
        let judged =
            switch verdict.status {
            case .free: say(.nameFree, .name(name))
            case .taken: say(.nameHeld, .name(name))
            case .invalid: say(.nameIllegal, .name(name))
            case .confusable: say(.nameConfusable, .name(name))
            }
        let told = verdict.problems.prefix(Self.mostProblems).map { text($0, of: verdict.name) }
        guard let first = told.first else { return [judged] }
        let reasons = told.dropFirst().reduce(first) { say(.twoReasons, .first($0), .last($1)) }
        let rest = verdict.problems.count - told.count
        let reason = rest > 0 ? say(.moreReasons, .reason(reasons), .count(rest)) : reasons
        let line = say(.nameBecause, .text(judged), .reason(reason))
        return verdict.suggestions.isEmpty
            ? [line] : [line, "  " + say(.freeNames, .names(commas(verdict.suggestions)))]
    }

    /// The most scalars of a name that are shown.
    private static let longestName = 256
    /// The most reasons that a person is told.
    private static let mostProblems = 3

    /// One line for whoever has just given a name.
    func warning(_ verdict: NameVerdict) -> String {
        let bearer = say(.bearer, .sort(verdict.kind), .name(verdict.name))
        return offering(verdict.suggestions, say(.wouldBeConfused, .bearer(bearer), .reason(reason(verdict))))
    }

    /// One line for whoever has just taught a further way to say a name.
    func warning(form: String, _ verdict: NameVerdict) -> String {
        offering(verdict.suggestions, say(.formWouldBeConfused, .name(form), .reason(reason(verdict))))
    }

    private func reason(_ verdict: NameVerdict) -> String {
        verdict.problems.first.map { text($0, of: verdict.name) } ?? ""
    }

    // MARK: - The names of a home

    /// What is wrong with a name of a home, in a line for a person.
    func line(_ finding: NameLint.Finding) -> String {
        let line = say(
            .finding, .status(finding.status.rawValue), .bearer(text(finding.bearer)), .reason(text(finding)))
        return finding.suggestions.isEmpty
            ? line : say(.findingOffering, .text(line), .names(commas(finding.suggestions)))
    }

    /// Why a name of a home is wrong.
    func text(_ finding: NameLint.Finding) -> String { text(finding.problem, of: finding.bearer.name) }

    /// One line for whoever is about to have a name in the home; where there is a command that gives another, with that.
    func warning(_ finding: NameLint.Finding, command: String? = nil) -> String {
        let warning = say(.wouldBeConfused, .bearer(text(finding.bearer)), .reason(text(finding)))
        let offer = offering(finding.suggestions, warning)
        return command.map { say(.offeringCommand, .text(offer), .line($0)) } ?? offer
    }

    /// How many warnings more there are.
    func moreWarnings(_ count: Int) -> String { say(.moreWarnings, .count(count)) }

    private func offering(_ names: [String], _ text: String) -> String {
        if names.isEmpty { return text }
        return say(.offeringNames, .text(text), .names(say.choice(names.map { say(.quoted, .text($0)) })))
    }

    // MARK: - Parts

    /// A bearer by its kind, with its room: "the room “Kitchen”", "the accessory “Lamp” in the Kitchen".
    private func text(_ bearer: NameVerdict.Bearer) -> String {
        bearer.room.map { say(.bearerInRoom, .sort(bearer.kind), .name(bearer.name), .room($0)) }
            ?? say(.bearer, .sort(bearer.kind), .name(bearer.name))
    }

    /// The same with its home: "the accessory “Lamp” in the Kitchen of Maple Street".
    private func atHome(_ bearer: NameVerdict.Bearer) -> String {
        bearer.kind == .home ? text(bearer) : say(.bearerAtHome, .bearer(text(bearer)), .home(bearer.home))
    }

    /// The rule that a name breaks, with its row, and with the place where that is not told already.
    private func inRow(_ fault: NameFault) -> String {
        switch fault.rule {
        case .prohibitedCharacter, .tooManyMarks:
            say(.faultInRow, .reason(RefusalRenderer(context).text(fault)), .row(fault.row))
        case .empty, .badStart, .badEnd, .tooLong:
            say(
                .faultInRowAt, .reason(RefusalRenderer(context).text(fault)), .row(fault.row),
                .number(Double(fault.offset + 1)))
        }
    }

    private func text(_ likeness: NameVerdict.CommandLikeness, of name: String) -> String {
        switch likeness {
        case .wholeCommand, .words, .generic, .home, .allOfKind, .order, .value:
            say(.likeCommand, .command("\(likeness)"), .name(name))
        case .anyOfKind(nil): say(.likeCommand, .command("anyOfKind"), .name(name))
        case .anyOfKind(let bearer?): say(.likeAnyOfKind, .name(name), .bearer(text(bearer)))
        case .orderAbout(let bearer): say(.likeOrderAbout, .name(name), .bearer(text(bearer)))
        case .list(let bearers):
            say(
                .likeList, .name(name),
                .things(
                    bearers.dropFirst().map(text).reduce(bearers.first.map(text) ?? "") {
                        say(.andPair, .first($0), .last($1))
                    }))
        case .placed(let bearer): say(.likePlaced, .name(name), .bearer(text(bearer)))
        }
    }

    private func text(_ likeness: NameVerdict.Likeness) -> String {
        let bearer = text(likeness.bearer)
        return switch (likeness.reason, likeness.difference) {
        case (.differsInLittle, let difference?): say(.differsInLittle, .bearer(bearer), .difference(difference))
        case (.saidAlike, _): say(.saidAlike, .bearer(bearer))
        case (.looksAlike, _): say(.looksAlike, .bearer(bearer))
        default: say(.soundsAlike, .bearer(bearer))
        }
    }
}
