/// What people ask other assistants for, and what a home has not.
package enum Skill: String, CaseIterable, Sendable {
    case timers, alarms, music, weather, lists, clock, reminders, messages, reasons, knowledge
}
