import Foundation

/// Says in a few words why a file could not be opened.
enum FileFault {
    static func words(for error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such file"
        case .fileReadNoPermission?: "permission is denied"
        default: "\((error as NSError).localizedDescription)"
        }
    }
}
