import HomeModel
import Spelling

/// What a tag of a grammar says of the words that it stands behind, such as `to` or `plural`.
///
/// This is the reference of tags, of which `docs/tags.md` is made: another tag is an error when a grammar is loaded.
package enum Property: String, CaseIterable, Sendable, BitwiseCopyable {
    // MARK: What is done

    /// Says that a state or a value is wanted, and not which: "turn", "put".
    case directive
    /// What is wanted, said so plainly that it is a command even where nothing says of what: "turn it off".
    case explicit
    /// Words that have all in them that is to be done: "unlock", "dim".
    case act
    /// A verb of making: "set", "make", which take a quality.
    case set
    /// A verb that is said of doors and, with “up”, to people: "shut".
    case shut
    /// A verb that is said of what hangs before a window, and of pictures: "draw".
    case draw
    /// A verb behind which the state is said, or that nothing is to change: "leave".
    case leave
    /// Verbs that end something: "stop", "quit".
    case stop
    /// Verbs that only scenes take: "launch", "play".
    case run
    /// A verb that is said of machines and scenes: "start", "run".
    case machine
    /// The sound: off or on.
    case mute
    /// A verb in its form that tells or goes on: "turning".
    case gerund
    /// Wants the thing brought somewhere: "get it off".
    case fetch
    /// A verb of pushing and hitting, whose state is said behind its thing: "knock it off".
    case push
    /// A wish that something be as is said: "make sure".
    case assert
    /// How something is: "is".
    case stating
    /// A verb of ability: "can".
    case able
    /// The same as a polite question: "could".
    case wondered
    /// A state that is described, and no deed: "be" of "could the lamp be on".
    case stative
    /// What should be: "needs to be".
    case due
    /// What somebody tells: "I left".
    case told
    /// A verb that keeps something for later: "schedule".
    case plan
    /// A verb that comes before its thing alone: "light the kitchen".
    case first
    /// Words that are about lights, and what these are called: "light up".
    case lights

    // MARK: The state

    /// The state that is wanted, or asked about.
    case to
    /// A state that is said behind its thing only: "locked".
    case late
    /// A state as what was done: "switched on".
    case participle
    /// A state as what to do: "to turn on".
    case infinitive
    /// A state said of lamps as of doors: on or open, off or closed, by what the thing can be.
    case either
    /// A state that is made, not switched: "make it dark".
    case made
    /// A state that is said of lights and of people: "out".
    case out
    /// The state that is, and is to stay: "as it is".
    case kept
    /// Said of several things at once: "both off".
    case together
    /// A state with courtesy behind it: "off please".
    case please
    /// A state behind a number: "30 percent closed".
    case tail

    // MARK: The quality

    /// What is spoken of: brightness, temperature, volume.
    case about
    /// A word for what a thing has, by itself: "brightness".
    case quality
    /// What is set rather than what is.
    case target
    /// White of a temperature in kelvin.
    case kelvin
    /// The hue of a colour in degrees.
    case hue
    /// The saturation of a colour in percent.
    case saturation
    /// A colour as a direction: "redder".
    case tint
    /// A white as a tone: "warm".
    case tone
    /// Black, which no lamp has.
    case black
    /// What a heating or cooling thing does.
    case mode
    /// An alarm is armed or disarmed.
    case arm
    /// In which mode an alarm is armed.
    case `guard`
    /// A word that means this only by itself.
    case bare

    // MARK: How much

    /// The number is what is to be reached: "to 40".
    case goal
    /// The unit of the number.
    case unit
    /// A bare number that may be a time of day: "at 7".
    case timelike
    /// A bare number that only a thermostat takes: "on 21".
    case setpoint
    /// A part of all that there is: "half of the way".
    case share
    /// The end of what the thing itself can do.
    case extent
    /// The number is how far: "by 20 percent".
    case change
    /// A change with "minus" before it.
    case minus
    /// To which side.
    case dir
    /// How far, in words.
    case much
    /// Further to the side that was said, else up.
    case more
    /// A part of what there is, or of the day.
    case part
    /// A multiple of what there is, or how often.
    case times
    /// A verb that says down beside a part only: "cut it by half".
    case cut
    /// A verb of brightness that wants a number: "dim".
    case dim
    /// A word of degree that wants a thing: "higher".
    case grade
    /// A change that is said of sound and of light: "softer".
    case soft
    /// A side by itself: "up".
    case upward
    /// The last change went too far.
    case overdone
    /// Says what is wrong, and wants the opposite: "too dark".
    case complaint

    // MARK: Of what

    /// The types of services that are meant, as HomeKit names them.
    case kind
    /// The word for the kind of thing, in the singular.
    case word
    /// Only those that have one of these words in their names, where there are such.
    case narrow
    /// Not those that have one of these words in their names.
    case unlike
    /// The type that is meant where there is one.
    case prefer
    /// The only one of its kind is called so.
    case single
    /// Nothing else is meant; or "only".
    case only
    /// Several things.
    case plural
    /// All of some things.
    case all
    /// Any one of some things, or all of them.
    case any
    /// One of some things: "a lamp".
    case a
    /// How many things, or how often.
    case count
    /// All that were not said.
    case rest
    /// The others of those that were spoken of.
    case others
    /// All that can be switched.
    case everything
    /// All of it, by that word alone: "all".
    case lot
    /// A word that means this only beside others.
    case loose
    /// Those that are on.
    case lit
    /// One more of the kind that was said: "the left one".
    case like
    /// Of what was spoken of: "its".
    case its
    /// What was spoken of: "it", "them".
    case mentioned
    /// Things by what follows: "what is".
    case relative
    /// A word that names have too: "the old TV".
    case epithet
    /// Whose it is: "the kitchen's".
    case owner
    /// An owner's word that makes an alarm a clock's: "my".
    case mine
    /// A house has lamps, but its doors and blinds are ours: "your".
    case yours
    /// What has the quality that is spoken of: "of the TV".
    case holder
    /// What something is done or set on: "on the thermostat".
    case host
    /// Said to be what something is done to, by a word before it.
    case object
    /// Both of two.
    case both

    // MARK: Where

    /// Where the speaker is.
    case here
    /// Where the thing was that was spoken of.
    case there
    /// All of the home, or a whole name that is offered.
    case whole
    /// Up or down there.
    case side
    /// A word before a place that may be a state: "on upstairs".
    case bareOn

    // MARK: What is asked

    /// That it is a question, and of which kind.
    case ask
    /// What is said in questions only: without `ask` it makes no sense.
    case asked
    /// The property that has to follow: "have" wants "been".
    case needs
    /// What follows "do" and "does".
    case need
    /// What follows "have".
    case been
    /// What the speaker did.
    case did
    /// The opposite of what the speaker did.
    case forgot
    /// The characteristics that tell that it is so, with their values.
    case sense
    /// How much of what there is: "how much".
    case amount
    /// What is to be looked at: "check the door".
    case check
    /// Whether there is such a thing.
    case exist
    /// In which rooms.
    case rooms
    /// To name things: "list".
    case list
    /// A request to be told, where what follows has to say what: "tell me".
    case tell
    /// More or less than a number.
    case than
    /// A quality of which only the value tells: "is it warm".
    case vague
    /// A pronoun of which nothing is said but how it is: "it".
    case dummy
    /// Whether somebody is there.
    case person
    /// Whether what was stated is so: "isn't it".
    case confirming

    // MARK: When

    /// A day by its name.
    case day
    /// A day of the week, in English as in home files.
    case weekday
    /// Monday to Friday.
    case weekdays
    /// Saturday and Sunday.
    case weekend
    /// The month, from 1.
    case month
    /// The year follows.
    case year
    /// The number is the day of the month.
    case date
    /// The number is the hour.
    case hour
    /// The number is the minute.
    case minute
    /// Minutes that are written with the hour: "19:30".
    case digital
    /// Half past the hour: before noon or after it.
    case half
    /// Minutes before the hour, or a word that is offered before a name.
    case before
    /// Twelve at noon.
    case noon
    /// Twelve at night.
    case midnight
    /// A time that is said with "exactly".
    case exact
    /// The next of such days.
    case next
    /// After so long.
    case `in`
    /// For so long.
    case `for`
    /// Until then.
    case until
    /// From then on.
    case from
    /// Again and again.
    case every
    /// How often.
    case per
    /// Two times of a day.
    case pair
    /// A condition that is no time.
    case event
    /// What the sun does.
    case sun
    /// The words that ask whether that is so which happens here: "is" for "gets".
    case asks
    /// A time beside which another may stand.
    case beside

    // MARK: What was said before

    /// The same once more.
    case again
    /// Says yes to what was just said.
    case agree
    /// What was done is taken back.
    case undo
    /// What is kept for later is taken back.
    case cancel
    /// Speaks of what is kept for later only where something of the kind is.
    case pending
    /// The last one.
    case last
    /// Goes on: "and now".
    case go
    /// Leaves something out: of what was just done, or a place of a referent's things.
    case except
    /// This and not that.
    case instead
    /// And this one.
    case too
    /// The other one.
    case other
    /// Not what was done.
    case not
    /// Thanks.
    case thanks
    /// A yes.
    case yes
    /// A no.
    case no
    /// One of several, whichever.
    case one
    /// What runs: a scene.
    case `do`
    /// A greeting.
    case hello
    /// A farewell.
    case bye
    /// Asks what can be said.
    case help
    /// Asks which scenes there are.
    case scenes
    /// Asks how all is.
    case overview
    /// Asks for what other assistants can do and a home cannot.
    case skill

    // MARK: Courtesy

    /// Is said to people only.
    case chat
    /// Leaves no room for a time.
    case now
    /// A word for no more than that, which makes no sense behind “not”: "only".
    case merely
    /// A word for more than that, which makes no sense behind “but”: "also".
    case further
    /// A correction that may end a sentence.
    case mild

    // MARK: Words for words

    /// What may be said in the place of these words.
    case say
    /// What is said in their place before a place.
    case inside
    /// Words that stand for others, but not behind a number; a correction behind a pause only.
    case apart

    // MARK: Names that are offered

    /// Words that follow a name.
    case after
    /// Words for what a thing is.
    case noun
    /// Words that follow the name of a person.
    case owned
}

