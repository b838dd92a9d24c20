import HomeLanguage
import HomeModel
import HomeOutcomes
import Testing

@testable import HomeConversation

/// Who may control and ask a home that has users (rows U1 to U4).
struct RightsTests {
    private func outcome(_ text: String, by user: String?) -> Outcome {
        Parser(English.language, English.unpaired).outcome(of: text, in: Context(user: user))
    }

    @Test(arguments: ["turn on the desk lamp", "turn on a lamp", "is the desk lamp on", "turn off the fan at 7 pm"])
    func refusesWhoIsNoUserOfTheHome(text: String) {
        let outcome = outcome(text, by: "Mallory")
        #expect(outcome.status == .refused)
        #expect(outcome.intents.isEmpty && outcome.candidates.isEmpty)
        #expect(outcome.reply == "Mallory is not a user of Cottage, so nothing was done.")
    }

    @Test(arguments: ["Ann", "Bo", "bo", nil] as [String?])
    func letsAdministratorsAndGuestsControl(user: String?) {
        #expect(outcome("turn on the desk lamp", by: user).status == .understood)
    }

    @Test func letsNoGuestKeepAnythingForLater() {
        #expect(outcome("turn on the desk lamp at 7 pm", by: "Ann").status == .understood)
        #expect(outcome("turn on the desk lamp at 7 pm", by: "Bo").status == .refused)
    }

    @Test func listsNothingOfHomesThatDoNotKnowTheSpeaker() {
        for (user, count) in [("Ann", 1), ("Mallory", 0)] {
            guard case .list(let scheduled)? = outcome("what is scheduled", by: user).intents.first?.action else {
                Issue.record("it is not understood")
                return
            }
            #expect(scheduled.count == count, "\(user)")
        }
    }
}
