import Foundation
import Tangram
import TangramScene
import Testing

@testable import TangramCLI

/// What every scene of the gallery must satisfy.
@Suite struct GallerySceneTests {
  /// The names of the containers in scenes.
  private static let kinds = [
    "linear", "frame", "table", "relative", "flow", "float", "path", "hstack", "vstack", "zstack",
    "flex", "grid", "constraints",
  ]

  @Test func thereAreManyScenesWithUniqueNames() {
    let names = GalleryScene.all.map(\.name)
    #expect(names.count >= 20)
    #expect(Set(names).count == names.count)
    // The names are arguments of a command.
    #expect(names.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isLowercase } })
  }

  @Test("Every kind of container occurs in at least two scenes", arguments: kinds)
  func eachKindOccursTwice(kind: String) {
    let scenes = GalleryScene.all.filter { $0.json.contains(#""layout": "\#(kind)""#) }
    #expect(scenes.count >= 2)
  }

  @Test("Scenes have no errors or warnings", arguments: GalleryScene.all)
  func noErrorsOrWarnings(scene: GalleryScene) throws {
    for isRightToLeft in [false, true] {
      var read = try scene.scene
      read.environment.isRightToLeft = isRightToLeft
      let found = read.layout().diagnostics.filter { $0.severity >= .warning }
      #expect(found.map(\.description) == [])
    }
  }

  @Test("Scenes have 5 to 60 views, which are named", arguments: GalleryScene.all)
  func viewsAreNamed(scene: GalleryScene) throws {
    let layout = try scene.scene.layout()
    #expect((5...60).contains(layout.entries.count))
    #expect(layout.entries.first?.name != nil)
    let leaves = layout.entries.filter { $0.view.subviews.isEmpty }
    // Only spacers may be unnamed leaves.
    let nameless = leaves.filter { $0.name == nil }
    let spacers = scene.json.components(separatedBy: #"{"spacer""#).count - 1
    #expect(nameless.count == spacers)
  }

  @Test("Scenes survive a round trip", arguments: GalleryScene.all)
  func roundTrip(scene: GalleryScene) throws {
    let first = try scene.scene
    let second = try TGScene(json: first.json(), fonts: FontLibrary(folders: []).fonts)
    #expect(second.json() == first.json())
    #expect(second.layout().entries == first.layout().entries)
    #expect(second.environment == first.environment)
  }

  @Test(
    "Nothing overflows, and views overlap only in a zstack",
    arguments: GalleryScene.all)
  func nothingOverlaps(scene: GalleryScene) throws {
    let read = try scene.scene
    let layout = read.layout()
    #expect(layout.overflowing.map(\.description) == [])
    #expect(layout.frame.width <= read.environment.size.width)
    #expect(layout.frame.height <= read.environment.size.height)
    let families = Dictionary(grouping: layout.entries.dropFirst()) { $0.path.dropLast() }
    var overlaps: [String] = []
    for (path, children) in families {
      let parent = path.reduce(read.root) { $0.subviews[$1] }
      if TGZStack(parent) != nil { continue }
      for (index, child) in children.enumerated() {
        for other in children[..<index] where child.frame.overlaps(other.frame) {
          overlaps.append("\(child) and \(other)")
        }
      }
    }
    #expect(overlaps == [])
  }
}

/// The descriptions of some scenes are true.
@Suite struct GalleryDescriptionTests {
  @Test func theClockHasTwelveAboveAndThreeToTheRight() throws {
    let layout = try TGScene(json: #require(GalleryScene.named("clock")).json).layout()
    #expect(layout["12"] == TGRect(x: 133, y: 13, width: 34, height: 34))
    #expect(layout["3"] == TGRect(x: 253, y: 133, width: 34, height: 34))
    #expect(layout["Hands"] == TGRect(x: 95, y: 95, width: 110, height: 110))
  }

  @Test func plansHaveEqualHeightsAndWrapInANarrowRoom() throws {
    var scene = try TGScene(json: #require(GalleryScene.named("plans")).json)
    let wide = ["Basic", "Studio", "Works"].compactMap { scene.layout()[$0] }
    #expect(wide.count == 3)
    #expect(Set(wide.map(\.minY)).count == 1)
    #expect(Set(wide.map(\.height)).count == 1)
    scene.environment.size = TGSize(width: 380, height: 600)
    let narrow = ["Basic", "Studio", "Works"].compactMap { scene.layout()[$0]?.minY }
    #expect(narrow.count == 3)
    #expect(Set(narrow).count == 2)
  }
}

extension TGRect {
  /// Whether two rectangles share an area; edges that touch do not count.
  fileprivate func overlaps(_ other: TGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension GalleryScene {
  /// The scene, read with the tool's built-in fonts.
  var scene: TGScene {
    get throws { try TGScene(json: json, fonts: FontLibrary(folders: []).fonts) }
  }
}
