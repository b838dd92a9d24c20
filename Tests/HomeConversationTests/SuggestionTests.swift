import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// What nobody understood is answered with the nearest sentence; a yes does it, and teaches the words.
struct SuggestionTests {
    let home = WiredHome()
    let store: MemoryHomeStore
    let conversation = Conversation()

    init() { store = MemoryHomeStore(home.snapshot) }

    private func say(_ text: String, user: String? = nil) async -> Outcome {
        let parser = Parser(English.language, await store.snapshot())
        let performer = Performer(
            control: home, replies: parser.replies, agenda: .kept(in: store, by: Author(user: user)))
        return await conversation.turn(text, parser, in: Context(user: user), performer: performer)
    }

    private var phrases: [Phrase] { get async { await store.snapshot().homes[0].phrases } }

    @Test func aYesDoesItAndTeachesTheWords() async {
        let asked = await say("strangle the desk lamp")
        #expect(asked.status == .notUnderstood && asked.intents.isEmpty)
        #expect(asked.candidates.map(\.reading) == ["turn off the Desk Lamp"])
        #expect(asked.reply.hasSuffix("Did you mean: turn off the Desk Lamp?"))
        #expect(await home.writes.isEmpty)
        let done = await say("yes")
        #expect(done.status == .understood)
        #expect(done.reply == "The Desk Lamp is off. From now on “strangle the desk lamp” means that.")
        #expect(await phrases == [Phrase(words: "strangle the desk lamp", meaning: "turn off the Desk Lamp")])
        #expect(await say("Strangle the desk lamp!").reply == "The Desk Lamp is off.")
    }

    /// Nothing counts how long ago something happened, so that what is to last for a while is offered without that.
    @Test func anEventIsOfferedWithoutHowLong() async {
        let offered = await say("when the garage door opens, turn on the desk lamp for ten minutes")
        #expect(offered.candidates.map(\.reading) == ["when the garage door opens, turn on the desk lamp"])
        #expect(await home.writes.isEmpty)
    }

    @Test func aNoAndAnotherSentenceTeachNothing() async {
        _ = await say("strangle the desk lamp")
        #expect(await say("no").intents.isEmpty)
        #expect(await say("yes").intents.isEmpty)
        _ = await say("strangle the desk lamp")
        #expect(await say("turn on the desk lamp").status == .understood)
        #expect(await say("yes").intents.isEmpty)
        #expect(await phrases == [])
        #expect(await home.value(of: "On", at: "Desk Lamp") == .bool(true))
    }

    @Test("U4: for a guest it is done, and not kept") func u4IsNotKeptForAGuest() async throws {
        let guest = try #require(home.snapshot.homes[0].users.first { $0.role == .guest }).name
        #expect(await say("strangle the desk lamp", user: guest).candidates.count == 1)
        #expect(await say("yes", user: guest).reply == "The Desk Lamp is off.")
        #expect(await phrases == [])
    }

    @Test func offersNothingThatOpens() async {
        for text in ["murder the front door lock", "let the front door breathe", "front door ajar", "garage door yawn"]
        {
            #expect(!(await say(text)).candidates.contains(where: { $0.intents.contains(where: \.needsConfirmation) }))
        }
    }

    @Test func doesNotOpenByWordsThatWereTaught() async throws {
        let id = home.snapshot.homes[0].id
        try await store.apply(
            [.change(id, .teach(Phrase(words: "open sesame", meaning: "unlock the front door")))], by: .owner)
        let outcome = await say("open sesame")
        #expect(outcome.status == .unsupported && outcome.intents.isEmpty)
        #expect(
            outcome.reply == "“open sesame” means “unlock the front door”. That would open the home, so say it itself.")
        #expect(await say("yes").intents.isEmpty)
        #expect(await home.writes.isEmpty)
    }

    @Test func tellsWhatIsGoneThatWordsMeant() async throws {
        let home = home.snapshot.homes[0]
        try await store.apply(
            [.change(home.id, .teach(Phrase(words: "goblin mode", meaning: "turn on the moon lamp")))], by: .owner)
        let outcome = await say("goblin mode")
        #expect(outcome.status != .understood && outcome.intents.isEmpty)
        #expect(outcome.reply.hasPrefix("“goblin mode” means “turn on the moon lamp”."))
    }

    @Test func whatWordsMeanAsTheyAreComesFirst() async throws {
        let home = home.snapshot.homes[0]
        try await store.apply(
            [.change(home.id, .teach(Phrase(words: "desk lamp on", meaning: "turn off the desk lamp")))], by: .owner)
        #expect(await say("desk lamp on").reply == "The Desk Lamp is on.")
    }

    @Test func teachesNothingThatMeansSomethingOrOpens() {
        let parser = Parser(English.language, home.snapshot)
        let faults: [(String, String, Phrase.Fault?)] = [
            ("goblin mode", "turn off the desk lamp", nil),
            ("turn on the desk lamp", "turn off the desk lamp", .understood),
            ("goblin mode", "unlock the front door", .opens), ("goblin mode", "flibber the desk lamp", .meaningless),
            ("goblin mode", "Goblin mode!", .same),
        ]
        for (words, meaning, fault) in faults {
            #expect(parser.fault(in: Phrase(words: words, meaning: meaning), context: Context()) == fault)
        }
    }

    @Test(arguments: [
        "I had beans for lunch and they were lovely", "he turned up late, as usual",
        "the lamp in the shop was expensive",
        "grandad fell asleep in the study", "set a timer for eggs", "my brother bought a new fan yesterday",
        "the printer is rusty", "the desk lamp cost a fortune", "I burnt my hand on the coffee maker",
        "hands off the thermostat",
    ])
    func offersNothingToTalk(text: String) {
        #expect(Parser(English.language, home.snapshot).outcome(of: text, in: Context()).candidates == [])
    }

    @Test(arguments: [
        "zap the desk lamp five minutes before it gets dark outside", "strangle the desk lamp if nobody is in the bath",
        "I don't fancy the television on",
    ])
    func offersNothingElseThanWasSaid(text: String) {
        let offered = Parser(English.language, home.snapshot).outcome(of: text, in: Context()).candidates.flatMap(
            \.intents)
        #expect(offered.allSatisfy { if case .schedule = $0.action { true } else { false } })
    }

    /// What is so already is offered only where words lean to nothing else.
    @Test(arguments: [
        ("zonk the floor lamp", "turn off the Floor Lamp"),
        ("bring an end to the floor lamp", "turn off the Floor Lamp"),
        ("strangle the desk lamp", "turn off the Desk Lamp"),
    ])
    func offersWhatWouldChangeSomething(text: String, offered: String) {
        let outcome = Parser(English.language, home.snapshot).outcome(of: text, in: Context())
        #expect(outcome.candidates.map(\.reading) == [offered])
    }
}
