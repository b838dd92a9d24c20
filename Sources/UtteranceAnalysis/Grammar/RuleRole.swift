import GrammarKit
import HomeModel
import Spelling

/// What a rule of a language is for: the word of its mark, `/** @role answer */`.
///
/// It says what its words do in a sentence, and never what part of speech they are: that differs between languages.
/// A role that no rule of a language has is something that is not done in it. One that several rules may share is called so.
package enum RuleRole: String, CaseIterable, Sendable {
    // MARK: What sentences are made of

    /// All chunks: what a typed sentence is a row of. The rules that it mentions are the chunks; those without another role of
    /// this part say by their tags what is wanted or asked.
    case chunk
    /// Nothing that changes what is meant: "please", "could you".
    case courtesy
    /// Joins things, places and commands: "and".
    case and
    /// Joins what is forbidden or left out: "or".
    case or
    /// Begins another command, or leaves something out: "but".
    case but
    /// Begins another command: "then".
    case then
    /// Forbids: "don't".
    case not
    /// Forbids what follows at once, and corrects before a pause: "no".
    case no
    /// What follows is meant instead: "I mean".
    case correction
    /// All of it is taken back: "never mind".
    case never
    /// What follows is left out: "except".
    case except
    /// What follows is not meant: "instead of".
    case instead
    /// What follows is left as it is: "but leave".
    case spare
    /// Things: by name, by kind, or by what was spoken of.
    case thing
    /// Places.
    case `where`
    /// A scene by its name.
    case scene
    /// When, and for how long.
    case time
    /// What wants a state or a value: "turn".
    case wanting
    /// What has in it what is to be done: "unlock".
    case act
    /// A state: "on".
    case state
    /// What a thing has: "brightness".
    case quality
    /// How much: "to 40 percent".
    case value
    /// More or less: "brighter".
    case change
    /// Colours and whites.
    case color
    /// What heats or cools: "to heat mode".
    case climate
    /// Alarms: "armed away".
    case security
    /// What is wrong, so that the opposite is wanted: "too dark".
    case complaint
    /// That it is a question: "is", "which".
    case ask
    /// What is asked for: "how warm".
    case asked

    // MARK: Words

    /// Numbers; digits may stand for it, in names too.
    case number
    /// A thing of a kind: "lamp".
    case one
    /// Several things of a kind: "lamps".
    case many
    /// Words for one thing that begin orders too: "lock".
    case orderlike
    /// All of some things: "every".
    case all
    /// All that there is: "everything".
    case everything
    /// A share: "half".
    case part
    /// The end of what can be set: "maximum".
    case end
    /// To which side: "brighter".
    case side
    /// What stands before what is to be reached: "to".
    case reaching
    /// The sign of percent.
    case percentSign
    /// The sign of degrees.
    case degreeSign
    /// What locks: "lock".
    case locking
    /// On and off, between which no slip decides.
    case switched
    /// What wants <switched> behind it: "turn".
    case switching
    /// The small words that may stand between the words of a name, or be left out: "de la".
    case linking
    /// What all of a home is called, and some call a part of it: "flat".
    case abode
    /// What only points in an answer: "the".
    case pointing
    /// Introduces what is called by a name or a kind: "the", "my".
    case introducing
    /// Says that a thing is known: "the".
    case known
    /// Says that it is any thing: "a".
    case whichever
    /// Parts a number: "point".
    case decimalmark
    /// Describes what stands before it, so that no comma parts the two: “которые”.
    case describing

    // MARK: What slips are made of

    /// A sentence means the same with these and without.
    case idle
    /// Words that may be slips of small words.
    case confusable
    /// What a single letter may be a slip of.
    case lettered
    /// Small words that a slip may be, where it is no word itself.
    case small
    /// What is near to one of these is nothing else: "don't".
    case protected
    /// Words that begin orders and are none themselves: "we".
    case preamble
    /// Orders that an everyday word may be a slip of where a sentence begins.
    case order
    /// Behind these an order may begin too: "and".
    case leading
    /// Before a number this says by how much: "by".
    case difference
    /// Behind a slip of "no" these forbid: "need".
    case needless
    /// Sounds of thinking.
    case hesitation
    /// Words for one thing, each with those that it is also called by.
    case alike
    /// Words as they are typed in a hurry, each with what it is.
    case texted
    /// What stands before it belongs to what follows, so that a name is said the other way round: "of".
    case belonging
    /// Whose it is, where that was said before: "his".
    case theirs
    /// Stands for the last word of a name: "one".
    case ones
    /// How many of some things are meant, if not all: "four".
    case counted
    /// Which one of a row, with its number: "second".
    case ordinal
    /// Joins the first and the last of several numbers: "through".
    case range
    /// A place follows, or whose it is: "in".
    case placing
    /// What a room is called behind the name of whose it is.
    case ownroom
    /// What no name is guessed from.
    case beyond
    /// Words in the names of things that heat or move.
    case hazard

    // MARK: What is said beside a request

    /// How a statement begins.
    case statement
    /// How a question begins that asks how something came to be so, and wants no answer.
    case reproach
    /// Puts an order at the time that was told before it: "then", "at that time".
    case thereupon
    /// Of what something is told.
    case subject
    /// What tells of it.
    case said
    /// Words that begin what is told.
    case telling
    /// What for.
    case aim
    /// Leads from a reason to a request: "so".
    case therefore
    /// Leads from a request to a reason: "because".
    case because
    /// Leads from a request to what it is for, which may be that something does not happen: "so that nobody trips".
    case purpose
    /// What binds a word to the one before it, so that no reason ends there.
    case bound
    /// Takes back that it is a reason.
    case denial
    /// Makes of a reason a condition, a time or a wish: "if".
    case doubt
    /// Greets.
    case greeting
    /// Calls an assistant by its name.
    case assistant
    /// What a person is called, and a house is not: who is spoken to beside a command.
    case forename
    /// Opens a request and says nothing of it.
    case opener
    /// Points back from an order to what a remark beside it names: "it", "in there".
    case backward
    /// Says that who speaks goes out or to bed: "everything" is all of the home then, and else the room around.
    case leaving
    /// Begins a clause before which the order beside it is done, or with `late` ends it: "before".
    case preceding
    /// Begins, or with `late` ends, a clause after which it is done: "after".
    case following
    /// What is done in such a clause, with the order that it stands for: "turning".
    case doing
    /// What who speaks is about to do, before which an order is done at once: "I leave".
    case intention
    /// Begins a clause that speaks of an act and orders none: "thanks for", "maybe I should".
    case unordered
    /// Since when or how long something has gone on, which no order waits for: "since six".
    case elapsed
    /// What is said to a house as to people.
    case talk
    /// How a request begins that is for other assistants.
    case skill
    /// What nothing but such a request is about.
    case subjectmatter

    // MARK: What happens

    /// Begins, or with `late` ends, what has to happen first: "when".
    case occasion
    /// The same, which may be a question too: "if".
    case supposing
    /// What becomes so: "opens".
    case becoming
    /// What stays so.
    case remaining
    /// How long it has to.
    case staying
    /// What a command begins with behind what happens, with how it begins by itself: “soll” with “es soll”.
    case consequent

    // MARK: Whole turns

    /// Answers to a question of ours.
    case answer
    /// The yes that opens a door.
    case consent
    /// Asks for what is planned, or takes it back.
    case agenda
    /// How a question begins.
    case asking
    /// Goes on from the turn before.
    case follow
    /// With what a turn begins that goes on.
    case beginning
    /// With what it ends.
    case ending
    /// More of what was done before.
    case further
    /// A time and nothing else.
    case moment
    /// A time where one was said before.
    case retime
    /// How long, where that was said before.
    case newLength
    /// Wants things as they were before they were turned off.
    case back

    // MARK: What the ear hears, and names

    /// All sentences that the ear listens for.
    case heard
    /// Answers that it listens for.
    case heardAnswer
    /// Words for kinds of things that it listens for.
    case heardKinds
    /// Those of them for several things.
    case heardPlurals
    /// Begins what the ear hears, which makes a poor name; several rules may have it.
    case command
    /// What stands for no one thing, which makes a poor name; several rules may have it.
    case generic
    /// What belongs to no name and introduces one, so that names are told apart without it; several rules may have it.
    case nameless
    /// What all of a home is called.
    case house
    /// What a scene is called, behind its name.
    case sceneKind

    /// Its place in the list.
    @inline(__always) var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Whether several rules of a language may have it.
    var mayRepeat: Bool { [.command, .generic, .nameless].contains(self) }

    /// Whether it is looked up among the words of sentences.
    var isCompiled: Bool { !isAside && !isOfNames && !isOfClauses || self == .occasion || self == .supposing }

    /// Whether it is looked up apart from the words of sentences: who says them has not said a word of a command.
    var isAside: Bool { Self.aside.contains(self) }

    /// Whether it says what a clause is beside an order: looked up in each sentence, and no word of a command either.
    var isOfClauses: Bool { Self.ofClauses.contains(self) }

    private var isOfNames: Bool { Self.ofNames.contains(self) }

    private static let aside: Set<RuleRole> = [
        .alike, .texted, .belonging, .theirs, .ones, .counted, .ordinal, .range, .placing, .ownroom, .hazard,
        .statement, .reproach, .thereupon, .subject, .said, .telling, .aim, .therefore, .because, .purpose, .bound,
        .denial, .doubt, .greeting, .assistant, .forename, .opener, .backward, .leaving, .talk, .skill, .subjectmatter,
        .occasion, .supposing, .becoming, .remaining, .staying, .consequent,
    ]
    private static let ofClauses: Set<RuleRole> = [
        .preceding, .following, .doing, .intention, .unordered, .elapsed,
    ]
    private static let ofNames: Set<RuleRole> = [
        .chunk, .linking, .orderlike, .heard, .heardAnswer, .heardKinds, .heardPlurals, .command, .generic, .nameless,
        .house, .sceneKind,
    ]

    /// The word of the mark.
    static let mark = "role"
    /// Marks that JSGF knows, which say nothing to us.
    private static let remarks: Set<String> = ["author", "version", "see", "example"]

    /// What is wrong with a mark of a rule; nil where nothing is.
    static func fault(of mark: Mark) -> String? {
        if remarks.contains(mark.name) { return nil }
        guard mark.name == Self.mark else { return "there is none of this name; write @\(Self.mark)" }
        guard !mark.words.isEmpty else { return "it does not say what the rule is for" }
        let names = allCases.map(\.rawValue)
        return mark.words.first { RuleRole(rawValue: $0) == nil }.map { word in
            let nearest = Nearest.word(to: word, among: names)
            return "there is no role “\(word)”" + (nearest.map { "; the nearest is “\($0)”" } ?? "")
        }
    }
}

