import Tangram
import Testing

@Suite struct ContainersByExample {
  private let room = TGSize(width: 375, height: 667)

  /// What `print` prints.
  private func print(_ layout: TGLayout) { printed.lines.append("\(layout)") }

  private let printed = Printed()

  private final class Printed {
    var lines: [String] = []
  }

  /// The output, as the guide shows it.
  private func expectPrinted(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(printed.lines.joined(separator: "\n") == text, sourceLocation: sourceLocation)
    printed.lines = []
  }

  @Test func linear() {
    let toolbar = TGLinearLayout(.horz, spacing: 8) {
      TGView("back").size(40, 20)
      TGView("search").width(.fill).height(20)
      TGView("share").size(40, 20)
    }.size(200, 20)
    print(toolbar.layout(in: room))

    expectPrinted(
      """
      linear (0, 0, 200, 20)
        view "back" (0, 0, 40, 20)
        view "search" (48, 0, 104, 20)
        view "share" (160, 0, 40, 20)
      """)
  }

  @Test func frame() {
    let photo = TGFrameLayout {
      TGView("image").size(.fill)
      TGView("badge").size(30, 16).margin(top: 4, trailing: 4)
      TGView("play").size(40, 40).centered()
    }.size(200, 100)
    print(photo.layout(in: room))

    expectPrinted(
      """
      frame (0, 0, 200, 100)
        view "image" (0, 0, 200, 100)
        view "badge" (166, 4, 30, 16)
        view "play" (80, 30, 40, 40)
      """)
  }

  @Test func flow() {
    let tags = TGFlowLayout(.vert, spacing: 5) {
      for width in [60, 80, 40, 70] { TGView().size(width, 20) }
    }.width(200).height(.wrap)
    print(tags.layout(in: room))

    expectPrinted(
      """
      flow (0, 0, 200, 45)
        view (0, 0, 60, 20)
        view (65, 0, 80, 20)
        view (150, 0, 40, 20)
        view (0, 25, 70, 20)
      """)
  }

  @Test func countedFlow() {
    let photos = TGFlowLayout(.vert, arrangedCount: 3, spacing: 4) {
      for _ in 1...6 { TGView().width(100%).height(40) }
    }.width(200).height(.wrap)
    print(photos.layout(in: room))

    expectPrinted(
      """
      flow (0, 0, 200, 84)
        view (0, 0, 64, 40)
        view (68, 0, 64, 40)
        view (136, 0, 64, 40)
        view (0, 44, 64, 40)
        view (68, 44, 64, 40)
        view (136, 44, 64, 40)
      """)
  }

  @Test func linesThatDiffer() {
    let keys = TGFlowLayout(.vert, arrangedCount: 3, spacing: 4) {
      for _ in 1...5 { TGView().size(50, 20) }
    }.named("keys").gravity(TGGravity.horz.between).lineGravity(TGLineGravity(last: .center))
      .width(200).height(.wrap)
    print(keys.layout(in: room))

    expectPrinted(
      """
      flow "keys" (0, 0, 200, 44)
        view (0, 0, 50, 20)
        view (75, 0, 50, 20)
        view (150, 0, 50, 20)
        view (48, 24, 50, 20)
        view (102, 24, 50, 20)
      """)
    #expect(keys.layout(in: room).arrangedLines(of: "keys") == 2)
  }

  @Test func sizesThatGrow() {
    let buttons = TGFlowLayout(.vert, spacing: 4) {
      for width in [40, 60, 50, 90] { TGView(.size(width, 20)).width(100%).height(20) }
    }.isFlex().width(200).height(.wrap)
    print(buttons.layout(in: room))

    expectPrinted(
      """
      flow (0, 0, 200, 44)
        view (0, 0, 54, 20)
        view (58, 0, 74, 20)
        view (136, 0, 64, 20)
        view (0, 24, 200, 20)
      """)
  }

  @Test func float() {
    let article = TGFloatLayout(.vert) {
      TGView("photo").size(80, 60)
      TGView("price").size(50, 20).reverseFloat()
      TGView("title").width(100%).height(30)
      TGView("rule").width(100%).height(1).clearFloat()
    }.width(200).height(.wrap)
    print(article.layout(in: room))

    expectPrinted(
      """
      float (0, 0, 200, 61)
        view "photo" (0, 0, 80, 60)
        view "price" (150, 0, 50, 20)
        view "title" (80, 0, 70, 30)
        view "rule" (0, 60, 200, 1)
      """)
  }

