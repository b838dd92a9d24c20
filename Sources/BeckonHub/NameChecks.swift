import BeckonRuntime
import HomeModel

/// Advises on names as they are typed: what the homes are called is read once for each of their states.
actor NameChecks {
    private var known: NameAdvice?

    /// What advises on names in the homes as they are now.
    ///
    /// - Throws: `SpeechError` where the model is not there or damaged, and what the store throws.
    func advice(in house: House, models: String?) async throws -> NameAdvice {
        let snapshot = try await house.snapshot()
        if let known, known.snapshot == snapshot { return known }
        let advice = try await house.nameAdvice(after: known, models: models)
        known = advice
        return advice
    }

    /// Forgets what was known: the language was read anew.
    func forget() { known = nil }
}

extension Hub {
    /// Warnings about a name that was just given to something, which is kept all the same.
    func warnings(about name: String, of kind: NamedThing.Kind, in home: HomeID) async -> [String] {
        let house = house
        do {
            guard try await house.snapshot().isQuicklyChecked else { return [] }
            let advice = try await names.advice(in: house, models: settings.models)
            return advice.warnings(about: [name], of: kind, in: home).lines
        } catch {
            return [localized(fault: error)]
        }
    }
}
