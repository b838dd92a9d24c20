import Fluent
import HomeModel
import HomeNames
import HomeOutcomes
import LanguagePack

/// The messages of which replies are made: each is a message of the language's `.ftl` files, named as its case is.
///
/// A message of a language's files that is not here, or the other way round, is an error when the language is loaded.
enum Message: Int, CaseIterable {
    // Sentences and lists.
    case sentence, sentences, quoted, andPair, andMiddle, andEnd, orPair, orMiddle, orEnd
    // What is done.
    case turnOn, turnOff, lock, unlock, open, close, arm, disarm, mute, unmute, halt, setTo, moveTo, toggle, run, change
    case multiply, more, less
    // States.
    case on, off, locked, unlocked, opened, closed, armed, disarmed, alarming, muted, unmuted, halted, positioned,
        beenSet
    case atLevel, reading, setting, foundState
    // Sentences on what was done.
    case isSo, isAlreadySo, isOff, hasChanged, sceneIsSet, willDo, doAtTime, doNow, didIt, moreFailed, nothingDone
    case othersLeft
    // Answers.
    case yes, no, allIsQuiet, noneOfThem, noneKnown, noneCounted, counted, inRooms, doesNotSay, mustBeAsked, moreTell
    case findingYes, findingNo, measuring, airQuality, heatingMode, hue
    // Questions.
    case whichOne, oneOfMore, didYouSay, didYouSayOne, didYouSayOr, shallI, whichWould, whichWouldOpen
    // What is scheduled.
    case nothingScheduled, nothingLikeThat, scheduled, moreScheduled, noLonger
    // What happens.
    case whenSo, willDoWhen, happens, isNotSo, goesAbove, goesBelow, forMinutes, forSeconds
    // Things and places.
    case ownArticles, thing, it, inHome, inRoom, room, noRoom, manyThings, manyThingsInRoom
    // Values.
    case mode, kelvin, celsius, fahrenheit, percent, percentOpen, setValue, atValue, color
    case takes, otherValues, fromTo, percentFromTo, kelvinFromTo, inSteps, speedInPercent, changesOfPercent
    case changesOfDegrees
    // What was not understood.
    case nothingSaid, tooLong, tooManyWords, notUnderstood, noSuchSentence, nothingBefore, goesOnFromNothing
    case trySaying, noHomeYet, didNothingYet, heardNothing, heardTooMuch, heardNoCommand
    // Names.
    case nothingCalled, nothingCalledThere, noRoomCalled, didYouMean, inAnotherHome, isElsewhere, isInNoRoom
    // What cannot be done.
    case cannot, itCanBe, able, nothingAble, nothingTelling, nothingOfKind, nothingOther, notAsMany, someThing
    case nothingToControl, tooBroad, roomUnknown, sceneIsEmpty, valueMissing, refused, guest, controlFault
    case accessoryFault, violation, pairingFileFault
    // Times that cannot be kept.
    case timeOfSun, timeOfSunVague, timeOfPolarNight, timeOfPolarDay, timeOfSunSeldom, timeOfEvent, timeOfEventAndTime
    case timeVague, timeWithoutClock, timeWithoutWeekday, timeOfSeveralDays, timeInSeconds
    case timeTooFar, timePassed, timeTooOften, timeTooSeldom, timeOverlapping, timeWithLastDay, timeOfNoDay, noWayBack
    // Times.
    case timeOnce, timeDaily, timeOnWeekdays, timeEveryOtherWeek, timeEveryWeeks, timeEveryDays, timeEveryMinute
    case atSun, beforeSun, afterSun, timeOnceBySun, timeOnWeekdaysBySun
    case timeEveryHour, timeFirst, today, tomorrow, onWeekday, onDate, onDateOfYear, anyDay, anyWeekday, weekday
    // What cannot be kept for later.
    case agendaGone, agendaNeedsYes, agendaChange, agendaNowhere, agendaInFile
    case timedName, timedPlain, timedThings, timedScene, timedNumber
    // Small talk.
    case hello, goodbye, welcome, help, helpWithNothing, theRooms, noRooms, theScenes, noScenes, noSkill
    // What became of a scene, and what is opened.
    case sceneWithoutActions, sceneFailed, sceneFailedPartly, manyMore, goneAccessory, goneThing
    // What differs between two states of the homes.
    case changedThing, changedPart, allHomes, changeInHome, changeDetailed, twoDetails
    case detailChanged, detailAdded, detailRemoved, detailReordered, detailOfValue, detailExtra, noValue
    case plainAnswer
    // Why a change to a home was refused.
    case faultEmpty, faultCharacter, faultStart, faultEnd, faultLong, faultMarks
    case noName, badName, badNameOffering, nameTakenByHome, nameTaken, homeNameTaken, userNameTaken, aliasExists
    case noAlias, noAliasesForUsers, badSpokenForms, noRoomForSpokenForms, noRoomForPlace, noRoomForLanguage
    case badPhrase, noPhrase, noRoomForPhrases
    // What words were taught to mean, or may mean.
    case nearestSentence, phraseKept, phraseMeans, phraseOpens
    case unspeakable
    case noHome, notFound, notFoundIn, nothingCalledSo, severalServices, andOthers, noCharacteristic, noServiceType
    case thereIs, thereAre, meanName, meanType, isGone, isGoneFrom, alreadyExists, alreadyExistsIn, alreadyIn, notIn
    case noAction, fullHome, fullStore, tooManyAccessories, nothingOnToSave, nothingToSave
    case mayNotChange, mayNotOpen, mayNotOpenFromAway, nobodyThere, notOwner, lastAdministrator, badAccount
    case roomForHomeStays, roomForHomeInZone, bridgeBehindBridge, noBridge, serviceNotRemovable
    case badAction, badTrigger, noWeekdays, badFireDate, badTimeZone, badDate, lineNotText, lineTooLong
    // Why a sentence is read as it is.
    case readAs, taken, notTaken, notOtherwise, lostBecause, chunkMeans, thingMeant, placeMeant, sceneMeant, timeMeant
    case inPlace, soManyInAll
    // What is said of names.
    case bearer, bearerInRoom, bearerAtHome, faultInRow, faultInRowAt, takenBy
    case likeCommand, likeAnyOfKind, likeOrderAbout, likeList, likePlaced, saidAlike, soundsAlike, looksAlike,
        differsInLittle
    case nameFree, nameHeld, nameIllegal, nameConfusable, nameBecause, twoReasons, moreReasons, freeNames
    case finding, findingOffering, wouldBeConfused, formWouldBeConfused, offeringNames, offeringCommand, moreWarnings

