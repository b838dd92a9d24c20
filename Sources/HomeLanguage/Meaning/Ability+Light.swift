import FoundationEssentials
import HomeModel
import HomeOutcomes

#if canImport(Glibc)
import Glibc
#endif

/// Colours and whites of lamps.
extension Service {
    func color(_ hue: Double, _ saturation: Double) -> Ability {
        both(set("Hue", to: hue), set("Saturation", to: saturation))
    }

    /// A white: in mired where the lamp has that, else as a colour.
    ///
    /// A number is refused where the lamp does not take it; what was said by a word is the nearest that it has.
    func white(_ kelvin: Double, isWord: Bool) -> Ability {
        guard let metadata = writable("ColorTemperature") else {
            guard (1000...20_000).contains(kelvin) else {
                return writable("Hue") == nil ? .cannot : .outOfRange(.range(1000, 20_000, .kelvin))
            }
            // White without more is no colour at all.
            let color = isWord && kelvin == 4000 ? Color(hue: 0, saturation: 0) : Color(kelvin: kelvin)
            return self.color(color.hue, color.saturation)
        }
        let mired = (1_000_000 / kelvin).rounded()
        if isWord { return set("ColorTemperature", to: metadata.within(mired)) }
        return set("ColorTemperature", to: mired).inKelvin(metadata)
    }

    /// Some steps from the present colour towards another.
    func tinted(_ hue: Double, _ saturation: Double, _ steps: Double) -> Ability {
        let now = Color(
            hue: self["Hue"]?.value?.number ?? 0, saturation: self["Saturation"]?.value?.number ?? 0)
        let color = now.mixed(with: Color(hue: hue, saturation: saturation), share: min(0.35 * steps, 1))
        return self.color(color.hue, color.saturation)
    }
}

extension Ability {
    /// The same with a range of mired said in kelvin.
    fileprivate func inKelvin(_ metadata: CharacteristicMetadata) -> Ability {
        guard case .outOfRange = self, let least = metadata.minimum, let most = metadata.maximum, least > 0 else {
            return self
        }
        let kelvin = [most, least].map { ((1_000_000 / $0) / 10).rounded() * 10 }
        return .outOfRange(.range(kelvin[0], kelvin[1], .kelvin))
    }
}
