import Foundation
import TestSupport
import Testing

@testable import HomePostgres

/// A server over a network: TLS as the URL wants it, and passwords.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct TLSTests {
    private let server: NetworkPostgresServer

    init() throws { server = try NetworkPostgresServer.shared.get() }

    private func fault(_ url: String) async -> HomePostgresError? {
        do { _ = try await HomePostgres(url: url) } catch { return error as? HomePostgresError }
        return nil
    }

    private func isNoTLS(_ fault: HomePostgresError?) -> Bool { if case .noTLS? = fault { true } else { false } }

    @Test func theServerHasToShowTheCertificateThatTheURLWants() async throws {
        #expect(await fault(server.url("localhost", "sslmode=verify-full&sslrootcert=\(server.certificate)")) == nil)
        #expect(await isNoTLS(fault(server.url("127.0.0.1", "sslmode=verify-full&sslrootcert=\(server.certificate)"))))
        #expect(await isNoTLS(fault(server.url("localhost", "sslmode=verify-full&sslrootcert=\(server.stranger)"))))
        #expect(await isNoTLS(fault(server.url("localhost", "sslmode=verify-full&sslrootcert=/nowhere"))))
        #expect(await fault(server.url("localhost", "sslmode=require")) == nil)
        let connection = try Connection(to: ServerAddress(url: server.url("localhost", "sslmode=require")))
        #expect(try connection.row("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")?.flag("ssl") == true)
    }

    @Test func saysThatAPasswordIsWrongOrMissingAndNeverWhich() async throws {
        let right = server.url("localhost", "sslmode=require")
        let name = try ServerAddress(url: right).description
        let wrong = right.replacing(NetworkPostgresServer.password, with: "tulip")
        #expect(await fault(wrong) == .wrongPassword(name))
        let none = right.replacing(":" + NetworkPostgresServer.password, with: "")
        #expect(await fault(none + "&passfile=/nowhere") == .noPassword(name))
        #expect(try ServerAddress(url: right).shown == "postgres://beckon@\(name)")
    }
}

/// A server that is reached over TCP, with TLS by a certificate of its own, and asks for a password.
private final class NetworkPostgresServer: Sendable {
    static let password = "s3cr3t"
    static let shared = Result { try NetworkPostgresServer() }

    private let folder = TemporaryFolder()
    private let port: Int
    private let server: ScriptedServer

    /// The certificate that it shows, which nobody else has signed.
    var certificate: String { folder.file("server.crt") }
    /// Another's.
    var stranger: String { folder.file("other.crt") }

    init() throws {
        server = try ScriptedServer(Self.script, [folder.path, PostgresServer.programs ?? "", Self.password])
        guard let port = Int(try String(contentsOfFile: folder.file("port"), encoding: .utf8)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.port = port
    }

    /// Its port is one that no connection is given, and another where somebody listens there.
    private static let script = """
        cd / && for name in server other; do openssl req -new -x509 -days 2 -nodes -newkey rsa:2048 -subj /CN=localhost \\
            -addext subjectAltName=DNS:localhost -keyout "$1/$name.key" -out "$1/$name.crt" 2>/dev/null || exit; done
        printf %s "$3" >"$1/password"; chmod 644 "$1/server.crt" "$1/other.crt"; chmod 600 "$1/server.key"
        as=; if [ "$(id -u)" = 0 ]; then as="runuser -u postgres --"; chown -R postgres "$1" || exit; fi
        $as "$2/initdb" -D "$1/data" -U beckon --auth-host=scram-sha-256 --auth-local=trust --pwfile="$1/password" -E UTF8 \\
            --locale=C.UTF-8 -N >"$1/log" 2>&1 || exit
        ready=
        for port in $(shuf -n 5 -i 20000-32000); do
            printf %s "$port" >"$1/port"
            $as "$2/pg_ctl" -D "$1/data" -l "$1/data/log" -w start >>"$1/log" 2>&1 -o \\
                "-k '$1' -p $port -c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on -c ssl_cert_file='$1/server.crt' \\
                -c ssl_key_file='$1/server.key'" && ready=yes && break
        done
        [ "$ready" ] || exit
        echo ready
        cat >/dev/null
        $as "$2/pg_ctl" -D "$1/data" -m immediate stop >>"$1/log" 2>&1
        rm -rf "$1"
        """

    /// The URL by a name of this machine, with the password.
    func url(_ host: String, _ parameters: String) -> String {
        "postgres://beckon:\(Self.password)@\(host):\(port)/postgres?\(parameters)&gssencmode=disable"
    }
}
