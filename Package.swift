// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tangram",
  products: [
    .library(name: "TangramCore", targets: ["TangramCore"]),
  ],
  targets: [
    .target(name: "TangramCore")
  ]
)
