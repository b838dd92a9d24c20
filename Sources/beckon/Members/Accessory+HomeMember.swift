import BeckonRuntime

extension Accessory: HomeMember {
    static var kind: NamedThing.Kind { .accessory }
    static func all(in home: Home) -> [Accessory] { home.accessories }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Accessory {
        try home.accessory(called: name)
    }

    var thing: NamedThing { .accessory(id) }

    func attributes(in home: Home) -> [Attribute] {
        let services = spokenServices.map { PlacedService(accessory: self, service: $0) }
        return [
            Attribute("room", text: home.room(room)?.name),
            Attribute("label", ofDevice: label),
            Attribute("bridge", text: bridge.flatMap { home.accessory($0)?.name }),
            Attribute("isBridge", json: .bool(isBridge), text: nil, brief: nil),
            Attribute("manufacturer", ofDevice: manufacturer),
            Attribute("model", ofDevice: model),
            Attribute("serialNumber", ofDevice: serialNumber),
            Attribute("firmwareRevision", ofDevice: firmwareRevision),
            Attribute("services", names: services.map(\.name)),
        ]
    }
}
