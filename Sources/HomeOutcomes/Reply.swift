import HomeModel

/// What a person is told, before it is put into words: a code, and the things that it is about.
public struct Reply: Hashable, Sendable {
    package let content: Content

    package init(_ content: Content) { self.content = content }

    package enum Content: Hashable, Sendable {
        /// Nothing.
        case nothing
        /// Just that, by somebody who has words of his own.
        case verbatim(String)
        /// What is about to be done, and what was asked.
        case doing([Intent])
        /// What was done.
        case done([Intent], isSettled: Bool)
        /// What became of changes.
        case changed([Intent], already: [Intent], off: [Target], isSettled: Bool)
        /// What went wrong.
        case failed([Intent])
        /// A sentence that is about nothing.
        case remark(Remark)
        /// Whether to open what guards the home.
        case confirm([Intent])
        /// Which of the candidates is meant.
        case which
        /// Whether that was said which was heard.
        case heard(String)
        /// Which of several sentences was said.
        case heardOneOf([String])
        /// A sentence of more characters than are read.
        case tooLong(Int)
        /// A sentence of more words than are read.
        case tooManyWords(Int)
        /// No words at all; a sentence that can be said here.
        case nothingSaid(example: String?)
        /// Known words that make no sense together; a sentence that can be said here.
        case noSuchSentence(example: String?)
        /// Strange words.
        case notUnderstood([String])
        /// A name that nobody bears, with those that are near it.
        case unknownName(String, near: [String], home: String?)
        /// A room that no home has.
        case unknownRoom(String, near: [String], home: String)
        /// A thing that is not where it was said to be.
        indirect case elsewhere(Target, said: PlaceName)
        /// A thing that is in another home than the one that was said.
        case inAnotherHome(String, home: String, other: String)
        /// What is clear and cannot be done.
        case fault(Fault)
        /// What cannot be done of a part of a sentence, and what its other parts would have done, which is left as well.
        indirect case ofPart(Content, others: [Intent])
        /// Somebody who is no user of the home.
        case refused(String, home: String)
        /// Somebody who may not keep anything for later.
        case guest(String, home: String)
        /// What can be said.
        case help([String])
        /// The rooms of a home.
        case rooms([String], home: String)
        /// The scenes of a home.
        case scenes([String], home: String)
        /// What other assistants can do and a home cannot.
        case noSkill(Skill)
        /// A home that is there no longer.
        case gone(home: String)
        /// A change to a home that its store refused.
        case notKept(EditRefusal)
        /// The nearest sentence that can be said here, after why what was said is none.
        indirect case suggested(String, after: Content)
        /// What was done, and that some words mean that from now on.
        indirect case learned(String, after: Content)
        /// What came of words that were taught to mean a sentence.
        indirect case taught(String, String, Content)

        /// Words of which these are strange; where none is, they make no sense together.
        package static func notUnderstood(strange words: [String]) -> Content {
            words.isEmpty ? .noSuchSentence(example: nil) : .notUnderstood(words)
        }
    }

    /// What is said that is about nothing; each is told by the message of its name.
    package enum Remark: String, CaseIterable {
        case noHomeYet, hello, goodbye, welcome, nothingBefore, goesOnFromNothing, didNothingYet
        case agendaNeedsYes, agendaChange, agendaNowhere, agendaInFile, heardNothing, heardTooMuch, heardNoCommand,
            phraseOpens
    }

    /// Whether it answers somebody who takes leave.
    public var isFarewell: Bool { content == .remark(.goodbye) }

    /// What is about to be done, and what was asked.
    public static func doing(_ intents: [Intent]) -> Reply { Reply(.doing(intents)) }

    /// What was done, of which all has settled or not.
    public static func done(_ intents: [Intent], isSettled: Bool) -> Reply {
        Reply(.done(intents, isSettled: isSettled))
    }

    /// What became of changes: the new values, and what was already as far as it goes or off.
    public static func changed(_ done: [Intent], already: [Intent], off: [Target], isSettled: Bool) -> Reply {
        Reply(.changed(done, already: already, off: off, isSettled: isSettled))
    }

