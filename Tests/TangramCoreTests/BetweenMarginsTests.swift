import Tangram
import Testing

/// With two margins along an axis, a view fills the space between them, whatever its content.
///
/// If the margins leave no space, there is a diagnostic.
@Suite struct BetweenMarginsTests {
  private let room = TGSize(width: 375, height: 667)
  private let text = TGView(.text(chars: 3, advance: 5, line: 10)).named("text").size(.wrap)

  private func diagnostics(_ tree: some TGContainer) -> [String] {
    tree.layout(in: room).diagnostics.map(\.description)
  }

  @Test func aTextBetweenMarginsOfAWrappingContainerIsReported() {
    let message =
      "depends on the parent, whose size depends on its children, so it has no effect; "
      + "give the view or its parent a size of its own"
    #expect(
      diagnostics(TGFrameLayout { text.margin(4) }.size(.wrap)) == [
        "text: width \(message)", "text: height \(message)",
      ])
    #expect(
      diagnostics(TGLinearLayout(.vert) { text.margin(4) }.size(.wrap)) == [
        "text: width \(message)"
      ])
  }

  @Test func aTextWithoutSpaceBetweenItsMarginsIsReported() {
    #expect(
      diagnostics(TGFrameLayout { text.margin(leading: 50, trailing: 50) }.size(100, 20)) == [
        "text: width depends on the remaining space, but there is none, so it is 0; "
          + "set a minimum, or make other views smaller"
      ])
  }

  @Test func aContainerBetweenMarginsOfAWrappingParentIsReported() {
    let box = TGFrameLayout { TGView().size(5, 5) }.named("box").size(.wrap)
    #expect(diagnostics(TGFrameLayout { box.margin(4) }.size(.wrap)).count == 2)
    #expect(diagnostics(TGFrameLayout { box }.padding(4).size(.wrap)).isEmpty)
  }

  /// Containers that place children by margins, around the given children.
  private func containers(_ children: [TGView]) -> [TGView] {
    [
      TGFrameLayout { for child in children { child } }.view,
      TGRelativeLayout { for child in children { child } }.view,
      TGLinearLayout(.vert) { for child in children { child } }.view,
    ]
  }

  /// Containers that measure a wrapping child, around `inner`.
  private func surroundings(_ inner: TGView) -> [TGView] {
    [
      TGFlexLayout(.row) { inner }.alignItems(.start).size(300, 300).view,
      TGFlexLayout(.column) { inner }.alignItems(.start).size(300, 300).view,
      TGGridLayout(columns: [.auto]) { inner }.justifyItems(.start).size(300, 300).view,
      TGConstraintLayout { inner }.size(300, 300).with { card in
        card.make(inner) { $0.left.top.equalToSuperview() }
      }.view,
      TGVStack { inner }.size(300, 300).view,
      TGFlowLayout(.vert) { inner }.size(300, 300).view,
      TGFloatLayout(.vert) { inner }.size(300, 300).view,
    ]
  }

  @Test func wrappingContainersIncludeSizeAndMarginsInAnyParent() {
    for container in containers([TGView("A").size(50, 10).left(10).right(20)]) {
      for tree in surroundings(container.named("inner").size(.wrap)) {
        let layout = tree.layout(in: room)
        #expect(layout["inner"]?.width == 80, "\(layout)")
        #expect(layout["A"]?.minX == 10 && layout["A"]?.width == 50, "\(layout)")
        #expect(layout.diagnostics.map(\.property) == [], "\(layout.diagnostics)")
      }
    }
  }

  /// A flex or grid item without a size is as large as its content, as if it wrapped.
  @Test func aContainerWithoutASizeWrapsInFlexLayoutsAndGrids() {
    for container in containers([TGView("A").size(50, 10).left(10).right(20)]) {
      for tree in surroundings(container.named("inner")).prefix(3) {
        let layout = tree.layout(in: room)
        #expect(layout["A"]?.minX == 10 && layout["A"]?.width == 50, "\(layout)")
      }
    }
  }

  @Test func aContainerStretchedBetweenMarginsStretchesItsChild() {
    let child = TGView("A").size(50, 10).left(10).right(20)
    let inner = TGFrameLayout { child }.named("inner").size(.wrap).left(5).right(5)
    let layout = TGFrameLayout { inner }.size(300, 300).layout(in: room)
    #expect(layout["inner"]?.width == 290 && layout["A"]?.width == 260)
  }

  @Test func aSessionFollowsAContainerThatStartsOrStopsWrapping() {
    for container in containers([TGView("A").size(50, 10).left(10).right(20)]) {
      for tree in surroundings(container.named("inner").view) {
        var (session, version) = (TGLayoutSession(), tree)
        for change: (inout TGView) -> Void in [
          { $0.tg_width.equal(60) }, { $0.tg_width.equal(.wrap) }, { $0.tg_width.equal(nil) },
          { $0.tg_width.equal(90) }, { $0.tg_width.equal(nil) }, { $0.tg_width.equal(.wrap) },
        ] {
          change(&version.subviews[0])
          let (warm, cold) = (session.layout(version, in: room), version.layout(in: room))
          #expect(warm.entries.map(\.frame) == cold.entries.map(\.frame), "\(cold)")
        }
      }
    }
  }

  @Test func wrappingContainersIncludeSizeAndMargins() {
    let child = TGView("A").size(50, 10).left(10).right(20)
    for container in containers([child]) {
      let layout = container.size(.wrap).layout(in: room)
      #expect(layout.frame.size == TGSize(width: 80, height: 10))
      #expect(layout["A"] == TGRect(x: 10, y: 0, width: 50, height: 10))
      #expect(layout.diagnostics == [])
      #expect(layout.explain("A")?.description.contains("width 50 = tg_width.equal(50)") == true)
    }
    let column = TGView("A").size(10, 50).top(10).bottom(20)
    let down = TGLinearLayout(.horz) { column }.size(.wrap).layout(in: room)
    #expect(down.frame.size == TGSize(width: 10, height: 80))
  }

  @Test func theEndMarginYieldsInAWiderWrappingContainer() {
    let child = TGView("A").size(50, 10).left(10).right(20)
    for container in containers([child, TGView("B").size(100, 10)]) {
      let layout = container.size(.wrap).layout(in: room)
      #expect(layout.frame.width == 100)
      #expect(layout["A"]?.width == 50)
      #expect(
        layout.diagnostics.map(\.description) == [
          "A: right is set to 20, but becomes 40: in a container that wraps its children, the opposite "
            + "margin and the width of the view take precedence; remove the width or one of the margins"
        ])
    }
  }

  @Test func bothMarginsOverrideTheWidthInASizedContainer() {
    let child = TGView("A").size(50, 10).left(10).right(20)
    for container in containers([child]) {
      #expect(container.size(100, 50).layout(in: room)["A"]?.width == 70)
    }
  }

  @Test func emptyTextsAreNotReported() {
    let empty = TGView(.text(chars: 0, advance: 5, line: 10)).size(.wrap)
    #expect(diagnostics(TGFrameLayout { empty.margin(4) }.size(100, 20)).isEmpty)
    #expect(diagnostics(TGFrameLayout { empty.margin(4) }.size(.wrap)).isEmpty)
  }
}

