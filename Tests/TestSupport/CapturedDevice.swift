import Foundation

/// The accessory databases of devices on the market, as they were captured from the wire.
public enum CapturedDevice {
    /// The names of all of them, in order.
    public static let names: [String] = {
        do {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
        } catch {
            preconditionFailure("the captured devices cannot be listed: \(error)")
        }
    }()

    /// The body with which a device answers `GET /accessories`.
    public static func body(of device: String) -> [UInt8] {
        do {
            let accessories = try Data(contentsOf: folder.appending(path: device + ".json"))
            return Array(#"{"accessories":"#.utf8) + Array(accessories) + Array("}".utf8)
        } catch {
            preconditionFailure("the captured device \(device) cannot be read: \(error)")
        }
    }

    private static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Devices") }
}
