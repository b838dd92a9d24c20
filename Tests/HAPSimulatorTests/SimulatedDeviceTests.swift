import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPSimulator

/// How accessories of a home become accessories of HAP.
struct SimulatedDeviceTests {
    private func service(_ type: String, _ values: [String: CharacteristicValue] = [:]) throws -> ServiceRecord {
        var accessory = Accessory(name: "Thing")
        var service = Service(type: ServiceType(type))
        service.characteristics = values.map { Characteristic(type: CharacteristicType($0), value: $1) }
        accessory.services = [service]
        var numbers = InstanceNumbers()
        let record = SimulatedDevice(accessory).records(numbers: &numbers)[0]
        return try #require(record.services.last)
    }

    @Test func bridgesWhatIsBehindABridge() throws {
        let home = try #require(Fixture.home("cottage").primary)
        let devices = SimulatedDevice.devices(of: home)
        #expect(devices.map(\.accessory.name) == ["Hall Bridge", "Front Door"])
        #expect(devices[0].bridged.count == 14)
        #expect(devices[1].bridged.isEmpty)
    }

    @Test func servesEveryAccessoryOfAHomeOnce() {
        for name in ["cottage", "castle"] {
            for home in Fixture.home(name).homes {
                let devices = SimulatedDevice.devices(of: home)
                let served = devices.flatMap { [$0.accessory.id] + $0.bridged.map(\.id) }
                #expect(Set(served) == Set(home.accessories.map(\.id)))
                #expect(served.count == home.accessories.count)
            }
        }
    }

