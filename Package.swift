// swift-tools-version: 6.0
import PackageDescription

// The manifest is the drawing of the house: a target imports only what stands below it.

/// A C library of the system: its module map and shim, and the Debian package that brings it.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A target and its tests, with the targets and products it stands on.
func floor(_ name: String, on below: Target.Dependency...) -> [Target] {
    [
        .target(name: name, dependencies: below),
        .testTarget(name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + below),
    ]
}

var targets: [Target] = []

// Floor 0: C libraries, one each.
targets += [
    system("CUTF8Proc", pkgConfig: "libutf8proc", apt: "libutf8proc-dev"),
    system("CPocketSphinx", pkgConfig: "pocketsphinx", apt: "libpocketsphinx-dev"),
    system("CFlite", apt: "flite1-dev"),
    system("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
    system("CSampleRate", pkgConfig: "samplerate", apt: "libsamplerate0-dev"),
]

// Floor 1: values. A home, a grammar, a cipher; no clock, no file, no socket.
targets += floor("HomeModel", on: "CUTF8Proc")
targets += floor("GrammarKit")

// Floor 3: between words and their meaning, between sound and words, between values and bytes that move.
targets += floor("HomeSpeech", on: "GrammarKit", "CPocketSphinx", "CFlite", "CALSA", "CSampleRate")

// What the tests share: the homes known by heart.
targets += [.target(name: "TestSupport", dependencies: ["HomeModel"], path: "Tests/TestSupport")]

let package = Package(
    name: "beckon",
    targets: targets,
    swiftLanguageModes: [.v6]
)
