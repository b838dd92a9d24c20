import Foundation
import Synchronization

/// A PostgreSQL server of a test run's own, on a socket in a temporary folder; it ends with the process that started it.
public final class PostgresServer: Sendable {
    /// Whether this machine can have one.
    public static let isPossible = programs != nil
    /// Why its tests are skipped where it is not possible.
    public static let need = "needs the package postgresql"
    /// Where Debian puts its programs, those of the newest version.
    public static let programs = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")
        .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        .last.map { "/usr/lib/postgresql/\($0)/bin" }
    /// The one that all tests of a run share, each with a schema of its own: to make a server takes a second.
    public static let shared = Result { try PostgresServer() }

    private let folder = TemporaryFolder()
    private let schemas = Mutex(0)
    private let server: ScriptedServer

    /// Starts one, and waits until it answers.
    public init() throws {
        server = try ScriptedServer(Self.script, [folder.path, Self.programs ?? ""])
    }

    /// As root it runs as somebody else, which PostgreSQL wants; and it keeps nothing safe, as nothing is to be kept.
    private static let script = """
        cd / && as= && if [ "$(id -u)" = 0 ]; then as="runuser -u postgres --" && chown postgres "$1" || exit; fi
        $as "$2/initdb" -D "$1/data" -U beckon -A trust -E UTF8 --locale=C.UTF-8 -N >"$1/log" 2>&1 &&
        $as "$2/pg_ctl" -D "$1/data" -l "$1/data/log" -w start >>"$1/log" 2>&1 -o \\
            "-k '$1' -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=300" &&
            $as "$2/psql" -h "$1" -U beckon -q postgres >>"$1/log" 2>&1 -c 'DO $do$ BEGIN
            CREATE ROLE hub LOGIN; FOR number IN 1..500 LOOP EXECUTE format($q$CREATE SCHEMA test%s$q$, number); END LOOP; END $do$' || exit
        echo ready
        cat >/dev/null
        $as "$2/pg_ctl" -D "$1/data" -m immediate stop >>"$1/log" 2>&1
        rm -rf "$1"
        """

    /// Stops it as it is: it takes connections and bytes, and answers nobody, until `goOn`.
    public func freeze() throws {
        // First who makes the others.
        kill(try process, SIGSTOP)
        for child in try children { kill(child, SIGSTOP) }
    }

    /// Has it go on after `freeze`.
    public func goOn() throws { for process in try children + [process] { kill(process, SIGCONT) } }

    /// Its first process.
    private var process: pid_t {
        get throws {
            let text = try String(contentsOfFile: folder.file("data/postmaster.pid"), encoding: .utf8)
            guard let process = text.split(separator: "\n").first.flatMap({ pid_t($0) }) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return process
        }
    }

    /// The processes that it has started.
    private var children: [pid_t] {
        get throws {
            let parent = try process
            return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter {
                // One that has ended meanwhile is none.
                let status = try? String(contentsOfFile: "/proc/\($0)/status", encoding: .utf8)
                return status?.contains("\nPPid:\t\(parent)\n") ?? false
            }
        }
    }

    /// The socket at which it answers.
    public var socket: String { folder.file(".s.PGSQL.5432") }

    /// An empty schema of a test's own.
    public func freshSchema() -> String {
        let number = schemas.withLock { number in
            number += 1
            return number
        }
        return "test\(number)"
    }

    /// The URL of the database for a role, where it sees a schema and is known by its name; `beckon` owns all, and `hub` has the rights
    /// that it is given.
    ///
    /// - Parameter way: a folder with a link to the server's `socket`; nil asks there itself.
    public func url(_ schema: String, role: String = "beckon", through way: String? = nil) -> String {
        "postgres://\(role)@/postgres?host=\(way ?? folder.path)&options=-csearch_path%3D\(schema)&application_name=\(schema)"
    }
}
