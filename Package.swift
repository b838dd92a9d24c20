// swift-tools-version: 6.1
import PackageDescription

// The manifest is the drawing of the house: a target imports only what stands below it.

/// A C library of the system: its module map and shim, and the Debian package that brings it.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// In a release a crash tells its lines, and nothing tells of variables.
///
/// To write those down takes a sixteenth of the processor time to compile. The compiler proper is told
/// so, as its driver goes by the `-g` that the package manager puts behind this.
let optimised: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-gline-tables-only"], .when(configuration: .release))
]

/// A target that the tests have read tens of thousands of sentences, or learn a home's names time and again, is optimised in them
/// too: the language's tests take a seventh of the processor time then, and compiling it takes little more, as it is optimised
/// to be small, which takes two thirds of the processor time that it takes for speed.
let optimisedInTests = optimised + [.unsafeFlags(["-Osize"], .when(configuration: .debug))]

/// A target that waits for people and networks is not optimised in a release: that takes a third of the processor time to
/// compile, and no command is slower, as what it calls is optimised.
let unoptimised = optimised + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// A target and its tests, with the targets and products it stands on; golden data lies beside the tests.
func floor(
    _ name: String, on below: Target.Dependency..., tests: [Target.Dependency] = [], golden: Bool = false,
    settings: [SwiftSetting] = optimised
) -> [Target] {
    [
        .target(name: name, dependencies: below, swiftSettings: settings),
        .testTarget(
            name: name + "Tests", dependencies: [.byName(name: name), "TestSupport"] + below + tests,
            exclude: golden ? ["Golden"] : []),
    ]
}

/// A product that only the hub uses: a build without the trait of it does not even fetch its package.
func hubOnly(_ product: String, of package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Hub"]))
}

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTPTypes = hubOnly("NIOHTTPTypes", of: "swift-nio-extras")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = hubOnly("CoreMetrics", of: "swift-metrics")
let httpTypes = hubOnly("HTTPTypes", of: "swift-http-types")
let serviceLifecycle = hubOnly("ServiceLifecycle", of: "swift-service-lifecycle")
let unixSignals = hubOnly("UnixSignals", of: "swift-service-lifecycle")
/// Hummingbird's server without its router, its files and its tracing: a third less to compile, and all that the hub needs.
let hummingbird = hubOnly("HummingbirdCore", of: "hummingbird")
let hummingbirdTLS = hubOnly("HummingbirdTLS", of: "hummingbird")
let nioSSL = hubOnly("NIOSSL", of: "swift-nio-ssl")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

var targets: [Target] = []

// Floor 0: C libraries, one each.
targets += [
    system("CUTF8Proc", apt: "libutf8proc-dev"),
    system("CSodium", pkgConfig: "libsodium", apt: "libsodium-dev"),
    system("CGMP", pkgConfig: "gmp", apt: "libgmp-dev"),
    system("CFlite", apt: "flite1-dev"),
    system("CALSA", pkgConfig: "alsa", apt: "libasound2-dev"),
    system("CDNSSD", apt: "libavahi-compat-libdnssd-dev"),
    system("CEdit", apt: "libedit-dev"),
    system("CSampleRate", pkgConfig: "samplerate", apt: "libsamplerate0-dev"),
    system("CMosquitto", pkgConfig: "libmosquitto", apt: "libmosquitto-dev"),
]

// How the kernel keeps the clock, and how programs are started; of the C library itself, so that no package brings it.
targets += [.systemLibrary(name: "CTimex"), .systemLibrary(name: "CSpawn")]

// Its pkg-config would link its sound input too, and with that two dozen libraries of sound servers into every start.
targets += [
    .target(
        name: "CPocketSphinx", linkerSettings: [.linkedLibrary("pocketsphinx"), .linkedLibrary("sphinxbase")])
]

// What the process gives back to the system.
targets += [.target(name: "CMemory")]

// libpq, which is loaded when the first server is asked: it would bring two dozen libraries into every start.
targets += [.target(name: "CPostgreSQL")]

// How far words are from each other, and which of some is the nearest.
targets += floor("Spelling", settings: optimisedInTests)

// Which release this is. A script that installs or packages tells the commit; the next one has no Swift compiled anew. It tells
// also of a file with the data of ICU that is needed, named after the symbol that takes the place of all of it.
let released: [CSetting] =
    (Context.environment["BECKON_COMMIT"].map { [.define("BECKON_COMMIT", to: "\"\($0)\"")] } ?? [])
    + (Context.environment["BECKON_ICU_DATA"].map { path in
        let symbol = path.split(separator: "/").last.map(String.init) ?? path
        return [.define("BECKON_ICU_DATA", to: "\"\(path)\""), .define("BECKON_ICU_SYMBOL", to: symbol)]
    } ?? [])
targets += [.target(name: "CRelease", cSettings: released)]

// Floor 1: values. A home, a grammar, a language's messages, a cipher; no clock, no file, no socket.
targets += floor("HomeModel", on: "CUTF8Proc", "Spelling", tests: ["Fluent"], settings: optimisedInTests)
targets += floor("GrammarKit", settings: optimisedInTests)
targets += floor("Fluent", on: "Spelling", settings: optimisedInTests)
targets += floor("HAPCrypto", on: "CSodium", "CGMP", golden: true, settings: optimisedInTests)

// A language as data: the folder that it is read from, how its words change form, how they are misspelt.
targets += floor("LanguagePack", settings: optimisedInTests)

