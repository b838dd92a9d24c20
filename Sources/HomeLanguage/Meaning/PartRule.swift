import UtteranceAnalysis

/// A rule by which words are no part of a name, or are said of nothing that has it.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
enum PartRule: ReadingRule {
    // MARK: Words

    /// A short word is a part of a name where it is a number: "Bench 2" is the Bench 2 Light.
    case shortWord
    /// What a state is said of is no part of a name: "party's off" is no Party Switch.
    case saidOf
    /// Of things in a series one is meant by its number, or all by their kind: "surgery 12".
    case goesOn
    /// As many have a part of a name as are said, or nothing was understood: "all three machines" of two.
    case asManyAsSaid
    /// A part of a room's name says where, or stands before a kind: "the master lights".
    case roomOfThings
    /// One sign of the many in a room's name is no place.
    case signIsNoPlace

    // MARK: What is said of them

    /// What is other talk as it stands names nothing by a part of its name.
    case noOtherTalk
    /// A part of a name that ends the sentence ends the name too: "my phone" is no Phone Charger.
    case mine
    /// What is called by a part of its name does or is asked something, or cannot do it: nothing else is told of it.
    case doesSomething
    /// What does nothing with it is forbidden: "don't turn off the console".
    case forbidsNothing
    /// What is left out by a part of its name is one of the others: "all lights off but the hall's" is about no Hall
    /// Door.
    case sparesSomething
}
