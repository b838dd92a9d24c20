import Foundation
import HAPController
import HomeDatabase
import HomeModel

/// The right of whoever comes first to a house that is yet to be made: enough to pair for a measurement.
public enum FirstHome {
    /// What pairs for a controller, by the right over an empty database in a temporary folder.
    public static func administration(of controller: HomeController) async throws -> PairingAdministration {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let right = try await HomeDatabase(folder: folder.path).administratorRightOverFirstHome(by: .owner)
        return PairingAdministration(of: controller, by: right)
    }
}