// Floor 2: names and bytes. Still no clock, no file, no socket.
targets += floor("HomeNames", on: "HomeModel", "LanguagePack", "Spelling", settings: optimisedInTests)
targets += floor("HAPWire", on: "HomeModel", "HAPCrypto", golden: true)
targets += floor("WyomingProtocol", on: "HomeModel")
targets += floor("RelayProtocol", on: "HAPCrypto", golden: true)

// What is logged, by which target, and for which utterance.
targets += floor("HomeLog", on: "HomeModel", logging)

// Beside them: what is kept on the disk is its owner's alone.
targets += floor("PrivateStorage")

// What became of what somebody said: values without a word of prose.
targets += floor("HomeOutcomes", on: "HomeModel")

// Floor 3: what words say, words for outcomes, sound, files and sockets.
targets += floor(
    "UtteranceAnalysis", on: "HomeModel", "HomeNames", "LanguagePack", "GrammarKit", "Spelling",
    settings: optimisedInTests)
targets += floor("ReplyRendering", on: "HomeModel", "HomeNames", "HomeOutcomes", "LanguagePack", "Fluent")
targets += floor(
    "HomeSpeech", on: "GrammarKit", "LanguagePack", "CMemory", "CPocketSphinx", "CFlite", "CALSA", "CSampleRate",
    "CSpawn",
    settings: optimisedInTests)
targets += floor("HomePostgres", on: "HomeModel", "HAPCrypto", "CPostgreSQL", logging)
targets += floor(
    "HomeDatabase", on: "HomeModel", "HomeLog", "PrivateStorage", grdb, logging, tests: ["HomePostgres"], golden: true)
targets += floor("HAPTransport", on: "HomeModel", "HAPWire", "PrivateStorage", "CDNSSD", nioCore, nioPosix)
targets += floor("MQTTTransport", on: "PrivateStorage", "CMosquitto")

// Floor 4: what was meant, the control layer, accessories that are not there.
targets += floor(
    "HomeLanguage", on: "HomeModel", "HomeNames", "HomeOutcomes", "LanguagePack", "GrammarKit", "Fluent",
    "UtteranceAnalysis", "ReplyRendering", "Spelling", golden: true,
    settings: optimisedInTests)
targets += floor("HAPController", on: "HomeModel", "HomeLog", "HAPCrypto", "HAPWire", "HAPTransport", logging)
targets += floor("HAPSimulator", on: "HomeModel", "HAPCrypto", "HAPWire", "HAPTransport", settings: unoptimised)

// Floor 5: turns.
targets += floor(
    "HomeConversation", on: "HomeModel", "HomeLog", "HomeOutcomes", "UtteranceAnalysis", "HomeLanguage",
    "ReplyRendering", logging, golden: true,
    settings: unoptimised)

// Floor 6: the parts together.
targets += floor(
    "BeckonRuntime", on: "HomeModel", "HomeLog", "Fluent", "GrammarKit", "HAPCrypto", "HomeNames", "HAPWire",
    "HomeOutcomes",
    "LanguagePack", "ReplyRendering", "UtteranceAnalysis", "HomeLanguage", "HomeSpeech", "HomeDatabase", "HomePostgres",
    "HAPTransport",
    "HAPController",
    "HAPSimulator", "HomeConversation", "PrivateStorage", "RelayProtocol", "CRelease", "CTimex", logging,
    settings: unoptimised)

// Floor 7: what is always on.
targets += floor(
    "BeckonHub", on: "BeckonRuntime", "HomeModel", "HomeLog", "HomeOutcomes", "HAPCrypto", "HAPWire", "HAPTransport",
    "MQTTTransport",
    "ReplyRendering",
    "HomeSpeech", "WyomingProtocol", "RelayProtocol",
    hummingbird, hummingbirdTLS, nioSSL, httpTypes, nioHTTPTypes, logging, metrics, serviceLifecycle, unixSignals,
    nioCore,
    nioPosix,
    tests: [nioEmbedded], settings: unoptimised)

// Floor 8: the program.
targets += [
    .executableTarget(
        name: "beckon",
        dependencies: [
            "BeckonRuntime", "CEdit", "CMemory", argumentParser,
            .target(name: "BeckonHub", condition: .when(traits: ["Hub"])),
            .target(name: "MQTTTransport", condition: .when(traits: ["Hub"])),
        ],
        swiftSettings: unoptimised)
]

// What the tests share: the homes known by heart. As a test target it is no part of a build of the program.
targets += [
    .testTarget(
        name: "TestSupport", dependencies: ["HomeModel"], path: "Tests/TestSupport",
        exclude: ["Homes", "Devices", "avahi"])
]

// Real controller, real simulator, real encryption, over loopback.
targets += [
    .testTarget(
        name: "LoopbackTests",
        dependencies: ["HomeModel", "HAPWire", "HAPTransport", "HAPController", "HAPSimulator", "TestSupport"])
]

// The whole house: real processes, driven as a person drives them.
targets += [
    .testTarget(
        name: "EndToEnd", dependencies: ["beckon", "TestSupport", "MQTTTransport", "RelayProtocol", grdb],
        path: "Tests/EndToEnd")
]

let package = Package(
    name: "beckon",
    // What the benchmarks measure and the fuzzer feeds, from packages of their own.
    products: [
        "HomeModel", "LanguagePack", "HomeNames", "HomeLanguage", "HomeDatabase", "HomePostgres", "HAPCrypto",
        "HAPWire",
        "HAPTransport",
        "HAPController", "HAPSimulator", "WyomingProtocol", "RelayProtocol",
    ].map { .library(name: $0, targets: [$0]) },
    traits: [
        .trait(name: "Hub", description: "`beckon serve`, with its HTTP server and TLS: half of what is compiled."),
        .default(enabledTraits: ["Hub"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.1"),
        .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.36.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
