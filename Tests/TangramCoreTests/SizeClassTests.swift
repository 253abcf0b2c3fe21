import Tangram
import Testing

@Suite struct SizeClassTests {
  @Test func candidatesDropTheScreenFirstAndTheHeightLast() {
    let now = TGSizeClass(width: .compact, height: .regular, screen: .landscape)
    #expect(
      now.candidates == [
        .comb(.compact, .regular, .landscape), .comb(.compact, .regular),
        .comb(.any, .regular, .landscape), .comb(.any, .regular),
        .comb(.compact, .any, .landscape), .comb(.compact, .any),
        .landscape, .default,
      ])
  }

  @Test func aSetIsACopyOfItsSourceOrBlank() {
    var view = TGView()
    view.tg_width.equal(10)
    let wide = view.tg_fetchSizeClass(with: .landscape)
    #expect(wide.tg_width.numberVal == 10)
    wide.tg_width.equal(20)
    let blank = view.tg_fetchSizeClass(with: .portrait, from: .comb(.compact, .any))
    #expect(!blank.tg_width.hasValue)
    let again = view.tg_fetchSizeClass(with: .landscape)
    #expect(again.tg_width.numberVal == 20)
    #expect(view.tg_width.numberVal == 10)
  }

  @Test func theActiveSetReplacesTheWholeDefaultSet() {
    var tree = TGLinearLayout(.vert)
    tree.tg_size(width: 100, height: 100)
    var child = TGView("A")
    child.tg_size(width: 10, height: 10)
    child.tg_left.equal(5)
    let wide = child.tg_fetchSizeClass(with: .landscape)
    wide.tg_width.equal(20)
    wide.tg_left.equal(nil)
    tree.addSubview(child)
    let room = TGSize(width: 100, height: 100)
    let upright = tree.layout(in: TGEnvironment(size: room))
    let lying = tree.layout(in: TGEnvironment(size: room, sizeClass: .landscape))
    #expect(upright["A"] == TGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(lying["A"] == TGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func setsIncludeContainerOptions() {
    var tree = TGLinearLayout(.vert) {
      TGView("A").size(10, 10)
      TGView("B").size(10, 10)
    }
    tree.tg_size(width: 100, height: 100)
    let wide = tree.tg_fetchSizeClass(with: .landscape)
    wide.tg_orientation = .horz
    wide.tg_space = 3
    #expect(tree.tg_orientation == .vert)
    let lying = tree.layout(
      in: TGEnvironment(size: TGSize(width: 100, height: 100), sizeClass: .landscape))
    #expect(lying["B"] == TGRect(x: 13, y: 0, width: 10, height: 10))
  }

  @Test func aClearedClassFallsBackToTheDefault() {
    var view = TGView()
    let set = view.tg_fetchSizeClass(with: .landscape)
    set.tg_width.equal(20)
    view.tg_clearLayout(inSizeClass: .landscape)
    #expect(view.sizeClasses.isEmpty)
    view.tg_width.equal(3)
    view.tg_clearLayout()
    #expect(!view.tg_width.hasValue)
  }
}

/// Using a handle after its tree was laid out may change the tree, but must not harm anything else.
@Suite struct KeptHandleTests {
  @Test func aSessionSurvivesASetChangedAfterALayout() {
    var tree = TGLinearLayout(.vert) {
      TGView("A").size(10, 20)
      TGView("B").size(30, 40)
    }.size(.wrap)
    let set = tree.tg_fetchSizeClass(with: .landscape, from: .default)
    set.tg_width.equal(.wrap)
    set.tg_height.equal(.wrap)
    let landscape = TGEnvironment(size: TGSize(width: 300, height: 200), sizeClass: .landscape)
    var session = TGLayoutSession()
    _ = session.layout(tree, in: landscape)
    set.tg_orientation = .horz
    var other = landscape
    other.size.width = 310
    let layout = session.layout(tree, in: other)
    #expect(layout["B"]?.size == TGSize(width: 30, height: 40))
  }

  @Test func severalHandlesOfAViewCoexist() {
    var view = TGView()
    let (width, height) = (view.tg_width, view.tg_height)
    let set = view.tg_fetchSizeClass(with: .landscape)
    view.tg_top.equal(3)
    width.equal(1)
    height.equal(2)
    set.tg_width.equal(5)
    #expect(view.tg_width.value == .number(1) && view.tg_height.value == .number(2))
    #expect(view.tg_fetchSizeClass(with: .landscape).tg_width.value == .number(5))
  }

  @Test func aHandleOnATemplateDoesNotChangeItsCopies() {
    var template = TGView()
    let width = template.tg_width
    var row = TGLinearLayout(.horz)
    for points in 1...3 {
      width.equal(points)
      row.addSubview(template.asNewView())
    }
    row.addSubview(template)
    width.equal(9)
    var widths: [TGSizeValue?] = []
    for index in row.subviews.indices { widths.append(row.subviews[index].tg_width.value) }
    #expect(widths == [.number(1), .number(2), .number(3), .number(3)])
    #expect(template.tg_width.value == .number(9))
  }
}
