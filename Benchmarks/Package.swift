// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that what only benchmarks need stays out of the product.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "beckon", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HomeDatabase", package: "beckon"),
            ]),
        .executableTarget(
            name: "StoreBenchmarks",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HomeDatabase", package: "beckon"),
                .product(name: "HomePostgres", package: "beckon"),
            ]),
        // The right to pair with accessories for a measurement.
        .target(
            name: "FirstHome",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HomeDatabase", package: "beckon"),
                .product(name: "HAPController", package: "beckon"),
            ]),
        .executableTarget(
            name: "ControlBenchmarks",
            dependencies: [
                "FirstHome", .product(name: "HomeModel", package: "beckon"),
                .product(name: "HAPWire", package: "beckon"),
                .product(name: "HAPTransport", package: "beckon"), .product(name: "HAPController", package: "beckon"),
                .product(name: "HAPSimulator", package: "beckon"),
            ]),
        .executableTarget(
            name: "LanguageBenchmarks",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HomeLanguage", package: "beckon"),
            ]),
        // Numbers that are the same in every run.
        .target(name: "Chance"),
        .executableTarget(
            name: "NameBenchmarks",
            dependencies: [
                "Chance", .product(name: "HomeModel", package: "beckon"),
                .product(name: "LanguagePack", package: "beckon"), .product(name: "HomeNames", package: "beckon"),
            ]),
        .executableTarget(
            name: "PairSetups",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HAPCrypto", package: "beckon"),
                .product(name: "HAPWire", package: "beckon"),
            ]),
        // `beckon simulate` as a process, for those that measure against it.
        .target(name: "RunningSimulator"),
        .executableTarget(
            name: "ManyAccessories",
            dependencies: [
                "FirstHome", "RunningSimulator", .product(name: "HomeModel", package: "beckon"),
                .product(name: "HAPWire", package: "beckon"), .product(name: "HAPController", package: "beckon"),
            ]),
        .executableTarget(
            name: "Soak",
            dependencies: [
                "Chance", "FirstHome", "RunningSimulator", .product(name: "HomeModel", package: "beckon"),
                .product(name: "HAPWire", package: "beckon"), .product(name: "HAPController", package: "beckon"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
