import HomeModel

/// Announces one service of this machine in the network, by DNS-SD.
///
/// It is announced anew after the system's daemon was, and under another name where its own is taken.
public actor ServiceRegistration {
    /// What became of an announcement.
    public enum State: Hashable, Sendable {
        /// It is in the network, under this name.
        case announced(name: String)
        /// It is not; it is tried again and again.
        case unavailable(DiscoveryError)
    }

    private let port: Int
    private let type: String
    private var name: String
    private var text: [UInt8]
    private var operation: DNSServiceOperation?
    /// The number behind the name, where others have it.
    private var number = 1

    /// The announcement of a service that listens at a port; its text record is empty.
    public init(_ name: String, type: String, port: Int) { self.init(name, type: type, port: port, text: [0]) }

    /// The announcement of a service that tells something in its text record.
    init(_ name: String, type: String, port: Int, text: [UInt8]) {
        self.name = name
        self.type = type
        self.port = port
        self.text = text
    }

    /// Keeps the service announced until the task is cancelled, and withdraws it then.
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

    /// Announces it under another name, or with another text record.
    func update(name new: String, text: [UInt8]) {
        let isRenamed = new != name
        (name, self.text) = (new, text)
        if isRenamed {
            number = 1
            operation?.end()
        } else {
            operation?.update(text: text)
        }
    }

    /// Announces the service for as long as it goes well; gives why it ended, nil where it is to begin anew.
    private func announce(
        _ tell: (State) -> Void, whenDone: () -> Void
    ) async -> DiscoveryError? {
        // DNS-SD takes 63 bytes.
        let name = number == 1 ? name.cut(toBytes: 63) : "\(name.cut(toBytes: 59)) \(number)"
        let (operation, replies) = DNSServiceOperation.register(name, type: type, port: port, text: text)
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
