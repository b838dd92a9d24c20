import HAPController
import HAPWire
import HomeConversation
import HomeLanguage
import HomeModel
import HomeNames
import HomeOutcomes
import ReplyRendering

// What the programs speak of, so that they need to know no floor below this one.

/// The candidate most like a text; nil where none is near.
public func nearestText(to text: String, among candidates: [String]) -> String? {
    HomeModel.nearest(to: text, among: candidates)
}

/// What became of one utterance.
public typealias Outcome = HomeOutcomes.Outcome
/// Who a device is in the network.
public typealias DeviceID = HomeModel.DeviceID
/// The present, and the zone whose clocks the speaker looks at.
public typealias PresentTime = HomeLanguage.PresentTime
/// One thing that an utterance asks for.
public typealias Intent = HomeOutcomes.Intent
/// Where and by whom an utterance is made.
public typealias Context = HomeLanguage.Context
/// The rules of one language.
public typealias Language = HomeLanguage.Language
/// Turns sentences into outcomes.
public typealias Parser = HomeLanguage.Parser
/// Why a sentence is read as it is.
public typealias Explanation = ReplyRendering.Explanation
/// Sentences that a home understands.
public typealias Phrases = HomeLanguage.Phrases
/// Talks with one person.
public typealias Conversation = HomeConversation.Conversation
/// One turn of a person in a conversation.
public typealias Turn = HomeConversation.Turn
/// What somebody asks for by hand.
public typealias ManualCommand = HomeConversation.ManualCommand
/// Carries out outcomes.
public typealias Performer = HomeConversation.Performer
/// Where on the Earth a home is.
public typealias Coordinates = HomeModel.Coordinates
/// Words of the people of a home that stand for a sentence.
public typealias Phrase = HomeModel.Phrase
/// What the sun does once a day.
public typealias SolarEvent = HomeModel.SolarEvent
/// When the sun rises and sets at one place.
public typealias SolarCalendar = HomeModel.SolarCalendar
/// What sets a trigger off where no date does.
public typealias TriggerEvent = HomeModel.TriggerEvent
/// When something is to be done.
public typealias When = HomeOutcomes.When
/// A JSON document as a value.
public typealias JSON = HomeModel.JSON
/// The code that pairs an accessory.
public typealias SetupCode = HAPWire.SetupCode
/// Why something is no setup code.
public typealias SetupCodeFault = HAPWire.SetupCodeFault
/// Who asks for a change.
public typealias Author = HomeModel.Author
/// Why an edit was refused.
public typealias EditRefusal = HomeModel.EditRefusal
/// Everything that is wrong in a home file.
public typealias HomeFileError = HomeModel.HomeFileError
/// What puts things into words of a language.
public typealias ReplyRenderer = ReplyRendering.ReplyRenderer
/// What differs between two states of the homes.
public typealias HomeDifference = HomeModel.HomeDifference
/// An edit of homes that can still be told.
public typealias RecordedEdit = HomeModel.RecordedEdit
/// One thing that has changed.
public typealias HomeEvent = HomeModel.HomeEvent
/// A change to one home.
public typealias HomeEdit = HomeModel.HomeEdit
/// Anything in a home that has a name, or the home itself.
public typealias NamedThing = HomeModel.NamedThing
/// What has a name and aliases.
public typealias Named = HomeModel.Named
/// A home and everything in it.
public typealias Home = HomeModel.Home
/// What is known of all homes at one moment.
public typealias HomeSnapshot = HomeModel.HomeSnapshot
/// A room of a home.
public typealias Room = HomeModel.Room
/// A group of rooms.
public typealias Zone = HomeModel.Zone
/// A device in a home.
public typealias Accessory = HomeModel.Accessory
/// A service, with the accessory that has it.
public typealias PlacedService = HomeModel.PlacedService
/// A group of services.
public typealias ServiceGroup = HomeModel.ServiceGroup
/// A scene.
public typealias ActionSet = HomeModel.ActionSet
/// What runs scenes at a time.
public typealias Trigger = HomeModel.Trigger
/// A person with rights in a home.
public typealias User = HomeModel.User
/// The kind of a service.
public typealias ServiceType = HomeModel.ServiceType
/// A unit in which people say temperatures.
public typealias TemperatureUnit = HomeModel.TemperatureUnit
/// The identity of a home.
public typealias HomeID = HomeModel.HomeID
/// The identity of a room.
public typealias RoomID = HomeModel.RoomID
/// The identity of a zone.
public typealias ZoneID = HomeModel.ZoneID
/// The identity of a group of services.
public typealias ServiceGroupID = HomeModel.ServiceGroupID
/// The identity of a scene.
public typealias ActionSetID = HomeModel.ActionSetID
/// The identity of a trigger.
public typealias TriggerID = HomeModel.TriggerID
/// One service of one accessory.
public typealias ServiceReference = HomeModel.ServiceReference
/// What is to be said of a name before it is given.
public typealias NameVerdict = HomeNames.NameVerdict
/// What is wrong with the names of a home.
public typealias NameLint = HomeNames.NameLint
