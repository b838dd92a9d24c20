import HomeModel
import TestSupport
import Testing

@testable import BeckonHub

/// The things of a home as Home Assistant reads them.
struct DiscoveredEntityTests {
    private let topics = MQTTTopics(prefix: "beckon", discovery: "homeassistant")

    private func entities(of home: String) -> [DiscoveredEntity] {
        Fixture.home(home).homes.flatMap(\.toldServices).flatMap { EntityBuilder($0, room: "Den", topics).entities }
    }

    @Test func showsEachKindOfThing() {
        let components = Set((entities(of: "cottage") + entities(of: "castle")).map(\.component))
        #expect(
            components.isSuperset(of: ["light", "switch", "fan", "cover", "lock", "climate", "sensor", "binary_sensor"]
            ),
            "\(components)")
    }

    @Test func showsWhatGuardsWatersMoistensAndSounds() throws {
        func entities(_ type: String, _ characteristics: String...) -> [DiscoveredEntity] {
            var accessory = Accessory(name: "Thing")
            var service = Service(type: ServiceType(type))
            service.characteristics = characteristics.map { Characteristic(type: CharacteristicType($0)) }
            accessory.services = [service]
            let placed = PlacedService(accessory: accessory, service: service)
            return EntityBuilder(placed, room: "Den", topics).entities
        }
        let alarm = try #require(
            entities("SecuritySystem", "SecuritySystemCurrentState", "SecuritySystemTargetState").first)
        #expect(alarm.component == "alarm_control_panel")
        #expect(alarm.configuration["payload_disarm"] == .string("3"))
        #expect(alarm.configuration["supported_features"] == JSON(texts: ["arm_home", "arm_away", "arm_night"]))
        let mister = try #require(
            entities(
                "HumidifierDehumidifier", "Active", "CurrentRelativeHumidity", "RelativeHumidityHumidifierThreshold"
            )
            .first)
        #expect(mister.component == "humidifier" && mister.configuration["max_humidity"] == .double(100))
        #expect(entities("Valve", "Active", "InUse").map(\.component) == ["valve"])
        #expect(entities("Faucet", "Active").map(\.component) == ["valve"])
        #expect(entities("Television", "Active").map(\.component) == ["switch"])
        #expect(entities("Speaker", "Mute", "Volume").map(\.component) == ["number", "switch"])
        #expect(
            entities("Battery", "BatteryLevel", "StatusLowBattery").map(\.component) == ["sensor", "binary_sensor"])
        #expect(entities("AirQualitySensor", "AirQuality", "VOCDensity").map(\.component) == ["sensor", "sensor"])
        var home = Home(name: "Cabin")
        home.actionSets = [ActionSet(name: "Good Night")]
        let scene = DiscoveredEntity.scene(home.actionSets[0], of: home, topics)
        #expect(scene.configuration["command_topic"] == .string("beckon/\(scene.object)/Run/set"))
        #expect(topics.commanded(by: "beckon/\(scene.object)/Run/set")?.thing == scene.object)
    }

    @Test func namesEachOnce() {
        let entities = entities(of: "castle")
        #expect(Set(entities.map(\.object)).count == entities.count)
        #expect(entities.count > 100)
    }

    @Test func aLightHasWhatItCanDo() throws {
        var service = Service(type: ServiceType("Lightbulb"), name: "Lamp")
        service.characteristics = ["On", "Brightness", "Hue", "Saturation", "ColorTemperature"].map {
            Characteristic(type: CharacteristicType($0))
        }
        var accessory = Accessory(name: "Lamp")
        accessory.services = [service]
        let placed = PlacedService(accessory: accessory, service: service)
        let light = try #require(EntityBuilder(placed, room: "Den", topics).entities.first)
        let base = "beckon/\(ThingID(placed.reference).text)"
        #expect(light.component == "light")
        #expect(light.configuration["command_topic"] == .string(base + "/On/set"))
        #expect(light.configuration["payload_on"] == .string("true"))
        #expect(light.configuration["brightness_scale"] == .int(100))
        #expect(light.configuration["hs_command_topic"] == .string(base + "/Color/set"))
        #expect(light.configuration["min_mireds"] == .int(140))
        #expect(light.configuration["name"] == .null)
        #expect(light.configuration["device"]?["suggested_area"] == .string("Den"))
    }

    @Test func tellsAndTakesWhatBelongsTogether() {
        let service = Service(type: ServiceType("Lightbulb"))
        let state = ThingState(
            of: service,
            [
                CharacteristicType("Hue"): .double(120), CharacteristicType("Saturation"): .double(50.5),
                CharacteristicType("On"): .bool(true), CharacteristicType("Name"): .string("Lamp"),
            ])
        #expect(state.texts == ["Hue": "120", "Saturation": "50.5", "On": "true", "Color": "120,50.5"])
        let writes = ThingState.writes("Color", Array("240,100".utf8), on: service) ?? []
        #expect(writes.map(\.0.name) == ["Hue", "Saturation"] && writes.map(\.1) == [.int(240), .int(100)])
        for garbage in ["", "1", "1,2,3", "a,b", "nan,1", "inf,1", String(repeating: "1", count: 65)] {
            #expect(ThingState.writes("Color", Array(garbage.utf8), on: service) == nil, "\(garbage)")
        }
        for garbage in ["", "[1]", "{}", "on", "\u{0}"] {
            #expect(ThingState.writes("On", Array(garbage.utf8), on: service).map { $0.map(\.0) } == nil, "\(garbage)")
        }
        #expect(ThingState.writes("On", [0xFF, 0xFE], on: service) == nil)
    }

    @Test func knowsTheModesOfBothKindsOfClimate() {
        func service(_ types: String...) -> Service {
            var service = Service(type: ServiceType("Thermostat"))
            service.characteristics = types.map { Characteristic(type: CharacteristicType($0)) }
            return service
        }
        func writes(_ word: String, _ service: Service) -> [String] {
            (ThingState.writes("ClimateMode", Array(word.utf8), on: service) ?? []).map { "\($0.0)=\($0.1.line)" }
        }
        let (thermostat, heater) = (service("TargetHeatingCoolingState"), service("TargetHeaterCoolerState", "Active"))
        #expect(writes("heat_cool", thermostat) == ["TargetHeatingCoolingState=3"])
        #expect(writes("off", heater) == ["Active=0"])
        #expect(writes("cool", heater) == ["TargetHeaterCoolerState=2", "Active=1"])
        #expect(writes("dry", thermostat).isEmpty)
        let values: [CharacteristicType: CharacteristicValue] = [
            CharacteristicType("Active"): .int(0), CharacteristicType("TargetHeaterCoolerState"): .int(1),
        ]
        #expect(ThingState(of: heater, values).texts["ClimateMode"] == "off")
    }

    @Test func tellsItsOwnTopicsFromOthers() {
        #expect(topics.commanded(by: "beckon/a_b/On/set").map { [$0.thing, $0.name] } == ["a_b", "On"])
        for topic in ["beckon/a_b/On", "beckon/a_b/c/On/set", "beckonx/a/On/set", "other/a/On/set", "beckon/set"] {
            #expect(topics.commanded(by: topic) == nil, "\(topic)")
        }
        #expect(topics.isConfiguration("homeassistant/light/beckon/x/config"))
        #expect(!topics.isConfiguration("homeassistant/light/other/x/config"))
        #expect(!topics.isConfiguration("homeassistant/light/beckon/x/state"))
        #expect(MQTTTopics(prefix: "my/house", discovery: "ha").isConfiguration("ha/light/my_house/x/config"))
    }
}
