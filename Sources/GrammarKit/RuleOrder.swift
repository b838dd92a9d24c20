/// The order in which rules build on each other, or the circle that forbids one.
///
/// A walk with a stack of its own, so that a chain of ten thousand rules is an answer and not an overflow.
struct RuleOrder {
    /// Each rule after all rules that it refers to.
    private(set) var innermostFirst: [String] = []
    /// A circle, or a chain that is too long.
    private(set) var problem: GrammarError?

    private let rules: [String: Rule]
    private var heights: [String: Int] = [:]

    /// Walks from the given rules to everything below them; names without a rule are passed over.
    init(_ rules: [String: Rule], from roots: [String]) {
        self.rules = rules
        for root in roots where problem == nil && heights[root] == nil { walk(from: root) }
    }

    private struct Step {
        let rule: Rule
        let references: [String]
        var visited = 0

        init(_ rule: Rule) { (self.rule, references) = (rule, rule.references) }

        /// The next rule that it refers to.
        mutating func next() -> String? {
            guard visited < references.count else { return nil }
            visited += 1
            return references[visited - 1]
        }
    }

    private mutating func walk(from root: String) {
        guard let rule = rules[root] else { return }
        var path = [Step(rule)]
        var onPath: Set = [root]
        while let last = path.indices.last {
            if let name = path[last].next() {
                if onPath.contains(name) {
                    let names = path.map(\.rule.name)
                    let circle = Array(names[(names.firstIndex(of: name) ?? 0)...]) + [name]
                    problem = .recursion(circle, at: path[last].rule.place)
                    return
                }
                guard heights[name] == nil, let next = rules[name] else { continue }
                onPath.insert(name)
                path.append(Step(next))
            } else {
                finish(path.removeLast())
                onPath.remove(innermostFirst[innermostFirst.count - 1])
            }
        }
    }

    private mutating func finish(_ step: Step) {
        let rule = step.rule
        let height = 1 + (step.references.compactMap { heights[$0] }.max() ?? 0)
        heights[rule.name] = height
        innermostFirst.append(rule.name)
        if height > GrammarSet.levelLimit, problem == nil {
            problem = .tooDeep(limit: GrammarSet.levelLimit, at: rule.place)
        }
    }
}
