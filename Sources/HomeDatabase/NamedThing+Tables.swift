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

    /// The list of a home that things of the kind are in, as observers know it.
    var topic: HomeEvent.Topic {
        switch self {
        case .home: .home
        case .room: .rooms
        case .zone: .zones
        case .accessory: .accessories
        case .service: .services
        case .serviceGroup: .serviceGroups
        case .actionSet: .actionSets
        case .trigger: .triggers
        case .user: .users
        }
    }
}

extension NamedThing {
    /// The identity of the thing, as a column has it.
    func column(in home: HomeID) -> Data {
        switch self {
        case .home: home.column
        case .room(let id): id.column
        case .zone(let id): id.column
        case .accessory(let id): id.column
        case .service(let reference): reference.service.column
        case .serviceGroup(let id): id.column
        case .actionSet(let id): id.column
        case .trigger(let id): id.column
        case .user(let id): id.column
        }
    }

    /// The accessory that has the service, where it is one.
    var ownerColumn: Data? { if case .service(let reference) = self { reference.accessory.column } else { nil } }

    /// Reads the thing of a row of the log; nil where the row is about none.
    init?(_ columns: CheckedRow) throws {
        guard try columns.optionalText("kind") != nil else { return nil }
        let kind: Kind = try columns.choice("kind")
        switch kind {
        case .home: self = .home
        case .room: self = .room(try columns.id("thing"))
        case .zone: self = .zone(try columns.id("thing"))
        case .accessory: self = .accessory(try columns.id("thing"))
        case .service:
            self = .service(ServiceReference(accessory: try columns.id("owner"), service: try columns.id("thing")))
        case .serviceGroup: self = .serviceGroup(try columns.id("thing"))
        case .actionSet: self = .actionSet(try columns.id("thing"))
        case .trigger: self = .trigger(try columns.id("thing"))
        case .user: self = .user(try columns.id("thing"))
        }
    }
}
