import HAPController
import HAPCrypto
import HAPSimulator
import HAPTransport
import HAPWire
import HomeDatabase
import HomeModel
import HomePostgres
import HomeSpeech
import PrivateStorage

/// What is wrong, in the language of whoever sits at the program where its part has messages, and else as that part says it.
///
/// The parts below have no messages: they say what is wrong as codes with values, which a log has as they are or in English.
/// What is wrong in a file of a language or a grammar is for whoever writes that, and is said in English alone.
public func localized(fault: any Error) -> String {
    switch fault {
    case let fault as SetupCodeFault: fault.localized
    case let failure as PairingFailure: failure.localized
    case let error as PairingError: error.localized
    case let error as HomeDatabaseError: error.localized
    case let error as HomePostgresError: error.localized
    case let fault as UndoFault: fault.localized
    case let error as TransportError: error.localized
    case let error as DiscoveryError: error.localized
    case let fault as AnnouncementFault: fault.localized
    case let error as SealedFileError: error.localized
    case let error as PairingRestoreError: localized("pairings-would-be-lost", ["count": error.pairings])
    case let error as InstallationError where !error.known.isEmpty:
        (error.origin.map { "\($0): " } ?? "")
            + localized("no-such-language", ["code": error.missing, "known": error.known.joined(separator: ", ")])
    case let error as SpeechError: error.localized
    case let error as AudioError: error.localized
    case let error as PairingFileError: error.localized
    case let error as PairingConflict: error.localized
    case let error as PrivateFileError: error.localized
    case let error as PrivatePlaceError: error.localized
    case let error as HomeFileError: error.localizedLines.joined(separator: "\n")
    case let fault as JSONFault: fault.localized
    default: "\(fault)"
    }
}

extension String {
    /// The text with the mark that ends a sentence in the language of whoever sits at the program, where it ends without one.
    var withLocalizedEnd: String {
        let inner = unicodeScalars.reversed().first { !["”", "’", "\"", "'", ")", "“", "»", "」", "）"].contains($0) }
        let isEnded = inner.map { $0.properties.isSentenceTerminal || $0 == "…" } ?? false
        return isEnded ? self : localized("sentence-end", ["text": self])
    }
}

extension HomeFileError {
    /// One fault a line, with the file that it is in.
    public var localizedLines: [String] {
        let file = file.map { "\($0): " } ?? ""
        let more = omitted > 0 ? [BeckonRuntime.localized("file-more", ["count": omitted])] : []
        return faults.map { file + $0.localized } + more
    }
}

extension HomeFileFault {
    fileprivate var localized: String {
        switch place {
        case .path(""): message.localized
        case .path(let path): "\(path): \(message.localized)"
        case .text(let line, let column): message.localized(line: line, column: column)
        }
    }
}

extension JSONFault {
    /// The place and what is wrong there.
    public var localized: String { message.localized(line: line, column: column) }
}

extension MessageReference {
    /// What is meant, in the language of whoever sits at the program.
    fileprivate var localized: String {
        ProgramMessages.current.text(name, values.map { ($0.key, .text($0.value.localized)) })
    }

    fileprivate func localized(line: Int, column: Int) -> String {
        BeckonRuntime.localized("json-at", ["line": "\(line)", "column": "\(column)", "fault": localized])
    }
}

extension MessageReference.Value {
    fileprivate var localized: String {
        switch self {
        case .text(let text): text
        case .message(let message): message.localized
        }
    }
}

extension SetupCodeFault {
    var localized: String {
        switch self {
        case .notEightDigits: BeckonRuntime.localized("setup-code-form")
        case .forbidden: BeckonRuntime.localized("setup-code-forbidden")
        }
    }
}

extension PairingFailure {
    var localized: String {
        switch self {
        case .refused(let error): error.localized
        case .connection(.refused): BeckonRuntime.localized("pairing-nothing-answers")
        case .connection(let error):
            BeckonRuntime.localized("pairing-unreachable", ["why": error.localized]).withLocalizedEnd
        case .notAnAccessory(let how):
            BeckonRuntime.localized("pairing-no-accessory", ["why": how.localized]).withLocalizedEnd
        case .neverSettles: BeckonRuntime.localized("pairing-never-settles")
        case .identityInUse(let id, .some(let known)):
            BeckonRuntime.localized("pairing-identity-in-use", ["id": "\(id)", "name": known.name])
        case .identityInUse(let id, .none): BeckonRuntime.localized("pairing-identity-known", ["id": "\(id)"])
        case .impostor(let id, let known):
            BeckonRuntime.localized("pairing-impostor", ["id": "\(id)", "name": known.name])
        case .brokenOff: BeckonRuntime.localized("pairing-broken-off")
        case .tooSlow: BeckonRuntime.localized("pairing-too-slow")
        case .storeUnusable(let reason): BeckonRuntime.localized("pairing-store", ["why": reason.localized])
        case .notKept(let reason, let isRolledBack):
            BeckonRuntime.localized(
                "pairing-not-kept", ["why": reason.localized, "isRolledBack": isRolledBack])
        }
    }
}

