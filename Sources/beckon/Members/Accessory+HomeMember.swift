import BeckonRuntime

extension Accessory: HomeMember {
    static var kind: NamedThing.Kind { .accessory }
    static func all(in home: Home) -> [Accessory] { home.accessories }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Accessory {
        try home.accessory(called: name)
    }

    var thing: NamedThing { .accessory(id) }

    func facts(in home: Home) -> [Fact] {
        let services = spokenServices.map { PlacedService(accessory: self, service: $0) }
        return [
            Fact("room", text: home.room(room)?.name),
            Fact("label", ofDevice: label),
            Fact("bridge", text: bridge.flatMap { home.accessory($0)?.name }),
            Fact("isBridge", json: .bool(isBridge), text: nil, brief: nil),
            Fact("manufacturer", ofDevice: manufacturer),
            Fact("model", ofDevice: model),
            Fact("serialNumber", ofDevice: serialNumber),
            Fact("firmwareRevision", ofDevice: firmwareRevision),
            Fact("services", names: services.map(\.name)),
        ]
    }
}
