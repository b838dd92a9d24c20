import GrammarKit
import Testing

@testable import UtteranceAnalysis

/// The file of constraints: what it says, and what is told of each fault.
struct ConstraintReaderTests {
    private static let tags = [
        "to=on", "to=off", "verb", "act", "kind=Door,Window", "host", "owner", "plural", "number",
    ]
    .map { [Tag($0)].compactMap(\.self) }

    private static func read(_ text: String) throws(KeyedLinesError) -> [Constraint] {
        try ConstraintReader.read(text, file: "c.txt", tags: tags).all
    }

    private static func entry(when: String, stage: String = "command") -> String {
        "constraint: one\nstage: \(stage)\nrule: One rule.\nweight: veto\nwhen: \(when)\n"
    }

    private static func condition(_ text: String, stage: String = "command") throws(KeyedLinesError) -> Condition {
        try read(entry(when: text, stage: stage))[0].condition
    }

    /// What is told of a text that cannot be read; empty where it can.
    private static func fault(_ text: String) -> String {
        do {
            _ = try read(text)
            return ""
        } catch {
            return "\(error)"
        }
    }

    // MARK: - What is read

    @Test func readsByWhichRulesOfAttachmentALanguageDoesNotGo() throws {
        let text = "without: asyndeton,\n  topicAtOnce\n" + Self.entry(when: "verb") + "without: apposition\n"
        let constraints = try ConstraintReader.read(text, file: "c.txt", tags: Self.tags)
        #expect(constraints.attachmentRulesLeftOut == [.asyndeton, .topicAtOnce, .apposition])
        #expect(constraints.all.count == 1)
        #expect(constraints.holds(.anaphora) && !constraints.holds(.asyndeton))
    }

    @Test(arguments: [
        ("without: asindeton", "c.txt:1:10: “asindeton” is no rule of attachment; “asyndeton” is the nearest."),
        ("without: topicAtOnce,\n  anaphora,  asindeton", "c.txt:2:14: “asindeton” is no rule of attachment"),
        ("without: anaphora, anaphora", "c.txt:1:20: “anaphora” stands here a second time"),
        ("without:", "c.txt:1:1: “without” is missing"),
    ])
    func tellsWhereARuleOfAttachmentIsWrong(text: String, told: String) {
        #expect(Self.fault(text).hasPrefix(told), "\(Self.fault(text))")
    }

    @Test func readsAConstraintWithAllThatBelongsToIt() throws {
        let text = """
            # A comment.
            define order: verb | act

            constraint: no-thing-upon-a-thing
            stage: command
            rule: Nothing is
              switched on a thing.
            weight: veto
            when: order
              # Another comment.
              & some noun.host
            sentence: turn on on the lamp
            sentence at castle: light on on the lamp

            """
        let constraint = try #require(try Self.read(text).first)
        #expect(constraint.id == "no-thing-upon-a-thing")
        #expect(constraint.stage == .command)
        #expect(constraint.rule == "Nothing is switched on a thing.")
        #expect(constraint.weight == .veto)
        #expect(constraint.position.description == "c.txt:4:13")
        #expect(constraint.sentences.map(\.home) == ["cottage", "castle"])
        #expect(constraint.sentences.map(\.text) == ["turn on on the lamp", "light on on the lamp"])
        let (verb, act): (Condition, Condition) = (.test(.has(.directive)), .test(.has(.act)))
        #expect(constraint.condition == .all([.any([verb, act]), .some(.referent, .test(.has(.host)))]))
    }

    @Test func bindsAndCloserThanOrAndNotClosest() throws {
        let (verb, act, host): (Condition, Condition, Condition) = (
            .test(.has(.directive)), .test(.has(.act)), .test(.has(.host))
        )
        #expect(try Self.condition("verb | !act & host") == .any([verb, .all([.not(act), host])]))
        #expect(try Self.condition("!(verb | act) & host") == .all([.not(.any([verb, act])), host]))
        #expect(try Self.condition("!!verb") == verb)
    }

