// The scrollable content. Scrolling itself is a change to the origin of a view's bounds: it moves no
// frame.

import TangramModifiers
import TangramResults

extension TGLayout {
  /// The content size of a scroll view that contains the tree: the size of the root with its margins.
  ///
  /// The scroll view is as large as the space that the tree was laid out in.
  public func contentSize(zoomScale: Double = 1) -> TGSize {
    root.node.sizeWithMargins(tree.rectangle(of: tree.top).size, in: environment.size).scaled(
      by: zoomScale)
  }

  /// The content size of a scrolling view of the tree: the largest size that a child has with its
  /// margins.
  ///
  /// It is nil if the view is not in the tree.
  public func contentSize(
    of scroll: some TGViewProtocol, zoomScale: Double = 1
  ) -> TGSize? {
    guard let place = tree.place(of: scroll.id) else { return nil }
    let size = tree.rectangle(of: place).size
    var content = TGSize.zero
    for child in tree.children(of: place) {
      let view = TGView(child.node)
      let extent = tree.rectangle(of: child).size
      if view.isHidden, view.tg_visibility != .invisible { continue }
      let outerSize = view.node.sizeWithMargins(extent, in: size)
      content.width = max(content.width, outerSize.width)
      content.height = max(content.height, outerSize.height)
    }
    return content.scaled(by: zoomScale)
  }

  /// The sizes of a scrolling view of the tree, which determine how far it can be scrolled.
  ///
  /// It is nil if the view is not in the tree.
  public func scrollGeometry(
    of scroll: some TGViewProtocol, contentInset: TGInsets = .zero, zoomScale: Double = 1
  ) -> TGScrollGeometry? {
    guard let size = tree.place(of: scroll.id).map({ tree.rectangle(of: $0).size }),
      let content = contentSize(of: scroll, zoomScale: zoomScale)
    else { return nil }
    return TGScrollGeometry(size: size, contentSize: content, contentInset: contentInset)
  }
}

extension TGSize {
  fileprivate func scaled(by factor: Double) -> TGSize {
    guard factor.isFinite else { return self }
    return TGSize(width: width * factor, height: height * factor)
  }
}

extension Node {
  /// A size of the node with its margins, which may be percentages of the available space.
  fileprivate func sizeWithMargins(_ size: TGSize, in room: TGSize) -> TGSize {
    TGSize(
      width: size.width + margin(.leading, of: room.width) + margin(.trailing, of: room.width),
      height: size.height + margin(.top, of: room.height) + margin(.bottom, of: room.height))
  }

  /// A margin as a distance: its number or percentage plus its offset, within its bounds.
  private func margin(_ attribute: TGAttribute, of length: Double) -> Double {
    guard isActive(attribute) else { return 0 }
    let value = value(of: attribute)
    var distance = addend(of: attribute)
    switch value.kind {
    case .number where value.number != DescriptorValue.safeAreaInset: distance += value.number
    case .weight: distance += value.number / 100 * length
    default: break
    }
    if let upper = numericBound(of: attribute, .upper) { distance = min(distance, upper) }
    if let lower = numericBound(of: attribute, .lower) { distance = max(distance, lower) }
    return distance.isFinite ? distance : 0
  }

  private func numericBound(of attribute: TGAttribute, _ part: DescriptorPart) -> Double? {
    let value = value(of: attribute, part: part)
    return isActive(attribute, part: part) && value.kind == .number ? value.number : nil
  }
}
