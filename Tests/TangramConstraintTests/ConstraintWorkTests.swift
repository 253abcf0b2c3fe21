import Tangram
import Testing

/// The amount of work that a layout takes; see `TGLimits`.
@Suite struct ConstraintWorkTests {
  /// Whether this work limit per view is sufficient for a layout.
  private func suffices(_ workPerView: Int, _ layout: TGConstraintLayout) -> Bool {
    var environment = TGEnvironment(size: TGSize(width: 320, height: 200))
    environment.limits.workPerView = workPerView
    let diagnostics = layout.view.layout(in: environment).diagnostics
    return !diagnostics.contains { $0.code == "too-much-work" }
  }

  // The limit counts at least 1,000 views, even in a smaller tree.
  @Test(arguments: [250, 1_000]) func workIsProportionalToTheNumberOfViews(count: Int) {
    #expect(suffices(count / 250, list(count)))
    #expect(suffices(count / 125, row(count)))
    #expect(!suffices(count / 1_000, row(count)))
  }

  /// A column of views, each tied to the one before it.
  private func list(_ count: Int) -> TGConstraintLayout {
    let views = (0..<count).map { _ in TGView() }
    var list = fixed(views)
    for (index, view) in views.enumerated() {
      list.make(view) {
        $0.leading.trailing.equalToSuperview()
        $0.height.equalTo(20)
        if index > 0 { $0.top.equalTo(views[index - 1].bottomAnchor) } else { $0.top.equalTo(4) }
      }
    }
    return list
  }

  /// A row of views of equal widths that are determined by all constraints together.
  private func row(_ count: Int) -> TGConstraintLayout {
    let views = (0..<count).map { _ in TGView() }
    var row = fixed(views)
    row.distribute(views, along: .horizontal, spacing: 0.01)
    for view in views { row.make(view) { $0.top.bottom.equalToSuperview() } }
    return row
  }
}