  @Test func table() {
    var prices = TGTableLayout(.vert, spacing: 4).width(200).height(.wrap)
    for (name, price) in [("tea", 30), ("coffee", 50)] {
      prices.tg_addRow(size: .wrap, colSize: .fill)
      prices.addSubview(TGView(name).width(.fill).height(20))
      prices.addSubview(TGView().size(price, 20))
    }
    print(prices.layout(in: room))

    expectPrinted(
      """
      table (0, 0, 200, 44)
        linear (0, 0, 200, 20)
          view "tea" (0, 0, 166, 20)
          view (170, 0, 30, 20)
        linear (0, 24, 200, 20)
          view "coffee" (0, 0, 146, 20)
          view (150, 0, 50, 20)
      """)
  }

  @Test func grid() {
    let prices = TGGridLayout(columns: [.fr(1), .auto]) {
      TGView("tea").height(20)
      TGView().size(30, 20)
      TGView("coffee").height(20)
      TGView().size(50, 20)
    }.spacing(4).width(200).height(.wrap)
    print(prices.layout(in: room))

    expectPrinted(
      """
      grid (0, 0, 200, 44)
        view "tea" (0, 0, 146, 20)
        view (150, 0, 30, 20)
        view "coffee" (0, 24, 146, 20)
        view (150, 24, 50, 20)
      """)
  }

  @Test func flex() {
    let bar = TGFlexLayout(.row) {
      TGView("icon").size(24, 24)
      TGView("title").height(24).flex(grow: 1)
      TGView("button").size(60, 16).alignSelf(.center)
    }.spacing(6).width(200).height(.wrap)
    print(bar.layout(in: room))

    expectPrinted(
      """
      flex (0, 0, 200, 24)
        view "icon" (0, 0, 24, 24)
        view "title" (30, 0, 104, 24)
        view "button" (140, 4, 60, 16)
      """)
  }

  @Test func relative() {
    let avatar = TGView("avatar").size(40, 40)
    let name = TGView("name").size(80, 20).leading(avatar.anchor(.trailing), offset: 8)
    let card = TGRelativeLayout {
      avatar
      name
      TGView("line").height(1).width(name.anchor(.width)).top(name.anchor(.bottom), offset: 4)
        .leading(name.anchor(.leading))
    }.size(200, 50)
    print(card.layout(in: room))

    expectPrinted(
      """
      relative (0, 0, 200, 50)
        view "avatar" (0, 0, 40, 40)
        view "name" (48, 0, 80, 20)
        view "line" (48, 24, 80, 1)
      """)
  }

  @Test func constraints() {
    let (photo, title) = (TGView("photo"), TGView("title").height(20))
    let card = TGConstraintLayout {
      photo
      title
    }.size(200, 50).with { card in
      card.make(photo) {
        $0.left.top.equalToSuperview().offset(5)
        $0.width.height.equalTo(40)
      }
      card.make(title) {
        $0.left.equalTo(photo.rightAnchor).offset(8)
        $0.right.equalToSuperview().offset(-5)
        $0.centerY.equalTo(photo)
      }
    }
    print(card.layout(in: room))

    expectPrinted(
      """
      constraints (0, 0, 200, 50)
        view "photo" (5, 5, 40, 40)
        view "title" (53, 15, 142, 20)
      """)
  }

  @Test func stacks() {
    let card = TGZStack(alignment: .bottomTrailing) {
      TGView("background")
      TGVStack(spacing: 4) {
        TGView("title").size(80, 20)
        TGView("text").size(120, 40)
      }.size(.wrap)
      TGView("badge").size(16, 16)
    }.size(200, 100)
    print(card.layout(in: room))

    let row = TGHStack {
      TGView("title").size(60, 20)
      TGSpacer()
      TGView("arrow").size(10, 10)
    }.size(200, 30)
    print(row.layout(in: room))

    expectPrinted(
      """
      zstack (0, 0, 200, 100)
        view "background" (0, 0, 200, 100)
        vstack (80, 36, 120, 64)
          view "title" (20, 0, 80, 20)
          view "text" (0, 24, 120, 40)
        view "badge" (184, 84, 16, 16)
      hstack (0, 0, 200, 30)
        view "title" (0, 5, 60, 20)
        view (60, 0, 130, 0)
        view "arrow" (190, 10, 10, 10)
      """)
  }

  @Test func path() {
    let menu = TGPathLayout(.circle(r: 40)) {
      for name in ["east", "south", "west", "north"] { TGView(name).size(20, 20) }
    }.size(100, 100).with { $0.tg_coordinateSetting.origin = TGPoint(x: 0.5, y: 0.5) }
    print(menu.layout(in: room))

    expectPrinted(
      """
      path (0, 0, 100, 100)
        view "east" (80, 40, 20, 20)
        view "south" (40, 80, 20, 20)
        view "west" (0, 40, 20, 20)
        view "north" (40, 0, 20, 20)
      """)
  }
}