extension Property {
    /// The tag of a name; nil where there is none.
    init?(_ name: some StringProtocol) { self.init(rawValue: String(name)) }
}

extension Property: Comparable {
    /// The order in which they are listed.
    @inline(__always) package static func < (one: Property, other: Property) -> Bool { one.number < other.number }

    /// Its place in the list.
    @inline(__always) var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }

    /// Its bit among 64, which it shares with up to two others.
    @inline(__always) var foldedBit: UInt64 { 1 << UInt64(number & 63) }
}

extension Property: CustomStringConvertible {
    /// The name.
    package var description: String { rawValue }
}

/// Some tags, to ask for all of them at once: a bit for each.
package struct PropertySet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    package init(arrayLiteral properties: Property...) { for property in properties { insert(property) } }

    /// Whether it is one of them.
    @inline(__always) package func contains(_ property: Property) -> Bool {
        let bit = UInt64(1) << UInt64(property.number & 63)
        return switch property.number >> 6 {
        case 0: low & bit != 0
        case 1: middle & bit != 0
        default: high & bit != 0
        }
    }

    /// Whether one is in both.
    @inline(__always) func intersects(_ other: PropertySet) -> Bool {
        low & other.low | middle & other.middle | high & other.high != 0
    }

    /// The same in 64 bits, each of which stands for up to three: to tell at once where none can be in both.
    @inline(__always) var folded: UInt64 { low | middle | high }

    /// Whether none is in it.
    var isEmpty: Bool { low | middle | high == 0 }

    /// Those that are in one of the two alone.
    func symmetricDifference(_ other: PropertySet) -> PropertySet {
        var rest = self
        (rest.low, rest.middle, rest.high) = (low ^ other.low, middle ^ other.middle, high ^ other.high)
        return rest
    }

    /// Those that are in either.
    func union(_ other: PropertySet) -> PropertySet {
        var all = self
        (all.low, all.middle, all.high) = (low | other.low, middle | other.middle, high | other.high)
        return all
    }

    /// Those that are not in another.
    func subtracting(_ other: PropertySet) -> PropertySet {
        var rest = self
        (rest.low, rest.middle, rest.high) = (low & ~other.low, middle & ~other.middle, high & ~other.high)
        return rest
    }

    package mutating func insert(_ property: Property) { set(property, to: true) }
    mutating func remove(_ property: Property) { set(property, to: false) }

    private mutating func set(_ property: Property, to isIn: Bool) {
        let bit = UInt64(1) << UInt64(property.number & 63)
        switch property.number >> 6 {
        case 0: low = isIn ? low | bit : low & ~bit
        case 1: middle = isIn ? middle | bit : middle & ~bit
        default: high = isIn ? high | bit : high & ~bit
        }
    }
}

