import Foundation
import HomeModel

extension NamedThing.Kind {
    /// The table that has one row for each thing of the kind.
    var table: String {
        switch self {
        case .serviceGroup: "service_group"
        case .actionSet: "action_set"
        case .trigger: "timer"
        default: rawValue
        }
    }
}

extension NamedThing {
    /// The identity of the thing, as a column has it.
    func column(in home: HomeID) -> Data { uuid(in: home).column }

    /// Reads the thing of a row of the log; nil where the row is about none.
    init?(_ columns: CheckedRow) throws {
        guard try columns.optionalText("kind") != nil else { return nil }
        try self.init(columns.choice("kind"), columns.uuid("thing"), of: columns.id("owner"))
    }
}
