import Tangram
import Testing

@testable import TangramDiagnostics

/// The parts of a diagnostic.
@Suite struct DiagnosticTests {
  private let room = TGSize(width: 100, height: 100)

  private func nested(_ depth: Int, _ mistake: (inout TGView) -> Void) -> TGView {
    var tree = TGView("leaf").size(5, 5)
    for _ in 0..<depth {
      tree = TGFrameLayout { tree }.size(50, 50).view
      mistake(&tree)
    }
    return tree
  }

  @Test func aDiagnosticHasAllItsParts() throws {
    let tree = TGFrameLayout {
      TGFrameLayout { TGView(.size(5, 5)).width(5) }.size(20, 20)
    }.size(50, 50)
    let diagnostic = try #require(tree.layout(in: room).diagnostics.first)
    #expect(diagnostic.code == "content-without-size")
    #expect(diagnostic.code.description == "content-without-size")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.path == [0, 0])
    #expect(diagnostic.place == "[0][0]")
    #expect(diagnostic.property == "height")
    #expect(diagnostic.message == "has no value, so the content of the view is ignored")
    #expect(diagnostic.remedy == "write `.height(.wrap)`")
    #expect(diagnostic.others == 0)
    #expect(
      diagnostic.description
        == "[0][0]: height has no value, so the content of the view is ignored; "
        + "write `.height(.wrap)`")
  }

  @Test func severitiesAreOrdered() {
    #expect(TGDiagnostic.Severity.allCases.sorted() == [.hint, .warning, .error])
    #expect(TGDiagnostic.Severity.allCases.map(\.rawValue) == ["hint", "warning", "error"])
  }

  @Test func equalTreesHaveEqualDiagnostics() {
    let tree = nested(30) { $0.tg_left.equal(.nan) }
    let (one, other) = (tree.layout(in: room).diagnostics, tree.layout(in: room).diagnostics)
    #expect(one == other)
    #expect(Set(one).union(other).count == one.count)
    #expect(one.dropFirst() != other.dropLast())
  }

  @Test("Paths of 8,000 nested diagnostics take storage in proportion to the views")
  func nestedMistakes() throws {
    let tree = nested(8_000) { $0.tg_left.equal(.nan) }
    let layout = tree.layout(in: room)
    let diagnostics = layout.diagnostics
    #expect(diagnostics.count == 50)
    #expect(diagnostics.reduce(0) { $0 + 1 + $1.others } == 8_000)
    // All paths together would have 32 million indices.
    let last = try #require(diagnostics.last)
    #expect(last.path == Array(repeating: 0, count: last.path.count))
    #expect(diagnostics.allSatisfy { $0.description.utf8.count < 200 })
  }

  @Test func aLongPathIsAbridged() throws {
    var tree = nested(25) { _ in }
    tree = TGFrameLayout { tree }.size(50, 50).view
    let path = Array(repeating: 0, count: 26)
    tree[path: path].name = nil
    tree[path: path].tg_height.clear()
    let diagnostic = try #require(tree.layout(in: room).diagnostics.first)
    #expect(diagnostic.path == path)
    #expect(diagnostic.place == "[0][0][0][0][0][0][0][0]…[0][0][0][0] at level 26")
  }

  @Test func customDiagnosticsHaveCodeSeverityAndRemedy() {
    let problem = TGDiagnostic.Kind.other(
      "is 0; there is one", code: "masonry-columns", severity: .error, remedy: "say at least 1")
    let facts = problem.facts(for: "columns", in: .swift)
    #expect(facts.code == "masonry-columns")
    #expect(facts.severity == .error)
    #expect(facts.message == "is 0; there is one")
    #expect(facts.remedy == "say at least 1")
    let short = TGDiagnostic.Kind.other("is 0").facts(for: "columns", in: .swift)
    #expect(short.code == .other && short.severity == .warning && short.remedy == nil)
  }

  @Test func consequencesOfAnotherMistakeAreNotReported() {
    // The frame is too small only because of an absurd number, so there is no second diagnostic.
    let tree = TGFrameLayout { TGView("a").size(1e300, 5) }.size(50, 50)
    #expect(tree.layout(in: room).diagnostics.map(\.code) == ["too-large"])
    let moved = TGFrameLayout { TGView("a").size(5, 5).left(1e300) }.size(50, 50)
    #expect(moved.layout(in: room).diagnostics.map(\.code) == ["too-large"])
  }
}

