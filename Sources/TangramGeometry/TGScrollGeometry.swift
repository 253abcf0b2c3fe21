import TangramModifiers
import TangramResults

/// The sizes of a scroll view and of its content, which determine how far it can be scrolled.
///
///     var scroll = TGScrollGeometry(
///       size: TGSize(width: 300, height: 400), contentSize: layout.contentSize())
///     list.bounds.origin = scroll.clamped(TGPoint(x: 0, y: 1e6))   // the end of the list
public struct TGScrollGeometry: Hashable, Sendable {
  /// The size of the scroll view itself.
  public var size: TGSize
  /// The size of the scrollable content.
  public var contentSize: TGSize
  /// The distances by which the content may be scrolled beyond its edges; leading means left.
  public var contentInset: TGInsets

  /// Creates the geometry of a scroll view.
  public init(size: TGSize, contentSize: TGSize, contentInset: TGInsets = .zero) {
    self.size = size
    self.contentSize = contentSize
    self.contentInset = contentInset
  }
}

extension TGScrollGeometry {
  /// The valid range of content offsets along an axis.
  ///
  /// An offset is the content coordinate shown at the left or top edge of the scroll view.
  public func offsets(_ axis: TGAxis) -> ClosedRange<Double> {
    let least = 0 - contentInset.start(axis)
    let greatest = contentSize[axis] + contentInset.end(axis) - size[axis]
    guard least.isFinite, greatest.isFinite else { return 0...0 }
    return least...max(least, greatest)
  }

  /// The valid offset that is nearest to a requested one.
  public func clamped(_ offset: TGPoint) -> TGPoint {
    var clamped = offset
    for axis in TGAxis.allCases {
      let range = offsets(axis)
      let wanted = offset[axis].isNaN ? 0 : offset[axis]
      clamped[axis] = min(range.upperBound, max(range.lowerBound, wanted))
    }
    return clamped
  }
}

// MARK: - The scrollable content
//
// Scrolling itself is a change to the origin of a view's bounds: it moves no frame.

extension TGLayout {
  /// The content size of a scroll view that contains the tree: the size of the root with its margins.
  ///
  /// The scroll view is as large as the space that the tree was laid out in.
  public func contentSize(zoomScale: Double = 1) -> TGSize {
    root.node.sizeWithMargins(tree.top.rectangle.size, in: environment.size)
      .scaled(by: zoomScale)
  }

  /// The content size of a scrolling view of the tree: the largest size that a child has with its
  /// margins.
  ///
  /// It is nil if the view is not in the tree.
  public func contentSize(
    of scroll: some TGViewProtocol, zoomScale: Double = 1
  ) -> TGSize? {
    guard let place = tree.find(scroll.id) else { return nil }
    var content = TGSize.zero
    for child in tree.children(of: place) {
      let node = child.node
      if node.flags.hidden, node.flags.visibility != .invisible { continue }
      let outerSize = node.sizeWithMargins(child.rectangle.size, in: place.rectangle.size)
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
    guard let size = tree.find(scroll.id)?.rectangle.size,
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
