import Foundation
import TestSupport
import Testing

/// `beckon serve` beyond this machine: over TLS, with a certificate of its own.
struct HubTLSTests {
    @Test func speaksTLSBeyondThisMachineByACertificateThatItMakes() throws {
        let folder = try Scratch.folder()
        let hub = try HubProgram(folder: folder, "--host", "0.0.0.0")
        let authority = folder + "/tls/authority.pem"
        for name in ["authority.key", "hub.key"] {
            let mode = try FileManager.default.attributesOfItem(atPath: folder + "/tls/" + name)
            #expect(mode[.posixPermissions] as? Int == 0o600)
        }
        let page = try get("/", port: hub.port, trusting: authority)
        #expect(page.status == 0)
        #expect(page.output.contains("HTTP/1.1 200 OK"))
        let given = try get("/authority.pem", port: hub.port, trusting: authority)
        #expect(given.output.contains(try String(contentsOfFile: authority, encoding: .utf8)))
        // Nobody trusts it who was not told to, and nothing is answered in the clear.
        let another = try HubProgram(folder: Scratch.folder(), "--host", "0.0.0.0")
        #expect(try get("/", port: another.port, trusting: authority).status != 0)
        let clear = try TCPConnection(port: hub.port)
        clear.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(!clear.rest().contains("HTTP/1.1"))
        // It is the same after another start.
        let made = try Data(contentsOf: URL(filePath: folder + "/tls/hub.pem"))
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        let again = try HubProgram(folder: folder, "--host", "0.0.0.0")
        #expect(try Data(contentsOf: URL(filePath: folder + "/tls/hub.pem")) == made)
        again.send(SIGTERM)
        #expect(again.status == 0)
    }

    @Test func showsTheCertificateThatItIsGivenAndNoOther() throws {
        let folder = try Scratch.folder()
        let bad = try Program.run([
            "serve", "--data-dir", folder, "--port", "0", "--certificate", Fixture.project + "/README.md", "--key",
            Fixture.project + "/README.md",
        ])
        #expect(bad.status == 78)
        #expect(bad.errors.contains("are no certificate and its private key, as PEM"))
        #expect(try Program.run(["serve", "--data-dir", folder, "--certificate", "x.pem"]).status == 64)
    }

    @Test func takesUpACertificateThatWasRenewedAtSIGHUPAndKeepsTheOldOneWhereTheNewOneIsBad() throws {
        let folder = try Scratch.folder()
        let (chain, key) = (folder + "/chain.pem", folder + "/key.pem")
        func make() throws -> String {
            let made = try Program.run(
                "/usr/bin/env",
                [
                    "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc",
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key,
                    "-out", chain,
                ])
            #expect(made.status == 0, "\(made.errors)")
            let copy = folder + "/" + UUID().uuidString + ".pem"
            try FileManager.default.copyItem(atPath: chain, toPath: copy)
            return copy
        }
        let old = try make()
        let hub = try HubProgram(folder: folder + "/data", "--certificate", chain, "--key", key)
        #expect(try get("/", port: hub.port, trusting: old).output.contains("HTTP/1.1 200 OK"))
        let new = try make()
        hub.send(SIGHUP)
        let end = ContinuousClock.now + .seconds(60)
        while try get("/", port: hub.port, trusting: new).status != 0, ContinuousClock.now < end {}
        #expect(try get("/", port: hub.port, trusting: new).output.contains("HTTP/1.1 200 OK"))
        #expect(try get("/", port: hub.port, trusting: old).status != 0)
        // One that does not go with its key is not taken.
        try Data(contentsOf: URL(filePath: old)).write(to: URL(filePath: chain))
        hub.send(SIGHUP)
        #expect(try Program.run(["client", "code", "--data-dir", folder + "/data"]).status == 0)
        #expect(try get("/", port: hub.port, trusting: new).output.contains("HTTP/1.1 200 OK"))
    }

    /// What is answered over TLS to whoever trusts an authority.
    private func get(_ path: String, port: Int, trusting authority: String) throws -> Program.Result {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        return try Program.run(
            "/usr/bin/env",
            [
                "openssl", "s_client", "-quiet", "-connect", "127.0.0.1:\(port)", "-servername", "localhost", "-CAfile",
                authority, "-verify_return_error", "-verify_hostname", "localhost",
            ], input: Data(request.utf8))
    }
}