extension Property {
    /// Those that tell in which form something is put, and not what is meant: the constraints and idioms of a language alone
    /// ask for them, and no code does.
    package static let forms: [Property] = [
        .gerund, .participle, .infinitive, .stative, .wondered, .due, .needs, .need, .been, .relative, .merely,
        .machine, .push, .fetch, .shut, .draw, .plan, .able, .minus, .bareOn, .yours,
    ]
}

// MARK: - Values

extension Property {
    /// What may stand behind the `=` of a tag.
    enum Values {
        /// Nothing: that it stands there says all.
        case none
        /// One of some words.
        case words([TagWord])
        /// A number within bounds, or one of some words.
        case number(ClosedRange<Int>, or: [TagWord] = [])
        /// Types of services with commas between, as HAP names them.
        case services
        /// Characteristics with commas between, each with a value: `Name:1`.
        case senses
        /// Words of the language.
        case text
    }

    /// What is said of the property.
    var values: Values {
        switch self {
        case .to: .words([.on, .off, .open, .closed, .locked, .unlocked, .toggle])
        case .dir, .side: .words([.up, .down])
        case .ask: .words([.is, .which, .value, .count])
        case .arm, .mute: .words([.on, .off])
        case .mode: .words([.heat, .cool, .auto])
        case .guard: .words([.away, .night, .stay])
        case .extent: .words([.full, .most, .least])
        case .much: .words([.lot, .little])
        case .tail: .words([.open, .closed])
        case .needs: .words([.need, .been])
        case .unit:
            .words([
                .percent, .degrees, .celsius, .fahrenheit, .kelvin, .mired, .steps, .second, .minute, .hour,
                .day, .week,
            ])
        case .about:
            .words([
                .air, .battery, .brightness, .color, .door, .filter, .gas, .humidity, .level, .lock, .lux,
                .measure, .mode, .position, .power, .saturation, .speed, .state, .temperature, .volume,
                .warmth, .whiteness,
            ])
        case .per: .words([.second, .minute, .hour, .day, .week, .month])
        case .half: .words([.am, .pm])
        case .day: .words([.today, .tomorrow, .overmorrow])
        case .weekday: .words([.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday])
        case .event: .words([.sun, .weather, .person, .motion])
        case .sun: .words([.sunrise, .sunset, .dawn, .dusk])
        case .do: .words([.run])
        case .skill:
            .words([.timers, .alarms, .music, .weather, .lists, .clock, .reminders, .messages, .reasons, .knowledge])
        case .hue: .number(0...360)
        case .saturation: .number(0...100)
        case .kelvin: .number(1_000...10_000)
        case .times, .count: .number(0...100)
        case .month: .number(1...12)
        case .part: .number(0...1, or: [.morning, .afternoon, .evening, .night])
        case .kind, .prefer: .services
        case .sense: .senses
        case .lights, .word, .narrow, .unlike, .single, .say, .inside, .asks: .text
        default: .none
        }
    }

