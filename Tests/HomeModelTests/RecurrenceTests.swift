import HomeModel
import Testing

/// Row S5: how often a trigger may come again.
struct RecurrenceTests {
    @Test(arguments: [
        (Recurrence.every(4, .minutes), HomeError.recurrenceTooSmall as HomeError?), (.every(5, .minutes), nil),
        (.every(50_400, .minutes), nil), (.every(50_401, .minutes), .recurrenceTooLarge),
        (.every(0, .hours), .recurrenceTooSmall),
        (.every(1, .hours), nil), (.every(841, .hours), .recurrenceTooLarge), (.every(35, .days), nil),
        (.every(36, .days), .recurrenceTooLarge), (.every(5, .weeks), nil), (.every(.max, .weeks), .recurrenceTooLarge),
        (.every(.min, .minutes), .recurrenceTooSmall), (.weekdays([]), .invalidParameter), (.weekdays([.sunday]), nil),
    ])
    func s5GoesFromFiveMinutesToFiveWeeks(recurrence: Recurrence, fault: HomeError?) {
        #expect(recurrence.fault == fault)
    }

    @Test func isWrittenInTheOrderOfTheWeek() {
        #expect(Recurrence.weekdays([.friday, .monday]).json.line == #"{"weekdays":["monday","friday"]}"#)
        #expect(Recurrence.every(2, .weeks).json.line == #"{"weeks":2}"#)
    }
}