/// The size of a plain root view along one axis may follow the other, as it does inside a container.
@Suite struct PlainRootRatioTests {
  private func frame(_ view: TGView) -> TGRect {
    view.layout(in: TGSize(width: 200, height: 100)).frame
  }

  @Test func aSizeMayFollowTheOtherAxis() {
    #expect(
      frame(TGView().width(.fill).aspectRatio(4)) == TGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(frame(TGView().height(40).aspectRatio(1.5)).size == TGSize(width: 60, height: 40))
    #expect(frame(TGView().width(20%).height(.this(.width))).size == TGSize(width: 40, height: 40))
    let between = TGView().margin(leading: 10, trailing: 30).height(.this(.width), multiple: 0.5)
    #expect(frame(between) == TGRect(x: 10, y: 0, width: 160, height: 80))
  }

  @Test func sizesThatReferToEachOtherAreReported() {
    let view = TGView("a").width(.this(.height)).height(.this(.width))
    let layout = view.layout(in: TGSize(width: 200, height: 100))
    #expect(layout.frame.size == .zero)
    #expect(
      layout.diagnostics.map(\.description) == [
        "a: width depends on itself: a.width → a.height → a.width; the last reference is ignored",
        "a: height depends on itself: a.height → a.width → a.height; the last reference is ignored",
      ])
  }

  @Test func aRootContainerMayFollowItsOtherAxis() {
    let column = TGLinearLayout(.vert) { TGView("a").size(50%, .fill) }
    let layout = column.width(.fill).aspectRatio(4).layout(in: TGSize(width: 200, height: 90))
    #expect(layout.frame.size == TGSize(width: 200, height: 50))
    #expect(layout["a"]?.size == TGSize(width: 100, height: 50))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func anAspectRatioOfAWrappedWidthIsReported() {
    let column = TGLinearLayout(.vert) { TGView("a").size(30, 20) }.named("column")
    let layout = column.width(.wrap).aspectRatio(1).layout(in: TGSize(width: 200, height: 90))
    #expect(
      layout.diagnostics.map(\.description) == [
        "column: height depends on the size along the other axis, which is known only after the layout, so it is 0; "
          + "replace the reference with a number, a share or `.wrap`"
      ])
  }
}

