// swift-tools-version: 6.2
import PackageDescription

// The coverage-guided target is a package of its own: its flags would keep Tangram from being a
// dependency of others. Build it by Tests/fuzz.sh, which lets the library be instrumented, too.
let package = Package(
  name: "SceneFuzz",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Tangram", path: "../..")],
  targets: [
    .executableTarget(
      name: "SceneFuzz",
      dependencies: [
        .product(name: "Tangram", package: "Tangram"),
        .product(name: "TangramScene", package: "Tangram"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
  ]
)
