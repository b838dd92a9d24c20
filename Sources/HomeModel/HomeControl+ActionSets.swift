extension HomeControl {
    /// Runs a scene: writes all its values together, and tells what became of each (rows S1, S2).
    ///
    /// Nothing is told to be done before its accessory answered. An action whose accessory is gone or not paired fails,
    /// and keeps no other from being done.
    public func run(_ actionSet: ActionSet, in home: Home) async -> ActionSetResult {
        var results: [ActionResult] = []
        var writes: [CharacteristicWrite] = []
        var places: [Int] = []
        for action in actionSet.actions {
            var (result, write) = home.planned(action)
            if let write {
                writes.append(write)
                places.append(results.count)
            } else {
                result.error = .notPaired
            }
            results.append(result)
        }
        if !writes.isEmpty {
            for (place, answer) in zip(places, await write(writes)) {
                if case .failure(let error) = answer { results[place].error = error }
            }
        }
        return ActionSetResult(scene: actionSet.name, actions: results)
    }
}

extension Home {
    /// An action as it is told of, and the write that does it; nil where the accessory is gone or not paired.
    fileprivate func planned(_ action: Action) -> (ActionResult, CharacteristicWrite?) {
        guard let (accessory, service) = service(action.service) else {
            let gone = ActionResult(
                accessory: "", service: "an accessory that is gone", characteristic: action.characteristic,
                value: action.value)
            return (gone, nil)
        }
        let result = ActionResult(
            accessory: accessory.name, service: service.name ?? accessory.name, characteristic: action.characteristic,
            value: action.value)
        guard let characteristic = service[action.characteristic], let address = accessory.address(of: characteristic)
        else { return (result, nil) }
        let isTimed = characteristic.metadata.permissions.contains(.timedWrite)
        let write = CharacteristicWrite(
            address: address, value: action.value, isTimed: isTimed, isRepeatable: characteristic.type.isRepeatable)
        return (result, write)
    }
}

extension Accessory {
    /// Where a characteristic of the accessory is on the wire; nil where the accessory is not paired.
    public func address(of characteristic: Characteristic) -> CharacteristicAddress? {
        guard let address, let iid = characteristic.iid else { return nil }
        return CharacteristicAddress(accessory: address, iid: iid)
    }
}