extension PairingError {
    var localized: String {
        switch self {
        case .unknown, .unrecognised: BeckonRuntime.localized("pairing-unknown")
        case .authentication: BeckonRuntime.localized("pairing-wrong-code")
        case .backoff: BeckonRuntime.localized("pairing-patience")
        case .maxPeers: BeckonRuntime.localized("pairing-no-more-controllers")
        case .maxTries: BeckonRuntime.localized("pairing-too-many-tries")
        case .unavailable: BeckonRuntime.localized("pairing-paired-already")
        case .busy: BeckonRuntime.localized("pairing-busy")
        case .pairingGone: BeckonRuntime.localized("pairing-gone")
        case .identityRefused: BeckonRuntime.localized("pairing-identity-refused")
        case .wrongAccessory(let expected, let found):
            BeckonRuntime.localized("pairing-wrong-accessory", ["expected": "\(expected)", "found": found])
        case .notGenuine(.proof):
            BeckonRuntime.localized(
                "pairing-not-genuine", ["cause": BeckonRuntime.localized("pairing-cause-proof")])
        case .notGenuine(.signature):
            BeckonRuntime.localized(
                "pairing-not-genuine", ["cause": BeckonRuntime.localized("pairing-cause-signature")])
        case .notGenuine(.encryptedData):
            BeckonRuntime.localized(
                "pairing-not-genuine", ["cause": BeckonRuntime.localized("pairing-cause-sealed")])
        case .notGenuine(let tag):
            BeckonRuntime.localized(
                "pairing-not-genuine", ["cause": BeckonRuntime.localized("pairing-cause-other", ["tag": "\(tag)"])])
        case .unreadable, .missing, .repeated, .unacceptable, .outOfOrder, .notExpected:
            BeckonRuntime.localized("pairing-protocol", ["code": code])
        case .noRandomness: BeckonRuntime.localized("pairing-no-randomness")
        }
    }
}

extension HomeDatabaseError {
    var localized: String {
        switch self {
        case .noPermission(let path): BeckonRuntime.localized("database-no-permission", ["path": path])
        case .notPrivate(let path, let why):
            BeckonRuntime.localized("database-not-private", ["path": path, "why": why.localized])
        case .notAFolder(let path): BeckonRuntime.localized("database-no-folder", ["path": path])
        case .cannotOpen(let path, let why):
            BeckonRuntime.localized("database-cannot-open", ["path": path, "why": why])
        case .notADatabase(let path): BeckonRuntime.localized("database-foreign", ["path": path])
        case .damaged(let path, let what): BeckonRuntime.localized("database-damaged", ["path": path, "what": what])
        case .tooNew(let path, let version):
            BeckonRuntime.localized(
                "database-too-new",
                ["path": path, "version": "\(version)", "known": "\(HomeDatabase.schemaVersion)"])
        case .diskFault(let path, let what): BeckonRuntime.localized("disk-fails", ["path": path, "what": what])
        case .diskFull(let path): BeckonRuntime.localized("disk-full", ["path": path])
        case .diskReadOnly(let path): BeckonRuntime.localized("disk-read-only", ["path": path])
        case .locked(let path): BeckonRuntime.localized("database-locked", ["path": path])
        // What else SQLite says, only it knows.
        case .failed(let path, let text): "\(path): \(text)"
        }
    }
}

