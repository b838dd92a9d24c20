import Foundation
import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// What a conversation is about: the things of the last command or question, for "it", "them" and "too".
public struct Focus: Hashable, Sendable {
    /// The home that the things are in.
    public let home: String
    /// The things; none where the last sentence could not be done, and it was not clear with what.
    public let services: [ServiceReference]
    /// The things of this turn and of those that it went on from: "both", "them".
    var group: [ServiceReference] = []
    /// The things of the turn before.
    var earlier: [ServiceReference] = []
    /// The command or question about them, as far as its words are known.
    var frame: Frame?
    /// What else the same sentence wants of the same things, without what it calls them: "to red and 40 percent".
    var companions: [Frame] = []
    /// What was last called by a name or kind: "the one" is such a thing.
    var referent: Referent?
    /// The kinds of the things.
    var types: Set<String> = []
    /// The room of the things, where they are all in one.
    var place: Referent?
    /// The time that was said, which a time of the next turn may follow: "at 9", "and off an hour later".
    var time: Time?

    /// A time as it was said, and the first date that it came to.
    struct Time: Hashable {
        let phrases: [TimeMention]
        let date: Date
    }

    /// The things that words such as "it" and "both" mean; none where that is not clear.
    func services(meantBy referents: [Referent]) -> [ServiceReference] {
        guard referents.contains(where: { $0.has(.plural) }) else { return services }
        guard referents.contains(where: { $0.has(.both) }) else { return group.isEmpty ? services : group }
        if group.count == 2 { return group }
        if services.count == 1, earlier.count == 2, earlier.contains(services[0]) { return earlier }
        let pair = earlier + services
        return group.count == 1 && pair.count == 2 && earlier != services ? pair : []
    }

    /// What was spoken of before this turn took some of it; nil where it took none of that, or all.
    var left: [ServiceReference]? {
        let taken = Set(services)
        guard !taken.isEmpty, taken.isStrictSubset(of: earlier) else { return nil }
        return earlier.filter { !taken.contains($0) }
    }

    /// Whether "all" can be the things of this turn and the one before, rather than whatever there is.
    var isOfSeveral: Bool { group.count > 1 || group.count == 1 && earlier.count == 1 && earlier != services }

    /// Whether it is clear what "it" and the like mean in a clause.
    func tells(_ frame: Frame) -> Bool {
        !frame.isAboutBefore || !services(meantBy: frame.referents).isEmpty || !TurnRule.meansSomething.holds
    }

    /// What "it" or "them" were in a sentence that came to some targets; nil where those are other things.
    func services(spokenOfAs referents: [Referent], in targets: [Target]) -> [ServiceReference]? {
        let known = services(meantBy: referents)
        let housings = Set(known.map(\.accessory))
        return !known.isEmpty && targets.allSatisfy { housings.contains($0.reference.accessory) } ? known : nil
    }

    /// The command with what a place alone leaves out: "and in the bedroom" are the curtains there.
    var open: Frame? {
        guard var frame else { return nil }
        frame.pointed = frame.placesSaid ?? place.map { [$0] } ?? []
        frame.referents = kind.map { [$0] } ?? []
        (frame.places, frame.exceptions, frame.times, frame.leadTimes) = ([], [], [], [])
        frame.isNegated = false
        return frame
    }

    /// What kind of things they are, where things were named rather than places.
    private var kind: Referent? {
        guard var kind = referent else { return nil }
        if !kind.has(.kind), !kind.has(.everything) {
            guard !kind.names.allSatisfy(\.kind.isPlace), !types.isEmpty else { return nil }
            kind.slots = Slots([
                .tag(.set(.kind, .services(types.sorted().map { ServiceType($0) }))),
                .tag(.set(.plural, .word(.present))),
            ])
        }
        (kind.names, kind.places) = ([], [])
        return kind
    }
}
