import HomeModel
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// Row C5 and the meaning of "on" and "off", for one service of each kind.
struct AbilityTests {
    private func service(_ type: ServiceType, _ characteristics: Characteristic...) -> Service {
        var service = Service(type: type)
        service.characteristics = characteristics
        return service
    }

    private var light: Service { service("Lightbulb", Characteristic(type: "On"), Characteristic(type: "Brightness")) }
    private var lock: Service { service("LockMechanism", Characteristic(type: "LockTargetState")) }
    private var thermostat: Service {
        service(
            "Thermostat", Characteristic(type: "TargetTemperature"), Characteristic(type: "TargetHeatingCoolingState"))
    }

    private func ability(_ effect: Effect, _ service: Service, _ unit: TemperatureUnit = .celsius) -> Ability {
        service.ability(for: effect, unit: unit)
    }

    @Test func turnsOnWhatHasASwitch() {
        #expect(ability(.power(true), light) == .can("On", .bool(true)))
        #expect(ability(.power(false), service("Fanv2", Characteristic(type: "Active"))) == .can("Active", .int(0)))
    }

    @Test func turnsNoDoorAndNoLockOn() {
        #expect(ability(.power(true), lock) == .cannot)
        let garage = service("GarageDoorOpener", Characteristic(type: "TargetDoorState"))
        #expect(ability(.power(true), garage) == .cannot)
    }

    @Test func turnsOnWhatOpensOrHeatsByItsOwnTargetState() {
        let blinds = service("WindowCovering", Characteristic(type: "TargetPosition"))
        #expect(ability(.power(true), blinds) == .can("TargetPosition", .int(100)))
        #expect(ability(.power(true), thermostat) == .can("TargetHeatingCoolingState", .int(3)))
        #expect(ability(.power(false), thermostat) == .can("TargetHeatingCoolingState", .int(0)))
    }

    @Test func refusesWhatIsOutOfRangeAndSaysTheRange() {
        #expect(ability(.set(.brightness, 150), light) == .outOfRange(.range(0, 100, .percent)))
        #expect(ability(.set(.brightness, -1), light) == .outOfRange(.range(0, 100, .percent)))
        #expect(ability(.temperature(70, .none), thermostat) == .outOfRange(.range(10, 38, .celsius)))
        #expect(
            ability(.temperature(20, .none), thermostat, .fahrenheit) == .outOfRange(.range(50, 100.4, .fahrenheit)))
    }

    @Test func readsDegreesInTheUnitSaidElseInTheHomes() {
        #expect(ability(.temperature(21, .none), thermostat) == .can("TargetTemperature", .double(21)))
        #expect(
            ability(.temperature(70, .degrees), thermostat, .fahrenheit) == .can("TargetTemperature", .double(21.1)))
        #expect(ability(.temperature(68, .fahrenheit), thermostat) == .can("TargetTemperature", .double(20)))
        #expect(ability(.temperature(20, .celsius), thermostat, .fahrenheit) == .can("TargetTemperature", .double(20)))
    }

    @Test func keepsATemperatureByTheThresholdOnTheWayToIt() {
        let (heating, cooling): (CharacteristicType, CharacteristicType) = (
            "HeatingThresholdTemperature", "CoolingThresholdTemperature"
        )
        let airConditioner = service(
            "HeaterCooler", Characteristic(type: "TargetHeaterCoolerState", value: .int(0)),
            Characteristic(type: "CurrentTemperature", value: .double(24)),
            Characteristic(type: heating, value: .double(18)), Characteristic(type: cooling, value: .double(25)))
        #expect(ability(.temperature(20, .none), airConditioner) == .can(cooling, .double(20)))
        #expect(
            ability(.temperature(17, .none), airConditioner)
                == .can(.setAll([cooling: .double(17), heating: .double(17)])))
        #expect(ability(.temperature(24, .none), airConditioner) == .can(heating, .double(24)))
        #expect(
            ability(.temperature(25, .none), airConditioner) == .can(heating, .double(25)))
        #expect(
            ability(.adjust(.temperature, .side(isUp: true)), airConditioner) == .can(.adjust(heating, .by(1))))
        #expect(
            ability(.adjust(.warmth, .side(isUp: false)), airConditioner) == .can(.adjust(cooling, .by(-1))))
    }

    @Test func putsAValueOnTheStep() {
        var heater = thermostat
        heater.characteristics[0].metadata.step = 0.5
        #expect(ability(.temperature(21.3, .none), heater) == .can("TargetTemperature", .double(21.5)))
        #expect(ability(.set(.brightness, 33.4), light) == .can("Brightness", .int(33)))
    }

    @Test func readsALevelAsWhatTheServiceHas() {
        #expect(ability(.level(50, .none), light) == .can("Brightness", .int(50)))
        #expect(ability(.level(21, .none), thermostat) == .can("TargetTemperature", .double(21)))
        #expect(ability(.level(50, .percent), thermostat) == .cannot)
        #expect(ability(.level(21, .degrees), light) == .cannot)
    }

    @Test func cannotDoWhatItHasNothingFor() {
        #expect(ability(.lock(true), light) == .cannot)
        #expect(ability(.set(.brightness, 50), lock) == .cannot)
        #expect(
            ability(.set(.position, 50), service("GarageDoorOpener", Characteristic(type: "TargetDoorState")))
                == .cannot)
    }

    @Test func doesNotWriteWhatCanOnlyBeRead() {
        var sensor = service("Switch", Characteristic(type: "On"))
        sensor.characteristics[0].metadata.permissions = .read
        #expect(ability(.power(true), sensor) == .cannot)
    }
}

extension Ability {
    /// It can, by writing one value.
    fileprivate static func can(_ type: CharacteristicType, _ value: CharacteristicValue) -> Ability {
        .can(.set(type, value))
    }
}
