// swift-tools-version: 6.2
import PackageDescription

// The coverage-guided fuzz targets are a separate package: a package with their unsafe compiler flags
// could not be used as a dependency. Build them with Tests/fuzz.sh, which also instruments the library.
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