    @Test func givesEveryAccessoryItsInformationFirst() {
        var lamp = Accessory(name: "Lamp")
        lamp.manufacturer = "Acme"
        lamp.serialNumber = "7"
        var numbers = InstanceNumbers()
        let record = SimulatedDevice(lamp).records(numbers: &numbers)[0]
        let information = record.services[0]
        #expect(information.type.name == "AccessoryInformation")
        #expect(information.iid == 1)
        #expect(
            information.characteristics.map(\.type.name)
                == ["Identify", "Manufacturer", "Model", "Name", "SerialNumber", "FirmwareRevision"])
        #expect(record.information("Manufacturer") == .string("Acme"))
        #expect(record.information("FirmwareRevision") == .string("1.0"))
        #expect(record.services[1].type.name == "ProtocolInformation")
        #expect(record.services[1].characteristics[0].value == .string("1.1.0"))
    }

    @Test func givesEachPartANumberOfItsOwn() throws {
        for home in Fixture.home("castle").homes {
            for device in SimulatedDevice.devices(of: home) {
                var numbers = InstanceNumbers()
                let records = device.records(numbers: &numbers)
                #expect(Set(records.map(\.aid)).count == records.count)
                for record in records {
                    let iids = record.services.flatMap { [$0.iid] + $0.characteristics.map(\.iid) }
                    #expect(Set(iids).count == iids.count)
                }
                var again = try #require(InstanceNumbers(try JSON(reading: Array(numbers.json.line.utf8))))
                #expect(device.records(numbers: &again) == records, "stored and read back")
            }
        }
    }

    @Test func addsWhatAServiceMustHave() throws {
        let thermostat = try service("Thermostat", ["TargetTemperature": .double(23)])
        #expect(
            thermostat.characteristics.map(\.type.name) == [
                "CurrentHeatingCoolingState", "TargetHeatingCoolingState", "CurrentTemperature", "TargetTemperature",
                "TemperatureDisplayUnits",
            ])
        #expect(thermostat[CharacteristicType("TargetTemperature")]?.value == .double(23))
        #expect(thermostat[CharacteristicType("CurrentTemperature")]?.value == .double(20))
    }

    @Test func givesEveryReadableCharacteristicAValueThatItMayHave() throws {
        for type in Catalogue.everyService {
            for record in try service(type).characteristics {
                guard record.metadata.permissions.contains(.read) else { continue }
                let value = try #require(record.value, "\(type) \(record.type)")
                #expect(try record.metadata.checked(value) == value, "\(type) \(record.type)")
            }
        }
    }

    @Test func replacesAValueThatItMayNotServe() throws {
        #expect(
            try service("Lightbulb", ["Brightness": .int(900)])[CharacteristicType("Brightness")]?.value == .int(100))
    }

    @Test func startsWithStatesThatAgree() throws {
        #expect(try service("WindowCovering", ["TargetPosition": .int(30)]).number("CurrentPosition") == 30)
        #expect(try service("WindowCovering", ["CurrentPosition": .int(70)]).number("TargetPosition") == 70)
        #expect(try service("LockMechanism", ["LockCurrentState": .int(2)]).number("LockCurrentState") == 2)
        #expect(try service("LockMechanism", ["LockTargetState": .int(0)]).number("LockCurrentState") == 0)
        #expect(try service("Fanv2", ["Active": .int(1)])[CharacteristicType("Active")]?.value == .int(1))
    }

    @Test(arguments: [
        ("LockMechanism", "LockTargetState", 0, "LockCurrentState", 0),
        ("GarageDoorOpener", "TargetDoorState", 0, "CurrentDoorState", 0),
        ("Window", "TargetPosition", 25, "CurrentPosition", 25),
        ("SecuritySystem", "SecuritySystemTargetState", 1, "SecuritySystemCurrentState", 1),
        ("Thermostat", "TargetHeatingCoolingState", 2, "CurrentHeatingCoolingState", 2),
        ("Thermostat", "TargetHeatingCoolingState", 3, "CurrentHeatingCoolingState", 0),
        ("AirPurifier", "Active", 1, "CurrentAirPurifierState", 2), ("Valve", "Active", 1, "InUse", 1),
        ("HeaterCooler", "Active", 1, "CurrentHeaterCoolerState", 1),
        ("HumidifierDehumidifier", "Active", 1, "CurrentHumidifierDehumidifierState", 1),
    ])
    func movesAsItIsTold(type: String, target: String, value: Int, current: String, expected: Int) throws {
        let record = AccessoryRecord(aid: 1, services: [try service(type)])
        var database = AttributeDatabase([record])
        let iid = try #require(record.services[0][CharacteristicType(target)]?.iid)
        let changes = database.set(CharacteristicID(aid: 1, iid: iid), to: .int(Int64(value)))
        #expect(changes != nil)
        #expect(database.accessories[0].services[0].number(current) == Double(expected))
    }

    @Test func tellsNoChangeWhereNothingChanged() throws {
        let record = AccessoryRecord(aid: 1, services: [try service("Switch")])
        var database = AttributeDatabase([record])
        let id = CharacteristicID(aid: 1, iid: try #require(record.services[0].characteristics.first).iid)
        #expect(database.set(id, to: .bool(false)) == [:])
        #expect(database.set(id, to: .int(1)) == [id: .bool(true)])
        #expect(database.set(id, to: .string("on")) == nil)
        #expect(database.set(CharacteristicID(aid: 1, iid: 999), to: .bool(true)) == nil)
    }

    @Test func takesAPressForNewsEachTime() throws {
        let record = AccessoryRecord(aid: 1, services: [try service("StatelessProgrammableSwitch")])
        var database = AttributeDatabase([record])
        let id = CharacteristicID(aid: 1, iid: try #require(record.services[0].characteristics.first).iid)
        #expect(database.set(id, to: .int(0)) == [id: .int(0)])
        #expect(database.set(id, to: .int(0)) == [id: .int(0)])
    }
}

extension ServiceRecord {
    fileprivate func number(_ type: String) -> Double? { self[CharacteristicType(type)]?.value?.number }
}

extension Catalogue {
    /// Every service that people meet, and the rarer ones that are made of plain values.
    fileprivate static let everyService = [
        "AirPurifier", "AirQualitySensor", "Battery", "CarbonDioxideSensor", "CarbonMonoxideSensor", "ContactSensor",
        "Door", "Doorbell", "Fan", "Fanv2", "Faucet", "FilterMaintenance", "GarageDoorOpener", "HeaterCooler",
        "HumidifierDehumidifier", "HumiditySensor", "InputSource", "IrrigationSystem", "LeakSensor", "Lightbulb",
        "LightSensor", "LockManagement", "LockMechanism", "Microphone", "MotionSensor", "OccupancySensor", "Outlet",
        "SecuritySystem", "ServiceLabel", "Slats", "SmokeSensor", "Speaker", "SmartSpeaker",
        "StatelessProgrammableSwitch", "Switch", "Television", "TelevisionSpeaker", "TemperatureSensor", "Thermostat",
        "Valve", "Window", "WindowCovering",
    ]
}
