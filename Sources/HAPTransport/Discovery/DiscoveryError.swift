import CDNSSD

/// Why nothing can be found or announced in the network.
public enum DiscoveryError: Error, Hashable, Sendable {
    /// The system's service for DNS-SD (Avahi) does not run, or has just ended.
    case noDaemon
    /// The name is announced by another program of this machine.
    case nameTaken(String)
    /// The name or the record is one that DNS-SD does not take; the text says what.
    case invalid(String)
    /// There was no answer in time.
    case timedOut
    /// More came than is kept.
    case tooMuch
    /// The library's own number for anything else.
    case failed(Int32)
}

extension DiscoveryError {
    /// What a number of the library means.
    init(code: Int32) {
        switch Int(code) {
        // Avahi's library tells a daemon that is gone as the first of these.
        case kDNSServiceErr_Unknown, kDNSServiceErr_NotInitialized: self = .noDaemon
        case kDNSServiceErr_NameConflict, kDNSServiceErr_AlreadyRegistered: self = .nameTaken("")
        case kDNSServiceErr_BadParam, kDNSServiceErr_Invalid: self = .invalid("a name or a record")
        default: self = .failed(code)
        }
    }
}
