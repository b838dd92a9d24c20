import Foundation
import Glibc
import HAPCrypto
import TestSupport
import Testing

@testable import BeckonRuntime

struct RemoteHomesTests {
    private let folder = TemporaryFolder()
    private let invitation = Invitation(to: [UInt8](repeating: 7, count: 32), through: "relay.example:7781")

    @Test func anInvitationIsReadAsItWasWritten() throws {
        let read = try #require(Invitation(invitation.text))
        #expect(read.relay == invitation.relay && read.hub == invitation.hub && read.client == invitation.client)
        #expect(read.text == invitation.text)
        #expect(!"\(invitation)".contains(invitation.text.suffix(20)))
    }

    @Test func whatIsNoInvitationOrNotTheWholeOfItIsRefused() {
        let text = invitation.text
        for length in 0..<text.count { #expect(Invitation(String(text.prefix(length))) == nil, "\(length)") }
        for place in 14..<text.count {
            var changed = Array(text)
            changed[place] = changed[place] == "0" ? "1" : "0"
            #expect(Invitation(String(changed)) == nil, "\(place)")
        }
        #expect(Invitation(text + "00") == nil)
    }

    @Test func homesAreKeptByNamesThatAreTakenOnce() async throws {
        let homes = RemoteHomes(folder: folder.path)
        #expect(try await homes.homes().isEmpty)
        try await homes.accept(invitation.text, as: "Grandma's")
        #expect(try await homes.home(named: "GRANDMAS").invitation.text == invitation.text)
        for (name, fault) in [
            ("grandmas", RemoteFault.nameTaken("grandmas")), ("", .badName), (" ", .badName), ("a\nb", .badName),
            (String(repeating: "x", count: 65), .badName),
        ] {
            await #expect(throws: fault) { try await homes.accept(invitation.text, as: name) }
        }
        await #expect(throws: RemoteFault.badInvitation) { try await homes.accept("beckon_remote_00", as: "Flat") }
        await #expect(throws: RemoteFault.notFound("Flat")) { try await homes.forget("Flat") }
        try await homes.forget("Grandma's")
        await #expect(throws: RemoteFault.notFound("Grandma's")) { try await homes.home(named: "Grandma's") }
    }

    @Test func aFileThatIsNoListIsToldOf() async throws {
        let path = folder.file("remote-homes.json")
        for text in [
            "", "[]", #"{"version": 2, "homes": []}"#,
            #"{"version": 1, "homes": [{"name": "A", "invitation": "x"}]}"#,
        ] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            await #expect(throws: RemoteFault.unreadable(path)) { try await RemoteHomes(folder: folder.path).homes() }
        }
    }

    @Test func whereNobodySaysAnythingNeitherRelayNorHubIsBlamedAlone() throws {
        // Whoever listens is connected to by the system, whether or not anybody takes the connection.
        let listener = try LoopbackListener()
        defer { close(listener.descriptor) }
        let place = "127.0.0.1:\(listener.port)"
        let home = RemoteHome(name: "Home", invitation: Invitation(to: invitation.hub, through: place))
        #expect(throws: RemoteFault.silent(place)) {
            try SealedLine(to: home, patience: 1, greetingPatience: 1)
        }
        let first = accept(listener.descriptor, nil, nil)
        defer { close(first) }
        // Of one that ends the connection it is known.
        let ending = Thread { close(accept(listener.descriptor, nil, nil)) }
        ending.start()
        #expect(throws: RemoteFault.noRelay(place, "it has ended the connection")) {
            try SealedLine(to: home, patience: 5, greetingPatience: 5)
        }
    }
}