extension HomePostgresError {
    var localized: String {
        switch self {
        case .badURL: BeckonRuntime.localized("postgres-bad-url")
        case .noLibrary(let why): BeckonRuntime.localized("postgres-no-library", ["why": why])
        case .cannotReach(let server, let text):
            BeckonRuntime.localized("postgres-unreachable", ["server": server, "text": text])
        case .cannotConnect(let server, let text):
            BeckonRuntime.localized("postgres-refused", ["server": server, "text": text])
        case .noPassword(let server): BeckonRuntime.localized("postgres-no-password", ["server": server])
        case .wrongPassword(let server): BeckonRuntime.localized("postgres-wrong-password", ["server": server])
        case .noTLS(let server, let text):
            BeckonRuntime.localized("postgres-no-tls", ["server": server, "text": text])
        case .noRight(let server, let text):
            BeckonRuntime.localized("postgres-no-right", ["server": server, "text": text])
        case .oldServer(let server, let version, let oldest):
            BeckonRuntime.localized(
                "postgres-old-server", ["server": server, "version": "\(version)", "oldest": "\(oldest)"])
        case .badEncoding(let server, let encoding):
            BeckonRuntime.localized("postgres-encoding", ["server": server, "encoding": encoding])
        case .notOurs(let server): BeckonRuntime.localized("postgres-foreign", ["server": server])
        case .tooOld(let server, let version):
            BeckonRuntime.localized(
                "postgres-too-old",
                ["server": server, "version": "\(version)", "known": "\(HomePostgres.schemaVersion)"])
        case .tooNew(let server, let version):
            BeckonRuntime.localized(
                "postgres-too-new",
                ["server": server, "version": "\(version)", "known": "\(HomePostgres.schemaVersion)"])
        case .damaged(let server, let what):
            BeckonRuntime.localized("postgres-damaged", ["server": server, "what": what])
        case .timeOut(let server): BeckonRuntime.localized("postgres-time-out", ["server": server])
        case .contended(let server): BeckonRuntime.localized("postgres-contended", ["server": server])
        case .full(let server, let text):
            BeckonRuntime.localized("postgres-full", ["server": server, "text": text])
        case .readOnly(let server): BeckonRuntime.localized("postgres-read-only", ["server": server])
        case .connectionLost(let server, let text):
            BeckonRuntime.localized("postgres-lost", ["server": server, "text": text])
        case .unknownOutcome(let server): BeckonRuntime.localized("postgres-unknown", ["server": server])
        case .servedElsewhere(let home): BeckonRuntime.localized("postgres-served-elsewhere", ["home": home])
        case .away(let server): BeckonRuntime.localized("postgres-away", ["server": server])
        // What else the server says, only it knows.
        case .failed(let server, let text): "\(server): \(text)"
        }
    }
}

extension UndoFault {
    var localized: String {
        switch self {
        case .nothingToUndo: BeckonRuntime.localized("undo-nothing")
        case .noSuchEdit(let id): BeckonRuntime.localized("undo-no-such", ["number": "\(id)"])
        case .undoneAlready(let id): BeckonRuntime.localized("undo-already", ["number": "\(id)"])
        case .changedSince(let id, let later?):
            BeckonRuntime.localized("undo-changed-by", ["number": "\(id)", "later": "\(later)"])
        case .changedSince(let id, nil): BeckonRuntime.localized("undo-in-use", ["number": "\(id)"])
        case .clashes(let id): BeckonRuntime.localized("undo-clashes", ["number": "\(id)"])
        }
    }
}

extension TransportError {
    var localized: String {
        switch self {
        case .refused: BeckonRuntime.localized("connection-refused")
        case .unreachable(let reason): BeckonRuntime.localized("connection-no-way", ["why": reason])
        case .noMachine(let host): BeckonRuntime.localized("connection-no-machine", ["host": host])
        case .noPort(let port): BeckonRuntime.localized("connection-no-port", ["port": "\(port)"])
        case .noAddress: BeckonRuntime.localized("connection-no-address")
        case .timedOut: BeckonRuntime.localized("connection-timed-out")
        case .closed: BeckonRuntime.localized("connection-closed")
        case .violation(let how): BeckonRuntime.localized("connection-violation", ["how": how.localized])
        case .cannotListen(let host, let port, let reason):
            BeckonRuntime.localized("cannot-listen-on", ["address": "\(host):\(port)", "why": reason])
        }
    }
}

extension DiscoveryError {
    var localized: String {
        switch self {
        case .noDaemon: BeckonRuntime.localized("no-avahi")
        case .nameTaken(let name): BeckonRuntime.localized("name-announced", ["name": name])
        case .invalid: BeckonRuntime.localized("name-invalid")
        case .timedOut: BeckonRuntime.localized("network-silent")
        case .tooMuch: BeckonRuntime.localized("network-too-much")
        case .failed(let code): BeckonRuntime.localized("network-failed", ["code": "\(code)"])
        }
    }
}

extension AnnouncementFault {
    var localized: String {
        switch self {
        case .onlySome(let some, let all):
            BeckonRuntime.localized("announced-in-part", ["some": "\(some)", "all": "\(all)"])
        case .unavailable(let error): error.localized
        }
    }
}

extension SealedFileError {
    var localized: String {
        switch self {
        case .notSealed: BeckonRuntime.localized("sealed-foreign")
        case .notOpened: BeckonRuntime.localized("sealed-not-opened")
        case .tooLong: BeckonRuntime.localized("sealed-too-long", ["count": "\(SealedFile.longestContent >> 20)"])
        case .noMemory: BeckonRuntime.localized("sealed-no-memory")
        }
    }
}
