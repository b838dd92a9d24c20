import HomeLanguage
import HomeModel
import HomeOutcomes

/// What somebody asks for by hand: at a tile, a button, a switch on the wall.
public enum ManualCommand: Sendable {
    /// A value of a service.
    case set(CharacteristicType, JSON, of: ServiceReference)
    /// A scene of a home.
    case run(ActionSet, home: String)

    /// What it comes to, as if a sentence had been understood so; nil where the service is gone, has no such state or cannot
    /// take the value.
    func outcome(_ parser: Parser) -> Outcome? {
        switch self {
        case .set(let type, let told, let reference):
            guard let home = parser.homes.first(where: { $0.service(reference) != nil }),
                let (_, service) = home.service(reference),
                let metadata = service.settings.first(where: { $0.type == type })?.metadata,
                let target = parser.target(type, of: reference)
            else { return nil }
            // What the protocol does not let be is no value.
            guard let value = try? ValueDomain(of: type, as: metadata).value(of: told) else { return nil }
            return parser.understood("", [Intent(action: .set(type, value), targets: [target])])
        case .run(let scene, let home):
            let targets = scene.actions.compactMap { parser.target($0.characteristic, of: $0.service) }
            guard !targets.isEmpty else { return nil }
            return parser.understood("", [Intent(action: .run(scene, home: home), targets: targets)])
        }
    }
}
