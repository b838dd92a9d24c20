import HomeLanguage
import HomeModel
import HomeNames
import HomeSpeech
import ReplyRendering

/// What set-up commands say of names that were just given.
public struct NameWarnings: Sendable {
    /// A line each.
    public let lines: [String]

    /// The most lines; more are counted.
    static let mostLines = 10
    /// In larger homes nobody is warned unasked, because that would take too long.
    public static let mostNames = 5_000
}

extension NameWarnings {
    /// Nothing to say.
    static let none = NameWarnings(lines: [])

    /// Warnings that nobody asked for; where there are none to be had, why.
    static func unasked(_ warnings: @Sendable () async throws -> NameWarnings) async -> NameWarnings {
        do { return try await warnings() } catch { return NameWarnings(lines: [localized(fault: error)]) }
    }

    /// The same without those that were told before.
    func except(_ told: NameWarnings) -> NameWarnings { NameWarnings(lines: lines.filter { !told.lines.contains($0) }) }

    /// So many of these as a person reads, and how many more `beckon lint` tells.
    init(_ lines: [String], in replies: ReplyRenderer) {
        let rest = lines.count - Self.mostLines
        let more = rest > 0 ? [replies.moreWarnings(rest)] : []
        self.lines = lines.prefix(Self.mostLines) + more
    }
}

extension NameAdvice {
    /// The most homes whose names are looked at beside one another: that grows with the square of what is there.
    private static let mostHomesTogether = 10

    /// Warnings about names that were just given to things of a kind: who they would be confused with, and what is free.
    public func warnings(about names: [String], of kind: NamedThing.Kind, in home: HomeID) -> NameWarnings {
        let verdicts = names.compactMap { name -> NameVerdict? in
            let entry = check.index.entries(for: NameKey(name)).first { $0.home == home && $0.thing.kind == kind }
            guard let entry else { return nil }
            let verdict = check.verdict(on: name, for: kind, in: home, thing: entry.thing)
            return verdict.status == .confusable ? verdict : nil
        }
        return NameWarnings(verdicts.map(replies.warning), in: replies)
    }

    /// Warnings about all names of all homes, the worst first; of many homes each is looked at by itself.
    public func warnings(in language: Language) -> NameWarnings {
        let isTogether = snapshot.homes.count <= Self.mostHomesTogether
        let findings = snapshot.homes.flatMap { home in
            let advice = isTogether ? self : updated(language, to: HomeSnapshot(homes: [home]))
            return advice.findings(in: home.id)
        }.worstFirst
        return NameWarnings(findings.map(replies.line), in: replies)
    }
}

extension HomeSnapshot {
    /// Whether warnings about so many names come in no time.
    public var isQuicklyChecked: Bool {
        homes.reduce(0) { $0 + $1.rooms.count + $1.accessories.count + $1.actionSets.count } <= NameWarnings.mostNames
    }
}

extension HomeEditor {
    /// Warnings about names that were just given, which are kept all the same.
    public func warnings(
        about names: [String], of kind: NamedThing.Kind, in home: HomeID, installation: Installation = Installation()
    ) async -> NameWarnings {
        if kind == .user { return .none }
        return await NameWarnings.unasked {
            let advice = try await self.advice(of: installation)
            return advice?.warnings(about: names, of: kind, in: home) ?? .none
        }
    }

    private func advice(of installation: Installation) async throws -> NameAdvice? {
        try await NameAdvice.unasked(
            Language(folder: installation.grammars(), address: installation.address), database.snapshot(),
            installation)
    }

    /// Warnings about further ways to say the name of something, that others are called by or would be taken for.
    public func warnings(
        aboutSpokenForms forms: [String], of thing: NamedThing, in home: HomeID,
        installation: Installation = Installation()
    ) async -> NameWarnings {
        await NameWarnings.unasked {
            guard let advice = try await self.advice(of: installation) else { return .none }
            let lines = forms.compactMap { form -> String? in
                let verdict = advice.check.verdict(on: form, for: thing.kind, in: home, thing: thing)
                guard [.taken, .confusable].contains(verdict.status) else { return nil }
                return advice.replies.warning(form: form, verdict)
            }
            return NameWarnings(lines, in: advice.replies)
        }
    }
}

extension House {
    /// Warnings about all names of the homes.
    public func nameWarnings(installation: Installation = Installation()) async -> NameWarnings {
        await NameWarnings.unasked {
            try await NameAdvice.unasked(language, snapshot(), installation)?.warnings(in: language) ?? .none
        }
    }
}

extension NameAdvice {
    /// Advice for whoever did not ask for it; nil in large homes.
    ///
    /// Where no model of speech is there, names are checked without the ear, which nobody has there.
    ///
    /// - Throws: `LanguageFileError` where the language's settings of speech are wrong, `SpeechError` where the model is damaged.
    static func unasked(
        _ language: Language, _ snapshot: HomeSnapshot, _ installation: Installation
    ) throws -> NameAdvice? {
        guard snapshot.isQuicklyChecked else { return nil }
        do { return try NameAdvice(language, snapshot, models: installation.models()) } catch is InstallationError {
            return try NameAdvice(language, snapshot, models: nil)
        } catch SpeechError.modelNotFound {
            return try NameAdvice(language, snapshot, models: nil)
        }
    }
}
