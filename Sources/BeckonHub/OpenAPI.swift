import HomeModel

/// The OpenAPI 3.1 document of the operations that there are.
struct OpenAPI {
    let operations: [Operation]

    /// The document.
    var document: JSON {
        let paths = Dictionary(grouping: operations, by: \.path).mapValues { operations in
            JSON.object(
                Dictionary(uniqueKeysWithValues: operations.map { ($0.method.rawValue.lowercased(), described($0)) }))
        }
        return .object([
            "openapi": .string("3.1.0"),
            "info": .object([
                "title": .string("Beckon's hub"), "version": .string("1"),
                "description": .string("Talk to a HomeKit home: what is said, what there is, what happens."),
            ]),
            "paths": .object(paths),
            "components": .object([
                "schemas": .object(Self.schemas.merging(bodies) { known, _ in known }),
                "securitySchemes": .object([
                    "token": .object(["type": .string("http"), "scheme": .string("bearer")])
                ]),
            ]),
            "security": .array([.object(["token": .array([])])]),
        ])
    }

    private var bodies: [String: JSON] {
        Dictionary(operations.compactMap(\.body).map { ($0.name, $0.schema) }) { first, _ in first }
    }

    private func described(_ operation: Operation) -> JSON {
        var members: [String: JSON] = [
            "operationId": .string(operation.id), "summary": .string(operation.about),
            "responses": .object(responses(to: operation)),
        ]
        if operation.permission == .open { members["security"] = .array([]) }
        if !operation.query.isEmpty {
            members["parameters"] = .array(
                operation.query.map { query in
                    var schema: [String: JSON] = ["type": .string("string")]
                    schema["maxLength"] = query.longest.map { .int(Int64($0)) }
                    return .object([
                        "name": .string(query.name), "in": .string("query"), "description": .string(query.about),
                        "schema": .object(schema),
                    ])
                })
        }
        if let body = operation.body {
            members["requestBody"] = .object([
                "required": .bool(true), "content": Self.content("application/json", Self.reference(body.name)),
            ])
        }
        if let sound = operation.sound {
            members["requestBody"] = .object([
                "required": .bool(true),
                "content": Self.content(
                    sound.type, .object(["type": .string("string"), "format": .string("binary")])),
            ])
        }
        return .object(members)
    }

    private func responses(to operation: Operation) -> [String: JSON] {
        let content =
            switch operation.answer {
            case .one(let name): Self.content("application/json", Self.reference(name))
            case .list(let name):
                Self.content(
                    "application/json", .object(["type": .string("array"), "items": Self.reference(name)]))
            case .text(let type): Self.content(type, .object(["type": .string("string")]))
            }
        // The same number stands in each line of the log that is written for it.
        let headers = JSON.object([
            "X-Request-Id": .object(["description": .string("The number of the request."), "schema": Self.text])
        ])
        var responses: [String: JSON] = [
            "200": .object(["description": .string("What was asked for."), "headers": headers, "content": content])
        ]
        let fault = Self.content("application/json", Self.reference("Fault"))
        var faults = [
            ("401", "There is no such token or code."), ("429", "Too much is asked for at once."), ("503", "Not now."),
        ]
        if operation.body != nil || operation.sound != nil {
            faults += [
                ("409", "A rule of homes and names forbids it, or it has to be said more plainly."),
                ("400", "The document is not as it has to be."), ("413", "It is too long."),
                ("415", "It is of another kind."), ("404", "What is named is not there."),
            ]
        }
        if operation.permission == .setUp { faults.append(("502", "The accessory did not do it.")) }
        if operation.permission != .listen { faults.append(("403", "The client or its user may not.")) }
        for (status, about) in faults {
            responses[status] = .object(["description": .string(about), "headers": headers, "content": fault])
        }
        return responses
    }

    private static func content(_ type: String, _ schema: JSON) -> JSON {
        .object([type: .object(["schema": schema])])
    }

    private static func reference(_ name: String) -> JSON { .object(["$ref": .string("#/components/schemas/\(name)")]) }

    private static let text = JSON.object(["type": .string("string")])
    private static let flag = JSON.object(["type": .string("boolean")])
    private static let texts = JSON.object(["type": .string("array"), "items": text])
    private static let textOrNone = JSON.object(["type": JSON(texts: ["string", "null"])])
    private static let anything = JSON.object(["type": .string("object")])

    private static func object(_ members: [String: JSON], optional: Set<String> = []) -> JSON {
        .object([
            "type": .string("object"), "properties": .object(members),
            "required": JSON(texts: members.keys.filter { !optional.contains($0) }.sorted()),
        ])
    }

