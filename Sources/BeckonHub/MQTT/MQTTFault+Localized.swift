import BeckonRuntime
import MQTTTransport

extension MQTTFault {
    /// What is wrong, in the language of whoever sits at the program where that can mend it: in a file of theirs.
    public var localized: String {
        guard case .badFile(let path, let fault) = self else { return description }
        func told(_ code: String, _ detail: String = "") -> String {
            BeckonRuntime.localized("mqtt-file", ["fault": code, "path": path, "detail": detail])
        }
        return switch fault {
        case .unreadable(let reason): told("unreadable", reason)
        case .notAFile: told("notAFile")
        case .open: told("open")
        case .place(let error): BeckonRuntime.localized(fault: error)
        case .noPassword(let most): told("noPassword", "\(most)")
        case .noCertificates: told("noCertificates")
        }
    }
}
