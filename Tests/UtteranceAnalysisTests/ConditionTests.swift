import TestSupport
import Testing

@testable import UtteranceAnalysis

/// What conditions hold of, asked of the readings of whole sentences.
struct ConditionTests {
    /// Whether a reading of a sentence breaks the one constraint that there is.
    private static func isBroken(_ when: String, stage: String, by sentence: String) throws -> Bool {
        let text = "constraint: one\nstage: \(stage)\nrule: One rule.\nweight: veto\nwhen: \(when)\n"
        let language = English.language
        var one = language
        let trace = ConstraintTrace()
        one.constraints = try ConstraintReader.read(text, file: "c.txt", tags: language.compiled.tagLists).traced(
            by: trace)
        let tokens = English.language.tokens(of: sentence)
        var reader = SentenceReader(
            one, Analyzer(language, Fixture.home("cottage")).lattice(tokens))
        _ = reader.sentences
        return !trace.constraints.isEmpty
    }

    @Test(arguments: [
        ("to=on", "turn on the desk lamp", true), ("to=off", "turn on the desk lamp", false),
        ("to=off/on", "turn on the desk lamp", true), ("to & ask", "turn on the desk lamp", false),
        ("says-only(act, directive, explicit, to)", "turn on the desk lamp", true),
        ("says-only(to, goal)", "turn on the desk lamp", false),
        ("some noun.named-thing", "turn on the desk lamp", true), ("some noun.place", "turn on the desk lamp", false),
        ("some noun(called \"desk lamp\")", "turn on the desk lamp", true),
        ("some noun(called \"lamp\")", "turn on the desk lamp", false),
        ("some noun.named=service/accessory", "turn on the desk lamp", true),
        ("some noun.named=zone", "turn on the desk lamp", false),
        ("some noun.kind=Lightbulb", "turn on the lights", true), ("some noun.kind=Fan", "turn on the lights", false),
        // A value that is several is each of them.
        ("some noun.kind=Fan", "turn on the fan", true), ("some noun.kind=Fanv2", "turn on the fan", true),
        ("some noun.kind=\"Fan,Fanv2\"", "turn on the fan", true),
        ("number", "set the desk lamp to 5", true), ("number<5", "set the desk lamp to 5", false),
        ("number<6", "set the desk lamp to 5", true), ("number>=5", "set the desk lamp to 5", true),
        ("number>=6", "set the desk lamp to 5", false), ("number<5", "turn on the desk lamp", false),
        ("fraction", "set the heating to 20.5 degrees", true), ("fraction", "set the heating to 20 degrees", false),
        ("several", "turn on the desk lamp and the floor lamp", true), ("several", "turn on the desk lamp", false),
        ("some noun.placed", "turn on the lights in the kitchen", true),
        ("some noun.headed", "turn on the desk lamp", true),
        ("some noun.headed", "turn on the lights in the kitchen", false),
        ("some noun(some place.named=room)", "turn on the lights in the kitchen", true),
        ("some noun(some place.named=zone)", "turn on the lights in the kitchen", false),
        ("some noun.named-within=room", "turn on the lights in the kitchen", true),
        ("some noun.named=room", "turn on the lights in the kitchen", false),
        ("some exception.named-thing", "turn off everything except the desk lamp", true),
        ("exceptions", "turn off everything", false), ("timed", "turn on the desk lamp at 7 pm", true),
        ("last noun(called \"floor lamp\")", "turn on the desk lamp and the floor lamp", true),
        ("last noun(called \"desk lamp\") & several", "turn on the desk lamp and the floor lamp", false),
        // Every one of none is so, and no one of none.
        ("every exception.plural", "turn on the desk lamp", true),
        ("some exception.plural", "turn on the desk lamp", false),
        ("last exception.plural", "turn on the desk lamp", false), ("earlier.to", "turn on the desk lamp", false),
    ])
    func holdsOfACommand(when: String, sentence: String, holds: Bool) throws {
        // The same in other words goes other ways through filters and steps.
        for same in [when, "!!(\(when))", "\(when) | ask & !ask", "clause(\(when)) & (\(when))"] {
            #expect(try Self.isBroken(same, stage: "command", by: sentence) == holds, "\(same)")
        }
    }

    @Test(arguments: [
        ("named-thing & clause.to=on", "turn on the desk lamp", true),
        ("named-thing & clause.last=words", "turn on the desk lamp", true),
        ("named-thing & clause.nouns", "turn on the desk lamp", false),
        ("named-thing & link=and", "turn on the desk lamp and the floor lamp", true),
        ("named-thing & link=or/but", "turn on the desk lamp and the floor lamp", false),
        (
            "called \"floor lamp\" & earlier(to=on & some noun(called \"desk lamp\"))",
            "turn on the desk lamp and turn off the floor lamp", true
        ),
        ("some place.named & clause.ask", "turn on the desk lamp", false),
    ])
    func holdsOfANounThatFollows(when: String, sentence: String, holds: Bool) throws {
        #expect(try Self.isBroken(when, stage: "noun", by: sentence) == holds)
    }

    @Test(arguments: [
        ("number & clause(nouns & directive)", "set the desk lamp to 5", true),
        ("number & clause(!nouns)", "set the desk lamp to 5", false),
    ])
    func holdsOfWordsThatFollow(when: String, sentence: String, holds: Bool) throws {
        #expect(try Self.isBroken(when, stage: "words", by: sentence) == holds)
    }

    @Test(arguments: [
        ("number & !repeated & clause(nouns & directive)", "set the desk lamp to 5", true),
        ("number & repeated", "set the desk lamp to 5", false), ("number", "5", true),
        ("number & clause.words", "turn on the desk lamp", false),
    ])
    func holdsOfWordsThatAreSaidOfTheSame(when: String, sentence: String, holds: Bool) throws {
        #expect(try Self.isBroken(when, stage: "words beside", by: sentence) == holds)
    }
}
