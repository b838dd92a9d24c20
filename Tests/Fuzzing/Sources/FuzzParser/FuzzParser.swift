import Foundation
import HomeLanguage
import HomeModel

/// What every input is said to: the English of the repository and the castle, or whatever the environment names.
private let parser: Parser = {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let home = ProcessInfo.processInfo.environment["FUZZ_HOME"] ?? project + "/Tests/TestSupport/Homes/castle.json"
    do {
        let data = try Data(contentsOf: URL(filePath: home))
        return Parser(try Language(folder: project + "/Grammars/en"), try HomeFile.read(Array(data)))
    } catch { fatalError("\(error)") }
}()

/// Says any bytes to the parser; whatever they are, there is an answer in words, and it names only what is there.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let outcome = parser.parse(text)
    precondition(!outcome.reply.isEmpty, "no answer")
    precondition(outcome.status == .understood || outcome.intents.isEmpty, "acts without being sure")
    _ = outcome.json.line
    _ = parser.answers.answer(in: parser.utterance(text))
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Where the package manager looks for the program; the work is libFuzzer's.
@_cdecl("FuzzParser_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var (count, arguments) = (count, arguments)
    return runFuzzer(&count, &arguments) { start, count in fuzz(start, count) }
}
