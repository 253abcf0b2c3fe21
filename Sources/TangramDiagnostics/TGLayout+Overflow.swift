import TangramModifiers
import TangramResults

extension TGLayout {
  /// A view that extends beyond its parent, and the distances on each side.
  public struct Overflow: Hashable, Sendable {
    /// The view and its frame.
    public let entry: Entry
    /// The distance that the view extends beyond the left edge of its parent; 0 if it does not.
    public let left: Double
    /// The distance that the view extends beyond the top edge of its parent; 0 if it does not.
    public let top: Double
    /// The distance that the view extends beyond the right edge of its parent; 0 if it does not.
    public let right: Double
    /// The distance that the view extends beyond the bottom edge of its parent; 0 if it does not.
    public let bottom: Double
  }

  /// The views that extend beyond their parents, in drawing order.
  ///
  ///     for overflow in layout.overflowing { print(overflow) }   // [0][2] title: 12 to the right
  ///
  /// Overflows of less than a device pixel are ignored as rounding errors. Views that are hidden,
  /// gone or without an extent are left out. The position of the root in the available space is not
  /// checked.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var overflowing: [Overflow] {
    var (views, found) = (SeenViews(environment), [Overflow]())
    for entry in entries {
      guard views.enter(entry.place), let parent = views.parent(of: entry.place) else { continue }
      let (frame, bounds) = (entry.frame, parent.geometry.bounds)
      func beyond(_ length: Double) -> Double { length > environment.leastOverflow ? length : 0 }
      let overflow = Overflow(
        entry: entry, left: beyond(bounds.minX - frame.minX),
        top: beyond(bounds.minY - frame.minY), right: beyond(frame.maxX - bounds.maxX),
        bottom: beyond(frame.maxY - bounds.maxY))
      let sum = overflow.left + overflow.top + overflow.right + overflow.bottom
      if frame.width > 0, frame.height > 0, sum > 0 { found.append(overflow) }
    }
    return found
  }
}

extension TGEnvironment {
  /// The size of a pixel in points, plus a tolerance: smaller differences are regarded as rounding.
  var pixel: Double { 1 / scale + 1e-6 }

  /// The smallest overflow that is not regarded as a rounding error: about a device pixel.
  var leastOverflow: Double { max(1 / scale - 1e-6, 1e-6) }
}

extension TGLayout.Overflow: CustomStringConvertible {
  /// The view and its overflow on each side, as in `[0][2] title: 12 to the right`.
  public var description: String {
    let sides = [
      (left, "to the left"), (top, "at the top"), (right, "to the right"),
      (bottom, "at the bottom"),
    ]
    let parts = sides.filter { $0.0 > 0 }.map { "\(readable($0.0)) \($0.1)" }
    let label = [readable(path: entry.path), entry.name].compactMap { $0 }.joined(separator: " ")
    return "\(label): \(parts.joined(separator: ", "))"
  }
}