    @Test func readsEveryAsNoneThatIsNot() throws {
        #expect(
            try Self.condition("every noun.plural") == .not(.some(.referent, .not(.test(.has(.plural))))))
    }

    @Test func takesOneOfSeveralValuesOfATag() throws {
        #expect(try Self.condition("kind=Door/Window") == .test(.equals(.kind, ["Door", "Window"])))
        #expect(try Self.condition("kind=\"Door,Window\"") == .test(.equals(.kind, ["Door,Window"])))
    }

    @Test func looksAtWhatItsStageIsAbout() throws {
        #expect(
            try Self.condition("place & clause.negated & link=and", stage: "noun")
                == .all([.test(.referent(.place)), .of(.frame, .test(.mark(.negated))), .test(.mark(.linkAnd))]))
    }

    @Test func deniesTestsAloneInItsNormalForm() {
        let (verb, act): (Condition, Condition) = (.test(.has(.directive)), .test(.has(.act)))
        #expect(Condition.not(.all([verb, .not(act)])).normal == .any([.not(verb), act]))
    }

    // MARK: - Faults

    @Test(arguments: [
        ("stage: command\n", "c.txt:1:1: “stage” belongs to a constraint; write “constraint: its-name” above it."),
        ("constraint: one\nstagee: command\n", "c.txt:2:1: there is no key “stagee”; “stage” is the nearest."),
        ("constraint: one\nnonsense\n", "c.txt:2:1: a line is a key, a colon and a value."),
        ("  when: verb\n", "c.txt:1:3: a line is a key, a colon and a value."),
        (
            "constraint: one two\n",
            "c.txt:1:13: “one two” cannot be a name here; use letters, digits and -, and no word of conditions."
        ),
        ("constraint: one\nstage: command\n", "c.txt:1:13: the constraint “one” has no “when”; write one."),
        (
            "constraint: one\nstage: command\nstage: noun\n",
            "c.txt:3:1: “stage” stands here a second time; remove one of them."
        ),
        ("constraint: one\nstage: comand\n", "c.txt:2:8: “comand” is no stage; “command” is the nearest."),
        ("constraint: one\nstage: noun\nrule: R.\nweight: half\nwhen: place\n", "c.txt:4:9: “half” is no weight."),
        (
            "constraint: one\nstage: idiom\nrule: R.\nweight: veto\nwhen: verb\n",
            "c.txt:4:1: “says” is due here, not “weight”."
        ),
        (
            "constraint: one\nstage: noun\nrule: R.\nsays: to=on\nwhen: place\n",
            "c.txt:4:1: “weight” is due here, not “says”."
        ),
        (
            "constraint: one\nstage: idiom\nrule: R.\nsays: tto=on\nwhen: verb\n",
            "c.txt:4:7: “tto” can be said of nothing that is looked at here; “to” is the nearest."
        ),
        (
            "constraint: one\nstage: idiom\nrule: R.\nsays: dir=upp\nwhen: verb\n",
            "c.txt:4:10: a value ({dir=…} is one of up, down) is due here, not “upp”."
        ),
        (
            "constraint: one\nstage: idiom\nrule: R.\nsays: to=on dir=up\nwhen: verb\n",
            "c.txt:4:13: & is due here, not “dir”."
        ),
        (
            "define verb: act\n",
            "c.txt:1:1: “verb” cannot be a name here; use letters, digits and -, and no word of conditions."
        ),
        (
            "define negated: act\n",
            "c.txt:1:1: “negated” cannot be a name here; use letters, digits and -, and no word of conditions."
        ),
        ("define order: act\n", "c.txt:1:1: no condition mentions “order”; remove it."),
        (
            "define order: act\ndefine order: verb\n",
            "c.txt:2:1: “order” is already defined at c.txt:1:1; rename or remove one of them."
        ),
    ])
    func tellsEachFaultOfTheFileAtItsPlace(text: String, fault: String) {
        #expect(Self.fault(text) == fault)
    }

    @Test(arguments: [
        ("vreb", "7: “vreb” can be said of nothing that is looked at here; “verb” is the nearest."),
        ("verb & hostt", "14: “hostt” can be said of nothing that is looked at here; “host” is the nearest."),
        ("verb &", "13: a tag, a test or ( is due here, not the end."),
        ("(verb", "12: ) is due here, not the end."),
        ("verb)", "11: & or | is due here, not “)”."),
        ("verb act", "12: & or | is due here, not “act”."),
        ("to=onn", "10: no tag says to=onn; “on” is the nearest."),
        ("to=", "10: a value of to is due here, not the end."),
        ("to=on/offf", "13: no tag says to=offf; “off” is the nearest."),
        ("some nuon.verb", "12: “nuon” is no list; “noun” is the nearest."),
        ("some noun verb", "17: a dot or ( is due here, not “verb”."),
        ("last=nown", "12: “nown” is no last; “noun” is the nearest."),
        ("link=and", "7: “link” can be said of nothing that is looked at here."),
        ("place", "7: “place” can be said of nothing that is looked at here; “places” is the nearest."),
        ("some noun.negated", "17: “negated” can be said of nothing that is looked at here."),
        ("says-only(verb, actt)", "23: “actt” can be said of nothing that is looked at here; “act” is the nearest."),
        ("says-only verb", "17: ( is due here, not “verb”."),
        ("some noun.named=roof", "23: “roof” is no kind of name; “room” is the nearest."),
        ("some noun.called lamp", "24: a name in quotation marks is due here, not “lamp”."),
        ("some noun.called \"lamp", "24: \" is due here, not the end."),
        ("number<many", "14: a number is due here, not “many”."),
        ("verb ? act", "12: a tag, a test or a sign is due here, not “?”."),
    ])
    func tellsEachFaultOfAConditionAtItsPlace(condition: String, fault: String) {
        #expect(Self.fault(Self.entry(when: condition)) == "c.txt:5:" + fault)
    }

    @Test func tellsTheLineAndColumnOfAConditionThatGoesOnBelow() {
        #expect(Self.fault(Self.entry(when: "verb\n    & hostt")).hasPrefix("c.txt:6:7: “hostt”"))
    }

    @Test func findsAFaultOfADefinitionWhereItStands() {
        let text = "define order: verb | atc\n" + Self.entry(when: "order")
        #expect(Self.fault(text).hasPrefix("c.txt:1:22: “atc”"))
    }

    // MARK: - Bounds

    @Test func readsNoDeeperThanItsBound() {
        let deep = String(repeating: "(", count: 5_000) + "verb" + String(repeating: ")", count: 5_000)
        #expect(Self.fault(Self.entry(when: deep)).contains("more than 32 deep"))
        let dots = String(repeating: "clause.", count: 5_000) + "verb"
        #expect(Self.fault(Self.entry(when: dots)).contains("more than 32 deep"))
        #expect(Self.fault(Self.entry(when: String(repeating: "!", count: 5_000) + "verb")).isEmpty)
    }

    @Test func readsNoMoreThanItsBoundOfDefinitionsWithinEachOther() {
        var text = "define d0: verb\n"
        for place in 1..<30 { text += "define d\(place): d\(place - 1) & d\(place - 1)\n" }
        #expect(
            Self.fault(text + Self.entry(when: "d29")).contains("deep")
                || Self.fault(text + Self.entry(when: "d29")).contains("parts"))
        #expect(Self.fault(text + Self.entry(when: "d14")).contains("more than 10000 parts"))
    }

    @Test func readsNoLongerFileThanItsBound() {
        let text = String(repeating: "# nothing\n", count: 100_001)
        #expect(Self.fault(text).contains("at most 1000000 are read"))
    }

    @Test func neverTrapsWhereverTheFileEndsOrIsChanged() throws {
        let text = """
            define order: (verb | act) & !to=on/off
            constraint: one
            stage: noun
            rule: One rule.
            weight: veto
            when: host & place & clause(order & some noun(plural & number<10) & !last=noun/place)
              & earlier(last place.called "lamp") & named=room/zone & says-only(to, verb) & link=and
            sentence at castle: one
            without: topicAtOnce, asyndeton
            """
        let scalars = Array(text.unicodeScalars)
        for end in scalars.indices { _ = Self.fault(Self.text(scalars[..<end])) }
        for place in scalars.indices {
            for other in "&|!().=/<>,\": \n#x9".unicodeScalars {
                var changed = scalars
                changed[place] = other
                _ = Self.fault(Self.text(changed[...]))
            }
        }
        #expect(Self.fault(text).isEmpty)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

/// What several languages have stands once, and each of them takes it by its name.
struct SharedConstraintTests {
    private static let tags = ["to=on", "verb", "act"].map { [Tag($0)].compactMap(\.self) }
    private static let shared = """
        define order: verb | act
        constraint: one
        stage: command
        rule: One rule.
        weight: veto
        when: order & to
        """

    private static func read(_ text: String, sharing shared: String = shared) throws(KeyedLinesError) -> [Constraint] {
        try ConstraintReader.read(text, file: "c.txt", tags: tags, sharing: (shared, "shared.txt")).all
    }

    @Test func areTakenByTheirNameWithTheSentencesOfTheLanguage() throws {
        let found = try Self.read("constraint: one\nsentence at hut: lamp on")
        #expect(found.map(\.id) == ["one"])
        #expect(found[0].rule == "One rule." && found[0].stage == .command && found[0].weight == .veto)
        #expect(found[0].sentences.map(\.text) == ["lamp on"])
        #expect(found[0].position.file == "c.txt")
        #expect(try Self.read("").isEmpty)
    }

    @Test func areReadByTheDefinitionsOfTheLanguageWhereItHasSuch() throws {
        let usual = try Self.read("constraint: one")[0].condition
        let own = try Self.read("define order: act\nconstraint: one")[0].condition
        #expect(usual != own)
        #expect(try Self.read("constraint: two\nstage: command\nrule: Two.\nweight: 3\nwhen: order").count == 1)
    }

    @Test func areToldWithTheirPlaceWhereTheyAreWrong() {
        #expect(throws: KeyedLinesError.self) { try Self.read("constraint: two") }
        let unread = Self.shared.replacing("when: order & to", with: "when: order & too")
        #expect {
            try Self.read("constraint: one", sharing: unread)
        } throws: { "\($0)".hasPrefix("shared.txt:6:") }
        let said = Self.shared + "\nsentence: lamp on"
        #expect { try Self.read("", sharing: said) } throws: { "\($0)".hasPrefix("shared.txt:7:") }
        let without = Self.shared + "\nwithout: anaphora"
        #expect { try Self.read("", sharing: without) } throws: { "\($0)".hasPrefix("shared.txt:7:") }
        let twice = Self.shared + "\nconstraint: one"
        #expect { try Self.read("", sharing: twice) } throws: { "\($0)".hasPrefix("shared.txt:7:") }
    }
}
