// swift-tools-version: 6.2
import PackageDescription

// The coverage-guided targets are a package of their own: their flags would keep Tangram from being a
// dependency of others. Build them by Tests/fuzz.sh, which lets the library be instrumented, too.
let package = Package(
  name: "SceneFuzz",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Tangram", path: "../..")],
  targets: [
    .target(name: "FuzzerDriver"),
    .executableTarget(
      name: "SceneFuzz",
      dependencies: [
        "FuzzerDriver", .product(name: "Tangram", package: "Tangram"),
        .product(name: "TangramScene", package: "Tangram"),
        .product(name: "TangramTextViews", package: "Tangram"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
    .executableTarget(
      name: "FontFuzz",
      dependencies: ["FuzzerDriver", .product(name: "TangramText", package: "Tangram")],
      swiftSettings: [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
)
