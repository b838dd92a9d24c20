import HAPTransport
import HAPWire
import HomeModel

extension AccessoryCategory {
    /// What a device with such accessories mostly is.
    init(of accessories: [AccessoryRecord], isBridge: Bool) {
        if accessories.count > 1 || isBridge {
            self = .bridge
            return
        }
        let types = accessories.first?.services.map(\.type.name) ?? []
        self = types.lazy.compactMap { Self.categories[$0] }.first.map { AccessoryCategory(rawValue: $0) } ?? .other
    }

    /// HAP's categories of the services that say what an accessory is.
    private static let categories: [String: Int] = [
        "Fan": 3, "Fanv2": 3, "GarageDoorOpener": 4, "Lightbulb": 5, "LockMechanism": 6, "Outlet": 7, "Switch": 8,
        "Thermostat": 9, "TemperatureSensor": 10, "HumiditySensor": 10, "MotionSensor": 10, "ContactSensor": 10,
        "LeakSensor": 10, "SmokeSensor": 10, "OccupancySensor": 10, "LightSensor": 10, "AirQualitySensor": 10,
        "CarbonMonoxideSensor": 10, "CarbonDioxideSensor": 10, "SecuritySystem": 11, "Door": 12, "Window": 13,
        "WindowCovering": 14, "StatelessProgrammableSwitch": 15, "CameraRTPStreamManagement": 17, "Doorbell": 18,
        "AirPurifier": 19, "HeaterCooler": 20, "HumidifierDehumidifier": 22, "Speaker": 26, "IrrigationSystem": 28,
        "Faucet": 29, "Television": 31,
    ]
}
