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
    .library(name: "TangramScene", targets: ["TangramScene"]),
    .executable(name: "tangram", targets: ["TangramCLI"]),
    .library(name: "TangramPath", targets: ["TangramPath"]),
  ],
  targets: [
    .target(name: "TangramCore"),
    .target(name: "TangramLinear", dependencies: ["TangramCore"]),
    .executableTarget(name: "TangramBench", dependencies: ["Tangram"]),
    .target(name: "TangramFrame", dependencies: ["TangramCore"]),
    .testTarget(name: "TangramCoreTests", dependencies: ["Tangram"]),
    .testTarget(name: "TangramLinearTests", dependencies: ["Tangram"]),
    .target(name: "TangramScene", dependencies: ["Tangram"]),
    .executableTarget(name: "TangramCLI", dependencies: ["Tangram", "TangramScene"]),
    .target(name: "TangramPath", dependencies: ["TangramCore"]),
    .target(
      name: "Tangram",
      dependencies: ["TangramCore", "TangramLinear", "TangramFrame", "TangramPath"]),
    .testTarget(name: "TangramPathTests", dependencies: ["TangramPath"]),
  ]
)
