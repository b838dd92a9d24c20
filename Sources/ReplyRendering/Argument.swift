import Fluent
import HomeModel
import HomeNames
import HomeOutcomes
import LanguagePack

/// The value of one variable of a message.
struct Argument {
    let variable: Variable
    let value: MessageValue

    private init(_ variable: Variable, _ value: MessageValue) { (self.variable, self.value) = (variable, value) }
    private init(_ variable: Variable, _ text: String) { self.init(variable, .text(text)) }
    private init(_ variable: Variable, _ number: Double) { self.init(variable, .number(number)) }
    private init(_ variable: Variable, _ number: Int) { self.init(variable, .number(Double(number))) }

    // Text that is ready to be said.
    static func abilities(_ text: String) -> Argument { Argument(.abilities, text) }
    static func amount(_ text: String) -> Argument { Argument(.amount, text) }
    static func answer(_ text: String) -> Argument { Argument(.answer, text) }
    static func bearer(_ text: String) -> Argument { Argument(.bearer, text) }
    static func clock(_ text: String) -> Argument { Argument(.clock, text) }
    static func day(_ text: String) -> Argument { Argument(.day, text) }
    static func days(_ text: String) -> Argument { Argument(.days, text) }
    static func action(_ text: String) -> Argument { Argument(.action, text) }
    static func actions(_ text: String) -> Argument { Argument(.actions, text) }
    static func detail(_ text: String) -> Argument { Argument(.detail, text) }
    static func file(_ text: String) -> Argument { Argument(.file, text) }
    static func first(_ text: String) -> Argument { Argument(.first, text) }
    static func from(_ text: String) -> Argument { Argument(.from, text) }
    static func home(_ text: String) -> Argument { Argument(.home, text) }
    static func kind(_ text: String) -> Argument { Argument(.kind, text) }
    static func last(_ text: String) -> Argument { Argument(.last, text) }
    static func line(_ text: String) -> Argument { Argument(.line, text) }
    static func name(_ text: String) -> Argument { Argument(.name, text) }
    static func names(_ text: String) -> Argument { Argument(.names, text) }
    static func owner(_ text: String) -> Argument { Argument(.owner, text) }
    static func other(_ text: String) -> Argument { Argument(.other, text) }
    static func place(_ text: String) -> Argument { Argument(.place, text) }
    static func predicate(_ text: String) -> Argument { Argument(.predicate, text) }
    static func range(_ text: String) -> Argument { Argument(.range, text) }
    static func readings(_ text: String) -> Argument { Argument(.readings, text) }
    static func reason(_ text: String) -> Argument { Argument(.reason, text) }
    static func room(_ text: String) -> Argument { Argument(.room, text) }
    static func rooms(_ text: String) -> Argument { Argument(.rooms, text) }
    static func row(_ text: String) -> Argument { Argument(.row, text) }
    static func status(_ text: String) -> Argument { Argument(.status, text) }
    static func text(_ text: String) -> Argument { Argument(.text, text) }
    static func things(_ text: String) -> Argument { Argument(.things, text) }
    static func time(_ text: String) -> Argument { Argument(.time, text) }
    static func to(_ text: String) -> Argument { Argument(.to, text) }
    static func user(_ text: String) -> Argument { Argument(.user, text) }
    static func value(_ text: String) -> Argument { Argument(.value, text) }
    static func year(_ text: String) -> Argument { Argument(.year, text) }
    static func words(_ text: String) -> Argument { Argument(.words, text) }

    // Numbers.
    static func count(_ number: Int) -> Argument { Argument(.count, number) }
    static func factor(_ number: Double) -> Argument { Argument(.factor, number) }
    static func found(_ number: Int) -> Argument { Argument(.found, number) }
    static func limit(_ number: Int) -> Argument { Argument(.limit, number) }
    static func month(_ number: Int) -> Argument { Argument(.month, number) }
    static func number(_ number: Double) -> Argument { Argument(.number, number) }
    static func percent(_ number: Double) -> Argument { Argument(.percent, number) }
    static func said(_ number: Int) -> Argument { Argument(.said, number) }
    static func step(_ number: Double) -> Argument { Argument(.step, number) }

