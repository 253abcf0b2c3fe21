import Tangram
import Testing

/// A rule that is generic over its numbers computes the same in a layout and in an explanation.
@Suite struct SharedRuleTests {
  /// A rule that uses every operation.
  private func rule<Number: TGRuleNumber>(_ one: Double, _ other: Double) -> [Number] {
    let (left, right) = (Number(one).named("left"), Number(other))
    var added = left
    added += right
    return [
      left + right, left - right, left * right, left / right, left.atLeast(right),
      left.atMost(right), .larger(left, right), (left - right).magnitude,
      (left + right).by("the sum").named("sum") - left, .percentage(left, of: right), added,
    ]
  }

  @Test(arguments: [(3, 4), (-2.5, 0.5), (7, 7), (0, 12), (1e9, -1)])
  func numbersAndReasonsAgree(one: Double, other: Double) {
    let (numbers, reasons): ([Double], [TGReason]) = (rule(one, other), rule(one, other))
    #expect(reasons.map(\.value) == numbers)
  }

  @Test func labelsAndBoundsAppearOnlyInExplanations() {
    let reasons: [TGReason] = rule(3, 4)
    #expect(reasons[0].description == "left 3 + 4")
    #expect(reasons[4].description == "max(left 3, 4)")
    #expect(reasons[5].description == "left 3")
    #expect(reasons[6].description == "4")
    #expect(reasons[8].description == "sum 7 − left 3")
  }

  @Test func aRuleReadsAChildAndItsContainer() {
    let view = MiddleLayout(Middle()) {
      TGView("a").size(20, 10).with { $0.tg_left.equal(10%) }
    }
    .named("M").size(120, 50).padding(10)
    let layout = view.layout(in: TGSize(width: 200, height: 200))
    #expect(layout["a"] == TGRect(x: 55, y: 0, width: 20, height: 10))
    #expect(
      layout.explain("a")?.x.description
        == "left padding 10 + left margin 10 + (M's content width 100 − left margin 10 − a's width 20) / 2"
    )
  }
}

/// Places children horizontally in the middle of the space that their margins leave.
private struct MiddleLayout: TGContainer {
  typealias Algorithm = Middle
  var view: TGView
}

private struct Middle: TGLayoutAlgorithm, Equatable {
  var name: String { "middle" }

  func layout(_ pass: TGPass) {
    for child in pass.children {
      child[.horizontal].extent = child[.horizontal].number
      child[.vertical].extent = child[.vertical].number
      child[.horizontal].origin = start(of: child[.horizontal])
    }
  }

  func explain(_ pass: TGPass) {
    for child in pass.children {
      child.reasons(.horizontal).explain(origin: start(of: child.reasons(.horizontal)))
    }
  }

  private func start<Child: TGRuleChild>(of child: Child) -> Child.Number {
    let (container, room) = (child.container, child.container.content)
    let (before, after) = (child.marginBefore(of: room), child.marginAfter(of: room))
    return container.paddingStart + before
      + (room - before - after - child.extent) / Child.Number(2)
  }
}
