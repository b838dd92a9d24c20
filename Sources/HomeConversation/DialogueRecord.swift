import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes

/// What a program keeps of a dialogue, so that the next one can go on from it.
///
/// It has what was said and not what was understood: each sentence is understood anew, in the homes as they are then, and
/// where it comes to something else than it did, all up to it is forgotten. It holds no yes; whether a question in it may
/// still be answered is for the rules of consent to say. It is bounded as a ``DialogueState`` is.
public struct DialogueRecord: Codable, Sendable {
    /// The most bytes of one that is kept.
    public static let longest = 256 << 10

    /// The turns, the oldest first.
    var turns: [Said] = []

    /// A record of nothing.
    public init() {}

    /// Whether nothing can go on from it.
    public var isEmpty: Bool { turns.isEmpty }

    /// The code of the language that was spoken last; nil where nobody knows.
    public var language: String? { turns.last?.language }

    /// One turn.
    struct Said: Codable, Sendable {
        let text: String
        let language: String?
        let room: String?
        let home: String?
        /// When it was said, by the speaker's clock, and the zone that the clock shows.
        let now: Date
        let zone: String
        /// Since when it counts: when it was said, or asked about again.
        var date: Date
        var instant: ContinuousClock.Instant
        /// Whether it went on from nothing before it.
        let isWhole: Bool
        /// What it came to.
        var effect: String
        /// Whether that was done.
        var isDone: Bool
        /// What brings everything back that it changed.
        var restoring: [Value] = []
    }

    /// One value to write again.
    struct Value: Codable, Sendable {
        let accessory: UUID
        let service: UUID
        let type: String
        let value: JSON
    }

    /// Forgets what is too old, or was said before the machine was started.
    mutating func forget(at moment: Turn.Moment) {
        turns.removeAll { moment.date.timeIntervalSince($0.date) > DialogueState.span || $0.instant > moment.instant }
    }

    /// Notes a turn.
    mutating func add(_ said: Said) { turns = turns.suffix(DialogueState.longest - 1) + [said] }

    /// Notes that the last turn was asked about again.
    mutating func askAgain(at moment: Turn.Moment) {
        guard !turns.isEmpty else { return }
        (turns[turns.count - 1].date, turns[turns.count - 1].instant) = (moment.date, moment.instant)
    }

    /// Notes that the last turn was done after all, since somebody said yes.
    mutating func finish(_ effect: String, restoring: [Intent]) {
        guard !turns.isEmpty else { return }
        turns[turns.count - 1].isDone = true
        turns[turns.count - 1].effect = effect
        turns[turns.count - 1].restoring = restoring.flatMap(\.recorded)
    }
}

extension DialogueRecord.Said {
    init(_ turn: Turn, comesTo effect: String, restoring: [Intent]?) {
        let now = turn.context.now ?? PresentTime(turn.moment.date)
        self.init(
            text: turn.text, language: turn.parser.code, room: turn.context.room, home: turn.context.home,
            now: now.date, zone: now.zone.identifier, date: turn.moment.date, instant: turn.moment.instant,
            isWhole: turn.isWhole, effect: effect, isDone: restoring != nil,
            restoring: (restoring ?? []).flatMap(\.recorded))
    }

    /// The same turn, said once more to a parser by the same speaker.
    func turn(_ parser: Parser, by user: String?) -> Turn {
        let context = Context(
            room: room, home: home, user: user, now: PresentTime(now, in: TimeZone(identifier: zone) ?? .current))
        var turn = Turn(parser.utterance(text), parser, in: context, .resuming())
        turn.isWhole = isWhole
        turn.moment = Turn.Moment(date: date, instant: instant)
        return turn
    }

    /// What brings everything back that it changed, in the homes of a parser.
    func restoring(in parser: Parser) -> [Intent] {
        restoring.compactMap { value -> Intent? in
            let reference = ServiceReference(
                accessory: AccessoryID(value.accessory), service: ServiceID(value.service))
            let type = CharacteristicType(value.type)
            // What is gone is not brought back.
            guard let target = parser.target(type, of: reference), let known = value.value.characteristicValue else {
                return nil
            }
            return Intent(action: .set(type, known), targets: [target])
        }.joined
    }
}

extension Intent {
    /// What it writes, value by value.
    fileprivate var recorded: [DialogueRecord.Value] {
        let values: [CharacteristicType: CharacteristicValue] =
            switch action {
            case .set(let type, let value): [type: value]
            case .setAll(let values): values
            default: [:]
            }
        return targets.flatMap { target in
            values.sorted { $0.key.name < $1.key.name }.map { type, value in
                DialogueRecord.Value(
                    accessory: target.reference.accessory.uuid, service: target.reference.service.uuid,
                    type: type.name, value: JSON(value))
            }
        }
    }
}
