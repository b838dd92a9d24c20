import HomeModel

/// Says what differs between two states of the homes.
struct DifferenceRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// A difference in a line: "~ accessory Desk Lamp (Maple Street): room: Kitchen → Study".
    func line(of change: HomeDifference.Change) -> String {
        let sign = change.verb == .added ? "+" : change.verb == .removed ? "-" : "~"
        var text = thing(of: change)
        if change.kind != .home, let home = change.home {
            text = say(.changeInHome, .text(text), .home(home.excerpt))
        }
        if let details = details(of: change) { text = say(.changeDetailed, .text(text), .detail(details)) }
        return "\(sign) \(text)"
    }

    /// The same as programs read it.
    func json(of change: HomeDifference.Change) -> JSON {
        var members: [String: JSON] = [
            "change": .string(change.verb.rawValue), "kind": .string(change.kind?.rawValue ?? "homes"),
            "details": JSON(texts: change.details.map(text)),
        ]
        if change.kind != nil { members["name"] = .string(change.name) }
        members["accessory"] = change.accessory.map { .string($0) }
        members["home"] = change.home.map { .string($0) }
        return .object(members)
    }

    private func thing(of change: HomeDifference.Change) -> String {
        guard let kind = change.kind else { return say(.allHomes) }
        let name = change.name.excerpt
        return change.accessory.map { say(.changedPart, .sort(kind), .name(name), .other($0.excerpt)) }
            ?? say(.changedThing, .sort(kind), .name(name))
    }

    private func details(of change: HomeDifference.Change) -> String? {
        let details = change.details.map(text)
        guard let first = details.first else { return nil }
        return details.dropFirst().reduce(first) { say(.twoDetails, .first($0), .last($1)) }
    }

    private func text(_ detail: HomeDifference.Detail) -> String {
        switch detail {
        case .changed(let aspect, let before, let after):
            say(.detailChanged, .aspect(aspect), .from(shown(before)), .to(shown(after)))
        case .became(let aspect, let isSo):
            say(.detailChanged, .aspect(aspect), .from(answer(!isSo)), .to(answer(isSo)))
        case .added(let aspect, let name): say(.detailAdded, .aspect(aspect), .name(name.excerpt))
        case .removed(let aspect, let name): say(.detailRemoved, .aspect(aspect), .name(name.excerpt))
        case .reordered(let aspect): say(.detailReordered, .aspect(aspect))
        case .value(let name, let facet, let before, let after):
            say(.detailOfValue, .name(name), .facet(facet), .from(shown(before)), .to(shown(after)))
        case .extra: say(.detailExtra)
        }
    }

    private func shown(_ value: String?) -> String { value?.excerpt ?? say(.noValue) }

    private func answer(_ isSo: Bool) -> String { say(.plainAnswer, .settled(isSo)) }
}
