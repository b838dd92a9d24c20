import Foundation
import HomeConversation
import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport

/// A home with every accessory paired, and accessories in memory that answer below the port.
actor WiredHome: HomeControl {
    /// What is known of the home; each characteristic has its address.
    nonisolated let snapshot: HomeSnapshot
    private var values: [CharacteristicAddress: CharacteristicValue] = [:]
    private var faults: [AccessoryAddress: ControlError] = [:]
    /// All that was written, in order.
    private(set) var writes: [CharacteristicWrite] = []
    /// How often a request had to do with an accessory that answers nothing but a fault.
    private(set) var faultyRequests = 0

    init(_ name: String = "cottage") {
        var snapshot = Fixture.home(name)
        guard let device = DeviceID("AA:BB:CC:00:00:01") else { preconditionFailure("this is a device identity") }
        for accessory in snapshot.homes[0].accessories.indices {
            let address = AccessoryAddress(device: device, aid: UInt64(accessory + 1))
            snapshot.homes[0].accessories[accessory].address = address
            var iid: UInt64 = 1
            for service in snapshot.homes[0].accessories[accessory].services.indices {
                for index in snapshot.homes[0].accessories[accessory].services[service].characteristics.indices {
                    iid += 1
                    snapshot.homes[0].accessories[accessory].services[service].characteristics[index].iid = iid
                    let known = snapshot.homes[0].accessories[accessory].services[service].characteristics[index]
                    if let place = CharacteristicAddress(of: known, in: address) { values[place] = known.value }
                }
            }
        }
        self.snapshot = snapshot
    }

    /// Lets an accessory answer nothing but a fault from now on.
    func fail(_ accessory: String, with fault: ControlError) {
        guard let address = snapshot.homes[0].accessories.first(where: { $0.name == accessory })?.address else {
            return
        }
        faults[address] = fault
    }

    /// The value that an accessory has.
    func value(of type: CharacteristicType, at accessory: String) -> CharacteristicValue? {
        address(of: type, at: accessory).flatMap { values[$0] }
    }

    /// Changes a value as a hand at the accessory would.
    func set(_ type: CharacteristicType, at accessory: String, to value: CharacteristicValue) {
        if let address = address(of: type, at: accessory) { values[address] = value }
    }

    func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        if addresses.contains(where: { faults[$0.accessory] != nil }) { faultyRequests += 1 }
        return addresses.map { address in
            if let fault = faults[address.accessory] { return .failure(fault) }
            return values[address].map { .success($0) } ?? .failure(.noSuchCharacteristic)
        }
    }

    func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        if writes.contains(where: { faults[$0.address.accessory] != nil }) { faultyRequests += 1 }
        return writes.map { write in
            if let fault = faults[write.address.accessory] { return .failure(fault) }
            self.writes.append(write)
            values[write.address] = write.value
            return .success(())
        }
    }

    private func address(of type: CharacteristicType, at name: String) -> CharacteristicAddress? {
        guard let accessory = snapshot.homes[0].accessories.first(where: { $0.name == name }) else { return nil }
        return accessory.services.lazy.compactMap { $0[type] }.first.flatMap(accessory.address(of:))
    }
}

/// The English of the repository.
enum English {
    static let language: Language = {
        do { return try Language(folder: Fixture.project + "/Grammars/en") } catch { preconditionFailure("\(error)") }
    }()

    /// The cottage as its home file has it: nothing is paired.
    static var unpaired: HomeSnapshot { Fixture.home("cottage") }
}

extension Performer {
    /// Carries out what an outcome comes to, to which nobody has said yes.
    func perform(_ outcome: Outcome) async -> Outcome { await perform(await prepare(outcome), with: .none) }
}