    /// What it is given; beside this, each is given how the person is spoken to.
    var variables: [Variable] {
        switch self {
        case .nothingDone, .noneOfThem, .noneKnown, .noneCounted, .nothingScheduled, .nothingLikeThat, .ownArticles,
            .noRoom, .otherValues, .speedInPercent,
            .nothingSaid, .noSuchSentence, .nothingBefore, .goesOnFromNothing, .didNothingYet, .someThing,
            .roomUnknown, .timeOfSun, .timeOfSunVague, .timeOfPolarNight, .timeOfPolarDay, .timeOfSunSeldom,
            .timeOfEvent,
            .timeOfEventAndTime, .timeVague, .timeWithoutClock, .timeWithoutWeekday,
            .timeOfSeveralDays, .timeInSeconds, .timeTooFar, .timePassed, .timeTooOften, .timeTooSeldom,
            .timeOverlapping, .timeWithLastDay, .timeOfNoDay, .today, .tomorrow, .anyDay, .anyWeekday, .agendaNeedsYes,
            .agendaChange, .agendaNowhere, .agendaInFile, .timedPlain, .heardNothing, .heardTooMuch, .heardNoCommand,
            .hello, .goodbye, .welcome, .helpWithNothing, .noHomeYet, .faultEmpty, .noHome, .nothingOnToSave,
            .nothingToSave, .notOwner, .noWeekdays, .lineNotText, .lineTooLong, .taken, .goneAccessory, .goneThing,
            .allHomes, .detailExtra, .noValue, .phraseOpens:
            []
        case .sentence, .quoted, .didYouSay, .trySaying: [.text]
        case .sentences, .andPair, .andMiddle, .andEnd, .orPair, .orMiddle, .orEnd, .didYouSayOr: [.first, .last]
        case .turnOn, .turnOff, .lock, .unlock, .open, .close, .arm, .disarm, .mute, .unmute, .halt, .setTo, .moveTo,
            .toggle,
            .change:
            [.telling, .things, .count, .pronoun, .value]
        case .run: [.telling, .name]
        case .multiply: [.telling, .things, .factor, .percent, .quality]
        case .more, .less: [.telling, .things, .owner, .quality, .amount]
        case .on, .off, .disarmed, .alarming, .muted, .unmuted, .halted: [.count, .gender]
        case .locked, .unlocked, .opened, .closed: [.settled, .count, .gender]
        case .plainAnswer: [.settled]
        case .armed, .beenSet, .atLevel, .reading, .setting, .percentOpen, .setValue, .atValue:
            [.value, .count, .gender]
        case .positioned: [.settled, .value, .count, .gender]
        case .foundState: [.state, .count, .gender]
        case .isSo, .isAlreadySo, .isNotSo: [.things, .count, .gender, .predicate]
        case .isOff, .hasChanged: [.things, .count, .gender]
        case .doesNotSay: [.things, .count]
        case .sceneIsSet, .nothingToControl, .sceneIsEmpty, .nothingCalled, .noWayBack: [.name]
        case .willDo, .doAtTime, .willDoWhen: [.action, .time]
        case .whenSo: [.text]
        case .allIsQuiet: [.predicate]
        case .happens: [.things, .count, .happening]
        case .goesAbove, .goesBelow: [.things, .count, .value]
        case .forMinutes, .forSeconds: [.text, .count]
        case .atSun, .beforeSun, .afterSun: [.count, .sun]
        case .timeOnceBySun: [.time, .clock, .day]
        case .timeOnWeekdaysBySun: [.days, .time]
        case .doNow, .whichWouldOpen: [.action]
        case .noSkill: [.skill]
        case .didIt, .mustBeAsked, .valueMissing: [.things]
        case .moreFailed, .moreTell, .oneOfMore, .moreScheduled: [.count]
        case .yes, .no: [.answer]
        case .counted: [.count, .things]
        case .inRooms: [.rooms, .things]
        case .findingYes, .findingNo: [.things, .count, .gender, .characteristic]
        case .measuring: [.things, .count, .characteristic, .value]
        case .airQuality, .hue: [.things, .count, .number]
        case .heatingMode: [.things, .count, .gender, .number]
        case .whichOne, .didYouSayOne, .help: [.readings]
        case .shallI, .noLonger, .othersLeft: [.actions]
        case .whichWould: [.action, .actions]
        case .scheduled: [.time, .action]
        case .thing: [.name, .article, .beginning, .count, .gender, .role, .type]
        case .it: [.count, .gender, .role]
        case .inHome: [.things, .home]
        case .inRoom: [.things, .room]
        case .room: [.name]
        case .manyThings: [.count, .type, .role]
        case .manyThingsInRoom: [.count, .type, .role, .room]
        case .mode: [.mode]
        case .kelvin, .celsius, .fahrenheit, .percent, .changesOfPercent, .changesOfDegrees: [.number]
        case .color: [.color]
        case .takes: [.things, .count, .range]
        case .fromTo, .percentFromTo, .kelvinFromTo: [.from, .to]
        case .inSteps: [.range, .step]
        case .tooLong, .tooManyWords: [.limit]
        case .notUnderstood: [.words]
        case .nothingCalledThere, .noRoomCalled: [.name, .home]
        case .didYouMean: [.names]
        case .noRooms, .noScenes: [.home]
        case .theRooms, .theScenes: [.home, .names]
        case .inAnotherHome: [.name, .home, .other]
        case .isElsewhere: [.things, .count, .room, .place]
        case .isInNoRoom: [.things, .count, .place]
        case .cannot: [.things, .count, .ability]
        case .itCanBe: [.abilities]
        case .able: [.ability]
        case .nothingAble, .nothingTelling: [.place]
        case .nothingOfKind: [.kind, .place]
        case .nothingOther: [.name, .place]
        case .notAsMany: [.found, .said, .kind, .place]
        case .tooBroad, .agendaGone: [.home]
        case .refused, .guest: [.user, .home]
        case .controlFault: [.error, .detail]
        case .violation: [.detail, .violation]
        case .pairingFileFault: [.file, .detail, .damage]
        case .accessoryFault: [.things, .error, .detail]
        case .sceneWithoutActions: [.name]
        case .sceneFailed, .sceneFailedPartly: [.name, .reason]
        case .manyMore: [.names, .count]
        case .changedThing: [.sort, .name]
        case .changedPart: [.sort, .name, .other]
        case .changeInHome: [.text, .home]
        case .changeDetailed: [.text, .detail]
        case .twoDetails: [.first, .last]
        case .detailChanged: [.aspect, .from, .to]
        case .detailAdded, .detailRemoved: [.aspect, .name]
        case .detailReordered: [.aspect]
        case .detailOfValue: [.name, .facet, .from, .to]
        case .timeOnce: [.clock, .day]
        case .timeDaily: [.clock]
        case .timeOnWeekdays, .timeEveryOtherWeek: [.days, .clock]
        case .timeEveryWeeks, .timeEveryDays: [.count, .clock]
        case .timeEveryMinute, .timeEveryHour: [.count, .clock, .day]
        case .timeFirst: [.time, .day]
        case .onWeekday: [.days]
        case .onDate: [.days, .number, .month]
        case .onDateOfYear: [.days, .number, .month, .year]
        case .weekday: [.weekday]
        case .timedName: [.things, .time]
        case .timedThings: [.count]
        case .timedScene: [.name]
        case .timedNumber, .faultCharacter: [.name, .number]
        case .faultStart, .faultEnd, .noAliasesForUsers, .noRoomForSpokenForms, .noRoomForPlace, .noRoomForPhrases,
            .noRoomForLanguage, .unspeakable,
            .noServiceType, .nameFree,
            .nameHeld, .nameIllegal, .nameConfusable:
            [.name]
        case .faultLong: [.limit]
        case .faultMarks: [.number, .limit]
        case .noName, .notTaken: [.reason]
        case .readAs: [.text]
        case .notOtherwise: [.text, .name]
        case .lostBecause: [.loss]
        case .chunkMeans: [.chunk]
        case .thingMeant: [.things]
        case .placeMeant, .inPlace: [.place]
        case .sceneMeant: [.name]
        case .timeMeant: [.time]
        case .soManyInAll: [.count]
        case .badName: [.name, .reason]
        case .badNameOffering: [.name, .reason, .other]
        case .nameTakenByHome: [.name, .home]
        case .nameTaken: [.name, .home, .sort, .other]
        case .homeNameTaken: [.name, .other]
        case .userNameTaken: [.name, .home, .other]
        case .aliasExists, .noAlias: [.sort, .name, .other]
        case .badPhrase: [.text, .phraseFault, .number, .limit]
        case .noPhrase: [.text, .home]
        case .nearestSentence, .phraseKept: [.text]
        case .phraseMeans: [.text, .name]
        case .badSpokenForms: [.name, .spoken, .number, .limit]
        case .notFound, .alreadyExists, .bearer: [.sort, .name]
        case .notFoundIn, .alreadyExistsIn: [.sort, .name, .home]
        case .nothingCalledSo: [.name, .home]
        case .severalServices: [.name, .count, .names]
        case .andOthers, .freeNames: [.names]
        case .noCharacteristic: [.name, .things]
        case .thereIs, .meanName, .meanType, .badFireDate, .badTimeZone: [.text, .name]
        case .thereAre, .findingOffering, .offeringNames: [.text, .names]
        case .isGone: [.sort]
        case .isGoneFrom: [.sort, .home]
        case .alreadyIn, .notIn: [.member, .name, .sort, .other]
        case .noAction, .bridgeBehindBridge, .noBridge, .serviceNotRemovable: [.name, .other]
        case .fullHome, .tooManyAccessories: [.home, .limit]
        case .fullStore: [.limit]
        case .mayNotChange, .mayNotOpen, .mayNotOpenFromAway, .lastAdministrator: [.user, .home]
        case .nobodyThere, .roomForHomeStays: [.home]
        case .badAccount: [.user]
        case .roomForHomeInZone: [.home, .name]
        case .badAction: [.refused, .value, .name, .things]
        case .badTrigger: [.refused, .name]
        case .badDate: [.text]
        case .bearerInRoom: [.sort, .name, .room]
        case .bearerAtHome: [.bearer, .home]
        case .faultInRow: [.reason, .row]
        case .faultInRowAt: [.reason, .row, .number]
        case .takenBy, .saidAlike, .soundsAlike, .looksAlike: [.bearer]
        case .likeCommand: [.command, .name]
        case .likeAnyOfKind, .likeOrderAbout, .likePlaced: [.name, .bearer]
        case .likeList: [.name, .things]
        case .differsInLittle: [.bearer, .difference]
        case .nameBecause: [.text, .reason]
        case .twoReasons: [.first, .last]
        case .moreReasons: [.reason, .count]
        case .finding: [.status, .bearer, .reason]
        case .wouldBeConfused: [.bearer, .reason]
        case .formWouldBeConfused: [.name, .reason]
        case .offeringCommand: [.text, .line]
        case .moreWarnings: [.count]
        }
    }