    // What is only chosen by.
    static func ability(_ ability: Capability) -> Argument { Argument(.ability, ability.rawValue) }
    static func article(isOwn: Bool) -> Argument { Argument(.article, YesOrNo(isOwn).rawValue) }
    static func aspect(_ aspect: HomeDifference.Aspect) -> Argument { Argument(.aspect, aspect.rawValue) }
    static func characteristic(_ type: CharacteristicType) -> Argument { Argument(.characteristic, type.name) }
    static func color(_ color: ColorName) -> Argument { Argument(.color, color.rawValue) }
    static func command(_ code: String) -> Argument { Argument(.command, code) }
    static func damage(_ fault: PairingFileError.Fault) -> Argument { Argument(.damage, fault.rawValue) }
    static func difference(_ difference: NameVerdict.Difference) -> Argument {
        Argument(.difference, difference.rawValue)
    }
    static func error(_ code: FaultCode) -> Argument { Argument(.error, code.rawValue) }
    static func facet(_ facet: HomeDifference.Facet) -> Argument { Argument(.facet, facet.rawValue) }
    static func gender(_ gender: NounTable.Gender) -> Argument { Argument(.gender, gender.rawValue) }
    static func happening(_ happening: StateTransition) -> Argument { Argument(.happening, happening.rawValue) }
    static func loss(_ loss: Explanation.Loss) -> Argument { Argument(.loss, loss.rawValue) }
    static func member(_ kind: NamedThing.Kind) -> Argument { Argument(.member, kind.rawValue) }
    static func mode(_ mode: Mode) -> Argument { Argument(.mode, mode.rawValue) }
    static func beginning(_ beginning: NounTable.Beginning) -> Argument {
        Argument(.beginning, beginning.rawValue)
    }
    static func chunk(_ code: Explanation.ChunkCode) -> Argument { Argument(.chunk, code.rawValue) }
    static func pronoun(_ isPronoun: Bool) -> Argument { Argument(.pronoun, YesOrNo(isPronoun).rawValue) }
    static func quality(_ quality: Quality) -> Argument { Argument(.quality, quality.rawValue) }
    static func refused(_ error: HomeError) -> Argument { Argument(.refused, "\(error)") }
    static func role(_ role: Role) -> Argument { Argument(.role, role.rawValue) }
    static func settled(_ isSettled: Bool) -> Argument { Argument(.settled, YesOrNo(isSettled).rawValue) }
    static func skill(_ skill: Skill) -> Argument { Argument(.skill, skill.rawValue) }
    static func sort(_ kind: NamedThing.Kind) -> Argument { Argument(.sort, kind.rawValue) }
    static func phraseFault(_ fault: Phrase.Fault) -> Argument { Argument(.phraseFault, fault.rawValue) }
    static func spoken(_ fault: SpokenForms.Fault) -> Argument { Argument(.spoken, fault.rawValue) }
    static func state(_ state: FoundState) -> Argument { Argument(.state, state.rawValue) }
    static func sun(_ event: SolarEvent) -> Argument { Argument(.sun, event.rawValue) }
    static func telling(_ telling: Telling) -> Argument { Argument(.telling, telling.rawValue) }
    static func type(_ type: ServiceType?) -> Argument {
        let name = type?.name ?? ""
        return Argument(.type, name.hasSuffix("Sensor") ? "Sensor" : name)
    }
    static func violation(_ kind: ProtocolViolation.Kind) -> Argument { Argument(.violation, kind.rawValue) }
    static func weekday(_ day: Recurrence.Weekday) -> Argument { Argument(.weekday, day.rawValue) }
}
