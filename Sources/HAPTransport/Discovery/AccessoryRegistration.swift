import HomeModel

/// Announces one HAP device of this machine in the network, by DNS-SD.
///
/// It is announced anew after the system's daemon was, and under another name where its own is taken.
public actor AccessoryRegistration {
    /// What became of an announcement.
    public enum State: Hashable, Sendable {
        /// It is in the network, under this name.
        case announced(name: String)
        /// It is not; it is tried again and again.
        case unavailable(DiscoveryError)
    }

    private let port: Int
    private let type: String
    private var announcement: AccessoryAnnouncement
    private var operation: DNSServiceOperation?
    /// The number behind the name, where others have it.
    private var number = 1

    /// The announcement of a device that listens at a port.
    public init(_ announcement: AccessoryAnnouncement, port: Int, type: String = AccessoryBrowser.serviceType) {
        self.announcement = announcement
        self.port = port
        self.type = type
    }

    /// Keeps the device announced until the task is cancelled, and withdraws it then.
    public func run(_ tell: @escaping @Sendable (State) -> Void = { _ in }) async {
        var backoff = Backoff()
        while !Task.isCancelled {
            let error = await announce(tell) { backoff.reset() }
            if Task.isCancelled { return }
            guard let error else { continue }
            if case .nameTaken = error, number < 100 {
                number += 1
                continue
            }
            tell(.unavailable(error))
            // It fails only when the announcement is to end.
            try? await Task.sleep(for: backoff.wait())
        }
    }

    /// Announces something else of the device: another number of its database, or that it is paired now.
    ///
    /// Call it only after the answer that brought the change has gone out, or the controller takes the device for another.
    public func update(_ new: AccessoryAnnouncement) {
        guard new != announcement else { return }
        let isRenamed = new.name != announcement.name
        announcement = new
        if isRenamed {
            number = 1
            operation?.end()
        } else {
            operation?.update(text: new.record.bytes)
        }
    }

    /// Announces the device for as long as it goes well; gives why it ended, nil where it is to begin anew.
    private func announce(
        _ tell: (State) -> Void, whenDone: () -> Void
    ) async -> DiscoveryError? {
        let name = number == 1 ? announcement.instanceName : "\(announcement.name.cut(toBytes: 59)) \(number)"
        let (operation, replies) = DNSServiceOperation.register(
            name, type: type, port: port, text: announcement.record.bytes)
        self.operation = operation
        var failure: DiscoveryError?
        do {
            for try await reply in replies {
                guard case .registered(let name) = reply else { continue }
                whenDone()
                tell(.announced(name: name))
            }
        } catch {
            failure = error as? DiscoveryError ?? .noDaemon
        }
        self.operation = nil
        await operation.ended()
        return failure
    }
}
