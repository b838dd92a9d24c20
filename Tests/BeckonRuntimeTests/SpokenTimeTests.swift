import Foundation
import HomeConversation
import HomeLanguage
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime

struct SpokenTimeTests {
    @Test func firesWhatWasSaidForLater() async throws {
        let home = try await ScheduledHome("2030-01-01T18:00:00Z", [])
        let now = PresentTime(home.clock.now, in: .gmt)
        let parser = Parser(
            try English.language.get(), try await home.database.snapshot())
        let performer = Performer(
            control: home.control, replies: parser.replies, agenda: .kept(in: home.database, by: .owner))
        let understood = parser.parse("turn on the desk lamp in ten minutes", in: Context(now: now))
        let outcome = await performer.perform(await performer.prepare(understood), with: .none)
        #expect(outcome.reply == "I will turn on the Desk Lamp at 18:10 today.")
        try await home.scheduling { reports in
            await reports.wait(for: 1)
            await home.clock.go(to: now.date + 600)
            await reports.wait(for: 2)
            #expect(reports.fired.map(\.status) == [.done])
        }
        let left = try await home.database.snapshot().homes[0]
        #expect(
            left.triggers.isEmpty && !left.actionSets.contains(where: \.isTimed), "what is over leaves nothing behind")
    }
}
