// swift-tools-version: 6.2
import PackageDescription

// The containers, a module each, written like a client's: against the public interface alone. None
// knows another, other than what it is built on. Flex and Grid share the box model of CSS, which is no
// client's business: they have package access for that module, and use nothing else of it.
let containers: [(name: String, builtOn: [String])] = [
  ("Linear", []),
  ("Frame", []),
  ("Table", ["Linear"]),
  ("Flow", []),
  ("Float", []),
  ("Relative", []),
  ("Path", []),
  ("Stack", []),
  ("Flex", ["BoxModel"]),
  ("Grid", ["BoxModel"]),
  ("Constraint", []),
]

// What every container's module brings along besides Core: how views are written, and how they are laid out
// and the layout is read.
let foundations = ["Modifiers", "Results"]

// What `import Tangram` brings along besides: what can be asked of views and layouts, and other ways to
// write them.
let extensions = ["Compatibility", "Geometry", "Diagnostics", "Drawing", "Explanations", "Paint"]

func module(_ name: String) -> String { "Tangram\(name)" }

// The test targets to be built, if not all are: TANGRAM_TESTS="TangramCoreTests TangramCLITests"; or
// the targets that are not, each with a minus sign before it.
let chosenTests = Set(Context.environment["TANGRAM_TESTS", default: ""].split(separator: " "))

