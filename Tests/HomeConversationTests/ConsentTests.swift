import Foundation
import HomeLanguage
import HomeModel
import Testing

@testable import HomeConversation

/// Every way to open a house × every way to ask for it: nothing opens but for a clear yes, in time, of whoever was asked.
struct ConsentTests {
    /// A way to open the gatehouse.
    struct Way: Sendable, CustomTestStringConvertible {
        /// What the accessories are at before: accessory, characteristic, value.
        var state: [(String, CharacteristicType, Int64)] = []
        /// What is said before; what has to be answered with yes for that has its yes.
        var before: [String] = []
        let text: String

        var testDescription: String { (before + [text]).joined(separator: " / ") }
    }

    /// What happens at and after the request.
    enum Step: Sendable {
        case request(by: String? = nil, isDoubtful: Bool = false, rival: String? = nil)
        case say(String, by: String? = nil, isDoubtful: Bool = false)
        case pass(Double, settingTheWallBy: Double = 0)
        case restart
    }

    /// A way to ask.
    struct Manner: Sendable, CustomTestStringConvertible {
        let name: String
        let steps: [Step]

        var testDescription: String { name }
    }

    static let ways: [Way] = [
        Way(text: "unlock the front door"),
        Way(text: "open the garage door"),
        Way(text: "unlock the garage door"),
        Way(text: "open the patio gate"),
        Way(text: "open the patio gate to 30 percent"),
        Way(state: [("Patio Gate", "TargetPosition", 20)], text: "open the patio gate 20 percent more"),
        Way(text: "disarm the house alarm"),
        Way(text: "turn off the house alarm"),
        Way(text: "unlock all the doors"),
        Way(text: "turn on the hall lamp and unlock the back door"),
        Way(text: "run open house"),
        Way(state: [("Front Door", "LockTargetState", 0)], before: ["lock the front door"], text: "undo that"),
        Way(
            state: [("Garage Door", "TargetDoorState", 0), ("Garage Door", "LockTargetState", 0)],
            before: ["close and lock the garage door"], text: "undo"),
        Way(
            state: [("Front Door", "LockTargetState", 0), ("House Alarm", "SecuritySystemTargetState", 3)],
            before: ["good night"], text: "undo that"),
        Way(state: [("Back Door", "LockTargetState", 0)], before: ["lock the back door"], text: "cancel that"),
        Way(before: ["unlock the front door", "yes"], text: "again"),
        Way(before: ["is the front door locked?"], text: "unlock it"),
        Way(before: ["unlock the front door", "yes"], text: "and the back door"),
        Way(
            state: [("House Alarm", "SecuritySystemTargetState", 3)], text: "arm the house alarm for ten minutes"),
        Way(text: "unlock the front door in ten minutes"),
        Way(text: "open the garage door every day at 7 am"),
        Way(text: "run open house at 7 pm"),
        Way(text: "lock the back door now and unlock it at 7 pm"),
    ]

    static let manners: [Manner] = [
        Manner(name: "once", steps: [.request()]),
        Manner(name: "twice", steps: [.request(), .request()]),
        Manner(name: "three times", steps: [.request(), .request(), .request()]),
        Manner(name: "then again", steps: [.request(), .say("again")]),
        Manner(name: "then its name", steps: [.request(), .say("front door"), .say("garage door")]),
        Manner(name: "then do", steps: [.request(), .say("unlock it"), .say("open it")]),
        Manner(name: "OK", steps: [.request(), .say("ok")]),
        Manner(name: "please", steps: [.request(), .say("please")]),
        Manner(name: "yes, I guess", steps: [.request(), .say("yes i guess")]),
        Manner(name: "hmm", steps: [.request(), .say("hmm"), .say("right")]),
        Manner(name: "no, then yes", steps: [.request(), .say("no"), .say("yes")]),
        Manner(name: "spoken, doubtful", steps: [.request(isDoubtful: true), .request(isDoubtful: true)]),
        Manner(name: "a doubtful yes", steps: [.request(), .say("yes", isDoubtful: true)]),
        Manner(
            name: "a doubtful yes to a doubtful request",
            steps: [.request(isDoubtful: true), .say("yes", isDoubtful: true)]),
        Manner(name: "spoken, one of two", steps: [.request(rival: "turn on the desk lamp"), .say("the first one")]),
        Manner(name: "late", steps: [.request(), .pass(61), .say("yes")]),
        Manner(
            name: "late, the clock set back",
            steps: [.request(), .pass(61, settingTheWallBy: -3_600), .say("yes")]),
        Manner(name: "by a guest, twice", steps: [.request(by: "Bo"), .request(by: "Bo")]),
        Manner(name: "a guest's yes to somebody else", steps: [.request(by: "Ann"), .say("yes", by: "Bo")]),
        Manner(name: "anybody's yes to a guest", steps: [.request(by: "Bo"), .say("yes")]),
        Manner(name: "by a stranger", steps: [.request(by: "Zed"), .say("yes", by: "Zed")]),
        Manner(name: "a restart between", steps: [.request(), .restart, .say("yes")]),
        Manner(name: "something else between", steps: [.request(), .say("turn on the hall lamp"), .say("yes")]),
        Manner(name: "yes first", steps: [.say("yes"), .request()]),
    ]

