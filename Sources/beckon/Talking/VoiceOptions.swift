import ArgumentParser

/// Who speaks.
struct VoiceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A command that says its last argument aloud, as a WAV file on its standard output: “espeak-ng --stdout”.",
            valueName: "command")) var voice: String?
}
