// swift-tools-version: 6.2
import PackageDescription

// One module per container, each written against the public interface only, as a client would write it. A
// container depends on another one only where it is built on it. Flex and Grid share the CSS box model,
// which is not public: they have package access for that module and use it for nothing else.
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

// What every container's module re-exports besides Core: the modifiers that describe views, and layout and
// its results.
let foundations = ["Modifiers", "Results"]

// What `import Tangram` re-exports in addition: queries about views and layouts, and other ways to write
// them.
let extensions = ["Compatibility", "Geometry", "Diagnostics", "Drawing", "Explanations", "Paint"]

func module(_ name: String) -> String { "Tangram\(name)" }

// The test targets to build, if not all of them: TANGRAM_TESTS="TangramCoreTests TangramCLITests". Targets
// with a minus sign in front are left out instead.
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
    // Plain values and their storage; independent of views and layouts.
    .target(name: "TangramValues"),
    .target(name: "TangramCore", dependencies: ["TangramValues"]),
    // Text measurement; depends on no other module.
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
    // Generates Swift code from scenes.
    .target(
      name: "TangramSceneSwift", dependencies: ["Tangram", "TangramScene", "TangramTextViews"]),
    // Pages and styles are compiled in, so that neither the library nor the tool has to locate them at run
    // time.
    .target(
      name: "TangramRender", dependencies: ["Tangram", "TangramPaint", "TangramTextViews"],
      resources: [.embedInCode("Inspector"), .embedInCode("picture.css")]),
    // The HTTP server of the playground; independent of scenes and layouts.
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
    // Tests random trees for as long as wanted; see Tests/fuzz.sh.
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
    // Compiles the Swift code that is generated from scenes.
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "Tangram", "TangramCLI", "TangramScene", "TangramSceneSwift", "TangramTextViews",
      ]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["TangramScene", "TangramTestSupport"],
      exclude: ["Cases"]),
    // Custom containers, which may use only the public interface.
    .testTarget(
      name: "OwnContainerTests", dependencies: ["Tangram", "TangramTestSupport"],
      packageAccess: false),
    // Client code that must compile.
    .testTarget(name: "WritingTests", dependencies: ["Tangram"], packageAccess: false),
    // Uses the module of one container without the umbrella module.
    .testTarget(
      name: "OneModuleTests",
      dependencies: ["TangramFlex", "TangramGrid", "TangramLinear", "TangramTable"],
      packageAccess: false),
    // Three small programs, as clients would write them.
    .testTarget(
      name: "InvoiceTests", dependencies: ["Tangram", "TangramRender", "TangramTextViews"],
      packageAccess: false),
    .testTarget(name: "DashboardTests", dependencies: ["Tangram"], packageAccess: false),
    .testTarget(name: "CardTests", dependencies: ["Tangram"], packageAccess: false),
    // The code blocks of the README and the guides.
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
    // What flex items and grid items have in common.
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
  // Tests do not need these programs.
  if ["TangramBench", "TangramTextBench", "TangramFuzz"].contains(target.name) { return true }
  return target.type == .test && !chosenTests.contains(Substring(target.name))
}

// When the package itself is checked, warnings are errors, and test targets stay unoptimized even in a
// release build, which would take half as long again to compile. Packages that depend on this one are
// unaffected.
if Context.environment["TANGRAM_STRICT"] != nil {
  for target in package.targets {
    var settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
    if target.type == .test {
      settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
    }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
  }
}
