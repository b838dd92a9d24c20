/// A rule by which a sentence is not put in other words, or not parted in clauses and remarks, though it could be.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
package enum ParaphraseRule: ReadingRule {
    // MARK: Clauses

    /// A word alone is no command that anybody could tell from a clause.
    case commandOfWords
    /// A comma ends a clause, and stands in none.
    case commaEndsClause
    /// Of two things that have to be so, none may be lost: “when the door opens and it is dark”.
    case oneCondition
    /// No command begins with what joins its clause to another.
    case commandIsApart
    /// A time before a condition is that of its command: “in an hour, if the lamp is still on, turn it off”.
    case timeOfCondition
    /// What ends a clause behind a pause does so right behind what happens: “电视一打开，就关灯”.
    case eventAtEnd
    /// What begins a time or leads to another command begins no clause: “after ten minutes”, “after that”.
    case timeIsNoClause

    // MARK: Remarks

    /// What is a name is no opener: "Chef, lights off" where a place is called so.
    case nameIsNoOpener
    /// What ends in a question mark was asked, but for a polite order: "kettle on? There is no water".
    case askedNotOrdered
    /// A denial behind an order takes it back, but for one within a statement: "fan on, we mustn't".
    case deniedBehind
    /// A denial at the end of a sentence takes its order back.
    case deniedAtEnd
    /// Without a pause a remark follows an order that has ended, or says an aim: "fan off it's loud", but not "the
    /// lights I'm not using".
    case toldBehindOrder
    /// No order begins behind what binds a verb to its subject.
    case orderIsUnbound
    /// Behind a remark within a command that may go on with a thing: “дети уже спят, люстру выключи”.
    case orderBeginsWithThing
    /// A remark goes on to nothing that is therefore to be done: “the stars are out tonight so open the dome, …”.
    case remarkOrdersNothing
    /// Nothing is a remark that holds a number, a condition or a denial: "fan on, unless it's cold".
    case remarkWithoutDoubt
    /// What denies something before an order has no other doubt in it.
    case onlyDenied
    /// What is denied of the home's is no remark.
    case deniedOfHome
    /// A remark that tells a time is set apart by a pause.
    case timedIsApart
    /// A remark that tells a time says more than that: "tonight we have guests", but not “well, maybe later”.
    case timedSaysMore
    /// In a remark that tells a time nothing but that time is doubtful.
    case timedWithoutDoubt
    /// What something at home is called is nobody who is spoken to.
    case thingIsNobody

    // MARK: Names

    /// As many of a series are meant as are said, unless they are asked for: "all four stall lights".
    case seriesIsCounted
    /// Where the numbers of a series are said, each of them has its name: "plugs 1 and 2".
    case allNumbersNamed
    /// A word for a kind is no name in common: "both lights" are two of all lights.
    case kindInCommon
    /// Just as many names are meant by what they have in common as are said: 两个床头灯.
    case countedInCommon
    /// What is a word of sentences too needs "one" or "'s" behind it to be a part of a name: "on" is none of the On
    /// Air Sign.
    case wordIsNoName
    /// A word and the one right behind it are no part of a name and its head: "all the bedroom lights" are not the
    /// Bedroom Light.
    case headIsNotNext
    /// Where names begin with what they are, a part of one belongs to a thing rather than to a place: “la tapparella
    /// della camera e quella di Leo” is another blind, though there is a Camera di Leo.
    case partIsOfThing
    /// An owner is one by whom a thing is called first: "party's off" is said of no Party Switch.
    case ownerAtFirst
    /// What is joined to nothing shares no last word: "bedside lamps" where there is a group Bedside Lamps.
    case sharedByJoined
    /// What a room is called is no other word for something: where there is a Wine Cellar, "the cellar" is no
    /// basement.
    case roomIsCalledSo
    /// What stands before an apostrophe ends no word: "lumière s'allume" has no plural.
    case elidedIsWhole

    // MARK: Hasty words

    /// A kind behind a place and a hesitation goes on with it: "the kitchen, um, lights".
    case kindOfPlace
    /// A list behind a hesitation takes nothing back for certain: "the fan, uh, the lamp and the heater".
    case hesitatingList
    /// A letter behind a number is its unit: "to 0 k" is a number of kelvin.
    case unitOfNumber
    /// What would be said twice is some other word: "rather tha the lamp" is "than".
    case saidOnce
    /// What joins nothing is no "and": "bedroom an on" may be a fan.
    case joinsSomething
    /// A letter before what is needless denies: "n need to turn it off" was "no need".
    case noNeed
}
