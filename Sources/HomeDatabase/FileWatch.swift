import Dispatch
import Glibc

/// Tells when somebody writes to a database's files, by whatever program.
///
/// The system tells of it (inotify), so that nobody has to look while nothing happens.
final class FileWatch {
    /// Tells of writes; of several that come at once, once.
    let writes: AsyncStream<Void>
    private let source: any DispatchSourceRead

    /// Watches the files whose names begin with that of a path; nil where the system watches no more.
    init?(of path: String) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) + "/" } ?? "."
        // What lies beside the file comes and goes, so that the folder is watched.
        guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY) | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) >= 0
        else {
            close(descriptor)
            return nil
        }
        let name = Array(path[(slash.map(path.index(after:)) ?? path.startIndex)...].utf8)
        let (writes, tell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.writes = writes
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler { if Self.hasEvent(of: name, from: descriptor) { tell.yield() } }
        source.setCancelHandler {
            close(descriptor)
            tell.finish()
        }
        source.activate()
    }

    deinit { source.cancel() }

    /// Takes all events there are; whether one is of a file whose name begins so, or some were lost.
    private static func hasEvent(of name: [UInt8], from descriptor: Int32) -> Bool {
        var isOurs = false
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isOurs }
            var place = 0
            let head = MemoryLayout<Head>.size
            while place + head <= count {
                let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Head.self) }
                let file = buffer[(place + head)...].prefix(Int(event.length))
                isOurs = isOurs || event.mask & UInt32(IN_Q_OVERFLOW) != 0 || file.starts(with: name)
                place += head + Int(event.length)
            }
        }
    }

    /// What stands before a name, as `inotify_event` has it.
    private struct Head {
        let watch: Int32
        let mask: UInt32
        let cookie: UInt32
        let length: UInt32
    }
}
