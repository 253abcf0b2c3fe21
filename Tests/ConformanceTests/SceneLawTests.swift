import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Laws that hold for every scene.
@Suite struct SceneLawTests {
  @Test("A warm layout equals a cold one after any edit", arguments: CaseFile.all)
  func warmEqualsCold(file: CaseFile) throws {
    var random = SplitMix(seed: 7)
    // Only a sample of the cases, because each is laid out several times.
    for test in try file.cases() where random.chance(20) {
      var tree = test.scene.root
      let environment = test.scene.environment
      var session = TGLayoutSession()
      _ = session.layout(tree, in: environment)
      var paths: [[Int]] = []
      tree.walk { _, path in paths.append(path) }
      for step in 0..<2 {
        guard let path = paths.randomElement(using: &random) else { continue }
        Self.edit(&tree[path: path], Int.random(in: 0..<6, using: &random))
        let warm = session.layout(tree, in: environment).entries
        let cold = tree.layout(in: environment).entries
        if let difference = pairs(warm, cold).first(where: { $0 != $1 }) {
          Issue.record(
            "\(test.name), step \(step) at \(path): \(difference.0) and not \(difference.1)")
        }
      }
    }
  }

  private static func edit(_ view: inout TGView, _ kind: Int) {
    switch kind {
    case 0: view.tg_width.equal(33)
    case 1: view.tg_height.equal(.wrap)
    case 2: view.tg_left.equal(7)
    case 3: view.tg_visibility = view.tg_visibility == .gone ? .visible : .gone
    case 4: view.tg_bottom.equal(10%)
    default: view.tg_content = .text(chars: 9, advance: 7, line: 11)
    }
  }

  @Test("A second layout in place changes nothing", arguments: CaseFile.all)
  func secondLayoutChangesNothing(file: CaseFile) throws {
    var random = SplitMix(seed: 11)
    for test in try file.cases() where random.chance(30) {
      var tree = test.scene.root
      tree.layoutSubviews(in: test.scene.environment)
      let once = tree.descendants.map(\.frame)
      tree.layoutSubviews(in: test.scene.environment)
      if tree.descendants.map(\.frame) != once { Issue.record("\(test.name)") }
      let frames = test.scene.root.layout(in: test.scene.environment).entries.map(\.frame)
      if frames != once { Issue.record("\(test.name): in place and as a value") }
    }
  }

  @Test("Frames are finite and have no negative extents", arguments: CaseFile.all)
  func framesAreValid(file: CaseFile) throws {
    for test in try file.fewerCases() {
      for entry in test.scene.root.layout(in: test.scene.environment).entries {
        let frame = entry.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 {
          Issue.record("\(test.name): \(entry)")
        }
      }
    }
  }
}
