/// Announces one HAP device of this machine in the network, by DNS-SD.
public actor AccessoryRegistration {
    /// What became of an announcement.
    public typealias State = ServiceRegistration.State

    private let service: ServiceRegistration
    private var announcement: AccessoryAnnouncement

    /// The announcement of a device that listens at a port.
    public init(_ announcement: AccessoryAnnouncement, port: Int, type: String = AccessoryBrowser.serviceType) {
        self.announcement = announcement
        service = ServiceRegistration(
            announcement.instanceName, type: type, port: port, text: announcement.record.bytes)
    }

    /// Keeps the device announced until the task is cancelled, and withdraws it then.
    public func run(_ tell: @escaping @Sendable (State) -> Void = { _ in }) async { await service.run(tell) }

    /// Announces something else of the device: another number of its database, or that it is paired now.
    ///
    /// Call it only after the answer that brought the change has gone out, or the controller takes the device for another.
    public func update(_ new: AccessoryAnnouncement) async {
        guard new != announcement else { return }
        announcement = new
        await service.update(name: new.instanceName, text: new.record.bytes)
    }
}
