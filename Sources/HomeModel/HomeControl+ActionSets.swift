extension HomeControl {
    /// Runs a scene: writes all its values together, and tells what became of each (rows S1, S2).
    ///
    /// Nothing is told to be done before its accessory answered. An action whose accessory is gone or not paired fails,
    /// and so does one that opens what guards the home without consent; it keeps no other from being done.
    public func run(_ actionSet: ActionSet, in home: Home, with consent: consuming Consent) async -> ActionSetResult {
        var results: [ActionResult] = []
        var writes: [CharacteristicWrite] = []
        var places: [Int] = []
        for action in actionSet.actions {
            var (result, proposal) = home.planned(action)
            do throws(ControlError) {
                guard let proposal else { throw .notPaired }
                writes.append(try CharacteristicWrite(proposal, with: &consent))
                places.append(results.count)
            } catch {
                result.error = error
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
    /// An action as it is told of, and what is to be written for it; nil where the accessory is gone or not paired.
    fileprivate func planned(_ action: Action) -> (ActionResult, WriteProposal?) {
        guard let (accessory, service) = service(action.service) else {
            let gone = ActionResult(
                accessory: "", service: nil, characteristic: action.characteristic, value: action.value)
            return (gone, nil)
        }
        let result = ActionResult(
            accessory: accessory.name, service: service.name ?? accessory.name, characteristic: action.characteristic,
            value: action.value)
        let place = accessory.place(of: action.characteristic, in: service)
        return (result, place.map { WriteProposal(action.value, for: $0) })
    }
}

extension Accessory {
    /// Where a characteristic of the accessory is on the wire; nil where the accessory is not paired.
    public func address(of characteristic: Characteristic) -> CharacteristicAddress? {
        address.flatMap { CharacteristicAddress(of: characteristic, in: $0) }
    }
}
