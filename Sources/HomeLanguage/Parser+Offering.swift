import HomeOutcomes

extension Parser {
    /// What a sentence means with each of the names that were offered in the place of one that nobody bears, as in "did you
    /// mean the Front Door?"; those that would do nothing are left out.
    public func offers(of outcome: Outcome, in context: Context) -> [(name: String, outcome: Outcome)] {
        guard case .unknownName(let name, let near, _) = outcome.told.content else { return [] }
        return near.map { ($0, parse(outcome.text.replacing(name, with: $0, maxReplacements: 1), in: context)) }
            .filter { $0.1.status == .understood && $0.1.acts }
    }
}
