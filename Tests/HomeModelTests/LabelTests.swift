import HomeModel
import TestSupport
import Testing

/// Row N13: a device's own name that breaks a rule is kept beside the legal one.
struct LabelTests {
    @Test("N13: what a device calls itself is kept as its label, with what others keep there")
    func n13WhatADeviceCallsItselfIsKept() {
        var lamp = Accessory(name: "Hue Lamp 2")
        #expect(lamp.label == nil)
        lamp.label = "Hue-Lamp #2"
        #expect(lamp.label == "Hue-Lamp #2")
        #expect(lamp.extra == .object(["label": .string("Hue-Lamp #2")]))
        lamp.label = nil
        #expect(lamp.extra == nil)

        var light = Service(type: ServiceType("Lightbulb"))
        light.extra = .object(["colour": .int(3)])
        light.label = "Light (1)"
        #expect(light.extra == .object(["colour": .int(3), "label": .string("Light (1)")]))
        light.label = nil
        #expect(light.extra == .object(["colour": .int(3)]))
    }

    @Test("N13: an extra that is no object is left alone, and is no label", arguments: [JSON.null, .string("label")])
    func n13AnExtraThatIsNoObjectIsLeftAlone(extra: JSON) {
        var lamp = Accessory(name: "Lamp")
        lamp.extra = extra
        lamp.label = "Lamp #1"
        #expect(lamp.label == nil)
        #expect(lamp.extra == extra)
        lamp.extra = .object(["label": .int(1)])
        #expect(lamp.label == nil)
    }

    @Test("N13: the home file carries labels") func n13TheHomeFileCarriesLabels() throws {
        var snapshot = Fixture.home("cottage")
        snapshot.homes[0].accessories[1].label = "Desk-Lamp #1"
        snapshot.homes[0].accessories[1].services[0].label = "Bulb/1"
        let again = try HomeFile.read(HomeFile.write(snapshot)).homes[0].accessories[1]
        #expect(again.label == "Desk-Lamp #1")
        #expect(again.services[0].label == "Bulb/1")
    }
}