    /// Whether it may stand without a value too, as `times` behind a number of them.
    private var mayStandAlone: Bool { [.about, .count, .times, .month].contains(self) }

    /// What is wrong with a value; nil where it may be said.
    func fault(of value: String?) -> String? {
        switch (values, value) {
        case (.none, nil): nil
        case (.none, _): "{\(self)} takes no value"
        case (_, nil): mayStandAlone ? nil : "{\(self)=…} lacks its value"
        case (.words(let words), let value?):
            words.contains { $0.rawValue == value }
                ? nil : "{\(self)=…} is one of \(words.map(\.rawValue).joined(separator: ", "))"
        case (.number(let range, let words), let value?):
            words.contains { $0.rawValue == value }
                || Double(value).map { Double(range.lowerBound)...Double(range.upperBound) ~= $0 } == true
                ? nil
                : "{\(self)=…} is a number from \(range.lowerBound) to \(range.upperBound)"
                    + words.map { ", or \($0.rawValue)" }.joined()
        case (.services, let value?):
            value.split(separator: ",", omittingEmptySubsequences: false).map { ServiceType(String($0)) }
                .first { Catalogue.required(by: $0).isEmpty }.map { "HAP has no service of the type “\($0.name)”" }
        case (.senses, let value?):
            value.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: ":") }
                .allSatisfy { $0.count == 2 && Double($0[1]) != nil }
                ? nil : "{\(self)=…} is a list of characteristics and values: Name:1"
        case (.text, let value?): value.isEmpty ? "{\(self)=…} lacks its value" : nil
        }
    }
}

