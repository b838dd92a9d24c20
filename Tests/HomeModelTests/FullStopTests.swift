import HomeModel
import Testing

/// A sentence ends once.
struct FullStopTests {
    @Test(arguments: [
        ("It is on", "It is on."), ("It was left as it is.", "It was left as it is."), ("Who?", "Who?"),
        ("Say “turn it on.”", "Say “turn it on.”"), ("Say “yes”", "Say “yes”."), ("(it waits…)", "(it waits…)"),
        ("", "."), ("at 20.5", "at 20.5."),
    ]) func endsWithOneFullStop(text: String, sentence: String) {
        #expect(text.withFullStop == sentence)
        #expect(sentence.withFullStop == sentence)
    }
}
