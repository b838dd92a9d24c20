import Foundation

/// Why a file could not be opened.
public enum FileFault: Hashable, Sendable {
    /// There is none of that name.
    case missing
    /// It may not be read.
    case forbidden
    /// The system says something else, in its own words.
    case system(String)

    /// What an error of the system means.
    init(_ error: any Error) {
        self =
            switch (error as? CocoaError)?.code {
            case .fileNoSuchFile?, .fileReadNoSuchFile?: .missing
            case .fileReadNoPermission?: .forbidden
            default: .system((error as NSError).localizedDescription)
            }
    }
}
