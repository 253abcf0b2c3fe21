import Tangram
import Testing

/// Nonsensical numbers and scenes: every layout ends, and every frame is finite.
@Suite struct FloatBadInputTests {
  private func expectFinite(_ layout: TGLayout) {
    for entry in layout.entries {
      let frame = entry.frame
      let sum = frame.minX + frame.minY + frame.width + frame.height
      #expect(sum.isFinite, "\(entry)")
    }
  }

  @Test(
    "Any number is accepted for any property",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, -10.0])
  func anyNumberGivesFiniteFrames(number: Double) {
    for orientation in [TGOrientation.vert, .horz] {
      for place in 0..<8 {
        var scene = FloatScene(children: [Floating](repeating: Floating(main: 40), count: 6))
        scene.children[3].weight = 50
        scene.children[4].reverses = true
        switch place {
        case 0: scene.length = number
        case 1: scene.gap = number
        case 2: scene.crossGap = number
        case 3: scene.children[1].main = number
        case 4: scene.children[1].cross = number
        case 5: scene.children[3].weight = number
        case 6: scene.children[4].margins = [number, 0, number, 0]
        default: scene.children[4].margins = [0, number, 0, number]
        }
        let layout = scene.container(orientation)
        expectFinite(layout.layout(in: TGSize(width: 100, height: 100)))
      }
    }
  }

  @Test(
    "Any number is accepted as a fixed size",
    arguments: [.nan, .infinity, 0, -30, 1e300, 1e-300], [-30.0, 0, .nan, .infinity, 1e300])
  func anyFixedSizeGivesFiniteFrames(size: Double, space: Double) {
    for centered in [false, true] {
      var layout = FloatScene(children: [Floating](repeating: Floating(), count: 5))
        .container(.vert)
      layout.tg_setSubviews(size: size, minSpace: space, maxSpace: space, centered: centered)
      for index in layout.subviews.indices { layout.subviews[index].tg_width.equal(nil) }
      expectFinite(layout.layout(in: TGSize(width: 100, height: 100)))
    }
  }

  @Test("A layout without children is as large as its padding or its fixed length")
  func emptyLayout() {
    var layout = TGFloatLayout()
    layout.tg_size(.wrap)
    layout.tg_padding = TGInsets(all: 7)
    #expect(layout.layout(in: .zero).frame.size == TGSize(width: 0, height: 14))
    layout.tg_noBoundaryLimit = true
    #expect(layout.layout(in: .zero).frame.size == TGSize(width: 14, height: 14))
  }

  @Test("Without a boundary, `reverseFloat` and shares have no effect")
  func unlimitedLayoutStaysFinite() {
    var layout = TGFloatLayout {
      TGView().size(10, 10)
      TGView().width(50%).height(10)
      TGView().width(.fill).height(10)
      TGView().width(TGAnchor.superview(.width)).height(10)
    }
    layout.subviews[0].tg_reverseFloat = true
    layout.tg_noBoundaryLimit = true
    layout.tg_size(.wrap)
    let found = layout.layout(in: TGSize(width: 100, height: 100))
    expectFinite(found)
    #expect(found.frame == TGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      found.diagnostics.map(\.description) == [
        "root: noBoundaryLimit makes lines unlimited, so `reverseFloat` and shares have no effect; "
          + "all children float to the start, and shares are 0"
      ]
        + (1...3).map {
          "[\($0)]: width depends on the parent, whose size depends on its children, so it has no effect; "
            + "give the view or its parent a size of its own"
        })
  }

  @Test("References that multiply each other stay finite")
  func multiplyingReferencesStayFinite() {
    var layout = TGFloatLayout()
    layout.tg_size(.wrap)
    var last = TGView().size(1e6, 10)
    layout.addSubview(last)
    for _ in 0..<60 {
      var next = TGView()
      next.tg_width.equal(last.tg_width, multiple: 1e6)
      next.tg_height.equal(next.tg_width, multiple: -1e6)
      layout.addSubview(next)
      last = next
    }
    expectFinite(layout.layout(in: TGSize(width: 100, height: 100)))
  }
}
