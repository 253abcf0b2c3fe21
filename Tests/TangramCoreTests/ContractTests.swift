import Synchronization
import Tangram
import Testing

/// What a custom container may request from its children and from the solver.
@Suite struct ContractTests {
  private let room = TGSize(width: 300, height: 200)

  /// Lays out views in a container that runs `layout`, and returns the notes that `layout` took.
  private func notes(
    _ views: [TGView], _ layout: @escaping @Sendable (TGPass, Notes) -> Void
  ) -> [String] {
    let notes = Notes()
    let probe = Probe(Probe.Algorithm { layout($0, notes) }) { views }
    _ = probe.size(100, 100).layout(in: room)
    return notes.lines
  }

  @Test func childrenExposeTheTargetsOfTheirSizeReferences() {
    var (first, second, third) = (TGView("a"), TGView("b"), TGView("c"))
    first.tg_width.equal(second.tg_width)
    first.tg_height.equal(.superview(.height))
    second.tg_width.equal(first.tg_width)
    second.tg_height.equal(third.tg_width)
    third.tg_width.equal(30)
    third.tg_height.equal(.this(.width))
    let lines = notes([first, second, third]) { pass, notes in
      for child in pass.allChildren {
        let targets = [
          child[.horizontal].sizeReference?.target, child[.vertical].sizeReference?.target,
        ]
        notes.add(targets.map { target in target.map { "\($0)" } ?? "none" }.joined(separator: " "))
      }
    }
    #expect(lines == ["sibling(1) container", "sibling(0) sibling(2)", "none itself"])
  }

  @Test func valuesThatDoNotAffectLayoutsAreReadFromTheTree() {
    var (first, second) = (TGView("a"), TGView("b"))
    first[Remark.self] = "kept"
    second[Remark.self] = nil
    let lines = notes([first, second]) { pass, notes in
      for child in pass.allChildren { notes.add(child[Remark.self] ?? "none") }
    }
    #expect(lines == ["kept", "none"])
  }

  @Test func theBaselineChildCanBeSetAndReset() {
    let lines = notes([TGView("a").size(5, 5), TGView("b").size(5, 5)]) { pass, notes in
      notes.add("\(pass.baselineChild == nil)")
      pass.baselineChild = pass[1]
      notes.add("\(pass.baselineChild.map { pass.index(of: $0) } ?? -1)")
      pass.baselineChild = nil
      notes.add("\(pass.baselineChild == nil)")
    }
    #expect(lines == ["true", "1", "true"])
  }

  @Test func isIndefiniteCanBeSetAndReset() {
    let lines = notes([TGView("a").size(5, 5)]) { pass, notes in
      let down = pass[0][.vertical]
      notes.add("\(down.isIndefinite)")
      down.isIndefinite = true
      notes.add("\(down.isIndefinite)")
      down.isIndefinite = false
      notes.add("\(down.isIndefinite)")
    }
    #expect(lines == ["false", "true", "false"])
  }

