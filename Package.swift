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
    .library(name: "TangramFlow", targets: ["TangramFlow"]),
    .library(name: "TangramScene", targets: ["TangramScene"]),
    .executable(name: "tangram", targets: ["TangramCLI"]),
  ],
  targets: [
    .target(name: "TangramCore"),
    .target(name: "TangramLinear", dependencies: ["TangramCore"]),
    .executableTarget(name: "TangramBench", dependencies: ["Tangram"]),
    .target(name: "TangramFrame", dependencies: ["TangramCore"]),
    .target(name: "TangramFlow", dependencies: ["TangramCore"]),
    .testTarget(name: "TangramCoreTests", dependencies: ["Tangram"]),
    .testTarget(name: "TangramLinearTests", dependencies: ["Tangram"]),
    .target(
      name: "Tangram",
      dependencies: [
        "TangramCore", "TangramLinear", "TangramFrame", "TangramFlow",
      ]),
    .target(name: "TangramScene", dependencies: ["Tangram"]),
    .executableTarget(name: "TangramCLI", dependencies: ["Tangram", "TangramScene"]),
    .testTarget(
      name: "TangramSceneTests", dependencies: ["Tangram", "TangramScene"],
      exclude: ["Expectations"]),
    .testTarget(name: "TangramCLITests", dependencies: ["Tangram", "TangramCLI"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["TangramScene"], exclude: ["Cases"]),
  ]
)
