import HomeModel
import Testing

/// Row S5: how often a trigger may come again.
struct RecurrenceTests {
    @Test(
        "S5: a recurrence goes from five minutes to five weeks",
        arguments: [
            (Recurrence.every(4, .minutes), HomeError.recurrenceTooSmall as HomeError?), (.every(5, .minutes), nil),
            (.every(50_400, .minutes), nil), (.every(50_401, .minutes), .recurrenceTooLarge),
            (.every(0, .hours), .recurrenceTooSmall),
            (.every(1, .hours), nil), (.every(841, .hours), .recurrenceTooLarge), (.every(35, .days), nil),
            (.every(36, .days), .recurrenceTooLarge), (.every(5, .weeks), nil),
            (.every(.max, .weeks), .recurrenceTooLarge),
            (.every(.min, .minutes), .recurrenceTooSmall), (.weekdays([]), .invalidParameter),
            (.weekdays([.sunday]), nil),
        ])
    func s5GoesFromFiveMinutesToFiveWeeks(recurrence: Recurrence, fault: HomeError?) {
        #expect(recurrence.fault == fault)
    }

    @Test("S5: the bounds are whole numbers of every unit") func s5TheBoundsOfEveryUnit() {
        #expect(Recurrence.Unit.allCases.map(\.allowed) == [5...50_400, 1...840, 1...35, 1...5])
        for unit in Recurrence.Unit.allCases {
            for count in [unit.allowed.lowerBound, unit.allowed.upperBound] {
                #expect(Recurrence.every(count, unit).fault == nil)
                #expect(Recurrence(json: Recurrence.every(count, unit).json) == .every(count, unit))
            }
            let (less, more) = (unit.allowed.lowerBound - 1, unit.allowed.upperBound + 1)
            #expect(Recurrence.every(less, unit).fault == .recurrenceTooSmall)
            #expect(Recurrence.every(more, unit).fault == .recurrenceTooLarge)
            #expect(Recurrence(json: Recurrence.every(more, unit).json) == nil)
        }
    }

    @Test func isWrittenInTheOrderOfTheWeek() {
        #expect(Recurrence.weekdays([.friday, .monday]).json.line == #"{"weekdays":["monday","friday"]}"#)
        #expect(Recurrence.every(2, .weeks).json.line == #"{"weeks":2}"#)
    }
}
