import Foundation
import HomeModel
import TestSupport

@testable import HomeDatabase
@testable import HomePostgres

/// A store that many programs share: the database in a file, or a server's.
struct SharedStore: Sendable {
    /// What the programs share.
    enum Kind: String, CaseIterable, Sendable {
        case file, server

        /// Those that this machine can have.
        static let allCases: [Kind] = [.file] + (PostgresServer.isPossible ? [.server] : [])
    }

    /// What a program uses of it.
    typealias Program = any HomeStore & FiringStore

    private let kind: Kind
    private let folder = TemporaryFolder()
    private let url: String

    /// One that keeps nothing yet.
    init(_ kind: Kind) throws {
        self.kind = kind
        guard kind == .server else {
            url = ""
            return
        }
        let server = try PostgresServer.shared.get()
        url = server.url(server.freshSchema())
    }

    /// The store as another program opens it at a moment.
    func program(at now: Date) async throws -> Program {
        switch kind {
        case .file: try HomeDatabase(folder: folder.path, clock: { now })
        case .server: try await HomePostgres(url: url, clock: { now })
        }
    }
}
