import Tangram
import TangramTestSupport

/// A child of a float layout, described independently of the orientation: `main` is its extent along the
/// floating direction, `cross` the other one.
struct Floating: Sendable {
  var main = 10.0
  var cross = 10.0
  /// The margins before and after along the main axis, then before and after along the cross axis.
  var margins: [Double] = [0, 0, 0, 0]
  var reverses = false
  var clears = false
  /// A weight that replaces the extent along the main axis.
  var weight: Double?
}

/// A float layout of fixed length that wraps along the cross axis.
struct FloatScene: Sendable {
  var length = 100.0
  var gap = 0.0
  var crossGap = 0.0
  var children: [Floating] = []

  /// The scene as a layout with this orientation.
  func container(_ orientation: TGOrientation) -> TGFloatLayout {
    var layout = TGFloatLayout(orientation)
    let isVertical = orientation == .vert
    (layout.tg_hspace, layout.tg_vspace) = isVertical ? (gap, crossGap) : (crossGap, gap)
    if isVertical {
      layout.tg_width.equal(length)
      layout.tg_height.equal(.wrap)
    } else {
      layout.tg_width.equal(.wrap)
      layout.tg_height.equal(length)
    }
    for child in children { layout.addSubview(view(of: child, isVertical)) }
    return layout
  }

  private func view(of child: Floating, _ isVertical: Bool) -> TGView {
    var view = TGView()
    view.tg_reverseFloat = child.reverses
    view.tg_clearFloat = child.clears
    let (main, cross) =
      isVertical ? (view.tg_width, view.tg_height) : (view.tg_height, view.tg_width)
    if let weight = child.weight { main.equal(TGWeight(weight)) } else { main.equal(child.main) }
    cross.equal(child.cross)
    let edges =
      isVertical
      ? [view.tg_leading, view.tg_trailing, view.tg_top, view.tg_bottom]
      : [view.tg_top, view.tg_bottom, view.tg_leading, view.tg_trailing]
    for (edge, margin) in zip(edges, child.margins) where margin != 0 { edge.equal(margin) }
    return view
  }

  /// The frames of the children in a layout with this orientation.
  func frames(_ orientation: TGOrientation, isRightToLeft: Bool = false) -> [TGRect] {
    let environment = TGEnvironment(
      size: TGSize(width: 500, height: 500), scale: 1_048_576, isRightToLeft: isRightToLeft)
    let layout = container(orientation).layout(in: environment)
    return children.indices.compactMap { layout[path: [$0]] }
  }
}

extension FloatScene {
  /// A random scene; many of its numbers are equal, so that edges often coincide.
  static func random(_ count: Int, using random: inout SplitMix) -> FloatScene {
    var scene = FloatScene(length: random.pick([40, 100, 300, 1000]))
    scene.gap = random.pick([0, 0, 5, 7.5])
    scene.crossGap = random.pick([0, 0, 5, 2.5])
    for _ in 0..<count {
      var child = Floating(
        main: random.pick([0, 5, 10, 20, 30, 40, 60, 100, 110]),
        cross: random.pick([0, 5, 10, 20, 30, 50]))
      if random.below(8) == 0 {
        child.margins = (0..<4).map { _ in random.pick([0, 0, 3, 10, -5]) }
      }
      child.reverses = random.below(4) == 0
      child.clears = random.below(10) == 0
      if random.below(8) == 0 { child.weight = random.pick([0, 25, 50, 100]) }
      scene.children.append(child)
    }
    return scene
  }
}
