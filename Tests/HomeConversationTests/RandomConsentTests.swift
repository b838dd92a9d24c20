import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// A house with locks that is talked with at random, beside a model of who may have said yes to what.
struct RandomConsentTests {
    /// So many turns are taken, in conversations of two hundred: 20,000, or as many as `BECKON_TURNS` says.
    private static let turns = ProcessInfo.processInfo.environment["BECKON_TURNS"].flatMap { Int($0) } ?? 20_000
    private static let turnsOfOneHouse = 200

    @Test("of many random turns none opens what nobody said a clear yes to", arguments: 0..<4)
    func opensNothingUnasked(part: Int) async {
        var numbers = SeededNumbers(seed: 20_261_123 + part)
        var opened = 0
        for _ in 0..<Self.turns / Self.turnsOfOneHouse / 4 {
            var talk = RandomTalk(numbers: numbers)
            for _ in 0..<Self.turnsOfOneHouse { opened += await talk.turn() }
            numbers = talk.numbers
        }
        // The model is no use where nothing is ever opened.
        #expect(opened > Self.turns / 4 / 200)
    }
}

/// One house, what is said in it at random, and what is known of the last question.
private struct RandomTalk {
    var numbers: SeededNumbers
    private let house = GuardedHouse()
    /// The question that may be open: what it is about, whom it was put to and when.
    private var asked: (openings: Set<Opening>, user: String?, text: String, instant: ContinuousClock.Instant)?
    /// The last turns, for whoever has to find out why.
    private var trail: [String] = []
    /// What triggers were allowed to open.
    private var allowedLater: Set<Opening> = []

    init(numbers: SeededNumbers) { self.numbers = numbers }

