import HAPCrypto
import Testing

@testable import HAPWire

/// The messages of `/pairings`, on both sides.
struct PairingsTests {
    static let admin = AccessoryPairing(
        id: Array("5F1C3E1A-0000-4000-8000-00000000C0DE".utf8), publicKey: [UInt8](repeating: 1, count: 32),
        isAdmin: true)
    static let user = AccessoryPairing(id: [0x61], publicKey: [UInt8](repeating: 2, count: 32), isAdmin: false)

    @Test(arguments: [PairingsRequest.add(admin), .add(user), .remove(admin.id), .list])
    func aRequestIsReadAsItWasWritten(request: PairingsRequest) throws {
        #expect(try PairingsRequest(reading: request.body) == request)
    }

    @Test func aRequestHasTheBytesOfTheSpecification() {
        #expect(PairingsRequest.list.body == [6, 1, 1, 0, 1, 5])
        #expect(PairingsRequest.remove([0x61]).body == [6, 1, 1, 0, 1, 4, 1, 1, 0x61])
        let added = PairingsRequest.add(Self.user).body
        #expect(added == [6, 1, 1, 0, 1, 3, 1, 1, 0x61, 3, 32] + [UInt8](repeating: 2, count: 32) + [11, 1, 0])
    }

    @Test(arguments: [
        PairingsAnswer.done, .pairings([admin]), .pairings([admin, user, admin]), .refused(.authentication),
        .refused(.maxPeers), .refused(.unknown),
    ])
    func anAnswerIsReadAsItWasWritten(answer: PairingsAnswer) throws {
        #expect(try PairingsAnswer(reading: answer.body) == answer)
    }

    @Test func aListHasSeparatorsBetweenItsParts() throws {
        let body = PairingsAnswer.pairings([Self.user, Self.user]).body
        let message = try TLV8(reading: body, as: .list)
        #expect(message.items.filter { $0.tag == .separator }.count == 1)
        #expect(message.items.last?.tag == .permissions)
        #expect(PairingsAnswer.pairings([]).body == PairingsAnswer.done.body)
    }

    @Test func aListWithoutSeparatorsOrStateIsForgiven() throws {
        var bytes: [UInt8] = []
        for pairing in [Self.admin, Self.user] {
            bytes += [1, UInt8(pairing.id.count)] + pairing.id + [3, 32] + pairing.publicKey
            bytes += [11, 1, pairing.isAdmin ? 1 : 0]
        }
        #expect(try PairingsAnswer(reading: bytes) == .pairings([Self.admin, Self.user]))
    }

    @Test(arguments: [
        [], [6, 1, 1], [6, 1, 2, 0, 1, 5], [6, 1, 1, 0, 1, 0], [6, 1, 1, 0, 1, 9], [6, 1, 1, 0, 1, 4],
        [6, 1, 1, 0, 1, 4, 1, 0], [6, 1, 1, 0, 1, 3, 1, 1, 65], [6, 1, 1, 0, 1, 5, 0, 1, 5], [0, 1, 5],
    ])
    func refusesABadRequest(body: [UInt8]) {
        #expect(throws: PairingError.self) { try PairingsRequest(reading: body) }
    }

    @Test func refusesNamesAndKeysOfWrongLength() {
        let long = AccessoryPairing(
            id: [UInt8](repeating: 65, count: 37), publicKey: Self.user.publicKey, isAdmin: true)
        let short = AccessoryPairing(id: [65], publicKey: [1, 2, 3], isAdmin: true)
        #expect(throws: PairingError.unacceptable(.identifier, length: 37)) {
            try PairingsRequest(reading: PairingsRequest.add(long).body)
        }
        #expect(throws: PairingError.unacceptable(.publicKey, length: 3)) {
            try PairingsAnswer(reading: PairingsAnswer.pairings([short]).body)
        }
    }

    @Test func everyDisfiguredMessageIsReadOrRefused() {
        for request in [PairingsRequest.add(Self.admin), .remove(Self.admin.id), .list] {
            for body in disfigured(request.body, seed: 1, changes: 500) {
                _ = try? PairingsRequest(reading: body)  // Refusing is an answer.
            }
        }
        for body in disfigured(PairingsAnswer.pairings([Self.admin, Self.user]).body, seed: 2, changes: 1000) {
            _ = try? PairingsAnswer(reading: body)  // Refusing is an answer.
        }
    }
}
