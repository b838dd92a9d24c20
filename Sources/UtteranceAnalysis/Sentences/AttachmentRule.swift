/// A rule by which a chunk is attached to what was read before it, otherwise than as one more of its kind.
///
/// A language goes by all of these but those that its constraints leave out (`without: topicAtOnce`); what may follow what, they
/// say too. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
package enum AttachmentRule: String, CaseIterable, Sendable {
    // MARK: Referents

    /// Quantifier behind its referent: a plural behind a plural says that all are meant: "the lights, all of them".
    case floatingQuantifier
    /// Dislocation: a pronoun may stand behind its thing, and before what is done: “la télé, tu l'éteins”.
    case dislocation
    /// Resumption: a pronoun behind a verb is what was named before that: "the lamp turn it off".
    case resumption
    /// Cataphora: a pronoun is what it is called behind a pause: "lock it, the front door".
    case cataphora
    /// Apposition: names behind a kind say which: "both doors, front and back", "the lamp, Dad's".
    case apposition
    /// Apposition behind what is done to things of a kind: "the fan off, the desk fan", "lights on, bedroom".
    case lateApposition
    /// Anaphora: what stands for the kind goes on with where it is: "the light, the one on the landing".
    case anaphora
    /// Topic: a kind may be said once before its places: "lights: study 20, den 60".
    case kindAsTopic
    /// Topic: a place may be said before what is in it: "kitchen, lights on".
    case placeAsTopic
    /// Topic: so may several places: "kitchen and study: lights off".
    case placesAsTopic
    /// Topic: a place may be said before the command, with no pause behind it: "the kitchen turn off the lights".
    case topicAtOnce
    /// All of something behind what is left out of it: "except for the lamp, everything off".
    case allBesideException
    /// A kind behind what is left out of all is all of that kind: "all but the lamp and the strip, lights off".
    case kindBesideException
    /// What is marked as an object begins a command where something else is done already.
    case markedObject
    /// A place right behind a scene is where that is run.
    case placeOfScene
    /// A referent behind a scene begins another command.
    case thingBehindScene
    /// A referent behind "then" begins another command: "the kettle on, then the fan".
    case thingBehindThen
    /// Ellipsis: behind a thing alone the same is done to the next: "the kettle, then the fan".
    case sequence
    /// A place joined to a place is where it all is too.
    case placeBesidePlace
    /// A referent begins another command where the state or act stood behind its thing: "kitchen light off hall light on".
    case commandBehindState
    /// A referent begins another command behind a value: "Anna's lamp to 10 Ben's lamp to 50".
    case commandBehindValue
    /// What bears a quality may follow the pronoun for that: "and raise it on the radio".
    case bearerOfQuality
    /// A place behind a pause and what is done to things of a kind is where they are: "lights off, kitchen".
    case placeBehindPause
    /// Asyndeton: things may be listed in one breath: "turn off the kettle the oven and the fan".
    case asyndeton
    /// Opposition: what a denial opposes is what is meant: "not the lamp but the fan, turn it on".
    case opposition

    // MARK: Places

    /// A place behind an exception of places is left out too: "everywhere but in the den and in the hall".
    case exceptedPlace
    /// A place with which the sentence begins holds for all of it: "in the kitchen, …".
    case leadingPlace
    /// A place may begin a command of its own: "… and in the study the lamp".
    case commandAtPlace
    /// A place behind what is left out may be that of all: "turn off all but the desk lamp in the study".
    case placeBehindException
    /// All things of kinds before a place may be there: "the lights and the fan in the bedroom".
    case placeOfAll

    // MARK: What is done or asked

    /// A state behind what is spared only says that it stays so: "leave the lamp on".
    case stateOfSpared
    /// What lasts for some time is over then: "for ten minutes the fan, then off".
    case stateBehindLength
    /// Question tag: what was stated is asked: "the door is locked, isn't it".
    case questionTag
    /// What has to be made sure may be put as a question: "make sure, is the lamp off".
    case questionBehindWish
    /// A place may stand before its question: "upstairs, are any lights on".
    case placeBeforeQuestion
    /// What is wrong may be told before what is asked for: "the lamp is too bright turn it down".
    case orderBehindReason
    /// Another order can follow with no pause: "turn on the lamp turn off the fan".
    case orderBehindOrder
    /// What forbids an order may forbid the one that "and" joins to it: "don't lock the hatch and turn on the winch".
    case orderForbiddenToo
    /// What is left out first leaves open what is meant: "except the lamp, turn off …".
    case exceptionAtFirst
    /// What is left out behind a joint may be left out of the next command: "close the blinds and except for the lamp turn off …".
    case exceptionOfNext

    /// Its place in the list.
    @inline(__always) var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
