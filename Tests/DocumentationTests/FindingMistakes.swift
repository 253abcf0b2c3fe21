import Tangram
import Testing

@Suite struct FindingMistakes {
  private let room = TGSize(width: 375, height: 667)

  /// What `print` prints.
  private func print(_ diagnostic: TGDiagnostic) { printed.lines.append("\(diagnostic)") }

  private let printed = Printed()

  private final class Printed {
    var lines: [String] = []
  }

  /// Lines of output, as the guide shows them.
  private func expectPrinted(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(printed.lines == lines, sourceLocation: sourceLocation)
    printed.lines = []
  }

  @Test func aViewWithoutAHeight() {
    let nameless = TGLinearLayout(.vert) {
      TGView(.text(chars: 12, advance: 7, line: 16)).named("title").width(.fill)
      TGView("button").size(60, 20)
    }.size(160, 80)

    says(nameless.layout(in: room)["title"], "(0, 0, 160, 0)")
    says(nameless.layout(in: room)["button"], "(0, 0, 60, 20)")
    print(nameless.layout(in: room).diagnostics[0])

    expectPrinted(
      """
      title: height has no value, so the content of the view is ignored; write `.height(.wrap)`
      """)

    let layout = nameless.layout(in: room)
    for diagnostic in layout.diagnostics { print(diagnostic) }
    #expect(printed.lines.count == 1)

    withKnownIssue {
      let serious = layout.diagnostics.filter { $0.severity > .hint }
      #expect(serious.map(\.description) == [])
    }
  }

  @Test func marginsInAWrappingParent() {
    let badge = TGFrameLayout {
      TGView("background").margin(0)
    }.named("badge").size(.wrap)
    print(badge.layout(in: room).diagnostics[0])

    // swift-format-ignore
    expectPrinted(
      """
      background: width depends on the parent, whose size depends on its children, so it has no effect; give the view or its parent a size of its own
      """)

    let labeled = TGFrameLayout {
      TGView("background").margin(0)
      TGView(.text(chars: 5, advance: 7, line: 16)).named("label").size(.wrap).margin(leading: 4)
    }.size(.wrap)
    says(labeled.layout(in: room)["background"], "(0, 0, 39, 16)")
    says(labeled.layout(in: room).diagnostics.count, "0")
  }

  @Test func aGapOfOnePixel() {
    let columns = TGHStack {
      for name in ["a", "b", "c"] { TGView(name).size(33.4, 10) }
    }.size(100, 10)
    let rounded = columns.layout(in: TGEnvironment(size: room, snapping: .sizes))
    says(rounded["b"], "(33, 0, 33, 10)")
    says(rounded["c"], "(67, 0, 33, 10)")
    print(rounded.validate()[0])

    expectPrinted(
      """
      b: frame leaves a gap of 1 before c; use `snapping: .edges`, so that adjacent views share edges
      """)

    says(columns.layout(in: room).validate().count, "0")
  }

  @Test func cyclicReferences() {
    var (left, right) = (TGView("left").size(20, 10), TGView("right").size(20, 10))
    left.tg_left.equal(right.tg_right)
    right.tg_left.equal(left.tg_right)
    let circle = TGRelativeLayout {
      left
      right
    }.size(100, 50)
    print(circle.layout(in: room).diagnostics[0])

    // swift-format-ignore
    expectPrinted(
      """
      right: left depends on itself: left.left → right.right → right.left → left.right → left.left; the last reference is ignored
      """)
  }

  @Test func overflowingContent() {
    let toolbar = TGLinearLayout(.horz, spacing: 8) {
      TGView("search").size(120, 20)
      TGView("share").size(60, 20)
    }.named("toolbar").size(160, 20)
    print(toolbar.layout(in: room).diagnostics[0])

    // swift-format-ignore
    expectPrinted(
      """
      toolbar: width is too small for the content; share overflows by 28; make the container larger, let it wrap its content, or let the content shrink
      """)

    let elastic = TGLinearLayout(.horz, spacing: 8) {
      TGView("search").width(.fill, min: 40).height(20)
      TGView("share").size(60, 20)
    }.size(160, 20)
    says(elastic.layout(in: room)["search"], "(0, 0, 92, 20)")
    says(elastic.layout(in: room).diagnostics.count, "0")
  }
}
