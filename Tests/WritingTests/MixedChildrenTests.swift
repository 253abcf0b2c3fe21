import Tangram
import Testing

/// Children that come from functions and arrays.
@Suite struct MixedChildrenTests {
  private let rows = ["a", "b"]

  private func row(_ name: String) -> some TGViewProtocol {
    TGLinearLayout(.horz) { TGView("\(name)0") }.named(name)
  }

  @TGViewBuilder private var list: [TGView] {
    for name in rows { TGLinearLayout(.horz).named(name) }
  }

  private func names(@TGViewBuilder _ content: () -> TGSubviews) -> [String?] {
    content().map(\.name)
  }

  @Test func aContainerIsReturnedAsAView() {
    #expect(names { row("a") } == ["a"])
    func card() -> TGView { TGLinearLayout(.vert) { row("a") }.named("card").view }
    #expect(names { card() } == ["card"])
  }

  @Test func arraysOfContainersAreChildren() {
    #expect(names { rows.map { row($0) } } == ["a", "b"])
    #expect(names { list } == ["a", "b"])
    let views: [TGView] = rows.map { name in TGLinearLayout(.horz).named(name).view }
    #expect(names { views } == ["a", "b"])
  }

  @Test func viewsOfDifferentKindsAreChildren() {
    let mixed: [any TGViewProtocol] = [TGView("a"), TGLinearLayout(.vert).named("b")]
    #expect(names { mixed } == ["a", "b"])
    let one: any TGViewProtocol = mixed[1]
    #expect(names { one } == ["b"])
    let first: (any TGViewProtocol)? = mixed.first
    let absent: (any TGViewProtocol)? = nil
    #expect(
      names {
        first
        absent
      } == ["a"])
  }

  @Test func sequencesOfViewsAreChildren() {
    let views = rows.map { TGView($0) }
    #expect(
      names {
        views.dropFirst()
        rows.lazy.map { TGView($0) }
      } == ["b", "a", "b"])
  }
}
