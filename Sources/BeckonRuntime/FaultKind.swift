import Fluent
import GrammarKit
import HAPCrypto
import HAPController
import HAPSimulator
import HAPTransport
import HomeDatabase
import HomePostgres
import HomeLanguage
import UtteranceAnalysis
import HomeModel
import HomeNames
import HomeSpeech
import LanguagePack
import PrivateStorage

/// What kind of thing keeps a program from its work, whatever part says so.
public enum FaultKind: Sendable {
    /// What was handed in is wrong.
    case badInput
    /// The user may not do it.
    case refused
    /// Another hub serves the home, and may do it.
    case servedElsewhere
    /// A person must say first that it is meant.
    case needsConfirmation
    /// What was named is not there.
    case noInput
    /// An accessory did not do it.
    case failed
    /// A service or device that is needed is not to be had.
    case unavailable
    /// A file may not be read or written.
    case noPermission
    /// Beckon's own files are wrong or missing.
    case badConfiguration

    /// The kind of an error, or nil where no part of Beckon threw it.
    public init?(of error: any Error) {
        if let fault = error as? InputFault {
            self.init(of: fault.fault)
            return
        }
        switch error {
        case let error as EditRefusal: self = error.error == .insufficientPrivileges ? .refused : .badInput
        case let error as InputError: self = Self.kind(of: error)
        case is IdentityQuestion: self = .needsConfirmation
        case AccessoryError.impostor, AccessoryError.toldNothing: self = .failed
        case is HomeFileError, is CaptureError, is AccessoryError, is HomeError: self = .badInput
        case is AudioError, is GrammarFileError, is SealedFileError: self = .badInput
        case is UndoFault: self = .badInput
        case let fault as BackupFault: self = fault.kind
        case let fault as RemoteFault: self = fault.kind
        case HubFault.remote(let fault): self = fault.kind
        case let fault as DatabaseMoveFault: self = fault.kind
        case let fault as ReleaseFault: self = fault.kind
        case is LeftOutFault, is SceneThereFault: self = .needsConfirmation
        case is PairingRestoreError: self = .refused
        case is GrammarError, is FluentError, is KeyedLinesError, is LanguageFileError, is LanguageError:
            self = .badConfiguration
        case is InstallationError, is PairingFileError, is ServerStateError: self = .badConfiguration
        case is PrivateFileError, is PrivatePlaceError: self = .noPermission
        case is PairingFailure, is ControlError, is SceneSavingFault: self = .failed
        case is TransportError, is DiscoveryError: self = .unavailable
        case SpeechError.notHeard: self = .badConfiguration
        case is SpeechError, is SchedulerFault, is HubFault: self = .unavailable
        case let error as HomeDatabaseError: self = Self.kind(of: error)
        case let error as HomePostgresError: self = Self.kind(of: error)
        default: return nil
        }
    }

    private static func kind(of error: InputError) -> FaultKind {
        switch error {
        case .noSuchFile: .noInput
        case .isFolder, .tooLarge, .unspeakable, .readOnly: .badInput
        case .noPermission, .notWritable: .noPermission
        }
    }

    private static func kind(of error: HomePostgresError) -> FaultKind {
        switch error {
        case .noPassword, .wrongPassword, .noRight: .noPermission
        case .badURL, .noLibrary, .cannotConnect, .noTLS, .oldServer, .badEncoding, .tooOld, .tooNew, .readOnly:
            .badConfiguration
        case .notOurs, .damaged: .badInput
        case .servedElsewhere: .servedElsewhere
        case .cannotReach, .timeOut, .contended, .full, .connectionLost, .unknownOutcome, .away, .failed: .unavailable
        }
    }

    private static func kind(of error: HomeDatabaseError) -> FaultKind {
        switch error {
        case .noPermission, .notPrivate, .diskReadOnly: .noPermission
        case .notAFolder, .cannotOpen, .tooNew: .badConfiguration
        case .notADatabase, .damaged: .badInput
        case .diskFault, .diskFull, .locked, .failed: .unavailable
        }
    }
}
