// swift-tools-version: 6.2
import PackageDescription

/// The containers: one module each, and none knows another, except where it is built on it.
let containers = ["Linear"]

let package = Package(
  name: "Tangram",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Tangram", targets: ["Tangram"]),
    .library(name: "TangramCore", targets: ["TangramCore"]),
    .library(name: "TangramLinear", targets: ["TangramLinear"]),
  ],
  targets: [
    .target(name: "TangramCore"),
    .target(name: "TangramLinear", dependencies: ["TangramCore"]),
    .target(name: "Tangram", dependencies: ["TangramCore", "TangramLinear"]),
  ]
)
