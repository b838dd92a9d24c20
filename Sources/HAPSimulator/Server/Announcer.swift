import HAPTransport
import HAPWire

/// Tells the network where a device is and how it stands.
struct Announcer: Sendable {
    /// Is told whether that goes well, each time it changes; nil is a device that is not announced.
    var onChange: (@Sendable (AccessoryRegistration.State) -> Void)?
    private var present: (registration: AccessoryRegistration, port: Int, task: Task<Void, Never>)?

    /// Announces a device; where it is at another port than before, from the beginning.
    mutating func announce(_ announcement: AccessoryAnnouncement, port: Int) {
        guard let onChange else { return }
        if let present, present.port == port {
            Task { await present.registration.update(announcement) }
            return
        }
        let former = withdraw()
        let new = AccessoryRegistration(announcement, port: port)
        let task = Task {
            await former?.value
            await new.run(onChange)
        }
        present = (new, port, task)
    }

    /// Takes the announcement back; the task ends when that is done.
    @discardableResult
    mutating func withdraw() -> Task<Void, Never>? {
        let task = present?.task
        present = nil
        task?.cancel()
        return task
    }
}
