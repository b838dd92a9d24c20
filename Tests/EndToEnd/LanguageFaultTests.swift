import Foundation
import TestSupport
import Testing

/// A language's folder with a fault in it: the program says where, and does nothing.
struct LanguageFaultTests {
    @Test(arguments: [
        ("_act.gram", "public <extra> = on {tto=on};", "the nearest is {to}"),
        ("_act.gram", "public <extra> = on {to=onn};", "{to=…} is one of on, off"),
        ("replies.ftl", "done = { $things", "never closed"),
        ("constraints.txt", "constraint: extra\nstage: nowhere", "nowhere"),
        ("forms.aff", "AF A 0 un .", "there is no option AF"),
    ])
    func saysWhichFileAndLineIsWrong(file: String, text: String, reason: String) throws {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.copyItem(atPath: Fixture.project + "/Grammars/en", toPath: folder + "/en")
        let path = "\(folder)/en/\(file)"
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        try (whole + text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let home = Fixture.project + "/Tests/TestSupport/Homes/cottage.json"
        let result = try Program.run(
            ["parse", "--home-file", home, "turn on the desk lamp"], environment: ["BECKON_GRAMMARS": folder])
        #expect(result.status == 78)
        #expect(result.output.isEmpty)
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).count
        let added = text.split(separator: "\n").count
        let places = (lines - 1..<lines + added).map { "\(file):\($0 + 1):" } + ["\(file):\(lines):"]
        #expect(places.contains { result.errors.contains($0) }, "\(result.errors)")
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
}
