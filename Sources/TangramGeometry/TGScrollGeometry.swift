import TangramCore

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
