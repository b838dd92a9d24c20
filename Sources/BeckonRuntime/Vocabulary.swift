import HAPController
import HAPWire
import HomeConversation
import HomeLanguage
import HomeModel

// What the programs speak of, so that they need to know no floor below this one.

/// What became of one utterance.
public typealias Outcome = HomeLanguage.Outcome
/// One thing that an utterance asks for.
public typealias Intent = HomeLanguage.Intent
/// Where and by whom an utterance is made.
public typealias Context = HomeLanguage.Context
/// The rules of one language.
public typealias Language = HomeLanguage.Language
/// Turns sentences into outcomes.
public typealias Parser = HomeLanguage.Parser
/// Talks with one person.
public typealias Conversation = HomeConversation.Conversation
/// Carries out outcomes.
public typealias Performer = HomeConversation.Performer
/// A JSON document as a value.
public typealias JSON = HomeModel.JSON
/// The code that pairs an accessory.
public typealias SetupCode = HAPWire.SetupCode
/// Who asks for a change.
public typealias Author = HomeModel.Author
/// Why an edit was refused.
public typealias EditRefusal = HomeModel.EditRefusal
/// What differs between two states of the homes.
public typealias HomeDifference = HomeModel.HomeDifference
