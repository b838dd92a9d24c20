import HomeModel

/// Says what accessories did not do, what became of scenes, and what opens what guards a home.
struct ControlRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// What kept an accessory from doing it, to follow its name: "cannot be reached".
    func text(_ error: ControlError) -> String {
        say(.controlFault, .error(error.code), .detail(detail(of: error)))
    }

    /// The same of a thing: "Desk Lamp cannot be reached".
    func text(_ error: ControlError, of thing: String) -> String {
        say(.accessoryFault, .things(thing), .error(error.code), .detail(detail(of: error)))
    }

    /// What an error tells beside its code.
    private func detail(of error: ControlError) -> String {
        switch error {
        case .pairingMissing(let place): place
        case .pairingUnreadable(let error):
            say(.pairingFileFault, .file(error.path), .detail(error.detail), .damage(error.fault))
        case .protocolViolation(let how): say(.violation, .detail(how.detail), .violation(how.kind))
        case .status(let status): String(status)
        default: ""
        }
    }

    /// How a scene went as a whole, in a sentence such as "Good Night is set".
    func summary(of result: ActionSetResult) -> String {
        switch result.status {
        case .done: say(.sentence, .text(say(.sceneIsSet, .name(result.scene))))
        case .failed where result.actions.isEmpty:
            say(.sentence, .text(say(.sceneWithoutActions, .name(result.scene))))
        case .partly, .failed:
            say(
                .sentence,
                .text(
                    say(
                        result.status == .partly ? .sceneFailedPartly : .sceneFailed, .name(result.scene),
                        .reason(fewOf(unique(result.actions.compactMap(complaint)))))))
        }
    }

    /// What became of one action of a scene: "Desk Lamp On = true", or what kept it.
    func line(of result: ActionResult) -> String {
        let target = "\(service(of: result)) \(result.characteristic)"
        return complaint(result).map { "\(target): \($0)" } ?? "\(target) = \(JSON(result.value).line)"
    }

    /// What became of a scene as programs read it.
    func json(of result: ActionSetResult) -> JSON {
        var members: [String: JSON] = [
            "scene": .string(result.scene), "status": .string(result.status.rawValue),
            "actions": .array(result.actions.map(json)),
        ]
        if let error = result.error { members["code"] = .int(Int64(error.code)) }
        return .object(members)
    }

    private func json(of result: ActionResult) -> JSON {
        var members: [String: JSON] = [
            "accessory": .string(result.accessory), "service": .string(service(of: result)),
            "characteristic": .string(result.characteristic.name), "value": JSON(result.value),
        ]
        if let error = result.error {
            members["error"] = .string(text(error))
            members["code"] = .int(Int64(error.homeError.code))
        }
        return .object(members)
    }

    private func service(of result: ActionResult) -> String { result.service ?? say(.goneAccessory) }

    private func complaint(_ result: ActionResult) -> String? {
        result.error.map { text($0, of: service(of: result)) }
    }

    // MARK: - Openings

    /// Openings in words, as one who asks puts them: "open the Garage Door and unlock the Front Door".
    func text(_ openings: Set<Opening>, in home: Home) -> String {
        say.list(Set(openings.map { text($0, in: home) }).sorted())
    }

    private func text(_ opening: Opening, in home: Home) -> String {
        let message: Message =
            switch opening.characteristic.name {
            case "LockTargetState", "LockControlPoint": .unlock
            case "SecuritySystemTargetState": .disarm
            default: .open
            }
        return say(
            message, .telling(.named), .things(name(of: opening.service, in: home)), .count(1),
            .pronoun(false), .value(""))
    }

    private func name(of reference: ServiceReference, in home: Home) -> String {
        guard let (accessory, service) = home.service(reference) else { return say(.goneThing) }
        let name = PlacedService(accessory: accessory, service: service).name
        return say.thing(name, service.type, as: .object)
    }
}