let package = Package(
  name: "Tangram",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Tangram", targets: ["Tangram"]),
    .library(name: "TangramCore", targets: ["TangramCore"] + foundations.map(module)),
    .library(name: "TangramScene", targets: ["TangramScene"]),
    .library(name: "TangramSceneSwift", targets: ["TangramSceneSwift"]),
    .library(name: "TangramRender", targets: ["TangramRender"]),
    .library(name: "TangramText", targets: ["TangramText"]),
    .library(name: "TangramTextViews", targets: ["TangramTextViews"]),
    .executable(name: "tangram", targets: ["TangramCLI"]),
  ]
    + (extensions + containers.map(\.name)).map {
      .library(name: module($0), targets: [module($0)])
    },
  targets: [
    // Plain values, and memory for them; they know neither views nor layouts.
    .target(name: "TangramValues"),
    .target(name: "TangramCore", dependencies: ["TangramValues"]),
    // What text measures; it knows none of the others.
    .target(name: "TangramText", packageAccess: false),
    .testTarget(
      name: "TangramTextTests", dependencies: ["TangramText"],
      exclude: ["Cases", "Fonts", "Unicode"], packageAccess: false),
    // Views whose content is a paragraph.
    .target(
      name: "TangramTextViews",
      dependencies: ["TangramCore", "TangramText"] + foundations.map { .target(name: module($0)) },
      packageAccess: false),
    .testTarget(
      name: "TangramTextViewsTests", dependencies: ["Tangram", "TangramTextViews"],
      packageAccess: false),
    .target(
      name: "Tangram",
      dependencies: ["TangramCore"]
        + (foundations + extensions + containers.map(\.name)).map { .target(name: module($0)) }),
    .target(
      name: "TangramScene", dependencies: ["Tangram", "TangramPaint", "TangramTextViews"]),
    // Scenes as Swift code.
    .target(
      name: "TangramSceneSwift", dependencies: ["Tangram", "TangramScene", "TangramTextViews"]),
    // The pages and styles are compiled in, so that neither the library nor the tool has to find them.
    .target(
      name: "TangramRender", dependencies: ["Tangram", "TangramPaint", "TangramTextViews"],
      resources: [.embedInCode("Inspector"), .embedInCode("picture.css")]),
    // The server of the tool's playground, which knows neither scenes nor layouts.
    .target(name: "TangramPlayServer"),
    .executableTarget(
      name: "TangramCLI",
      dependencies: [
        "Tangram", "TangramScene", "TangramSceneSwift", "TangramRender", "TangramText",
        "TangramTextViews", "TangramPlayServer",
      ],
      resources: [
        .copy("Fonts"), .embedInCode("Demo"), .embedInCode("Gallery"), .embedInCode("Play/Page"),
      ]),
    .executableTarget(
      name: "TangramBench", dependencies: ["Tangram", "TangramScene"], exclude: ["Peers"]),
    .executableTarget(name: "TangramTextBench", dependencies: ["TangramText"]),
    .target(
      name: "TangramTestSupport", dependencies: ["Tangram", "TangramScene"],
      path: "Tests/TangramTestSupport", exclude: ["Hostile"]),
    // Random trees for as long as one likes; see Tests/fuzz.sh.
    .executableTarget(
      name: "TangramFuzz", dependencies: ["Tangram", "TangramScene", "TangramTestSupport"],
      path: "Tests/TangramFuzz"),
    .testTarget(name: "TangramCoreTests", dependencies: ["Tangram", "TangramTestSupport"]),
    .testTarget(
      name: "TangramSceneTests",
      dependencies: [
        "Tangram", "TangramScene", "TangramSceneSwift", "TangramTextViews", "TangramTestSupport",
      ],
      exclude: ["Expectations"]),
    .testTarget(
      name: "TangramRenderTests",
      dependencies: [
        "Tangram", "TangramRender", "TangramScene", "TangramTextViews", "TangramTestSupport",
      ]),
    .testTarget(
      name: "TangramCLITests",
      dependencies: [
        "Tangram", "TangramCLI", "TangramPlayServer", "TangramSceneSwift", "TangramTestSupport",
      ]),
    .testTarget(
      name: "TangramPlayServerTests",
      dependencies: ["TangramCLI", "TangramPlayServer", "TangramTestSupport"]),
    // Layouts on many threads at once, for the thread sanitizer.
    .testTarget(name: "ThreadTests", dependencies: ["Tangram", "TangramTestSupport"]),
    // Scenes as Swift code, compiled.
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "Tangram", "TangramCLI", "TangramScene", "TangramSceneSwift", "TangramTextViews",
      ]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["TangramScene", "TangramTestSupport"],
      exclude: ["Cases"]),
    // What a client's container may use: the public interface and nothing else.
    .testTarget(
      name: "OwnContainerTests", dependencies: ["Tangram", "TangramTestSupport"],
      packageAccess: false),
    // What a client's program may write.
    .testTarget(name: "WritingTests", dependencies: ["Tangram"], packageAccess: false),
    // One container's module, without the umbrella.
    .testTarget(
      name: "OneModuleTests",
      dependencies: ["TangramFlex", "TangramGrid", "TangramLinear", "TangramTable"],
      packageAccess: false),
    // Three programs in small, as clients write them.
    .testTarget(
      name: "InvoiceTests", dependencies: ["Tangram", "TangramRender", "TangramTextViews"],
      packageAccess: false),
    .testTarget(name: "DashboardTests", dependencies: ["Tangram"], packageAccess: false),
    .testTarget(name: "CardTests", dependencies: ["Tangram"], packageAccess: false),
    // The code of the README and the guides, as it is printed there.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Tangram", "TangramScene", "TangramSceneSwift", "TangramRender", "TangramTextViews",
      ],
      packageAccess: false),
  ]
    + [
      .target(name: "TangramModifiers", dependencies: ["TangramCore"]),
      .target(name: "TangramResults", dependencies: ["TangramCore", "TangramModifiers"]),
    ]
    + extensions.map {
      .target(
        name: module($0),
        dependencies: (["Core"] + foundations).map { .target(name: module($0)) })
    }
    // What items of flex layouts and grids have in common.
    + [
      .target(
        name: "TangramBoxModel",
        dependencies: (["Core", "Explanations"] + foundations).map { .target(name: module($0)) })
    ]
    + containers.map {
      .target(
        name: module($0.name),
        dependencies: (["Core", "Explanations"] + foundations + $0.builtOn).map {
          .target(name: module($0))
        },
        packageAccess: $0.builtOn.contains("BoxModel"))
    }
    + containers.map {
      .testTarget(
        name: "\(module($0.name))Tests",
        dependencies: [
          "Tangram", "TangramScene", "TangramTestSupport", .target(name: module($0.name)),
        ])
    }
)

let leavesOut = chosenTests.contains { $0.hasPrefix("-") }
package.targets.removeAll { target in
  if chosenTests.isEmpty { return false }
  if leavesOut { return chosenTests.contains("-\(target.name)") }
  // No test needs them.
  if ["TangramBench", "TangramTextBench", "TangramFuzz"].contains(target.name) { return true }
  return target.type == .test && !chosenTests.contains(Substring(target.name))
}

// Where the package itself is checked, a warning is an error, and the tests of an optimized build are not
// optimized themselves, which would take half as long again to compile. Who depends on it is not bothered.
if Context.environment["TANGRAM_STRICT"] != nil {
  for target in package.targets {
    var settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
    if target.type == .test {
      settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
  }
}
