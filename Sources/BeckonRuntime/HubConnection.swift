import HAPWire
import HomeModel

/// A connection of a command to a hub: that of its data folder, or one that is far away.
///
/// It waits in the thread that asks: whoever uses it has nothing else to do.
public final class HubConnection {
    /// What a hub may answer.
    private static let limits = HTTPLimits(head: 32 << 10, body: 16 << 20)

    private var line: any HubLine
    private var reader = HTTPReader(limits: limits)

    /// What a hub answers.
    public struct Answer {
        /// The status of HTTP.
        public let status: Int
        /// The document.
        public let body: JSON
        /// Whether the hub took what was said for a farewell.
        public let isFarewell: Bool
    }

    /// A connection to the hub of a data folder; nil where none runs there.
    ///
    /// - Parameter patience: how long an answer is waited for, in seconds; by itself longer than for any accessory.
    public init?(folder: String, patience: Int = 120) {
        guard let line = LocalLine(folder: folder, patience: patience) else { return nil }
        self.line = line
    }

    /// A connection to the hub of a home that is spoken to from away.
    ///
    /// - Throws: `HubFault.remote`.
    public init(to home: RemoteHome, patience: Int = 120) throws(HubFault) {
        do { line = try SealedLine(to: home, patience: patience) } catch { throw .remote(error) }
    }

    /// Asks for a document.
    ///
    /// - Throws: `HubFault`.
    public func get(_ target: String) throws(HubFault) -> Answer { try ask(.request("GET", target, host: "localhost")) }

    /// Hands in a document.
    ///
    /// - Throws: `HubFault`.
    public func post(_ document: JSON, to target: String) throws(HubFault) -> Answer {
        let content = HTTPHeader("Content-Type", "application/json")
        return try ask(
            .request("POST", target, host: "localhost", content: content, body: Array(document.line.utf8)))
    }

    private func ask(_ message: HTTPMessage) throws(HubFault) -> Answer {
        var request = message
        // What the hub has to say is said in the language of whoever sits here.
        let languages = Installation().messageLanguages.joined(separator: ",")
        if !languages.isEmpty { request.headers.append(HTTPHeader("Accept-Language", languages)) }
        // A hub that has gone before it took the whole request has done nothing of it.
        if !line.send(request.bytes) {
            // Whoever says nothing for a while is disconnected, and so is everybody where the hub was started again.
            (line, reader) = (try line.again(), HTTPReader(limits: Self.limits))
            guard line.send(request.bytes) else { throw .gone }
        }
        let message = try answer()
        guard case .response(let status) = message.start, let body = try? JSON(reading: message.body) else {
            throw .unclear
        }
        return Answer(status: status, body: body, isFarewell: message[header: "Beckon-Farewell"] != nil)
    }

    private func answer() throws(HubFault) -> HTTPMessage {
        while true {
            do { if let message = try reader.next() { return message } } catch { throw .unclear }
            let bytes = line.receive()
            guard !bytes.isEmpty else { throw line.interruption }
            reader.feed(bytes)
        }
    }
}

/// Why a hub did not answer.
public enum HubFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has ended, and did not take the request.
    case gone
    /// It ended, or was silent for too long, before it answered.
    case interrupted
    /// What it answered is not of Beckon.
    case unclear
    /// It would not do it; the text says why.
    case refused(String)
    /// It is far away, and not to be spoken to.
    case remote(RemoteFault)
    /// Another program keeps the data folder as its hub.
    case alreadyRuns(String)
    /// The address cannot be listened at; the texts are the address and the reason.
    case cannotListen(String, String)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .gone: localized("hub-gone")
        case .interrupted: localized("hub-interrupted")
        case .unclear: localized("hub-unclear")
        case .refused(let why): localized("hub-refused", ["why": why])
        case .remote(let fault): "\(fault)"
        case .alreadyRuns(let folder): localized("hub-already-runs", ["folder": folder])
        case .cannotListen(let address, let why): localized("cannot-listen", ["address": address, "why": why])
        }
    }
}
