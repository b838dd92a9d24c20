import Testing

/// Runs the tests, which Swift Testing finds by itself.
///
/// With an entry point of its own the package looks for none in the compiler's index, so that a build can do without writing one.
@main enum Tests {
    static func main() async {
        // `swift test` asks for each library's tests in turn, and there are none of XCTest.
        if CommandLine.arguments.contains("xctest") { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