    @Test("nothing opens without consent", arguments: ways, manners)
    func opensNothingWithoutConsent(way: Way, manner: Manner) async {
        let house = GuardedHouse()
        await prepare(way, in: house)
        for step in manner.steps { await take(step, way, in: house) }
        #expect(await house.opened().isEmpty)
        #expect(await house.standing.isEmpty)
        _ = await house.fireTriggers()
        #expect(await house.opened().isEmpty)
    }

    @Test("a clear yes opens what was asked about", arguments: ways, ["yes", "yes please", "sure", "go ahead"])
    func opensWithConsent(way: Way, yes: String) async {
        let house = GuardedHouse()
        await prepare(way, in: house)
        let asked = await house.say(way.text)
        #expect(asked.status == .confirm, "\(asked.reply)")
        let openings = asked.intents.reduce(into: Set<Opening>()) { $0.formUnion($1.openings) }
        for name in await house.named(openings).map(\.accessory) {
            #expect(asked.reply.contains(name), "the question names what it opens: \(asked.reply)")
        }
        #expect(await house.opened().isEmpty)
        let done = await house.say(yes)
        #expect(done.status == .understood, "\(done.reply)")
        let opened = await house.opened()
        #expect(opened == (await house.named(openings.filter { $0.time == nil })))
        #expect(await house.standing == openings.filter { $0.time != nil })
        // The yes is spent.
        _ = await house.say(yes)
        #expect(await house.opened().isEmpty)
        _ = await house.fireTriggers()
        #expect(await house.opened() == (await house.named(openings.filter { $0.time != nil })))
    }

    @Test func takesAYesThatSaysWhatItAgreesTo() async {
        let house = GuardedHouse()
        _ = await house.say("unlock the front door")
        #expect(await house.say("yes, unlock it").status == .understood)
        #expect(await house.opened().count == 1)
    }

    @Test func asksOfAnotherDoorWhereTheYesNamesAnother() async {
        let house = GuardedHouse()
        _ = await house.say("unlock the front door")
        #expect(await house.say("yes, unlock the back door").reply == "Shall I unlock the Back Door? Say yes or no.")
        #expect(await house.opened().isEmpty)
    }