    private static let schemas: [String: JSON] = [
        "Fault": object(
            [
                "error": text, "request": text, "code": text, "number": .object(["type": .string("integer")]),
                "row": textOrNone,
            ], optional: ["code", "number", "row"]),
        "Edited": object(["warnings": texts]),
        "RecordedEdit": object(
            [
                "edit": .object(["type": .string("integer")]), "date": text, "isUndone": flag, "user": textOrNone,
                "summary": text, "undoes": .object(["type": .string("integer")]),
                "changes": .object(["type": .string("array"), "items": anything]),
            ], optional: ["undoes"]),
        "NameVerdict": object([
            "name": text, "kind": text, "home": textOrNone, "status": text,
            "collisions": .object(["type": .string("array"), "items": anything]),
            "soundsLike": .object(["type": .string("array"), "items": anything]), "problems": texts,
            "pronounced": texts, "suggestions": texts, "advice": texts,
        ]),
        "FoundDevice": object([
            "name": text, "deviceID": text, "category": text, "model": text, "paired": flag, "ours": flag,
            "address": text, "addresses": texts, "host": text, "port": .object(["type": .string("integer")]),
            "configurationNumber": .object(["type": .string("integer")]),
        ]),
        "Paired": object(["added": texts, "warnings": texts]),
        "Hearing": object([
            "heard": text,
            "outcome": .object([
                "oneOf": .array([reference("Outcome"), .object(["type": .string("null")])])
            ]),
        ]),
        "Outcome": object(
            [
                "text": text, "language": text,
                "status": .object([
                    "type": .string("string"),
                    "enum": JSON(texts: [
                        "understood", "ambiguous", "notUnderstood", "unknownName", "unsupported", "refused", "confirm",
                        "failed",
                    ]),
                ]),
                "confidence": .object(["type": .string("number"), "minimum": .int(0), "maximum": .int(1)]),
                "intents": .object(["type": .string("array"), "items": anything]),
                "candidates": .object(["type": .string("array"), "items": anything]), "reply": text,
            ]),
        "Home": object([
            "name": text, "primary": flag, "temperatureUnit": text, "rooms": texts, "scenes": texts,
            "zones": .object([
                "type": .string("array"), "items": object(["name": text, "rooms": texts]),
            ]),
        ]),
        "Thing": object([
            "id": text, "name": text, "home": text, "room": textOrNone, "accessory": text, "type": text,
            "paired": flag, "reachable": .object(["type": JSON(texts: ["boolean", "null"])]),
            "values": anything, "settings": anything,
        ]),
        "SceneTold": object([
            "name": text, "home": text, "aliases": texts, "opens": flag,
            "actions": .object([
                "type": .string("array"),
                "items": object(["thing": text, "name": text, "characteristic": text, "value": .object([:])]),
            ]),
        ]),
        "SavedScene": object([
            "scene": text, "home": text, "isNew": flag, "set": texts, "leftOut": texts, "warnings": texts,
        ]),
        "Group": object([
            "name": text, "home": text, "aliases": texts,
            "things": .object(["type": .string("array"), "items": object(["thing": text, "name": text])]),
        ]),
        "Phrase": object(["words": text, "means": text, "home": text]),
        "Trigger": object([
            "name": text, "when": textOrNone, "home": text, "enabled": flag, "next": textOrNone, "scenes": texts,
        ]),
        "Token": object(["token": text]), "Code": object(["code": text]), "Description": anything,
        "Client": object([
            "client": textOrNone, "room": textOrNone, "user": textOrNone, "mayAct": flag, "mayUnlock": flag,
            "maySetUp": flag, "hears": flag, "speaks": flag, "language": text, "messages": text,
            "languages": texts,
        ]),
    ]
}

extension Shape {
    /// The shape as a JSON schema.
    fileprivate var schema: JSON {
        .object([
            "type": .string("object"), "additionalProperties": .bool(false),
            "properties": .object(
                Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.kind.schema(about: $0.about)) })),
            "required": JSON(texts: members.filter(\.isRequired).map(\.name)),
        ])
    }
}

extension Shape.Kind {
    fileprivate func schema(about: String) -> JSON {
        let longestValue = Self.longestValue
        let about = JSON.string(about)
        return switch self {
        case .text(let longest):
            .object(["type": .string("string"), "maxLength": .int(Int64(longest)), "description": about])
        case .texts(let most, let longest):
            .object([
                "type": .string("array"), "maxItems": .int(Int64(most)), "description": about,
                "items": .object(["type": .string("string"), "maxLength": .int(Int64(longest))]),
            ])
        case .flag: .object(["type": .string("boolean"), "description": about])
        case .word(let words):
            .object(["type": .string("string"), "enum": JSON(texts: words), "description": about])
        case .number:
            .object(["type": .string("integer"), "minimum": .int(1), "description": about])
        case .value:
            .object([
                "type": JSON(texts: ["string", "number", "boolean"]), "maxLength": .int(Int64(longestValue)),
                "description": about,
            ])
        }
    }
}
