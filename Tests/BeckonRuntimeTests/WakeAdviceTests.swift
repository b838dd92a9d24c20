import HomeLanguage
import TestSupport
import Testing

@testable import BeckonRuntime

struct WakeAdviceTests {
    private static func problems(of phrase: String) async throws -> [String] {
        let house = try House(
            language: English.language.get(),
            homeFile: Fixture.project + "/Scripts/demo-home.json", in: DataPlace(folder: "/tmp"))
        return try await WakeAdvice(house, models: Fixture.project + "/Models").problems(of: phrase)
    }

    @Test func hasNothingAgainstThePreset() async throws {
        let preset = try WakePreset.phrase(models: Fixture.project + "/Models")
        #expect(try await Self.problems(of: preset) == [])
    }

    @Test func tellsAShortPhraseFromALongOne() async throws {
        #expect(try await Self.problems(of: "hey house").first?.contains("2 syllables") == true)
        #expect(try await Self.problems(of: "okay little house on the prairie of Ohio").first?.contains("long") == true)
    }

    @Test func tellsWhatAPhraseSoundsLike() async throws {
        #expect(try await Self.problems(of: "how're you").contains { $0.contains("how are you") })
        #expect(try await Self.problems(of: "bedside lamp").contains { $0.contains("Bedside Lamp") })
    }

    @Test func refusesWhatNobodyCanSay() async throws {
        await #expect(throws: InputError.unspeakable("!")) { try await Self.problems(of: "!") }
    }
}
