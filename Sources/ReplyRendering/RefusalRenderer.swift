import HomeModel

/// Says why an edit was refused.
struct RefusalRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// Why a change to a home was refused: what is wrong, where, and how to mend it; one line.
    ///
    /// Of what somebody typed, no more is quoted than fits there.
    func text(_ refusal: EditRefusal) -> String {
        switch refusal {
        case .badName, .nameTaken, .homeNameTaken, .userNameTaken, .aliasExists, .noAlias, .noAliasesForUsers,
            .badSpokenForms, .noRoomForSpokenForms, .noRoomForPlace, .badPhrase, .noPhrase, .noRoomForPhrases,
            .noRoomForLanguage, .nameTooLong,
            .unspeakable, .notText, .lineTooLong:
            naming(refusal)
        case .noHome, .notFound, .nothingCalled, .severalServices, .noCharacteristic, .noServiceType, .gone:
            missing(refusal)
        case .alreadyExists, .alreadyIn, .notIn, .noAction, .full, .tooManyAccessories, .nothingToSave:
            holding(refusal)
        default: forbidding(refusal)
        }
    }

    /// What rule a name breaks, to follow the name in a sentence.
    func text(_ fault: NameFault) -> String {
        switch fault.rule {
        case .empty: say(.faultEmpty)
        case .prohibitedCharacter(let character):
            say(.faultCharacter, .name(String(character).excerpt), .number(Double(fault.offset + 1)))
        case .badStart(let character): say(.faultStart, .name(String(character).excerpt))
        case .badEnd(let character): say(.faultEnd, .name(String(character).excerpt))
        case .tooLong: say(.faultLong, .limit(Name.maximumLength))
        case .tooManyMarks:
            say(.faultMarks, .number(Double(fault.offset + 1)), .limit(Name.maximumScalarsInCharacter - 1))
        }
    }

    private func naming(_ refusal: EditRefusal) -> String {
        switch refusal {
        case .badName("", let fault): say(.noName, .reason(text(fault)))
        case .badName(let name, let fault):
            if let offer = Name.legal(from: name) {
                say(.badNameOffering, .name(name.excerpt), .reason(text(fault)), .other(offer.excerpt))
            } else {
                say(.badName, .name(name.excerpt), .reason(text(fault)))
            }
        case .nameTaken(let name, .home, _, let home, _):
            say(.nameTakenByHome, .name(name.excerpt), .home(home.excerpt))
        case .nameTaken(let name, let kind, let other, let home, _):
            say(.nameTaken, .name(name.excerpt), .home(home.excerpt), .sort(kind), .other(other.excerpt))
        case .homeNameTaken(let name, let other, _): say(.homeNameTaken, .name(name.excerpt), .other(other.excerpt))
        case .userNameTaken(let name, let other, let home, _):
            say(.userNameTaken, .name(name.excerpt), .home(home.excerpt), .other(other.excerpt))
        case .aliasExists(let alias, let kind, let name):
            say(.aliasExists, .sort(kind), .name(name.excerpt), .other(alias.excerpt))
        case .noAlias(let alias, let kind, let name):
            say(.noAlias, .sort(kind), .name(name.excerpt), .other(alias.excerpt))
        case .noAliasesForUsers(let name): say(.noAliasesForUsers, .name(name.excerpt))
        case .badSpokenForms(let fault, let name):
            say(
                .badSpokenForms, .name(name), .spoken(fault), .number(Double(SpokenForms.most)),
                .limit(SpokenForms.longest))
        case .noRoomForPlace(let name): say(.noRoomForPlace, .name(name))
        case .noRoomForLanguage(let name): say(.noRoomForLanguage, .name(name))
        case .badPhrase(let fault, let words):
            say(
                .badPhrase, .text(words.excerpt), .phraseFault(fault), .number(Double(Phrase.most)),
                .limit(Phrase.longest))
        case .noPhrase(let words, let home): say(.noPhrase, .text(words.excerpt), .home(home.excerpt))
        case .noRoomForPhrases(let name): say(.noRoomForPhrases, .name(name))
        case .noRoomForSpokenForms(let name): say(.noRoomForSpokenForms, .name(name))
        case .nameTooLong: say(.faultLong, .limit(Name.maximumLength))
        case .unspeakable(let name): say(.unspeakable, .name(name))
        case .lineTooLong: say(.lineTooLong)
        default: say(.lineNotText)
        }
    }

    private func missing(_ refusal: EditRefusal) -> String {
        switch refusal {
        case .noHome: return say(.noHome)
        case .notFound(let kind, let name, let home, let near):
            let text =
                home.map { say(.notFoundIn, .sort(kind), .name(name.excerpt), .home($0)) }
                ?? say(.notFound, .sort(kind), .name(name.excerpt))
            return near.map { say(.meanName, .text(text), .name($0)) } ?? text
        case .nothingCalled(let name, let home, let near):
            let text = say(.nothingCalledSo, .name(name), .home(home))
            return near.map { say(.thereIs, .text(text), .name($0)) } ?? text
        case .severalServices(let name, let services):
            let names = commas(services.prefix(Self.mostServices).map { say(.quoted, .text($0.excerpt)) })
            return say(
                .severalServices, .name(name.excerpt), .count(services.count),
                .names(services.count > Self.mostServices ? say(.andOthers, .names(names)) : names))
        case .noCharacteristic(let name, let service, let near, let known):
            let text = say(.noCharacteristic, .name(name.excerpt), .things(service.excerpt))
            if let near { return say(.meanName, .text(text), .name(near)) }
            return (1...Self.mostServices).contains(known.count)
                ? say(.thereAre, .text(text), .names(commas(known))) : text
        case .noServiceType(let name, let near):
            let text = say(.noServiceType, .name(name.excerpt))
            return near.map { say(.meanType, .text(text), .name($0)) } ?? text
        case .gone(let kind, let home?): return say(.isGoneFrom, .sort(kind), .home(home.excerpt))
        case .gone(let kind, nil): return say(.isGone, .sort(kind))
        default: return ""
        }
    }

    /// The most services or characteristics that are told in place of one that is not there.
    private static let mostServices = 12

    private func holding(_ refusal: EditRefusal) -> String {
        switch refusal {
        case .alreadyExists(let kind, let name, let home?):
            say(.alreadyExistsIn, .sort(kind), .name(name.excerpt), .home(home.excerpt))
        case .alreadyExists(let kind, let name, nil): say(.alreadyExists, .sort(kind), .name(name.excerpt))
        case .alreadyIn(let kind, let container, let member, let name):
            say(.alreadyIn, .member(member), .name(name.excerpt), .sort(kind), .other(container.excerpt))
        case .notIn(let kind, let container, let member, let name):
            say(.notIn, .member(member), .name(name.excerpt), .sort(kind), .other(container.excerpt))
        case .noAction(let type, let scene): say(.noAction, .name(type.name.excerpt), .other(scene.excerpt))
        case .full(let most, let home?): say(.fullHome, .home(home.excerpt), .limit(most))
        case .full(let most, nil): say(.fullStore, .limit(most))
        case .tooManyAccessories(let most, let home): say(.tooManyAccessories, .home(home), .limit(most))
        case .nothingToSave(let isAll): say(isAll ? .nothingToSave : .nothingOnToSave)
        default: ""
        }
    }

    private func forbidding(_ refusal: EditRefusal) -> String {
        switch refusal {
        case .insufficientPrivileges(let user?, let home):
            say(.mayNotChange, .user(user.excerpt), .home(home.excerpt))
        case .mayNotOpen(let user, let home): say(.mayNotOpen, .user(user.excerpt), .home(home.excerpt))
        case .mayNotOpenFromAway(let client, let home):
            say(.mayNotOpenFromAway, .user(client.excerpt), .home(home.excerpt))
        case .insufficientPrivileges(nil, let home): say(.nobodyThere, .home(home.excerpt))
        case .notOwner: say(.notOwner)
        case .lastAdministrator(let user, let home):
            say(.lastAdministrator, .user(user.excerpt), .home(home.excerpt))
        case .badAccount(let user): say(.badAccount, .user(user.excerpt))
        case .roomForEntireHomeStays(let home): say(.roomForHomeStays, .home(home.excerpt))
        case .roomForEntireHomeInZone(let zone, let home):
            say(.roomForHomeInZone, .home(home.excerpt), .name(zone.excerpt))
        case .badBridge(let bridge, let isBridge, let accessory):
            say(isBridge ? .bridgeBehindBridge : .noBridge, .name(accessory.excerpt), .other(bridge.excerpt))
        case .serviceNotRemovable(let service, let accessory):
            say(.serviceNotRemovable, .name(service.excerpt), .other(accessory.excerpt))
        case .action(let error, let value, let type, let service):
            say(
                .badAction, .refused(error), .value(JSON(value).line.excerpt), .name(type.name),
                .things(service.excerpt))
        case .trigger(let error, let name): say(.badTrigger, .refused(error), .name(name.excerpt))
        case .noWeekdays: say(.noWeekdays)
        case .badFireDate(let text, let trigger): say(.badFireDate, .text(text.excerpt), .name(trigger.excerpt))
        case .badTimeZone(let text, let trigger): say(.badTimeZone, .text(text.excerpt), .name(trigger.excerpt))
        case .badDate(let text): say(.badDate, .text(text))
        default: ""
        }
    }
}
