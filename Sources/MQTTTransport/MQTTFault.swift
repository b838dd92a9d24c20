import CMosquitto
import Glibc
import PrivateStorage

/// What goes wrong with a broker.
public enum MQTTFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not reached, or does not prove who it is; the text says why.
    case unreachable(String)
    /// It lets nobody in who comes like this.
    case refused(String)
    /// The connection broke.
    case lost(String)
    /// It sent a packet longer than whatever we asked for.
    case tooLong
    /// There is no connection now.
    case notConnected
    /// So much waits to be sent that nothing more is taken.
    case full
    /// What is to be sent is no message: an empty topic, one with a wildcard, or more than the broker takes.
    case badMessage(String)
    /// A file that is needed is not as it has to be.
    case badFile(String, FileFault)

    /// What is wrong with a file of a password or of certificates.
    public enum FileFault: Hashable, Sendable {
        /// The system does not let it be read, and says this.
        case unreadable(String)
        /// It is something else than a file.
        case notAFile
        /// Others may read it.
        case open
        /// It is not ours alone.
        case place(PrivatePlaceError)
        /// Its first line is no password of at most so many bytes.
        case noPassword(most: Int)
        /// It holds no certificates.
        case noCertificates
    }

    /// One line for a person.
    public var description: String {
        switch self {
        case .unreachable(let reason): "the broker is not reached: \(reason)"
        case .refused(let reason): "the broker lets nobody in: \(reason)"
        case .lost(let reason): "the connection to the broker broke: \(reason)"
        case .tooLong: "the broker sent a longer packet than it may"
        case .notConnected: "there is no connection to the broker"
        case .full: "too much waits to be sent to the broker"
        case .badMessage(let topic): "a message cannot be sent under \(topic)"
        case .badFile(let path, let reason): "\(path): \(reason)"
        }
    }
}

/// What the library answers.
struct MosquittoCode: Hashable, Sendable {
    let code: Int32
    /// The system's last error, where the library says that there was one.
    let number: Int32

    init(_ code: Int32) { (self.code, number) = (code, errno) }

    var isGood: Bool { code == MOSQ_ERR_SUCCESS.code }

    /// The answer in words.
    var text: String {
        if code == MOSQ_ERR_ERRNO.code { return String(cString: strerror(number)) }
        return String(cString: mosquitto_strerror(code)).trimmingEnd(of: ".")
    }
}

extension String {
    /// The text without a letter at its end.
    fileprivate func trimmingEnd(of letter: Character) -> String { last == letter ? String(dropLast()) : self }
}

extension mosq_err_t {
    /// The number, in the type in which the library answers.
    var code: Int32 { Int32(rawValue) }
}
