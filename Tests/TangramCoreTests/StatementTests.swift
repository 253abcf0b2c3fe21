import Tangram
import Testing

/// Statements that set a single property of a position or size.
@Suite struct StatementTests {
  @Test func onlyChainedStatementsCreateALiveNode() {
    var view = TGView()
    view.tg_width.equal(20)
    view.tg_height.equal(.wrap)
    view.tg_left.equal(2.5)
    view.tg_top.equal(10%)
    view.tg_width.min(5)
    view.tg_width.max(50)
    #expect(view.stored.live == nil)
    view.tg_width.equal(20).max(50)
    #expect(view.stored.live != nil)
  }

  @Test(arguments: statements.indices)
  func aStatementEqualsWritingThroughAKeptHandle(index: Int) {
    let statement = Self.statements[index]
    var (inOne, kept) = (TGView(), TGView())
    for view in [TGView(), Self.full] {
      (inOne, kept) = (view, view)
      statement.inOne(&inOne)
      statement.kept(&kept)
      #expect(inOne.description == kept.description)
      #expect(inOne.node.x == kept.node.x && inOne.node.y == kept.node.y)
      #expect(inOne.node.flags == kept.node.flags)
    }
  }

  @Test func statementsAndHandlesWriteToTheSameView() {
    var view = TGView()
    let width = view.tg_width
    view.tg_width.equal(20)
    #expect(width.numberVal == 20)
    width.equal(30)
    #expect(view.tg_width.numberVal == 30)
  }

  @Test func aStatementDoesNotChangeCopies() {
    var view = TGView()
    _ = view.tg_width
    let copy = view
    view.tg_width.equal(20)
    var other = copy
    #expect(other.tg_width.value == nil)
    #expect(view.tg_width.numberVal == 20)
  }

  @Test func assigningAHandleSetsAReference() {
    var (view, other) = (TGView(), TGView())
    view.tg_left = other.tg_right
    view.tg_width = other.tg_height
    #expect(view.tg_left.posVal == TGAnchor(.view(other.id), .right))
    #expect(view.tg_width.sizeVal == TGAnchor(.view(other.id), .height))
  }

  @Test func assigningAHandleToItselfChangesNothing() {
    var view = TGView()
    view.tg_width.equal(20)
    let width = view.tg_width
    view.tg_width = width
    #expect(view.tg_width.numberVal == 20)
  }

  @Test func aStatementChangesChildrenInPlace() {
    var box = TGFrameLayout { TGView() }
    box.subviews[0].tg_width.equal(7)
    #expect(box.subviews[0].stored.live == nil)
    #expect(box.layout(in: TGSize(width: 50, height: 50))[path: [0]]?.width == 7)
  }

  /// A view on which many properties are set already.
  private static let full = TGView().width(10, increment: 1, min: 2, max: 50).height(.fill)
    .leading(3, offset: 1).trailing(4).top(5).bottom(6).centerX(7)

  private struct Statement: Sendable {
    let inOne: @Sendable (inout TGView) -> Void
    let kept: @Sendable (inout TGView) -> Void
  }

  private static let other = TGView("other")

  private static let statements: [Statement] = [
    Statement(
      inOne: { $0.tg_width.equal(3) },
      kept: {
        let width = $0.tg_width
        width.equal(3)
      }),
    Statement(
      inOne: { $0.tg_left.equal(3) },
      kept: {
        let left = $0.tg_left
        left.equal(3)
      }),
    Statement(
      inOne: { $0.tg_trailing.equal(3.5) },
      kept: {
        let trailing = $0.tg_trailing
        trailing.equal(3.5)
      }),
    Statement(
      inOne: { $0.tg_top.equal(5%) },
      kept: {
        let top = $0.tg_top
        top.equal(5%)
      }),
    Statement(
      inOne: { $0.tg_height.equal(.wrap) },
      kept: {
        let height = $0.tg_height
        height.equal(.wrap)
      }),
    Statement(
      inOne: { $0.tg_height.equal(40%) },
      kept: {
        let height = $0.tg_height
        height.equal(40%)
      }),
    Statement(
      inOne: { $0.tg_width.equal($0.tg_width) },
      kept: {
        let width = $0.tg_width
        width.equal(width)
      }),
    Statement(
      inOne: { $0.tg_width.equal($0.tg_height) },
      kept: {
        let (width, height) = ($0.tg_width, $0.tg_height)
        width.equal(height)
      }),
    Statement(
      inOne: {
        var other = other
        $0.tg_bottom.equal(other.tg_top)
      },
      kept: {
        var other = other
        let bottom = $0.tg_bottom
        bottom.equal(other.tg_top)
      }),
    Statement(
      inOne: { $0.tg_width.equal(.superview(.height)) },
      kept: {
        let width = $0.tg_width
        width.equal(.superview(.height))
      }),
    Statement(
      inOne: { $0.tg_width.min(3) },
      kept: {
        let width = $0.tg_width
        width.min(3)
      }),
    Statement(
      inOne: { $0.tg_width.max(9.5) },
      kept: {
        let width = $0.tg_width
        width.max(9.5)
      }),
    Statement(
      inOne: { $0.tg_top.min(3.5) },
      kept: {
        let top = $0.tg_top
        top.min(3.5)
      }),
    Statement(
      inOne: { $0.tg_right.max(9) },
      kept: {
        let right = $0.tg_right
        right.max(9)
      }),
  ]
}