    /// What it is called in the files: `turnOn` is “turn-on”.
    var key: String {
        "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    /// Those that a language may do without.
    private static let optional: Set<Message> = [.othersLeft]

    /// All of them, as the files are checked against them.
    static let signatures = {
        let parameters = Variable.allCases.map { MessageSignature.Parameter("\($0)", $0.kind) }
        return allCases.map { message in
            MessageSignature(
                message.key, (message.variables + [.address]).map { parameters[Int($0.rawValue)] },
                isOptional: optional.contains(message))
        }
    }()
}

/// What messages are given.
enum Variable: UInt8, CaseIterable {
    // Text that is ready to be said.
    case abilities, amount, answer, bearer, clock, day, days, action, actions, detail, file, first, from, home, kind,
        last,
        line
    case name, names, other, owner, place, predicate, range, readings, reason, room, rooms, row, status, text, things,
        time
    case to, user, value, words, year
    // Numbers.
    case count, factor, found, limit, month, number, percent, said, step
    // What is only chosen by.
    case ability, address, article, aspect, beginning, characteristic, color, command, damage, difference, error, facet,
        gender,
        happening,
        loss,
        member, mode, phraseFault
    case chunk, pronoun, quality, refused, role, settled, skill, sort, spoken, state, sun, telling, type, violation,
        weekday