    /// What went wrong, by the errors of the targets.
    public static func failed(_ intents: [Intent]) -> Reply { Reply(.failed(intents)) }

    /// Words that somebody else has found.
    public static func verbatim(_ text: String) -> Reply { Reply(.verbatim(text)) }

    /// What is said to thanks.
    public static let welcome = Reply(.remark(.welcome))
    /// There is nothing that was done just now.
    public static let nothingBefore = Reply(.remark(.nothingBefore))
    /// There is nothing that a turn could go on from.
    public static let goesOnFromNothing = Reply(.remark(.goesOnFromNothing))
    /// Nothing was done yet that could be told.
    public static let didNothingYet = Reply(.remark(.didNothingYet))
    /// What would be opened later needs a yes now.
    public static let agendaNeedsYes = Reply(.remark(.agendaNeedsYes))
    /// A change cannot be kept for later.
    public static let agendaChange = Reply(.remark(.agendaChange))
    /// Nothing is kept for later.
    public static let agendaNowhere = Reply(.remark(.agendaNowhere))
    /// Nothing is kept for later where the homes are those of a file.
    public static let agendaInFile = Reply(.remark(.agendaInFile))
    /// Nothing was heard.
    public static let heardNothing = Reply(.remark(.heardNothing))
    /// More was heard than one command.
    public static let heardTooMuch = Reply(.remark(.heardTooMuch))
    /// Something was heard that is no command.
    public static let heardNoCommand = Reply(.remark(.heardNoCommand))
    /// A home is there no longer.
    public static func gone(home: String) -> Reply { Reply(.gone(home: home)) }
    /// A change to a home that its store refused.
    public static func notKept(_ refusal: EditRefusal) -> Reply { Reply(.notKept(refusal)) }
}

/// Why what is clear cannot be done.
package enum Fault: Hashable, Sendable {
    /// None of the things meant can do that; what the only one can do instead.
    case cannot(Capability, [Target], able: [Capability])
    /// Nothing says to what they are to be set; what the only one can do.
    case valueMissing([Target], able: [Capability])
    /// They take other values.
    case outOfRange([Target], TakenValues)
    /// Nothing of the kind is there.
    case nothing(MissingKind, PlaceName)
    /// Not as many of a kind are there as was said.
    case count(said: Int, found: Int, kind: String?, PlaceName)
    /// The thing has nothing that people could control, as a bridge has not.
    case lifeless(String)
    /// A whole home, where neither "all" nor a kind of thing was said.
    case tooBroad(home: String)
    /// The place of the speaker, which nobody knows: "here".
    case nowhere
    /// A scene with nothing in it.
    case emptyScene(String)
    /// A time that cannot be kept.
    case time(TimeFault)
}

/// A kind of thing that is not there.
package enum MissingKind: Hashable, Sendable {
    /// Whatever can do that.
    case able
    /// Whatever could tell that.
    case telling
    /// The kind that a word of the language names.
    case word(String)
    /// Another one than this.
    case other(String)

    /// The kind that a word names; without a word, whatever could do or tell that.
    package init(_ word: String?, isAsked: Bool = false) {
        self = word.map { .word($0) } ?? (isAsked ? .telling : .able)
    }
}

/// A place as it was said, which is put into words where it is told.
package struct PlaceName: Hashable, Sendable {
    package var name = ""
    package var isRoom = false

    /// A place of the given name.
    package init(name: String = "", isRoom: Bool = false) {
        self.name = name
        self.isRoom = isRoom
    }
}

/// The values that a thing takes.
package enum TakenValues: Hashable, Sendable {
    /// Others than that.
    case others
    case range(Double, Double, Unit)
    /// A range in steps of so much.
    indirect case steps(TakenValues, Double)
    /// A speed in percent, where a number of a gear was said.
    case speed
    /// Changes of at most so much.
    case change(most: Double, isHeat: Bool)

    package enum Unit: Hashable, Sendable { case none, percent, celsius, fahrenheit, kelvin }
}
