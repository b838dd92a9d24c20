/// What can speak against a reading of a sentence.
///
/// The weights of the language say how much each costs, and by that which reading is meant: see `Scorer`.
package enum Criterion: Int, CaseIterable, Sendable {
    /// Wrong letters.
    case errors
    /// Things that are not there, or not where they were said to be.
    case absent
    /// Shortened names.
    case form
    /// Another home than the likeliest.
    case home
    /// Words that name things speak for a reading, and so are counted below zero.
    case unnamedThings
    /// Words that name places do too.
    case unnamedPlaces
    /// Another room than the speaker's.
    case room
    /// What cannot be done.
    case ability
    /// Words that could as well be another value, or a time.
    case guesses
    /// Commands.
    case commands
    /// Phrases.
    case phrases
    /// Places, where a thing in one could be meant.
    case bare
    /// Of what only asks, ways to read the words that come before this one.
    case turn
    /// Things that are called by no whole name: while a long sentence is read, those that are must not be crowded out.
    case nameless

    /// A value for each of them.
    typealias Table<Value> = InlineArray<14, Value>

    /// What it is called where weights are written and scores are told.
    package var name: String { Self.names[rawValue] }

    /// To ask a case for its name takes thousands of instructions.
    private static let names = allCases.map { "\($0)" }

    /// Whether a reading of several parts has as much of it as the part that has most, and not as all of them together.
    private var isOfWhole: Bool {
        switch self {
        case .absent, .form, .home, .room, .ability, .guesses, .turn: true
        default: false
        }
    }

    /// The same of each of them, by their numbers.
    static let areOfWhole: Table<Bool> = {
        var table = Table<Bool>(repeating: false)
        for criterion in allCases { table[criterion.rawValue] = criterion.isOfWhole }
        return table
    }()
}