    /// What its values are.
    var kind: MessageSignature.Kind {
        switch self {
        case .count, .factor, .found, .limit, .month, .number, .percent, .said, .step: .number
        case .ability: .choice(Capability.allCases.map(\.rawValue))
        case .address: .choice(Address.allCases.map(\.rawValue))
        case .article, .pronoun, .settled: .choice(YesOrNo.allCases.map(\.rawValue))
        case .aspect: .choice(HomeDifference.Aspect.allCases.map(\.rawValue))
        case .beginning: .choice(NounTable.Beginning.allCases.map(\.rawValue))
        case .characteristic: .choice(Self.characteristics)
        case .color: .choice(ColorName.allCases.map(\.rawValue))
        case .command: .choice(Self.commands)
        case .damage: .choice(PairingFileError.Fault.allCases.map(\.rawValue))
        case .difference: .choice(NameVerdict.Difference.allCases.map(\.rawValue))
        case .error: .choice(FaultCode.allCases.map(\.rawValue))
        case .facet: .choice(HomeDifference.Facet.allCases.map(\.rawValue))
        case .gender: .choice(NounTable.Gender.allCases.map(\.rawValue))
        case .happening: .choice(StateTransition.allCases.map(\.rawValue))
        case .sun: .choice(SolarEvent.allCases.map(\.rawValue))
        case .loss: .choice(Explanation.Loss.allCases.map(\.rawValue))
        case .mode: .choice(Mode.allCases.map(\.rawValue))
        case .chunk: .choice(Explanation.ChunkCode.allCases.map(\.rawValue))
        case .quality: .choice(Quality.allCases.map(\.rawValue))
        case .role: .choice(Role.allCases.map(\.rawValue))
        case .refused: .choice(HomeError.told.map { "\($0)" })
        case .sort, .member: .choice(NamedThing.Kind.allCases.map(\.rawValue))
        case .skill: .choice(Skill.allCases.map(\.rawValue))
        case .phraseFault: .choice(Phrase.Fault.allCases.map(\.rawValue))
        case .spoken: .choice(SpokenForms.Fault.allCases.map(\.rawValue))
        case .state: .choice(FoundState.allCases.map(\.rawValue))
        case .telling: .choice(Telling.allCases.map(\.rawValue))
        case .type: .choice(Self.types)
        case .violation: .choice(ProtocolViolation.Kind.allCases.map(\.rawValue))
        case .weekday: .choice(Recurrence.Weekday.allCases.map(\.rawValue))
        default: .text
        }
    }

