import Glibc
import PrivateStorage

/// Where a hub and the commands of its owner meet: a Unix socket in the data folder, which is its owner's alone.
///
/// The system takes at most 107 bytes for the path of a socket; a longer one is reached through the open folder.
public final class HubSocket: Sendable {
    /// The most bytes of a socket's path, by `sun_path` of the system.
    private static let longestPath = 107
    private static let name = "hub.sock"

    /// The path, as people read it.
    public let path: String
    /// The path by which the system is asked for it, while this value lives.
    public let address: String
    private let folder: Int32?

    /// The socket of a data folder, which is there; whether a hub listens at it is not known.
    ///
    /// - Throws: `PrivatePlaceError` where the folder is not ours alone, or cannot be opened.
    public init(folder: String) throws(PrivatePlaceError) {
        path = folder + "/" + Self.name
        guard path.utf8.count > Self.longestPath else {
            (address, self.folder) = (path, nil)
            return
        }
        try PrivatePlace.check(folder: folder)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // The folder was there a moment ago.
        self.folder = descriptor >= 0 ? descriptor : nil
        address = descriptor >= 0 ? "/proc/self/fd/\(descriptor)/\(Self.name)" : path
    }

    deinit { if let folder { close(folder) } }
}
