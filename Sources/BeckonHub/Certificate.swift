import BeckonRuntime
import Foundation
import Glibc
import NIOCore
import NIOSSL
import Synchronization

/// What the hub shows over TLS: a certificate, and the key that proves that it is the hub's.
public struct Certificate: Sendable {
    /// The path of the certificate, and of those above it, as PEM.
    let chain: String
    /// The path of its private key, as PEM.
    let key: String
    /// The path of the authority that a browser is to trust, where the hub made it itself.
    public let authority: String?

    /// A certificate that somebody else has made.
    ///
    /// - Throws: `CertificateFault.unreadable`.
    public init(chain: String, key: String) throws(CertificateFault) {
        (self.chain, self.key, authority) = (chain, key, nil)
        _ = try contents()
    }

    /// The hub's own certificate in a data folder, made where there is none, and anew a month before it ends or where the
    /// machine has another name or address.
    ///
    /// A private authority signs it, which stays for ten years, so that a browser has to be told once. All of it is its
    /// owner's alone.
    ///
    /// - Throws: `CertificateFault`.
    public init(ownIn folder: String, for host: String) throws(CertificateFault) {
        let place = folder + "/tls"
        (chain, key, authority) = (place + "/hub.pem", place + "/hub.key", place + "/authority.pem")
        let (authorityKey, names) = (place + "/authority.key", Self.names(with: host))
        let list = place + "/names"
        do {
            try FileManager.default.createDirectory(
                atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .notWritable(place) }
        let making = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"]
        if !Self.lasts(place + "/authority.pem") {
            try Self.openSSL(
                making + [
                    "-days", "3650", "-subj", "/CN=Beckon at \(Self.machine)", "-keyout", authorityKey, "-out",
                    place + "/authority.pem", "-addext", "basicConstraints=critical,CA:TRUE,pathlen:0", "-addext",
                    "keyUsage=critical,keyCertSign",
                ])
            // What another authority has signed is not trusted.
            unlink(chain)
        }
        // What is not there, or cannot be read, is made.
        if let known = try? String(contentsOfFile: list, encoding: .utf8), known == names, Self.lasts(chain) { return }
        try Self.openSSL(
            making + [
                "-CA", place + "/authority.pem", "-CAkey", authorityKey, "-days", "397", "-subj",
                "/CN=\(Self.machine)", "-keyout", key, "-out", chain, "-addext", "subjectAltName=\(names)",
                "-addext", "basicConstraints=critical,CA:FALSE", "-addext", "extendedKeyUsage=serverAuth",
            ])
        guard FileManager.default.createFile(atPath: list, contents: Data(names.utf8)) else { throw .notWritable(list) }
    }

    /// The certificates, and the key, as the files have them now.
    ///
    /// - Throws: `CertificateFault.unreadable`.
    fileprivate func contents() throws(CertificateFault) -> CertificateContents {
        do {
            return CertificateContents(
                chain: try NIOSSLCertificate.fromPEMFile(chain).map { .certificate($0) },
                key: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
        } catch { throw .unreadable(chain, key) }
    }

    // MARK: - Making one

    private static var machine: String {
        let name = ProcessInfo.processInfo.hostName.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return name.isEmpty ? "localhost" : String(name.prefix(60))
    }

    /// What people may call the machine, as a certificate has it: "DNS:hall,DNS:hall.local,IP:192.168.1.7".
    private static func names(with host: String) -> String {
        // Where the system does not tell its addresses, the name serves.
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = Set(devices.compactMap(\.address?.ipAddress)).filter {
            !$0.contains("%") && !$0.hasPrefix("fe80")
        }
        let isAddress = host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
        let names = Set([machine, machine + ".local", "localhost"] + (isAddress ? [] : [host]))
        return (names.sorted().map { "DNS:\($0)" } + addresses.sorted().map { "IP:\($0)" }).joined(separator: ",")
    }

    /// Whether a certificate is there, and good for another month.
    private static func lasts(_ path: String) -> Bool {
        guard access(path, R_OK) == 0 else { return false }
        return (try? openSSL(["x509", "-in", path, "-noout", "-checkend", "2592000"])) != nil
    }

    private static func openSSL(_ arguments: [String]) throws(CertificateFault) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw .noOpenSSL }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw .notMade }
    }
}

/// What the files of a certificate had in them when they were read.
private struct CertificateContents: Sendable {
    let chain: [NIOSSLCertificateSource]
    let key: NIOSSLPrivateKeySource
}

/// A certificate as a server shows it: as it was read last, to whoever connects from then on.
final class ShownCertificate: Sendable {
    private let certificate: Certificate
    private let contents: Mutex<CertificateContents>

    /// - Throws: `CertificateFault.unreadable`.
    init(_ certificate: Certificate) throws(CertificateFault) {
        self.certificate = certificate
        contents = Mutex(try certificate.contents())
    }

    /// Reads the files anew.
    ///
    /// - Throws: `CertificateFault.unreadable`; what was read before is shown further then.
    func reread() throws(CertificateFault) {
        let read = try certificate.contents()
        // A key of another certificate would keep everybody out.
        guard (try? NIOSSLContext(configuration: Self.configuration(of: read))) != nil else {
            throw .unreadable(certificate.chain, certificate.key)
        }
        contents.withLock { $0 = read }
    }

    /// How a server shows it.
    var configuration: TLSConfiguration {
        var configuration = Self.configuration(of: contents.withLock { $0 })
        configuration.sslContextCallback = { [self] _, promise in
            let shown = contents.withLock { $0 }
            var override = NIOSSLContextConfigurationOverride()
            (override.certificateChain, override.privateKey) = (shown.chain, shown.key)
            promise.succeed(override)
        }
        return configuration
    }

    private static func configuration(of contents: CertificateContents) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: contents.chain, privateKey: contents.key)
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        return configuration
    }
}

/// Why there is no certificate to show.
public enum CertificateFault: Error, Hashable, Sendable, CustomStringConvertible {
    case noOpenSSL
    case notMade
    case notWritable(String)
    case unreadable(String, String)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .noOpenSSL: Self.told("noOpenSSL")
        case .notMade: Self.told("notMade")
        case .notWritable(let path): Self.told("notWritable", path)
        case .unreadable(let chain, let key): Self.told("unreadable", chain, key)
        }
    }

    private static func told(_ fault: String, _ path: String = "", _ key: String = "") -> String {
        localized("certificate-fault", ["fault": fault, "path": path, "key": key])
    }
}