    @Test func undoesTwoValuesOfOneServiceEachAtItsOwnPlace() async {
        let house = GuardedHouse()
        await house.home.set("TargetDoorState", at: "Garage Door", to: .int(0))
        await house.home.set("LockTargetState", at: "Garage Door", to: .int(0))
        _ = await house.say("close and lock the garage door")
        await house.home.set("TargetDoorState", at: "Garage Door", to: .int(1))
        let asked = await house.say("undo")
        #expect(
            asked.reply == "Shall I open and unlock the Garage Door? Say yes or no."
                || asked.reply.contains("unlock the Garage Door"))
        _ = await house.say("yes")
        #expect(await house.home.value(of: "TargetDoorState", at: "Garage Door") == .int(0))
        #expect(await house.home.value(of: "LockTargetState", at: "Garage Door") == .int(0))
    }

    /// The answers of `Golden/answers.tsv`, with what each is.
    static let answers: [(kind: String, text: String)] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/answers.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return (parts[0], parts[1])
        }
    }()

    @Test func takesPeoplesAnswersForWhatTheyAre() async {
        var missed: [String] = []
        for (kind, text) in Self.answers {
            let house = GuardedHouse()
            _ = await house.say("unlock the front door")
            _ = await house.say(text)
            let isOpened = await !house.opened().isEmpty
            if kind == "yes" {
                if !isOpened { missed.append(text) }
            } else {
                #expect(!isOpened, "\(text)")
            }
            // After a no, a yes is too late.
            guard kind == "no" else { continue }
            _ = await house.say("yes")
            #expect(await house.opened().isEmpty, "\(text), and then yes")
        }
        #expect(Self.answers.count > 300)
        // Who is not understood is asked again.
        #expect(missed.count * 10 <= Self.answers.count { $0.kind == "yes" }, "\(missed)")
    }

    @Test(arguments: ways)
    func nothingIsOpenedForAClientThatIsBarred(_ way: Way) async {
        let house = GuardedHouse()
        await prepare(way, in: house)
        let refused = await house.say(way.text, at: "Tablet")
        #expect(refused.status == .refused)
        #expect(refused.reply.contains("Tablet"))
        _ = await house.say("yes", at: "Tablet")
        _ = await house.say("yes")
        #expect(await house.opened().isEmpty)
        #expect(await house.standing.isEmpty)
    }

    @Test(arguments: ways)
    func nothingIsOpenedWhereTheClientsRightWentWhileItWasAsked(_ way: Way) async {
        let house = GuardedHouse()
        await prepare(way, in: house)
        _ = await house.opened()
        #expect(await house.say(way.text).status == .confirm)
        let refused = await house.say("yes", at: "Tablet")
        #expect(refused.status == .refused && refused.reply.contains("Tablet"), "\(refused.reply)")
        // The question is gone with it, also for who has the right again.
        _ = await house.say("yes")
        #expect(await house.opened().isEmpty)
    }

    @Test(arguments: [
        ("Front Door", "LockTargetState", 0 as Int64), ("Garage Door", "TargetDoorState", 0),
        ("Patio Gate", "TargetPosition", 30), ("House Alarm", "SecuritySystemTargetState", 3),
    ])
    func opensByHandAfterAYesAsBySentence(accessory: String, type: String, value: Int64) async {
        let house = GuardedHouse()
        let hand = CharacteristicType(type)
        #expect(await house.touch(hand, of: accessory, to: .int(value), at: "Tablet")?.status == .refused)
        #expect(await house.say("yes", at: "Tablet").status == .notUnderstood)
        #expect(await house.touch(hand, of: accessory, to: .int(value))?.status == .confirm)
        #expect(await house.opened().isEmpty)
        // What is done by hand leaves a question as another sentence does.
        #expect(await house.touch("On", of: "Hall Lamp", to: .bool(true))?.status == .understood)
        _ = await house.say("yes")
        #expect(await house.opened().isEmpty)
        #expect(await house.touch(hand, of: accessory, to: .int(value))?.status == .confirm)
        #expect(await house.say("yes").status == .understood)
        #expect(await house.opened().map(\.type) == [type])
        #expect(await house.touch(hand, of: accessory, to: .string("open")) == nil)
        #expect(await house.touch("Name", of: accessory, to: .string("open")) == nil)
    }

    private func prepare(_ way: Way, in house: GuardedHouse) async {
        for (accessory, type, value) in way.state { await house.home.set(type, at: accessory, to: .int(value)) }
        for text in way.before { _ = await house.say(text) }
        _ = await house.opened()
    }

    private func take(_ step: Step, _ way: Way, in house: GuardedHouse) async {
        switch step {
        case .request(let user, let isDoubtful, let rival):
            _ = await house.say(way.text, by: user, isDoubtful: isDoubtful, rival: rival)
        case .say(let text, let user, let isDoubtful): _ = await house.say(text, by: user, isDoubtful: isDoubtful)
        case .pass(let seconds, let shift): await house.pass(seconds: seconds, settingTheWallBy: shift)
        case .restart: await house.restart()
        }
    }
}