  @Test func numberWithinBoundsEqualsTheClampedNumber() {
    func bounded(_ width: Double, _ least: Double?, _ most: Double?) -> TGView {
      var view = TGView()
      view.tg_height.equal(1)
      view.tg_width.equal(width)
      if let least { view.tg_width.min(least) }
      if let most { view.tg_width.max(most) }
      return view
    }
    var turned = bounded(50, nil, 20)
    turned.tg_width.equal(12)
    var tied = bounded(50, 10, nil)
    tied.tg_width.max(.superview(.width), multiple: 0.25)
    let views = [
      bounded(50, nil, nil), bounded(50, 5, 1000), bounded(50, 60, nil), bounded(50, nil, 20),
      bounded(50, 80, 70), turned, tied,
    ]
    let lines = notes(views) { pass, notes in
      for child in pass.children {
        let width = child[.horizontal]
        notes.add("\(width.numberWithinBounds) \(width.clamp(width.number(or: 0)))")
      }
    }
    #expect(
      lines == [
        "50.0 50.0", "50.0 50.0", "60.0 60.0", "20.0 20.0", "70.0 70.0", "12.0 12.0", "25.0 25.0",
      ])
  }

  @Test func childrenMayHaveEndsDetectsEndPositions() {
    func mayHaveEnds(_ change: (inout TGView) -> Void) -> [String] {
      var view = TGView("a").size(5, 5)
      change(&view)
      return notes([TGView("b").size(.fill, 5), view]) { pass, notes in
        notes.add("\(pass.childrenMayHaveEnds)")
      }
    }
    #expect(mayHaveEnds { _ in } == ["false"])
    #expect(mayHaveEnds { $0.tg_leading.equal(3) } == ["false"])
    #expect(mayHaveEnds { $0.tg_trailing.equal(3) } == ["true"])
    #expect(mayHaveEnds { $0.tg_bottom.equal(3) } == ["true"])
    #expect(mayHaveEnds { $0.tg_right.equal(.superview(.right)) } == ["true"])
    #expect(mayHaveEnds { $0.tg_bottom.equal(20%) } == ["true"])
    #expect(mayHaveEnds { $0.tg_trailing.equal(3, offset: 2) } == ["true"])
    #expect(
      mayHaveEnds {
        $0.tg_content = .text(chars: 3, advance: 1, line: 1)
        $0.tg_bottom.equal(2)
      } == ["true"])
  }

  @Test func positionsAreClampedToEdgesOfSiblings() {
    let first = TGView("a")
    func edge(_ attribute: TGAttribute) -> TGAnchor { TGAnchor(.view(first.id), attribute) }
    var (second, third) = (TGView("b"), TGView("c"))
    second.tg_left.min(edge(.right), offset: 2.0).max(edge(.trailing), offset: 90.0)
    second.tg_right.min(edge(.left)).max(edge(.centerX))
    second.tg_top.min(edge(.centerY))
    third.tg_bottom.max(edge(.bottom))
    third.tg_centerX.max(.superview(.right), offset: 4.0)
    let lines = notes([first, second, third]) { pass, notes in
      let (a, b, c) = (pass[0], pass[1], pass[2])
      (a[.horizontal].origin, a[.horizontal].extent) = (10, 20)
      (a[.vertical].origin, a[.vertical].extent) = (40, 8)
      for number in [0.0, 15, 500] {
        notes.add(
          "\(b[.horizontal].startPosition.clamp(number)) \(b[.horizontal].endPosition.clamp(number)) "
            + "\(b[.vertical].startPosition.clamp(number)) \(c[.vertical].endPosition.clamp(number)) "
            + "\(c[.horizontal].centerPosition.clamp(number))")
      }
    }
    // The container's edges do not bound a position, but offsets do.
    #expect(
      lines == ["32.0 10.0 44.0 0.0 0.0", "32.0 15.0 44.0 15.0 4.0", "120.0 20.0 500.0 48.0 4.0"])
  }

  // MARK: - Measuring in ever new sizes

  /// The notes of a container that measures a text inside another container 1,200 times.
  private func measured(
    width: TGLayoutSize.Keyword, height: TGLayoutSize.Keyword = .wrap, work: Int? = nil,
    _ measure: @escaping @Sendable (TGPass, Double) -> Double?
  ) -> (lengths: [Double], reports: [String]) {
    let text = TGLinearLayout(.vert) {
      TGView(.text(chars: 100_000, advance: 1, line: 1)).size(width, .wrap)
    }.named("text").size(width, height)
    let notes = Notes()
    let algorithm = Probe.Algorithm { pass in
      for number in 1...1_200 { notes.add("\(measure(pass, Double(number)) ?? -1)") }
    }
    var environment = TGEnvironment(size: room)
    if let work { environment.limits.workPerView = work }
    let layout = Probe(algorithm) { text }.named("probe").size(100, 100).layout(in: environment)
    return (notes.lines.compactMap(Double.init), layout.remarks.map(\.description))
  }

  private let unsettled =
    "text: size and the children's sizes keep changing each other; the sizes from the last layout pass are kept; "
    + "give the container a size or a maximum"

  @Test("A container measured at too many sizes reuses its last result")
  func manySizes() {
    let (heights, reports) = measured(width: .fill) { pass, number in
      pass.measure(pass[0], width: number)?.height
    }
    let exact = (1...1_200).map { (100_000 / Double($0)).rounded(.up) }
    #expect(heights.prefix(400) == exact.prefix(400))
    #expect(Set(heights.suffix(100)).count == 1)
    #expect(heights.last != exact.last)
    #expect(reports == [unsettled])
  }

  @Test func tooManyAsIfWrappingMeasurementsReuseTheLastResult() {
    let (heights, reports) = measured(width: .fill, height: .fill) { pass, number in
      pass.measure(pass[0], width: number, asIfWrapping: .vertical)?.height
    }
    let exact = (1...1_200).map { (100_000 / Double($0)).rounded(.up) }
    #expect(heights.prefix(400) == exact.prefix(400))
    #expect(Set(heights.suffix(100)).count == 1)
    #expect(heights.last != exact.last)
    #expect(reports == [unsettled])
  }

  @Test func contentWidthsAtTooManyHeightsFallBackToAnyHeight() {
    let (widths, reports) = measured(width: .wrap) { pass, number in
      pass.contentWidth(.greatest, of: pass[0], height: number)
    }
    #expect(widths == Array(repeating: 100_000, count: 1_200))
    #expect(reports == [unsettled])
  }

  @Test func withoutWorkLeftAContainerKeepsItsFirstSize() {
    let (heights, reports) = measured(width: .fill, work: 0) { pass, number in
      pass.measure(pass[0], width: number)?.height
    }
    #expect(heights == Array(repeating: 100_000, count: 1_200))
    #expect(
      reports == [
        unsettled.replacing("text", with: "probe"),
        "probe: layout exceeds the work limit; "
          + "unfinished containers keep their last result",
      ])
  }

  @Test("Nesting depth does not affect the sizes that are measured inside", arguments: [3, 60])
  func depth(depth: Int) {
    func root(_ sizes: Int, _ depth: Int) -> TGLayout {
      let text = TGLinearLayout(.vert) {
        TGView(.text(chars: 100_000, advance: 1, line: 1)).size(.fill, .wrap)
      }.size(.fill, .wrap)
      let algorithm = Probe.Algorithm { pass in
        let heights = (1...sizes).map { pass.measure(pass[0], width: Double($0))?.height ?? 0 }
        pass[.vertical].size = heights.reduce(0, +)
      }
      var view = Probe(algorithm) { text }.named("probe").size(100, .wrap).view
      for _ in 0..<depth { view = TGFrameLayout { view }.size(.wrap).view }
      return view.layout(in: room)
    }
    let (deep, flat) = (root(40, depth), root(40, 0))
    #expect(deep["probe"] == flat["probe"])
    #expect(deep.remarks == [])
    // Beyond the number of sizes that are cached, results may be inexact, but then a diagnostic says so.
    let (many, exact) = (root(300, depth), root(300, 0))
    let isSettled = !many.remarks.contains { $0.problem == .unsettled }
    #expect(!isSettled || many["probe"] == exact["probe"])
    #expect(exact.remarks == [])
  }
}

/// A custom value that does not affect layout.
private enum Remark: TGViewKey {
  static let defaultValue: String? = nil
  static let affectsLayout = false
}

/// A container that runs the given closure.
private struct Probe: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var run: @Sendable (TGPass) -> Void
    var name: String { "probe" }
    func layout(_ pass: TGPass) { run(pass) }
    init(_ run: @escaping @Sendable (TGPass) -> Void) { self.run = run }
  }
}

private final class Notes: Sendable {
  private let all = Mutex<[String]>([])
  func add(_ line: String) { all.withLock { $0.append(line) } }
  var lines: [String] { all.withLock { $0 } }
}