extension Property {
    /// The value that a text between the braces is; nil where it has none such.
    func value(of text: String?) -> TagValue? {
        let values = values
        guard let text else {
            if case .none = values { return .word(.present) }
            return mayStandAlone ? .word(.present) : nil
        }
        switch values {
        case .none: return nil
        case .words(let words): return words.first { $0.rawValue == text }.map { .word($0) }
        case .number(let range, let words):
            if let word = words.first(where: { $0.rawValue == text }) { return .word(word) }
            return Double(text).flatMap {
                Double(range.lowerBound)...Double(range.upperBound) ~= $0 ? .number($0) : nil
            }
        case .services:
            guard fault(of: text) == nil else { return nil }
            return .services(text.split(separator: ",").map { ServiceType(String($0)) })
        case .senses:
            guard fault(of: text) == nil else { return nil }
            return .senses(
                text.split(separator: ",").map { $0.split(separator: ":") }.compactMap { parts in
                    Double(parts[1]).map { TagValue.Sense(type: CharacteristicType(String(parts[0])), value: $0) }
                })
        case .text: return text.isEmpty ? nil : .text(text)
        }
    }
}

extension Tag {
    /// What is wrong with a tag's text, and how to mend it; nil where nothing is.
    static func fault(in text: String) -> String? {
        if Tag(text) != nil { return nil }
        if Double(text.hasPrefix("*") ? text.dropFirst() : text[...]) != nil {
            return "a tag says numbers of up to \(Int(largestNumber)), above or below zero"
        }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts.first ?? ""
        if let property = Property(rawValue: name) { return property.fault(of: parts.count > 1 ? parts[1] : nil) }
        let nearest = Nearest.word(to: name, among: Property.allCases.map(\.rawValue))
        return "there is no tag of this name" + (nearest.map { "; the nearest is {\($0)}" } ?? "")
    }
}
