import CDNSSD
import Dispatch
import Glibc

/// What the daemon tells in an operation.
enum DNSServiceReply: Hashable, Sendable {
    /// A service has come, or gone.
    case browsed(ServiceName, isThere: Bool)
    /// Where a service is, and its text record.
    case resolved(host: String, port: Int, text: [UInt8])
    /// The bytes of a record of a name.
    case record([UInt8], isThere: Bool)
    /// A service is announced, under this name.
    case registered(String)
}

/// A service, as browsing names it.
struct ServiceName: Hashable, Sendable {
    var name: String
    var type: String
    var domain: String
    var interface: UInt32
}

/// One operation with the DNS-SD daemon.
///
/// Owns one `DNSServiceRef`, and frees it exactly once.
/// The library blocks for a moment where it speaks with the daemon, and is not made for many threads: all its functions
/// are called on one queue, and whoever waits for a reply waits for a stream.
///
/// Unchecked: everything that changes is touched on that queue only.
final class DNSServiceOperation: @unchecked Sendable {
    /// Begins an operation: puts its handle into the place and hands the context to the library's callback.
    typealias Start =
        @Sendable (_ handle: UnsafeMutablePointer<DNSServiceRef?>, _ context: UnsafeMutableRawPointer) ->
        DNSServiceErrorType
    typealias Replies = AsyncThrowingStream<DNSServiceReply, any Error>

    /// The most replies that wait to be read.
    static let maximumWaiting = 4096

    private static let queue: DispatchQueue = {
        // Avahi's library otherwise writes an advertisement of its own interface to standard error.
        setenv("AVAHI_COMPAT_NOWARN", "1", 1)
        return DispatchQueue(label: "dns-sd")
    }()

    private let replies: Replies.Continuation
    private var handle: DNSServiceRef?
    private var source: (any DispatchSourceRead)?
    private var isOver = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    private init(_ replies: Replies.Continuation) {
        self.replies = replies
    }

    /// Begins an operation, and tells its replies until nobody reads them any more.
    ///
    /// The stream ends with a `DiscoveryError` where the daemon refuses, or is gone.
    static func begin(_ start: @escaping Start) -> (operation: DNSServiceOperation, replies: Replies) {
        let (stream, replies) = Replies.makeStream(bufferingPolicy: .bufferingOldest(maximumWaiting))
        let operation = DNSServiceOperation(replies)
        replies.onTermination = { _ in queue.async { operation.close() } }
        queue.async { operation.open(start) }
        return (operation, stream)
    }

    /// Ends the operation and its stream.
    func end() { replies.finish() }

    /// Waits until the operation is over and what was announced in it is withdrawn.
    func ended() async {
        end()
        await withCheckedContinuation { waiter in
            Self.queue.async {
                if self.source == nil { waiter.resume() } else { self.waiters.append(waiter) }
            }
        }
    }

    /// Does something with the handle, on the library's queue; nothing where the operation is over.
    func use(_ body: @escaping @Sendable (DNSServiceRef) -> DNSServiceErrorType) {
        Self.queue.async {
            guard let handle = self.handle else { return }
            let code = body(handle)
            if code != 0 { self.fail(code) }
        }
    }

    /// Takes a reply from a callback of the library, which runs on the queue.
    static func reply(_ context: UnsafeMutableRawPointer?, _ code: DNSServiceErrorType, _ reply: () -> DNSServiceReply?)
    {
        guard let context else { return }
        let operation = Unmanaged<DNSServiceOperation>.fromOpaque(context).takeUnretainedValue()
        guard !operation.isOver else { return }
        guard code == 0 else { return operation.fail(code) }
        guard let reply = reply() else { return }
        if case .dropped = operation.replies.yield(reply) { operation.finish(.tooMuch) }
    }

    private func open(_ start: Start) {
        guard !isOver else { return }
        let code = start(&handle, Unmanaged.passUnretained(self).toOpaque())
        guard code == 0, let handle else { return fail(code) }
        let source = DispatchSource.makeReadSource(fileDescriptor: DNSServiceRefSockFD(handle), queue: Self.queue)
        // Both hold on to the operation until the source lets them go, after the handle is freed.
        source.setEventHandler { self.process() }
        source.setCancelHandler {
            DNSServiceRefDeallocate(handle)
            self.source = nil
            for waiter in self.waiters { waiter.resume() }
        }
        self.source = source
        source.activate()
    }

    private func process() {
        guard let handle, !isOver else { return }
        let code = DNSServiceProcessResult(handle)
        if code != 0 { fail(code) }
    }

    private func fail(_ code: DNSServiceErrorType) { finish(DiscoveryError(code: code)) }

    /// Ends the stream; the handle is freed later, as the library may be in the middle of it.
    private func finish(_ error: DiscoveryError) {
        isOver = true
        replies.finish(throwing: error)
    }

    private func close() {
        isOver = true
        handle = nil
        source?.cancel()
    }
}