/// Validation finds every defect at the right place, and nothing where there is none.
@Suite struct ValidationTests {
  private let room = TGSize(width: 100, height: 100)

  private func codes(_ tree: some TGViewProtocol) -> [String] {
    tree.layout(in: room).validate().map(\.code.rawValue)
  }

  private func line(_ heights: [Double], space: Double = 0) -> TGLinearLayout {
    TGLinearLayout(.vert, spacing: space) { heights.map { TGView().size(10, $0) } }
      .size(50, 50)
  }

  @Test func aLineThatFitsIsValid() {
    #expect(codes(line([10, 20, 20])) == [])
    #expect(codes(line([10.3, 20.4, 19.3])) == [])
  }

  @Test func overflowIsReported() {
    #expect(codes(line([10, 20, 21.5])) == ["overflow"])
    let small = line([10, 60])
    #expect(small.layout(in: room).diagnostics == small.layout(in: room).validate())
  }

  @Test func negativeGapsAndMarginsAreNotReported() {
    #expect(codes(line([10, 20], space: -5)) == [])
    let pulled = TGLinearLayout(.vert) {
      TGView().size(10, 10)
      TGView().size(10, 10).margin(top: -5)
    }
    #expect(codes(pulled.size(50, 50)) == [])
  }

  @Test func childrenOfAFrameLayoutMayOverlap() {
    let frame = TGFrameLayout { (0..<3).map { _ in TGView().size(10, 10) } }
    #expect(codes(frame.size(50, 50)) == [])
  }

  @Test("Each overlapping child is reported with an earlier one")
  func overlaps() {
    let crowded = TGLinearLayout(.vert) {
      for name in ["a", "b", "c"] { TGView(name).size(10, 30) }
    }.size(50, 60).with { $0.tg_gravity = TGGravity.vert.between }
    #expect(
      crowded.layout(in: room).validate().map(\.description) == [
        "b: frame overlaps a by 15", "c: frame overlaps b by 15",
      ])
  }

  @Test("In a flow, children of different lines are compared, too")
  func overlapsAcrossLines() {
    let flow = TGFlowLayout(.vert, arrangedCount: 2) {
      for name in ["a", "b", "c"] { TGView(name).size(10, 30) }
    }.size(50, 60)
    #expect(codes(flow) == [])
    var crowded = flow
    crowded.subviews[2].transform = TGAffineTransform(translationX: 0, y: -10)
    #expect(codes(crowded) == [], "what is transformed is meant")
  }

  @Test func aLongColumnIsValid() {
    let column = TGLinearLayout(.vert) { (0..<3_000).map { _ in TGView().size(10, 1) } }
    #expect(codes(column.size(50, 3_000)) == [])
  }

  @Test func invisibleViewsAreNotValidated() {
    let column = line([10, 60])
    #expect(codes(TGFrameLayout { column.visibility(.invisible) }.size(60, 60)) == [])
  }

  @Test func keptFramesMayBeOffThePixelGrid() {
    let kept = TGView("kept").frame(TGRect(x: 0.3, y: 0.3, width: 5.5, height: 5.5)).useFrame()
    #expect(codes(TGFrameLayout { kept }.size(9, 9)) == [])
  }

  @Test("Content may overflow a scrolled container")
  func scrolling() {
    let scrolled = line([10, 60]).with { $0.bounds.origin = TGPoint(x: 0, y: 20) }
    #expect(codes(scrolled) == [])
  }
}
