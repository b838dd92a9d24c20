/// A rule by which a word stays what it is, or is no slip of some other, though a letter parts the two.
///
/// `SpellingRuleTests` leaves out each for which it knows a sentence that is read otherwise then.
package enum SpellingRule: CaseIterable, Sendable {
    // MARK: A word that stays as it is written

    /// What forbids, joins, leaves out, counts or says a state is that.
    case meaningfulWord
    /// One word of two is told by a thing that the other names, and an everyday word by a thing in the rest.
    case tooLittleSaid
    /// What may take something back is no order: "I ean unlock it".
    case mayTakeBack
    /// What may be "don't" is nothing else: nobody guesses between doing and leaving be.
    case mayForbid
    /// What may leave something out, or tell what is so instead of what shall be, does: "the door closeq at five".
    case mayLeaveOut
    /// The same behind "all": "every light ut the lamp".
    case mayLeaveOutOfAll
    /// Nobody guesses between "on" and "off": "lamp ofn".
    case mayBeEitherState
    /// Nobody guesses between a state and a deed: "the blinds re closed".
    case mayBeStateOrDeed
    /// A single letter before a command may say "if".
    case mayBeDoubt
    /// "I turned it off" is told, and no question.
    case mayTell
    /// "Could u get the lights" says you.
    case texted

    // MARK: A word that another is no slip of

    /// Scope never widens: nobody guesses "all".
    case guessedAll
    /// Nobody guesses a number, as nothing would be seen of it.
    case guessedNumber
    /// No sentence begins with a guessed state.
    case guessedStateAtFirst
    /// No word of courtesy stands where a thing or a place may.
    case guessedCourtesy
    /// "Lamp om" may be "of" too, and "of" as well "off".
    case guessedState
    /// "On th house" and "make ic stop" are no "tv" and no "ac".
    case guessedShortKind
    /// "Ou" is as near to "on" as to "out".
    case guessedWay
    /// "Open the garage ap" is not opened upwards.
    case guessedShortWord
    /// A single letter is in the word that it is a slip of, and that is no thing.
    case guessedFromLetter
    /// "Heat the sop" is not up to the top.
    case guessedShortAmount

    // MARK: The one word that nobody knows

    /// "Tto" is "to", and "iff" is "if", whether that makes sense or not.
    case strangeSmallWord
    /// What number was meant nobody sees, unless it is the only word: "oen up the blinds".
    case strangeNumber
    /// "Back door lok" is no "lol".
    case strangeFiller
    /// "Ofn" is as near to "on" as to "off".
    case strangeState
    /// "Ou" is as near to "on" as to "out".
    case strangeWay
    /// "Er" would explain anything away.
    case strangeHesitation
    /// "Donw" is "down" where a command goes on, and may be "don't" where one begins.
    case strangeDenial
    /// "Ade a desk lamp" may have been "made": what a sentence begins with is no everyday word that it cannot have.
    case strangeBeginning
    /// "Ut the lamp there" is as near to "put" as to "cut".
    case strangeShortVerb
    /// "Temp it down" is no sentence that anybody begins.
    case strangeThingAtFirst
    /// "Ack off" is no "ac".
    case strangeShortKind
    /// "Pu the fan there" is no "up", "desk lamp om" no "on" and "the garage ap" none either.
    case strangeTwoLetters
    /// Hardly anybody gets the first of three letters wrong, nor of a sentence: "sim in the den", "teep it down".
    case strangeFirstLetter
    /// "Nudge the heat tp" is as near to "up", which it is not taken for, as to "top".
    case strangeRival

    /// By which a word stays as it is written.
    static let ofWords: [Self] = [
        .meaningfulWord, .tooLittleSaid, .mayTakeBack, .mayForbid, .mayLeaveOut, .mayLeaveOutOfAll, .mayBeEitherState,
        .mayBeStateOrDeed, .mayBeDoubt, .mayTell, .texted,
    ]
    /// By which it is no slip of some other.
    static let ofGuesses: [Self] = [
        .guessedAll, .guessedNumber, .guessedStateAtFirst, .guessedCourtesy, .guessedState, .guessedShortKind,
        .guessedWay, .guessedShortWord, .guessedFromLetter, .guessedShortAmount,
    ]
}

extension LanguageRules {
    /// Whether a rule holds: all do, but for the one that is left out.
    func holds(_ rule: SpellingRule) -> Bool { rule != spellingRuleLeftOut }
}
