import HAPTransport
import HAPWire
import HomeModel

/// What is still to be requested on a connection so that subscriptions hold and the event cache is current.
struct SubscriptionBacklog: Equatable {
    /// The characteristics to subscribe to that the device was not yet asked for, or refused for now.
    var subscriptions: Set<CharacteristicID> = []
    /// The characteristics to read, as they may have changed without an event.
    var reads: Set<CharacteristicID> = []

    /// Whether nothing is left to request.
    var isEmpty: Bool { subscriptions.isEmpty && reads.isEmpty }

    mutating func formUnion(_ other: SubscriptionBacklog) {
        subscriptions.formUnion(other.subscriptions)
        reads.formUnion(other.reads)
    }
}

/// The sending of a backlog over one connection, and when it is tried again.
struct BacklogDrain {
    /// What is still to be requested on this connection.
    var backlog = SubscriptionBacklog()
    private var isRunning = false
    private var pause: Task<Void, Never>?
    private var backoff = Backoff()

    /// Begins to send, at once where it waited; false where it is being sent already.
    mutating func begin() -> Bool {
        cancel()
        defer { isRunning = true }
        return !isRunning
    }

    /// A wait before what was refused is sent again, longer each time.
    mutating func wait() -> Task<Void, Never> {
        let time = backoff.wait()
        // That it is cancelled is why it ends early.
        let new = Task { _ = try? await Task.sleep(for: time) }
        pause = new
        return new
    }

    /// Cuts the wait short.
    func cancel() { pause?.cancel() }

    /// Stops: nothing is left to send, or there is no connection.
    mutating func end() { isRunning = false }

    /// Begins anew on another connection, with nothing to send.
    mutating func reset() {
        backlog = SubscriptionBacklog()
        backoff.reset()
    }
}

extension ControlError {
    /// Whether the same may be answered otherwise in a while, so that it is worth asking again.
    var isTransient: Bool {
        switch self {
        case .unreachable, .notReachedByBridge, .stranger, .pairingGone, .timedOut, .unconfirmed, .interrupted,
            .tooSlow, .busy,
            .outOfResources, .notAllowedNow, .servedElsewhere, .cutOff:
            true
        case .notPaired, .pairingMissing, .pairingUnreadable, .readOnly, .writeOnly, .noNotifications, .invalidValue,
            .notUnderstood, .noValue, .noSuchCharacteristic, .insufficientPrivileges, .insufficientAuthorization,
            .needsConsent, .protocolViolation, .status:
            false
        }
    }
}

extension Result where Failure == ControlError {
    /// Whether it is a transient failure.
    var isTransient: Bool { if case .failure(let error) = self { error.isTransient } else { false } }

    /// Whether no answer came in time.
    var isTimeout: Bool {
        switch self {
        case .failure(.timedOut), .failure(.unconfirmed): true
        case .success, .failure: false
        }
    }
}