    /// Takes a turn; gives how many things were opened, with consent.
    mutating func turn() async -> Int {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0: await house.pass(seconds: Double(Int.random(in: 1...90, using: &numbers)))
        case 1:
            let shift = Double(Int.random(in: -7_200...7_200, using: &numbers))
            await house.pass(seconds: 1, settingTheWallBy: shift)
        case 2 where Bool.random(using: &numbers):
            await house.restart()
            asked = nil
        case 3: await touch()
        case 4: return await fire()
        default: break
        }
        return await speak()
    }

    /// Somebody changes something by hand.
    private mutating func touch() async {
        let things: [(String, CharacteristicType, ClosedRange<Int64>)] = [
            ("Front Door", "LockTargetState", 0...1), ("Back Door", "LockTargetState", 0...1),
            ("Garage Door", "LockTargetState", 0...1), ("Garage Door", "TargetDoorState", 0...1),
            ("Patio Gate", "TargetPosition", 0...100), ("House Alarm", "SecuritySystemTargetState", 0...3),
        ]
        let (accessory, type, values) = things[Int.random(in: things.indices, using: &numbers)]
        await house.home.set(type, at: accessory, to: .int(Int64.random(in: values, using: &numbers)))
    }

    /// All triggers fire; what they open was allowed at their times.
    private mutating func fire() async -> Int {
        _ = await house.fireTriggers()
        let opened = await house.opened()
        #expect(opened.isSubset(of: await house.named(allowedLater)))
        return opened.count
    }

    private mutating func speak() async -> Int {
        let user = [nil, nil, nil, "Ann", "Bo", "Zed"].randomElement(using: &numbers) ?? nil
        let speaker = Int.random(in: 0..<3, using: &numbers) > 0 ? asked?.user ?? user : user
        let text = sentence()
        let isDoubtful = Int.random(in: 0..<8, using: &numbers) == 0
        let rival = Int.random(in: 0..<25, using: &numbers) == 0 ? Self.commands.randomElement(using: &numbers) : nil
        let now = house.instant
        let allowed = isYes(text, by: speaker, at: now) && !isDoubtful && rival == nil ? asked?.openings ?? [] : []
        let outcome = await house.say(text, by: speaker, isDoubtful: isDoubtful, rival: rival)

        let opened = await house.opened()
        let mayOpen = await house.named(allowed.filter { $0.time == nil })
        let said = "\(speaker ?? "-")\(isDoubtful ? "?" : ""): \(text) \(rival ?? "") → \(outcome.reply)"
        trail = trail.suffix(5) + [said]
        #expect(opened.isSubset(of: mayOpen), "\(trail.joined(separator: "; ")) opened \(opened)")
        allowedLater.formUnion(allowed.filter { $0.time != nil })
        let standing = await house.standing
        #expect(standing.isSubset(of: allowedLater), "\(trail.joined(separator: "; ")) let a trigger open \(standing)")
        if outcome.status == .understood, case .set? = outcome.intents.first?.action, !opened.isEmpty {
            #expect(outcome.reply != "All right, nothing was done.")
        }
        remember(outcome, text, speaker, now)
        return opened.count
    }

    private mutating func remember(_ outcome: Outcome, _ text: String, _ user: String?, _ now: ContinuousClock.Instant)
    {
        let openings = outcome.intents.reduce(into: Set<Opening>()) { $0.formUnion($1.openings) }
        if outcome.status == .confirm, !openings.isEmpty {
            asked = (openings, user, text.hasPrefix("yes, ") ? String(text.dropFirst(5)) : text, now)
        } else if let question = asked, outcome.status == .notUnderstood, outcome.reply.hasPrefix("Shall I ") {
            asked = (question.openings, user, question.text, now)
        } else {
            asked = nil
        }
    }

    /// Whether a text is a clear yes to the open question.
    private func isYes(_ text: String, by user: String?, at now: ContinuousClock.Instant) -> Bool {
        guard let asked, asked.user == user, user != "Zed", now - asked.instant < .seconds(60) else { return false }
        return Self.clear.contains(text) || text == "yes, \(asked.text)"
    }

    private mutating func sentence() -> String {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<5: Self.clear.randomElement(using: &numbers) ?? "yes"
        case 5..<7: Self.unclear.randomElement(using: &numbers) ?? "ok"
        case 7: asked.map { "yes, \($0.text)" } ?? "undo"
        case 8: asked?.text ?? "again"
        default: Self.commands.randomElement(using: &numbers) ?? "undo"
        }
    }

    private static let clear = ["yes", "yes please", "yeah", "sure", "go ahead", "do it"]
    private static let unclear = [
        "ok", "okay", "please", "right", "hmm", "yes i guess", "no", "never mind", "cancel", "why not", "the first one",
        "both", "all of them", "thanks", "front door", "garage door", "the back door",
    ]
    private static let commands = [
        "unlock the front door", "lock the front door", "unlock the back door", "lock the back door",
        "open the garage door", "close the garage door", "lock the garage door", "unlock the garage door",
        "close and lock the garage door", "open and unlock the garage door", "open the patio gate",
        "close the patio gate", "open the patio gate to 40 percent", "open the patio gate 20 percent more",
        "close the patio gate a bit", "arm the house alarm", "disarm the house alarm", "set the house alarm to night",
        "arm the house alarm for ten minutes", "unlock all the doors", "lock all the doors", "unlock everything",
        "open house", "run open house", "good night", "undo", "undo that", "again", "cancel that", "not that one",
        "the other one", "unlock it", "open it", "lock it", "and the back door", "the back door too",
        "unlock the front door in ten minutes", "open the garage door every day at 7 am", "run open house at 7 pm",
        "lock the back door now and unlock it at 7 pm", "change that to 8 pm", "at 9 pm", "for ten minutes",
        "turn on the hall lamp", "turn off the desk lamp", "turn on the hall lamp and unlock the back door",
        "dim the desk lamp a bit and open the garage door", "what is scheduled", "cancel everything that is scheduled",
        "is the front door locked", "which doors are open", "what did you do", "toggle the front door",
        "lock the front door but not the back door", "unlock all the doors except the front door",
    ]
}