extension BetweenMarginsTests {
  @Test("A size takes precedence over two margins at the root", arguments: [false, true])
  func roots(isRightToLeft: Bool) throws {
    let environment = TGEnvironment(
      size: TGSize(width: 300, height: 200), isRightToLeft: isRightToLeft)
    func frame(_ say: (inout TGView) -> Void) throws -> TGRect {
      var root = TGFrameLayout { TGView("A").size(.fill) }.named("root").view
      root.tg_leading.equal(10)
      root.tg_trailing.equal(20)
      root.tg_top.equal(5)
      root.tg_bottom.equal(15)
      say(&root)
      let layout = root.layout(in: environment)
      #expect(layout["A"]?.width == layout.frame.width)
      let reasons = try #require(layout.explain("root")).reasons.map(\.value)
      let found = layout.frame
      #expect(reasons == [found.minX, found.minY, found.width, found.height])
      return found
    }
    let (x, kept) = (isRightToLeft ? 20.0 : 10, isRightToLeft ? 240.0 : 10)
    #expect(try frame { _ in } == TGRect(x: x, y: 5, width: 270, height: 190))
    #expect(
      try frame { $0.tg_width.equal(50) } == TGRect(x: kept, y: 5, width: 50, height: 190))
    #expect(
      try frame { $0.tg_height.equal(20%) } == TGRect(x: x, y: 5, width: 270, height: 40))
    #expect(try frame { $0.tg_width.equal(.fill) } == TGRect(x: x, y: 5, width: 270, height: 190))
    #expect(
      try frame {
        $0.tg_width.equal(50)
        $0.tg_centerX.equal(0)
      } == TGRect(x: kept, y: 5, width: 50, height: 190))
  }

  @Test func boundsByTheParentExcludeItsPadding() {
    var inner = TGLinearLayout(.horz) { TGView().size(100, 10) }.named("inner").size(.wrap)
    inner.tg_width.max(.superview(.width))
    for padding in [0.0, 10, 25] {
      let tree = TGFrameLayout { inner }.padding(padding).size(80, 50)
      let layout = tree.layout(in: room)
      #expect(
        layout["inner"] == TGRect(x: padding, y: padding, width: 80 - 2 * padding, height: 10))
    }
  }

  @Test func aSessionFollowsThePaddingOfTheParent() {
    var inner = TGLinearLayout(.horz) { TGView().size(100, 10) }.named("inner").size(.wrap)
    inner.tg_width.max(.superview(.width))
    var (tree, session) = (TGFrameLayout { inner }.size(80, 50), TGLayoutSession())
    for padding in [0.0, 10, 25, 5] {
      tree.tg_padding = TGInsets(all: padding)
      #expect(session.layout(tree, in: room)["inner"]?.width == 80 - 2 * padding)
    }
  }
}