    /// The characteristics that are told in words of their own.
    private static let characteristics = WordedCharacteristics.yesOrNo + WordedCharacteristics.measured

    /// What names are taken for that is told without another thing.
    private static let commands = [
        "wholeCommand", "words", "generic", "home", "allOfKind", "anyOfKind", "order", "value",
    ]

    /// The services that kinds of things are named after; all sensors are one kind.
    private static let types = [
        "Lightbulb", "Switch", "Outlet", "Fan", "Fanv2", "WindowCovering", "LockMechanism", "Thermostat",
        "HeaterCooler", "GarageDoorOpener", "Window", "Door", "Doorbell", "Battery", "Sensor", "SecuritySystem",
        "AirPurifier", "HumidifierDehumidifier", "Valve", "Faucet", "IrrigationSystem", "Television",
        "TelevisionSpeaker", "Speaker", "SmartSpeaker", "Microphone", "Slats", "FilterMaintenance",
    ]
}

extension Message {
    /// The message of a remark.
    init(_ remark: Reply.Remark) {
        self =
            switch remark {
            case .noHomeYet: .noHomeYet
            case .hello: .hello
            case .goodbye: .goodbye
            case .welcome: .welcome
            case .nothingBefore: .nothingBefore
            case .goesOnFromNothing: .goesOnFromNothing
            case .didNothingYet: .didNothingYet
            case .agendaNeedsYes: .agendaNeedsYes
            case .agendaChange: .agendaChange
            case .agendaNowhere: .agendaNowhere
            case .agendaInFile: .agendaInFile
            case .heardNothing: .heardNothing
            case .heardTooMuch: .heardTooMuch
            case .heardNoCommand: .heardNoCommand
            case .phraseOpens: .phraseOpens
            }
    }
}