extension Rule {
    /// What the rule is marked to be for.
    package var roles: [RuleRole] {
        marks.filter { $0.name == RuleRole.mark }.flatMap { $0.words.compactMap { RuleRole(rawValue: $0) } }
    }
}

/// Which rules of a language have which role.
package struct RuleRoles: Sendable {
    /// The full names of the rules, in the order of the names.
    private let names: [RuleRole: [String]]

    /// Looks at the marks of all rules, of which those of some grammars are whole sentences for the ear.
    ///
    /// - Throws: `GrammarError` where two rules have a role that is for one, or where nothing says what a rule is for.
    init(_ set: GrammarSet, sentences: Set<String>) throws(GrammarError) {
        var names: [RuleRole: [String]] = [:]
        let rules = set.rules.sorted { $0.key < $1.key }
        for (name, rule) in rules {
            for role in rule.roles {
                if !role.mayRepeat, let first = names[role]?.first.flatMap({ set.rules[$0] }) {
                    throw .markedTwice(role.rawValue, at: rule.place, first: first.place)
                }
                names[role, default: []].append(name)
            }
        }
        self.names = names
        let used = Set(rules.flatMap(\.value.references))
        for (name, rule) in rules where rule.roles.isEmpty && !used.contains(name) {
            let end = name.lastIndex(of: ".") ?? name.startIndex
            let (grammar, entry) = (name[..<end], String(name[end...].dropFirst()))
            if rule.isPublic, sentences.contains(String(grammar)) { continue }
            let table = RuleTable(grammar: grammar)
            if table?.has(entry) == true { continue }
            throw .unusedRule(entry, nearest: table?.nearest(to: entry), at: rule.place)
        }
    }

    /// The full name of the rule that has a role; nil where none has it.
    package func name(of role: RuleRole) -> String? { names[role]?.first }

    /// The full name of the rule that has a role without which something cannot be done.
    ///
    /// - Throws: `GrammarError.missingRole` where none has it, with the folder of the language.
    package func needed(_ role: RuleRole, in folder: String) throws(GrammarError) -> String {
        guard let name = name(of: role) else {
            throw .missingRole(role.rawValue, at: SourcePosition(file: folder, line: 0, column: 0))
        }
        return name
    }

    /// The full names of the rules that have a role.
    package func names(of role: RuleRole) -> [String] { names[role] ?? [] }

    /// The full names of the rules that have a role of some sort, sorted.
    func names(where isWanted: (RuleRole) -> Bool) -> [String] {
        Set(names.filter { isWanted($0.key) }.flatMap(\.value)).sorted()
    }
}
