import Foundation
import Synchronization

/// What both ends say, each line with its time, for whoever looks for the cause of a loss; nowhere without a file.
final class SoakLog: Sendable {
    private let file: Mutex<FileHandle?>
    private let start = ContinuousClock.now

    /// A log in a new file, or none.
    init(file path: String?) {
        let handle = path.flatMap { path in
            FileManager.default.createFile(atPath: path, contents: nil) ? FileHandle(forWritingAtPath: path) : nil
        }
        file = Mutex(handle)
    }

    /// Whether anything is kept.
    var isKept: Bool { file.withLock { $0 != nil } }

    /// Writes a line.
    func note(_ line: @autoclosure () -> String) {
        file.withLock { file in
            let time = String(format: "%.3f", (ContinuousClock.now - start) / .seconds(1))
            file?.write(Data("\(time) \(line())\n".utf8))
        }
    }
}
