import BeckonRuntime
import HomeModel

/// Scenes, groups and phrases as clients are told of them, and scenes that are made of the present.
///
/// What else changes them is an `EditRequest`.
struct Scenes: Sendable {
    let hub: Hub

    /// All operations, in the order in which they are documented.
    var operations: [Operation] {
        [
            Operation(
                method: .get, path: "/v1/scenes", id: "listScenes", about: "The scenes, and what each sets.",
                permission: .listen, answer: .list(of: "SceneTold"), run: scenes),
            Operation(
                method: .post, path: "/v1/scenes/present", id: "saveScene",
                about: "Makes a scene of what is on now; what would open the home is left out.", permission: .setUp,
                body: .present, answer: .one("SavedScene"), run: save),
            Operation(
                method: .get, path: "/v1/groups", id: "listGroups", about: "The groups of things.",
                permission: .listen, answer: .list(of: "Group"), run: groups),
            Operation(
                method: .get, path: "/v1/phrases", id: "listPhrases",
                about: "What the homes were taught to understand.", permission: .listen, answer: .list(of: "Phrase"),
                run: phrases),
        ]
    }

    // MARK: - Telling

    private func scenes(_ call: Call) async throws -> Answer {
        try await list(for: call) { home in
            home.actionSets.filter { !$0.isTimed }.map { $0.described(in: home) }
        }
    }

    private func groups(_ call: Call) async throws -> Answer {
        try await list(for: call) { home in
            home.serviceGroups.map { group in
                let things = group.services.compactMap { home.service($0) }.map {
                    PlacedService(accessory: $0.accessory, service: $0.service)
                }
                return .object([
                    "name": .string(group.name), "home": .string(home.name), "aliases": JSON(texts: group.aliases),
                    "things": .array(things.map { .object($0.mention) }),
                ])
            }
        }
    }

    private func phrases(_ call: Call) async throws -> Answer {
        try await list(for: call) { home in
            home.phrases.map { phrase in
                .object([
                    "words": .string(phrase.words), "means": .string(phrase.meaning), "home": .string(home.name),
                ])
            }
        }
    }

    private func list(for call: Call, _ told: (Home) -> [JSON]) async throws -> Answer {
        .json(.array(try await hub.homes(visibleTo: call.caller).flatMap(told)))
    }

    // MARK: - Making

    private func save(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .present)
        let editor = try hub.editor(of: members.text("home"), for: call.caller)
        var scope = SceneScope()
        (scope.rooms, scope.zones) = (members.texts("rooms"), members.texts("zones"))
        scope.accessories = members.texts("accessories")
        (scope.isAll, scope.isPartial) = (members.isTrue("all"), members.isTrue("partial"))
        let (replies, name) = (call.words.replies, members.text("scene") ?? "")
        let saved: SavedScene
        do {
            saved = try await editor.saveScene(
                called: name, of: scope, replacing: members.isTrue("replace"), through: hub.house.controller)
        } catch let fault as SceneSavingFault {
            let silent = fault.silent.prefix(10).map { $0.line(in: replies) }
            throw CallFault.badGateway(localized("http-partial", ["silent": silent.joined(separator: "; ")]))
        } catch let fault as SceneThereFault {
            throw CallFault.conflict(localized("http-replace", ["name": fault.name]))
        }
        let leftOut = saved.guarded + saved.unusable + saved.silent.map { $0.line(in: replies) }
        let home = try await editor.home()
        let warnings = await saved.isNew ? hub.warnings(about: saved.name, of: .actionSet, in: home.id) : []
        return .json(
            .object([
                "scene": .string(saved.name), "home": .string(saved.home), "isNew": .bool(saved.isNew),
                "set": JSON(texts: saved.lines), "leftOut": JSON(texts: leftOut), "warnings": JSON(texts: warnings),
            ]))
    }
}

extension ActionSet {
    /// The scene, as clients are told of it.
    fileprivate func described(in home: Home) -> JSON {
        let told = actions.compactMap { action -> JSON? in
            guard let (accessory, service) = home.service(action.service) else { return nil }
            var members = PlacedService(accessory: accessory, service: service).mention
            members["characteristic"] = .string(action.characteristic.name)
            members["value"] = JSON(action.value)
            return .object(members)
        }
        return .object([
            "name": .string(name), "home": .string(home.name), "aliases": JSON(texts: aliases),
            "actions": .array(told), "opens": .bool(!home.openings(of: self).isEmpty),
        ])
    }
}

extension PlacedService {
    /// What refers to it.
    fileprivate var mention: [String: JSON] { ["thing": .string(ThingID(reference).text), "name": .string(name)] }
}

extension Shape {
    /// What of the present becomes a scene.
    static let present = Shape(
        name: "Present",
        members: [
            .home, Member(name: "scene", kind: .text(longest: 256), isRequired: true, about: "The name of the scene."),
            Member(
                name: "rooms", kind: .texts(most: 100, longest: 128),
                about: "Of what is in these rooms; of the whole home without rooms, zones and accessories."),
            Member(name: "zones", kind: .texts(most: 100, longest: 128), about: "Of what is in these zones."),
            Member(name: "accessories", kind: .texts(most: 100, longest: 128), about: "Of these accessories."),
            Member(name: "all", kind: .flag, about: "Of everything that can be set, and not just of what is on."),
            Member(name: "partial", kind: .flag, about: "What does not answer is left out."),
            Member(name: "replace", kind: .flag, about: "It takes the place of a scene of the name."),
        ])
}
