

    /// How the language is said.
    ///
    /// - Throws: `InstallationError`, `SpeechSettingsError`.
    func speech() throws -> SpeechSettings { try SpeechSettings(folder: grammars(language: "en")) }
}
