import ArgumentParser

/// Who speaks.
struct VoiceOptions: ParsableArguments {
    @Option(
        help: .text(
            "option.voice",
            valueName: "command")) var voice: String?
}
