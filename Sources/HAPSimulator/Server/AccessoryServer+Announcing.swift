import HAPTransport
import HAPWire
import HomeModel

/// How a device tells the network where it is.
extension AccessoryServer {
    /// Has the device announced by DNS-SD from now on, while it is switched on.
    ///
    /// - Parameter tell: is told whether that goes well, each time it changes.
    public func beginAnnouncing(_ tell: @escaping @Sendable (AccessoryRegistration.State) -> Void) {
        onAnnouncing = tell
        announce()
    }

    /// Tells the network where the device is and how it stands; where it is at another port, from the beginning.
    func announce() {
        guard let onAnnouncing, let port, faults[.staleAddress] == nil else { return }
        if let registration, registration.port == port {
            let announcement = announcement
            Task { await registration.registration.update(announcement) }
            return
        }
        let former = withdraw()
        let new = AccessoryRegistration(announcement, port: port)
        let task = Task {
            await former?.value
            await new.run(onAnnouncing)
        }
        registration = Registration(registration: new, port: port, task: task)
    }

    /// Takes the announcement back; the task ends when that is done.
    @discardableResult
    func withdraw() -> Task<Void, Never>? {
        let task = registration?.task
        registration = nil
        task?.cancel()
        return task
    }

    private var announcement: AccessoryAnnouncement {
        var model = "Simulated"
        if case .string(let text)? = database.accessories.first?.information("Model"), !text.isEmpty { model = text }
        return AccessoryAnnouncement(
            name: name, deviceID: deviceID, configurationNumber: configurationNumber, isPairable: !isPaired,
            model: model, category: category)
    }

    /// What the device mostly is.
    private var category: AccessoryCategory {
        if database.accessories.count > 1 || device.accessory.isBridge { return .bridge }
        let types = database.accessories.first?.services.map(\.type.name) ?? []
        return types.lazy.compactMap { Self.categories[$0] }.first.map { AccessoryCategory(rawValue: $0) } ?? .other
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

/// A device's announcement, and what keeps it up.
struct Registration: Sendable {
    let registration: AccessoryRegistration
    let port: Int
    let task: Task<Void, Never>
}
