// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tangram",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Tangram", targets: ["Tangram"]),
    .library(name: "TangramCore", targets: ["TangramCore"]),
    .library(name: "TangramLinear", targets: ["TangramLinear"]),
    .library(name: "TangramFrame", targets: ["TangramFrame"]),
    .library(name: "TangramRelative", targets: ["TangramRelative"]),
    .library(name: "TangramScene", targets: ["TangramScene"]),
    .executable(name: "tangram", targets: ["TangramCLI"]),
  ],
  targets: [
    .target(name: "TangramCore"),
    .target(name: "TangramLinear", dependencies: ["TangramCore"]),
    .executableTarget(name: "TangramBench", dependencies: ["Tangram"]),
    .target(name: "TangramFrame", dependencies: ["TangramCore"]),
    .target(name: "TangramRelative", dependencies: ["TangramCore"]),
    .testTarget(name: "TangramCoreTests", dependencies: ["Tangram"]),
    .testTarget(name: "TangramLinearTests", dependencies: ["Tangram"]),
    .testTarget(name: "TangramRelativeTests", dependencies: ["TangramScene"]),
    .target(
      name: "Tangram",
      dependencies: ["TangramCore", "TangramLinear", "TangramFrame", "TangramRelative"]),
    .target(name: "TangramScene", dependencies: ["Tangram"]),
    .executableTarget(name: "TangramCLI", dependencies: ["Tangram", "TangramScene"]),
  ]
)
