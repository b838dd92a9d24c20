import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// What keeps a choice of things from being meant.
extension FrameResolver {
    /// The selections of a referent, with a fault where they are not as many as it says: "both lights" of four.
    func counted(_ referent: Referent, _ found: [Selection]) -> [Selection] {
        let isNamed = referent.names.contains { name in
            !name.kind.isPlace && name.kind != .serviceGroup
                && !(referent.has(.both) && (name.isPlural || referent.has(.plural)))
        }
        let areTwoThings = frame.referents.count > 1 && (!referent.has(.plural) || referent.has(.both))
        guard !(isNamed && MeaningRule.nameIsNotCounted.holds), frame.exceptions.isEmpty || referent.names.isEmpty,
            !(areTwoThings && MeaningRule.thingsAreCounted.holds), let count = referent.count
        else { return found }
        return found.map { selection in
            let isSoMany = selection.services.count == count || selection.services.isEmpty
            guard selection.result == nil, !isSoMany, MeaningRule.asManyAsSaid.holds else { return selection }
            return selection.having(selection.services, insteadOf: count, of: referent)
        }
    }

    /// The fault of "the other desk lamp", where there is but one and no other was spoken of.
    func other(_ referent: Referent, _ things: [NameEntry], _ scope: Scope) -> Interpretation.Fault? {
        guard referent.has(.rest), mentioned.isEmpty, frame.exceptions.isEmpty, things.count == 1,
            things[0].form == .full, MeaningRule.otherOfOne.holds
        else { return nil }
        let isGroup = things[0].thing.kind == .serviceGroup
        guard isGroup || !referent.has(.plural) && [.accessory, .service].contains(things[0].thing.kind) else {
            return nil
        }
        return .told(.nothing(.other(things[0].name), scope.placeName))
    }

    /// The fault of words that would be about the whole home, and do not say so.
    func tooBroad(_ scope: Scope, _ effect: Effect?) -> Interpretation.Fault? {
        guard let effect, frame.slots[.ask] == nil else { return nil }
        let isMade = effect != .halt && (frame.slots.has(.set) || frame.slots.has(.made))
        let isNothing = effect.isPower && scope.referent.has(.mentioned) && !isMade && !scope.isPlaceSaid
        let isTooBroad = scope.isTooBroad(for: effect) && MeaningRule.wholeHomeIsSaid.holds
        guard isNothing && MeaningRule.switchOfNothing.holds || isTooBroad else { return nil }
        return .told(.tooBroad(home: home.home.name))
    }
}

extension Selection {
    /// The same with what keeps it from being meant.
    func failing(with result: Interpretation.Result) -> Selection {
        var faulty = self
        faulty.score[.ability] = 1
        faulty.result = result
        return faulty
    }

    /// The same with the fault of a referent that says how many it means, and means others: "both lights" of four.
    func having(_ found: [ServiceView], insteadOf count: Int, of referent: Referent) -> Selection {
        failing(with: .unsupported(.told(.count(said: count, found: found.count, kind: referent.text(.word), place))))
    }
}

extension Referent {
    /// How many it says that it means.
    var count: Int? { number(.count).flatMap { Int(exactly: $0) } }
}
