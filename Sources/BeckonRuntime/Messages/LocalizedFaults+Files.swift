import HAPController
import HAPTransport
import HomeModel
import PrivateStorage

// What is wrong with files that are kept, and with what devices sent.

extension ProtocolViolation {
    /// How the other side broke the protocol, to follow a colon.
    var localized: String {
        BeckonRuntime.localized("violation", ["violation": kind.rawValue, "detail": detail])
    }
}

extension PairingFileError {
    /// What is wrong with the file, and how to mend it.
    var localized: String {
        BeckonRuntime.localized("pairing-file-fault", ["damage": fault.rawValue, "file": path, "detail": detail])
    }
}

extension StoreFault {
    var localized: String { BeckonRuntime.localized(fault: error) }
}

extension PairingConflict {
    var localized: String {
        BeckonRuntime.localized(
            "pairing-conflict", ["isThere": present != nil, "id": present.map { "\($0.pairing.deviceID)" } ?? ""])
    }
}

extension PrivatePlaceError.Fault {
    /// Why a folder or file is not ours alone, to follow a colon.
    var localized: String {
        switch self {
        case .notAFile: BeckonRuntime.localized("not-private", ["fault": "notAFile", "detail": ""])
        case .open: BeckonRuntime.localized("not-private", ["fault": "open", "detail": ""])
        case .foreign(let account): BeckonRuntime.localized("not-private", ["fault": "foreign", "detail": account])
        case .staysOpen(let code):
            BeckonRuntime.localized(
                "not-private", ["fault": "staysOpen", "detail": PrivatePlaceError.name(ofCode: code)])
        case .system(let code): PrivatePlaceError.name(ofCode: code)
        }
    }
}

extension PrivatePlaceError {
    var localized: String {
        BeckonRuntime.localized("private-file", ["action": "use", "path": path, "why": fault.localized])
    }
}

extension PrivateFileError {
    var localized: String {
        BeckonRuntime.localized("private-file", ["action": action.rawValue, "path": path, "why": fault.localized])
    }
}

extension PrivateFileError.Fault {
    fileprivate var localized: String {
        switch self {
        case .place(let fault): fault.localized
        case .link: BeckonRuntime.localized("private-file-fault", ["fault": "link", "limit": ""])
        case .tooLong(let limit):
            BeckonRuntime.localized("private-file-fault", ["fault": "tooLong", "limit": "\(limit)"])
        case .tooMany(let limit):
            BeckonRuntime.localized("private-file-fault", ["fault": "tooMany", "limit": "\(limit)"])
        case .other(let text): text
        }
    }
}
