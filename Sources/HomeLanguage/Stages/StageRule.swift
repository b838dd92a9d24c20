import UtteranceAnalysis

/// A rule by which a stage of a search makes nothing of a sentence, or leaves it to the next.
///
/// Languages share these. `ReadingRuleTests` leaves each out, and sees a sentence that is read otherwise then.
enum StageRule: ReadingRule {
    // MARK: Slips

    /// Where words were put right, one word alone is too little.
    case oneWordIsTooLittle
    /// What is likeliest has to make sense, whatever else could be done: "all three light" are not there.
    case likeliestMakesSense
    /// What a slip may make a question of does nothing.
    case slipOfQuestionAsks
    /// Nobody guesses between doing something and leaving it be.
    case doingOrLeaving
    /// Nobody guesses between asking and doing: "si the garage open".
    case askingOrDoing
    /// A slip runs no scene: scenes are run by their names alone.
    case sceneIsNoSlip
    /// A question does nothing, whatever its words are put right to.
    case questionDoesNothing
    /// All that a wrong word may have been comes to the same.
    case slipsComeToOne

    // MARK: Clauses

    /// What is told is not done first: 车库门关上以后 tells when something happens, 关上车库门以后 what is to be done.
    case toldIsNotDone
    /// What is done before or after something else says so with a verb.
    case ordersInSequence
    /// What is done before or after something else is done at once.
    case nowInSequence
    /// What orders something itself is no event before a colon: “apaga la tele: …”.
    case orderIsNoEvent
    /// What says how something is, or what is wrong with it, is no command of a clause.
    case statementIsNoOrder
    /// A place where nothing measures is the clause's all the same: “when it gets colder than 18 in the study turn on
    /// the lamp”.
    case placeOfClause
    /// How warm it is, and whether somebody moves, changes all the time, and is waited for.
    case fleetingIsAwaited
    /// A limit of what nobody said may be any number of anything: “below 18”.
    case limitOfSomething
    /// An order that waits for what nothing here tells is none, and that is said: “if the phone rings, turn on the lamp”.
    case untoldIsSaid
    /// Of “not all of them” nobody is told.
    case notAllIsUntold

    // MARK: Remarks

    /// A remark that orders something itself is none: “dinner is ready, turn on the lamp, turn it off in ten minutes”.
    case noOrderIsLost
    /// A thing with what it is to be behind "and" in a remark is ordered: “turn on the lamp because I'm cold and the blind down”.
    case joinedIsOrdered
    /// What is told, asked or complained of orders nothing.
    case toldOrdersNothing
    /// A command that ends in "then" is done at the time that was told: "the dryer can wait until ten, start it then".
    case thenIsItsTime
    /// On which day something is done beside which a day is told, is asked: "I have an exam tomorrow, lamp on at six thirty".
    case toldDayIsAsked
    /// Whose something is, is whom the remark beside it names: "Zoe is asleep, turn off her lamp".
    case ownerInRemark
    /// A scene's name tells of no thing: “nos vamos pronto, recoge el toldo”.
    case sceneTellsNothing
    /// Beside a remark on something at home a command names what it is about: "the baby is in the nursery, lights
    /// off".
    case namedBesideHome
    /// A remark on one thing leaves it out of a command to all: "all lights off, the porch light stays on".
    case remarkOnOne
    /// Where remarks name several things, a command leaves none of them open: "the kettle is next to the toaster, turn
    /// it on".
    case oneSubject
    /// A command that leaves its thing to a remark is set off by a pause.
    case subjectIsSetOff
    /// What is somebody's is no kind of thing wherever it is: “Oliver's lights”.
    case ownedIsNoKind
}
