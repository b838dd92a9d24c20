import CMosquitto
import Dispatch
import Glibc
import Synchronization

/// The thread of a client: one connection after another, until it is to end.
final class ConnectionThread: Sendable {
    /// How long it waits before it tries again: as long as this first, twice as long each time, and never longer than that.
    private static let (firstDelay, longestDelay) = (0.25, 30.0)

    private struct Link {
        /// The library's handle while the broker has let us in.
        var handle: Handle?
        var isEnding = false
    }

    private let broker: MQTTBroker
    private let filters: [String]
    private let limits: MQTTLimits
    private let queue: EventQueue
    private let backlog: Backlog
    /// Whoever hands something to the handle holds it, and so does who frees it; what the library calls back never does.
    private let link = Mutex(Link())
    private let wake: WakeUp
    private let ended = DispatchGroup()

    init(_ broker: MQTTBroker, _ filters: [String], _ limits: MQTTLimits, _ queue: EventQueue) {
        (self.broker, self.filters, self.limits, self.queue) = (broker, filters, limits, queue)
        backlog = Backlog(limits)
        wake = WakeUp()
        _ = library
        ended.enter()
    }

    /// Connects until it is to end.
    func run() {
        defer { ended.leave() }
        var (delay, isOld) = (Self.firstDelay, false)
        while !isEnding {
            let connection = Connection(broker, filters, limits, queue, backlog, isOld: isOld)
            let ending = serve(connection)
            guard !isEnding else { return }
            if ending == .isOld, !isOld {
                isOld = true
                continue
            }
            if connection.wasUp { delay = Self.firstDelay }
            queue.add(.disconnected(ending.fault))
            // So that all clients of a broker that comes back do not come at once.
            wake.wait(milliseconds: Int32(delay * Double.random(in: 0.75...1.25) * 1_000))
            delay = min(2 * delay, Self.longestDelay)
        }
    }

    /// Hands a message to the connection there is.
    func publish(_ message: MQTTMessage) throws(MQTTFault) {
        let result = link.withLock { link -> Result<Void, MQTTFault> in
            guard let handle = link.handle else { return .failure(.notConnected) }
            return Result { () throws(MQTTFault) in try publish(message, to: handle.pointer) }
        }
        wake.stir()
        try result.get()
    }

    /// Has it end.
    func end() {
        link.withLock { $0.isEnding = true }
        wake.stir()
    }

    /// Waits until it has ended; not for ever, as the system may keep it waiting for a host that does not answer.
    func waitForEnd() { _ = ended.wait(timeout: .now() + 3) }

    private var isEnding: Bool { link.withLock { $0.isEnding } }

    private func publish(_ message: MQTTMessage, to handle: OpaquePointer) throws(MQTTFault) {
        let length = message.payload.count + message.topic.utf8.count
        guard mosquitto_pub_topic_check2(message.topic, message.topic.utf8.count) == MOSQ_ERR_SUCCESS.code,
            let count = Int32(exactly: message.payload.count)
        else { throw .badMessage(message.topic) }
        guard backlog.fits(length) else { throw .full }
        var number: Int32 = 0
        let quality: Int32 = message.isConfirmed ? 1 : 0
        let code = MosquittoCode(
            message.payload.withUnsafeBytes {
                mosquitto_publish(
                    handle, &number, message.topic, count, $0.baseAddress, quality, message.isRetained)
            })
        guard code.isGood else { throw code.code == MOSQ_ERR_NO_CONN.code ? .notConnected : .badMessage(message.topic) }
        backlog.add(number, length)
    }

    /// Keeps a connection until it ends, or it is to.
    private func serve(_ connection: borrowing Connection) -> Connection.Ending {
        backlog.clear()
        if let ending = connection.open() { return ending }
        defer { link.withLock { $0.handle = nil } }
        var leave: ContinuousClock.Instant?
        while true {
            let (isEnding, wantsToWrite) = link.withLock { link in
                if link.handle == nil, connection.wasUp {
                    link.handle = Handle(pointer: connection.handle)
                    // Told only now, so that whoever is told can publish.
                    queue.add(.connected)
                }
                return (link.isEnding, connection.wantsToWrite)
            }
            if isEnding {
                // What was published is sent first.
                leave = leave ?? .now + .seconds(2)
                if backlog.isEmpty || .now > leave! || !connection.wasUp {
                    connection.disconnect()
                    return .left
                }
            }
            wake.wait(milliseconds: isEnding ? 50 : 1_000, for: connection.descriptor, toWrite: wantsToWrite)
            if let ending = connection.go() { return ending }
        }
    }
}

/// The library's handle, where another thread hands messages to it: told that there are threads, the library guards it by locks,
/// and it is freed only once nobody finds it here any more.
private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }

/// What has a thread that waits wake up.
final class WakeUp: Sendable {
    private let descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))

    deinit { close(descriptor) }

    /// Wakes whoever waits now, or will next.
    func stir() {
        // It only fails where enough was written already.
        eventfd_write(descriptor, 1)
    }

    /// Waits until somebody stirs, or something comes over a connection, or the time is over.
    func wait(milliseconds: Int32, for connection: Int32 = -1, toWrite: Bool = false) {
        var polled = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: connection, events: Int16(POLLIN | (toWrite ? POLLOUT : 0)), revents: 0),
        ]
        poll(&polled, 2, milliseconds)
        var count: eventfd_t = 0
        // There may be nothing to take.
        eventfd_read(descriptor, &count)
    }
}

/// The library, begun once and never ended: other parts of the program may use TLS, too.
private let library: Void = { mosquitto_lib_init() }()
