import HAPController
import HomeModel

/// Whoever listens to devices, each for as long as something of it is wanted.
protocol DeviceFollower: Actor {
    /// What is wanted of a device now; nil ends it.
    func wanted(of device: DeviceID) -> WantedCharacteristics?
    /// The device was asked to tell of more than before.
    func observes(_ device: DeviceID)
    /// Takes what was read to see whether the device is there.
    func take(_ answers: [(address: CharacteristicAddress, result: ReadResult)])
}

/// What is wanted of one device.
struct WantedCharacteristics: Sendable {
    /// What it is to tell changes of.
    var observed: Set<CharacteristicAddress>
    /// What is read every so often.
    var read: [CharacteristicAddress]
}

extension HomeController {
    /// Listens to a device and looks every so often whether it is there, until nothing of it is wanted or the task ends.
    ///
    /// The controller tells what was missed while it was away, and goes on listening afterwards.
    func follow(_ device: DeviceID, for follower: some DeviceFollower, every interval: Duration) async {
        beginObserving(device)
        var observed: Set<CharacteristicAddress> = []
        while !Task.isCancelled, let wanted = await follower.wanted(of: device) {
            let new = wanted.observed.subtracting(observed)
            if !new.isEmpty {
                _ = await observe(Array(new))
                observed.formUnion(new)
                await follower.observes(device)
            }
            let answers = await read(wanted.read)
            await follower.take(zip(wanted.read, answers).map { (address: $0, result: $1) })
            // It fails only when the task ends; the loop then ends too.
            try? await Task.sleep(for: interval)
        }
        await endObserving(device)
    }
}
