import Foundation
import HomeModel

extension Accessory {
    var content: JSON {
        var content = Content()
        content.set("name", text: name)
        content.set("aliases", texts: aliases)
        content.set("room", id: room)
        content.set("bridge", id: bridge)
        content.set("isBridge", flag: isBridge)
        content.set("manufacturer", text: manufacturer)
        content.set("model", text: model)
        content.set("serialNumber", text: serialNumber)
        content.set("firmwareRevision", text: firmwareRevision)
        content.set("device", text: address?.device.description)
        content.set("aid", instance: address?.aid)
        content.set("services", objects: services.map(\.content))
        content.set("extra", extra)
        return content.json
    }

    init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: AccessoryID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        (room, bridge) = (try content.optionalID("room"), try content.optionalID("bridge"))
        isBridge = content.flag("isBridge")
        (manufacturer, model) = (try content.optionalText("manufacturer"), try content.optionalText("model"))
        serialNumber = try content.optionalText("serialNumber")
        firmwareRevision = try content.optionalText("firmwareRevision")
        if let device = try content.optionalText("device"), let aid = try content.instance("aid") {
            address = AccessoryAddress(device: try content.required(DeviceID(device), "device"), aid: aid)
        }
        services = try content.objects("services").map { try Service($0) }
    }
}

extension Service {
    fileprivate var content: Content {
        var content = Content()
        content.set("id", id: id)
        content.set("type", text: type.name)
        content.set("name", text: name)
        content.set("aliases", texts: aliases)
        content.set("iid", instance: iid)
        content.set("characteristics", objects: characteristics.map(\.content))
        content.set("extra", extra)
        return content
    }

    fileprivate init(_ content: ContentReader) throws {
        self.init(
            id: try content.id("id"), type: ServiceType(try content.text("type")),
            name: try content.optionalText("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        iid = try content.instance("iid")
        characteristics = try content.objects("characteristics").map { try Characteristic($0) }
    }
}

extension Characteristic {
    fileprivate var content: Content {
        var content = Content()
        content.set("type", text: type.name)
        content.set("value", value?.kept)
        content.set("iid", instance: iid)
        // Also where it is just what the type says: that may be another to a hub of another version.
        content.set("metadata", metadata.content.json)
        return content
    }

    fileprivate init(_ content: ContentReader) throws {
        let metadata = try ContentReader(content.required(content["metadata"], "metadata"), "metadata")
        self.init(
            type: CharacteristicType(try content.text("type")), value: try content.value("value"),
            metadata: try CharacteristicMetadata(metadata))
        iid = try content.instance("iid")
    }
}

extension CharacteristicMetadata {
    fileprivate var content: Content {
        var content = Content()
        content.set("format", text: format.rawValue)
        content.set("permissions", .int(Int64(permissions.rawValue)))
        content.set("unit", text: unit?.rawValue)
        content.set("minimum", number: minimum)
        content.set("maximum", number: maximum)
        content.set("step", number: step)
        content.set("maximumLength", maximumLength.map { .int(Int64($0)) })
        content.set("validValues", validValues.map { .array($0.map { .int($0) }) })
        return content
    }

    fileprivate init(_ content: ContentReader) throws {
        let validValues = try content["validValues"].map { _ in
            try content.list("validValues").map { json in
                guard case .int(let value) = json else { throw Corruption(place: "validValues") }
                return value
            }
        }
        self.init(
            format: try content.choice("format"),
            permissions: Permissions(
                rawValue: try content.required(UInt8(exactly: content.whole("permissions")), "permissions")),
            unit: try content["unit"].map { _ in try content.choice("unit") },
            minimum: try content.number("minimum"), maximum: try content.number("maximum"),
            step: try content.number("step"),
            maximumLength: try content["maximumLength"].map { _ in Int(try content.whole("maximumLength")) },
            validValues: validValues)
    }
}
