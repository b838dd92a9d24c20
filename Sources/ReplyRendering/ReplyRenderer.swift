import HomeModel
import HomeNames
import HomeOutcomes

/// Puts into words what was understood, what was done and what could not be: by the messages of the language.
///
/// Nothing but this knows how anything is said. It takes values and gives text; nobody reads that text again.
public struct ReplyRenderer: Sendable, Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// Replies by the messages of a language to the people of these homes.
    public init(_ messages: ReplyMessages, _ snapshot: HomeSnapshot = HomeSnapshot(homes: [])) {
        context = RenderingContext(messages, snapshot)
    }

    /// Replies of a language's folder, of which nothing but the messages is read.
    ///
    /// - Throws: `LanguageError` where the folder or a file cannot be read, `FluentError` where a message is wrong.
    /// - Parameter address: how the person is spoken to; nil for what is usual in the language.
    public init(folder: String, address: Address? = nil) throws {
        self.init(try ReplyMessages(folder: folder, address: address))
    }

    private var commands: CommandRenderer { CommandRenderer(context) }
    private var questions: QuestionRenderer { QuestionRenderer(context) }

    // MARK: - Outcomes

    /// An outcome in words: its reply, its candidates and what is scheduled.
    ///
    /// It is the last thing that is done to it; what has words already gets the same ones.
    public func rendering(_ outcome: consuming Outcome) -> Outcome {
        outcome.reply = text(outcome.told, outcome)
        for place in outcome.intents.indices { render(&outcome.intents[place]) }
        return outcome
    }

    /// Tells of what is scheduled and of what failed, which programs read.
    private func render(_ intent: inout Intent) {
        if intent.targets.indices.contains(where: { intent.targets[$0].error != nil }) { return explain(&intent) }
        let told: ([Scheduled]) -> [Scheduled] = { scheduled in
            scheduled.map { scheduled in
                var told = scheduled
                told.does = commands.action(of: scheduled)
                return told
            }
        }
        switch intent.action {
        case .list(let scheduled): intent = Intent(action: .list(told(scheduled)), targets: intent.targets)
        case .cancel(let scheduled): intent = Intent(action: .cancel(told(scheduled)), targets: intent.targets)
        case .set, .setAll, .adjust, .get, .run, .schedule: break
        }
    }

    /// Tells why each target of an intent was not done.
    private func explain(_ intent: inout Intent) {
        for index in intent.targets.indices {
            intent.targets[index].fault = intent.targets[index].error.map(ControlRenderer(context).text)
        }
    }

    /// A reply in words.
    public func text(_ reply: Reply) -> String { text(reply, nil) }

    private func text(_ reply: Reply, _ outcome: Outcome?) -> String {
        switch reply.content {
        case .nothing: ""
        case .verbatim(let text): text
        case .doing(let intents): intents.isEmpty ? say(.nothingDone) : commands.doing(intents)
        case .done(let intents, let isSettled): commands.done(intents, settled: isSettled)
        case .changed(let done, let already, let off, let isSettled):
            commands.changed(done, already: already, off: off, settled: isSettled)
        case .failed(let intents): commands.failed(intents)
        case .remark(let remark): say(Message(remark))
        case .confirm(let intents): questions.confirm(intents)
        case .which: questions.which(outcome?.candidates.map(\.reading) ?? [])
        case .heard(let text): say(.didYouSay, .text(text))
        case .heardOneOf(let texts): questions.heard(oneOf: texts)
        case .tooLong(let limit): say(.tooLong, .limit(limit))
        case .tooManyWords(let limit): say(.tooManyWords, .limit(limit))
        case .nothingSaid(let example): sentences([say(.nothingSaid)] + trying(example))
        case .noSuchSentence(let example): sentences([say(.noSuchSentence)] + trying(example))
        case .notUnderstood(let words): notUnderstood(words)
        case .unknownName(let name, let near, let home): unknownName(name, near, in: home)
        case .unknownRoom(let name, let near, let home):
            sentences([say(.noRoomCalled, .name(name), .home(home))] + offer(near))
        case .elsewhere(let target, let place): elsewhere(target, said: place)
        case .inAnotherHome(let name, let home, let other):
            say(.inAnotherHome, .name(name), .home(home), .other(other))
        case .fault(let fault): FaultRenderer(context).text(fault)
        case .ofPart(let content, let others):
            sentences([text(Reply(content), outcome), commands.left(others)].filter { !$0.isEmpty })
        case .refused(let user, let home): say(.refused, .user(user), .home(home))
        case .guest(let user, let home): say(.guest, .user(user), .home(home))
        case .help(let examples): help(examples)
        case .rooms(let names, let home):
            names.isEmpty ? say(.noRooms, .home(home)) : say(.theRooms, .home(home), .names(say.list(names)))
        case .scenes(let names, let home):
            names.isEmpty ? say(.noScenes, .home(home)) : say(.theScenes, .home(home), .names(say.list(names)))
        case .noSkill(let skill): say(.noSkill, .skill(skill))
        case .gone(let home): say(.agendaGone, .home(home))
        case .notKept(let refusal): sentence(RefusalRenderer(context).text(refusal))
        case .suggested(let nearest, let content):
            sentences([text(Reply(content), outcome), say(.nearestSentence, .text(nearest))])
        case .learned(let words, let content):
            sentences([text(Reply(content), outcome), say(.phraseKept, .text(words))])
        case .taught(let words, let meaning, let content):
            sentences([say(.phraseMeans, .text(words), .name(meaning)), text(Reply(content), outcome)])
        }
    }

    private func notUnderstood(_ words: [String]) -> String {
        let shown = unique(words.map { String($0.prefix(40)) }).prefix(5).map { say(.quoted, .text($0)) }
        return sentence(say(.notUnderstood, .words(say.list(shown))))
    }

    private func unknownName(_ name: String, _ near: [String], in home: String?) -> String {
        guard let home, !home.isEmpty else { return sentences([say(.nothingCalled, .name(name))] + offer(near)) }
        return sentences([say(.nothingCalledThere, .name(name), .home(home))] + offer(near))
    }

    private func offer(_ near: [String]) -> [String] {
        near.isEmpty ? [] : [say(.didYouMean, .names(say.choice(unique(near))))]
    }

    private func elsewhere(_ target: Target, said place: PlaceName) -> String {
        let (thing, count) = (thing(target), count([target]))
        guard let room = target.room else {
            return sentence(say(.isInNoRoom, .things(thing), .count(count), .place(self.place(place))))
        }
        return sentence(say(.isElsewhere, .things(thing), .count(count), .room(room), .place(self.place(place))))
    }

    private func help(_ examples: [String]) -> String {
        if examples.isEmpty { return say(.helpWithNothing) }
        return say(.help, .readings(say.choice(examples.map { say(.quoted, .text($0)) })))
    }

    private func trying(_ example: String?) -> [String] { example.map { [say(.trySaying, .text($0))] } ?? [] }

    // MARK: - Commands

    /// What is about to be done, such as "Turning off the Fan and locking the Front Door".
    public func doing(_ intents: [Intent]) -> String { commands.doing(intents) }

    /// What was done, once the accessories said so, such as "The Desk Lamp is on".
    ///
    /// What takes its time and has not `settled` is said to be on its way, such as "The Front Door is locking".
    public func done(_ intents: [Intent], settled: Bool = true) -> String { commands.done(intents, settled: settled) }

    /// A time, to follow what is done: "at 19:30 today", "every weekday at 07:00".
    package func time(_ when: When) -> String { spoken(when) }

    /// Names what is scheduled: "turn on the Desk Lamp at 19:30 today".
    package func reading(_ scheduled: Scheduled) -> String { commands.reading(scheduled) }

    /// Names each of several things that are scheduled by what tells it from the others.
    package func readings(_ scheduled: [Scheduled]) -> [String] { commands.readings(scheduled) }

    /// The readings to choose from, each told by what tells it from the others, in the order of those words.
    package func candidates(_ readings: [[Intent]]) -> [Outcome.Candidate] { questions.candidates(readings) }

    /// What an intent is told by: its things and their places, its scene, its values and its times.
    package func names(_ intent: Intent) -> [String] { questions.names(intent) }

    /// A template with a name in the place of its gap; an article before the gap falls where the name has one of its own:
    /// "the" does not stand before "My Lamp".
    package func filling(_ template: String, at gap: String, with name: String) -> String {
        filled(template, at: gap, with: name)
    }

    /// What a colour is called.
    package func text(_ color: ColorName) -> String { name(of: color) }

    /// What words were taken for.
    package func text(_ meaning: Explanation.Meaning) -> String { ExplanationRenderer(context).text(meaning) }

    // MARK: - Accessories and scenes

    /// What kept an accessory from doing it, to follow its name: "cannot be reached".
    public func text(_ error: ControlError) -> String { ControlRenderer(context).text(error) }

    /// The same of a thing: "Desk Lamp cannot be reached".
    public func text(_ error: ControlError, of thing: String) -> String {
        ControlRenderer(context).text(error, of: thing)
    }

    /// Openings in words, as one who asks puts them: "open the Garage Door and unlock the Front Door".
    public func text(_ openings: Set<Opening>, in home: Home) -> String {
        ControlRenderer(context).text(openings, in: home)
    }

    /// How a scene went as a whole, in a sentence such as "Good Night is set".
    public func summary(of result: ActionSetResult) -> String { ControlRenderer(context).summary(of: result) }

    /// What became of one action of a scene: "Desk Lamp On = true", or what kept it.
    public func line(of result: ActionResult) -> String { ControlRenderer(context).line(of: result) }

    /// What became of a scene as programs read it.
    public func json(of result: ActionSetResult) -> JSON { ControlRenderer(context).json(of: result) }

    // MARK: - Edits and names

    /// Why an edit was refused, to follow what was asked for.
    public func text(_ refusal: EditRefusal) -> String { RefusalRenderer(context).text(refusal) }

    /// What rule a name breaks, to follow the name in a sentence.
    func text(_ fault: NameFault) -> String { RefusalRenderer(context).text(fault) }

    /// A difference in a line: "~ accessory Desk Lamp (Maple Street): room: Kitchen → Study".
    public func line(of change: HomeDifference.Change) -> String { DifferenceRenderer(context).line(of: change) }

    /// The same as programs read it.
    public func json(of change: HomeDifference.Change) -> JSON { DifferenceRenderer(context).json(of: change) }

    /// What is wrong with a name, as far as it goes into a sentence.
    public func text(_ problem: NameVerdict.Problem, of name: String) -> String {
        NameRenderer(context).text(problem, of: name)
    }

    /// A verdict in a line or two for a person.
    public func lines(_ verdict: NameVerdict) -> [String] { NameRenderer(context).lines(verdict) }

    /// One line for whoever has just given a name.
    public func warning(_ verdict: NameVerdict) -> String { NameRenderer(context).warning(verdict) }

    /// One line for whoever has just taught a further way to say a name.
    public func warning(form: String, _ verdict: NameVerdict) -> String {
        NameRenderer(context).warning(form: form, verdict)
    }

    /// What is wrong with a name of a home, in a line for a person.
    public func line(_ finding: NameLint.Finding) -> String { NameRenderer(context).line(finding) }

    /// Why a name of a home is wrong.
    public func text(_ finding: NameLint.Finding) -> String { NameRenderer(context).text(finding) }

    /// One line for whoever is about to have a name in the home; where there is a command that gives another, with that.
    public func warning(_ finding: NameLint.Finding, command: String? = nil) -> String {
        NameRenderer(context).warning(finding, command: command)
    }

    /// How many warnings more there are.
    public func moreWarnings(_ count: Int) -> String { NameRenderer(context).moreWarnings(count) }

    /// Texts in a row, of which no more are told than a person reads.
    public func some(_ items: [String]) -> String { fewOf(items) }

    // MARK: - What is kept for later

    /// A name for a trigger, by its things and its time: "Timed Desk Lamp 2026-11-21 19 30", "Timed 3 things every day at 7".
    public func triggerName(of things: [String], _ when: When) -> String {
        TriggerNames(context).triggerName(of: things, when)
    }

    /// What the values are kept as that a trigger writes: "Timed Desk Lamp 19 30 scene".
    public func sceneName(of name: String) -> String { TriggerNames(context).sceneName(of: name) }

    /// A name that is not taken, with a number where it has to be; it is taken then.
    public func unique(_ name: String, besides taken: inout Set<NameKey>) -> String {
        TriggerNames(context).unique(name, besides: &taken)
    }
}
