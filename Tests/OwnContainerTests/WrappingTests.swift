import Tangram
import Testing

/// Children measured as if they wrapped their content, whatever their own sizes.
@Suite struct WrappingTests {
  /// A box of a fixed size whose content is smaller.
  static let box = TGLinearLayout(.vert) {
    TGView().size(20, 10)
    TGView(.text(chars: 6, advance: 5, line: 8)).width(.fill).height(.wrap)
  }.size(60, 50).view

  @Test func aFixedContainerCanBeMeasuredAsIfWrapping() {
    let layout = Fitting(Fitting.Algorithm()) { Self.box.named("box") }.size(.wrap)
      .layout(in: TGSize(width: 9, height: 9))
    // The text takes one line of 30 in a width of 60, and two in one of 20.
    #expect(layout["box"] == TGRect(x: 0, y: 0, width: 20, height: 26))
  }

  @Test func measuringAsIfWrappingChangesNoFrames() {
    let layout = Fitting(Fitting.Algorithm(appliesSizes: false)) {
      Self.box.named("box")
    }.size(.wrap).layout(in: TGSize(width: 9, height: 9))
    #expect(layout["box"] == TGRect(x: 0, y: 0, width: 60, height: 50))
    let text = layout.entries.map(\.frame).filter { $0.height == 8 }
    #expect(text == [TGRect(x: 0, y: 10, width: 60, height: 8)])
  }

  @Test func oneAxisMayWrapWhileTheOtherIsGiven() {
    let layout = Fitting(Fitting.Algorithm(width: 15)) { Self.box.named("box") }.size(.wrap)
      .layout(in: TGSize(width: 9, height: 9))
    #expect(layout["box"] == TGRect(x: 0, y: 0, width: 15, height: 26))
  }

  @Test func aSessionAgreesWithFreshLayouts() {
    var session = TGLayoutSession()
    var tree = Fitting(Fitting.Algorithm()) {
      Self.box
      Self.box
    }.size(.wrap).view
    let room = TGSize(width: 9, height: 9)
    _ = session.layout(tree, in: room)
    for width in [30.0, 7, 30] {
      tree.changeSubview(at: 0) { $0.changeSubview(at: 0) { $0.tg_width.equal(width) } }
      let warm = session.layout(tree, in: room)
      #expect(warm.entries.map(\.frame) == tree.layout(in: room).entries.map(\.frame))
      #expect(warm.frame.width == max(width, 20))
    }
  }

  @Test(arguments: [3, 200])
  func deepTreesAreMeasured(depth: Int) {
    var tree = TGView().size(20, 10)
    for _ in 0..<depth {
      tree = Fitting(Fitting.Algorithm()) { tree }.size(.wrap).padding(1).size(5, 5).view
    }
    let layout = Fitting(Fitting.Algorithm()) { tree }.size(.wrap)
      .layout(in: TGSize(width: 9, height: 9))
    #expect(layout.frame.width == 20 + 2 * Double(depth))
  }
}

/// A column whose children wrap their content, whatever their own sizes.
private struct Fitting: TGContainer {
  var view: TGView

  struct Algorithm: TGLayoutAlgorithm, Equatable {
    /// The width that children get; nil for their content width.
    var width: Double?
    var appliesSizes = true

    var name: String { "fitting" }

    func layout(_ pass: TGPass) {
      let (across, along) = (pass[.horizontal], pass[.vertical])
      var (bottom, right) = (along.paddingStart, across.paddingStart)
      for child in pass.children {
        let size =
          pass.measure(child, width: width, asIfWrapping: width == nil ? .both : .vertical)
          ?? TGSize(width: child[.horizontal].number(or: 0), height: child[.vertical].number(or: 0))
        place(child[.horizontal], at: across.paddingStart, size.width)
        place(child[.vertical], at: bottom, size.height)
        bottom += child[.vertical].extent
        right = max(right, child[.horizontal].origin + child[.horizontal].extent)
      }
      if across.wraps { across.size = right + across.paddingEnd }
      if along.wraps { along.size = bottom + along.paddingEnd }
    }

    private func place<Axis: TGAxisType>(
      _ child: TGChildAxis<Axis>, at origin: Double, _ extent: Double
    ) {
      child.origin = origin
      child.extent = appliesSizes ? extent : child.number(or: extent)
    }
  }
}
