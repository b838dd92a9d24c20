// swift-tools-version: 6.1
import PackageDescription

// A package of its own, because libFuzzer runs its program and the sanitizers want it built their way.
let package = Package(
    name: "fuzzing",
    dependencies: [.package(name: "beckon", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "FuzzParser",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HomeLanguage", package: "beckon"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "FuzzWire",
            dependencies: [
                .product(name: "HomeModel", package: "beckon"), .product(name: "HAPCrypto", package: "beckon"),
                .product(name: "HAPWire", package: "beckon"), .product(name: "WyomingProtocol", package: "beckon"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    ],
    swiftLanguageModes: [.v6]
)
