import Tangram
import Testing

@Suite struct RingTests {
  static let four = Ring(radius: 40) {
    TGView("top").size(20, 20)
    TGView("right").size(10, 30)
    TGView("bottom").size(20, 20)
    TGView("left").size(20, 20)
  }

  @Test func childrenAreCenteredOnTheCircle() {
    let layout = Self.four.width(200).height(100).padding(TGInsets(top: 10))
      .layout(in: TGSize(width: 300, height: 300))
    #expect(layout["top"] == TGRect(x: 90, y: 5, width: 20, height: 20))
    #expect(layout["right"] == TGRect(x: 135, y: 40, width: 10, height: 30))
    #expect(layout["bottom"] == TGRect(x: 90, y: 85, width: 20, height: 20))
    #expect(layout["left"] == TGRect(x: 50, y: 45, width: 20, height: 20))
  }

  @Test func aRightToLeftRingIsMirrored() {
    let layout = Self.four.width(200).height(100)
      .layout(in: TGEnvironment(size: TGSize(width: 300, height: 300), isRightToLeft: true))
    #expect(layout["right"]?.minX == 55)
    #expect(layout["left"]?.minX == 130)
  }

  @Test func aWrappingRingFitsItsChildren() {
    let layout = TGLinearLayout(.horz) {
      Self.four.named("ring").size(.wrap).padding(3)
      TGView("next").size(5, 5)
    }.size(.wrap).layout(in: TGSize(width: 9, height: 9))
    #expect(layout["ring"] == TGRect(x: 0, y: 0, width: 106, height: 116))
    #expect(layout["next"]?.minX == 106)
  }

  @Test func containersCanReadAlgorithmsOfChildren() {
    let layout = Signpost(Signpost.Algorithm()) {
      Ring(radius: 17) {}.named("ring")
      Masonry(columns: 3).named("masonry")
      TGView("leaf")
    }.size(.wrap).layout(in: TGSize(width: 9, height: 9))
    #expect(layout["ring"]?.width == 17)
    #expect(layout["masonry"]?.width == 0)
    #expect(layout["leaf"]?.width == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func invalidNumbersSetByAnAlgorithmAreHarmless(nonsense: Double) {
    let evil = Evil(Evil.Algorithm(nonsense: nonsense)) {
      TGView().size(5, 5)
      TGLinearLayout(.vert) { TGView("in").width(.fill).height(10) }.width(.fill).height(.wrap)
    }
    let tree = TGLinearLayout(.vert) { evil.size(.wrap) }.size(.wrap)
    for entry in tree.layout(in: TGSize(width: 9, height: 9)).entries {
      let frame = entry.frame
      #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
    }
  }
}

/// Sets the width of each ring from its radius.
private struct Signpost: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var name: String { "signpost" }
    func layout(_ pass: TGPass) {
      for child in pass.children {
        let radius = child.algorithm(RingAlgorithm.self)?.radius
        child[.horizontal].extent = radius ?? 0
      }
    }
  }
}

/// Sets every writable property of its children to the same number.
private struct Evil: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm {
    var nonsense: Double
    var name: String { "evil" }
    func layout(_ pass: TGPass) {
      for child in pass.children {
        _ = pass.measure(child, width: nonsense, height: nonsense)
        set(child, .horizontal, pass)
        set(child, .vertical, pass)
      }
    }
    private func set<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis, _ pass: TGPass) {
      child[axis].origin = nonsense
      child[axis].extent = nonsense
      child[axis].remeasure()
      pass[axis].size = pass[axis].sizeBeforePass + nonsense
    }
  }
}
