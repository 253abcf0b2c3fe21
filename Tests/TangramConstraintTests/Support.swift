import Tangram

/// The frames of the children of a view, without snapping.
func frames(
  _ view: some TGViewProtocol, in room: TGSize = TGSize(width: 320, height: 200),
  rightToLeft: Bool = false
) -> [TGRect] {
  let environment = TGEnvironment(size: room, snapping: .off, isRightToLeft: rightToLeft)
  return view.view.layout(in: environment).entries.filter { $0.path.count == 1 }.map { $0.frame }
}

/// The messages about a view.
func reports(_ view: some TGViewProtocol) -> [String] {
  let environment = TGEnvironment(size: TGSize(width: 320, height: 200), snapping: .off)
  return view.view.layout(in: environment).diagnostics.map(\.description)
}

/// A container of a fixed size.
func fixed(
  _ width: Double = 320, _ height: Double = 200, @TGViewBuilder _ content: () -> TGSubviews
) -> TGConstraintLayout {
  var box = TGConstraintLayout(content)
  box.tg_size(width: width, height: height)
  return box
}

/// A container of a fixed size around some views.
func fixed(_ views: [TGView]) -> TGConstraintLayout { fixed { views } }
