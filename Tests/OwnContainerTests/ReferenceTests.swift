import Synchronization
import Tangram
import Testing

/// How a custom container sees the references of its children's sizes and positions.
@Suite struct ReferenceTests {
  let room = TGSize(width: 300, height: 100)

  /// Lays out children, and returns what `look` reports about each child, by name.
  private func seen(
    _ children: [TGView], isRightToLeft: Bool = false,
    _ look: @escaping @Sendable (TGChild) -> String
  ) -> [String] {
    let log = Log()
    let lens = Lens(Lens.Algorithm { child in log.add(look(child)) }) { children }
    let environment = TGEnvironment(size: room, isRightToLeft: isRightToLeft)
    _ = lens.size(100, 100).layout(in: environment)
    return log.lines
  }

  @Test func positionsExposeTheirReferences() {
    var (first, second) = (TGView("a"), TGView("b"))
    first.tg_left.equal(.superview(.right))
    second.tg_left.equal(first.tg_right, offset: 4)
    second.tg_right.equal(7)
    second.tg_centerY.equal(.this(.top))
    let seen = seen([first, second]) { child in
      let across = child[.horizontal]
      return [
        "\(across.startPosition.kind)", text(across.startPosition.reference),
        "\(across.endPosition.kind)",
        text(child[.vertical].centerPosition.reference), "\(across.hasPlainMargins)",
      ].joined(separator: " ")
    }
    #expect(
      seen == [
        "reference container.trailing none none false",
        "reference 0.trailing number itself.top false",
      ])
  }

  @Test func anchorsNameTheEdgesAsWritten() {
    var (first, second) = (TGView("a"), TGView("b"))
    second.tg_left.equal(first.tg_right)
    second.tg_right.min(first.tg_left)
    let look: @Sendable (TGChild) -> String = { child in
      let across = child[.horizontal]
      let written = [across.startPosition.attribute, across.endPosition.attribute].map {
        "\($0) \(text(child.anchor(of: $0))) \(text(child.anchor(ofLowerBoundOf: $0)))"
      }
      return written.joined(separator: ", ")
    }
    let plain = "leading none none, trailing none none"
    #expect(seen([first, second], look) == [plain, "left right none, right none left"])
    let mirrored = seen([first, second], isRightToLeft: true, look)
    #expect(mirrored == [plain, "right none left, left right none"])
  }

  @Test func sizesExposeTheirReferencesAndBounds() {
    var (first, second) = (TGView("a"), TGView("b"))
    first.tg_width.equal(20).min(.wrap, increment: 2).max(second.tg_width, multiple: 3)
    second.tg_width.equal(first.tg_width, increment: 5, multiple: 2)
    second.tg_height.equal(10).min(4).max(8)
    let seen = seen([first, second]) { child in
      let across = child[.horizontal]
      let bounds = [across.lowerBound, across.upperBound].map { bound in
        bound.map { "\($0.kind) \(text($0.reference)) \($0.points { 10 } ?? 0)" } ?? "none"
      }
      return """
        \(text(across.sizeReference)) \(across.multiple) \(across.increment) \
        \(bounds[0]), \(bounds[1]) \(child[.vertical].isBoundedByNumbers)
        """
    }
    #expect(
      seen == [
        "none 1.0 0.0 wrap none 12.0, reference 1.width 30.0 false",
        "0.width 2.0 5.0 none, none true",
      ])
  }

  @Test func listsExposeSiblingIndices() {
    var (first, second, third) = (TGView("a"), TGView("b"), TGView("c"))
    first.tg_width.equal([second.tg_width, third.tg_width])
    var stranger = TGView()
    second.tg_centerY.equal([third.tg_centerY, stranger.tg_centerY])
    third.tg_baseline.equal(first.tg_baseline, offset: 3)
    let seen = seen([first, second, third]) { child in
      let baseline = child.baseline.map { "\(text($0.reference)) \($0.offset)" } ?? "none"
      return "\(child[.horizontal].sizeList) \(child[.vertical].centerPosition.list) \(baseline)"
    }
    #expect(seen == ["[1, 2] [] none", "[] [2] none", "[] [] 0.baseline 3.0"])
  }

  @Test func usesFrameAndIsGoneAreDistinct() {
    let children = [
      TGView("a"), TGView("b").with { $0.tg_useFrame = true }, TGView("c").visibility(.gone),
    ]
    #expect(
      seen(children) { "\($0.usesFrame) \($0.isGone)" } == [
        "false false", "true false", "false true",
      ])
  }
}

private func text(_ reference: TGChildReference?) -> String {
  guard let reference else { return "none" }
  if case .sibling(let place) = reference.target { return "\(place).\(reference.attribute)" }
  return "\(reference.target).\(reference.attribute)"
}

private func text(_ anchor: TGAnchor?) -> String { anchor.map { "\($0.attribute)" } ?? "none" }

/// Passes its children to a closure.
private struct Lens: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var look: @Sendable (TGChild) -> Void
    var name: String { "lens" }
    func layout(_ pass: TGPass) { for child in pass.allChildren { look(child) } }

    init(_ look: @escaping @Sendable (TGChild) -> Void) { self.look = look }
  }
}

private final class Log: Sendable {
  private let all = Mutex<[String]>([])
  func add(_ line: String) { all.withLock { $0.append(line) } }
  var lines: [String] { all.withLock { $0 } }
}
