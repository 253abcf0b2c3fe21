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
    var search = OverflowSearch(self)
    return search.overflowing()
  }
}

extension TGEnvironment {
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
    let place = entry.path.map { "[\($0)]" }.joined()
    let label = [place, entry.name].compactMap { $0 }.joined(separator: " ")
    return "\(label): \(parts.joined(separator: ", "))"
  }
}

/// A search for views that extend beyond their parents.
private struct OverflowSearch {
  private let layout: TGLayout
  private let least: Double
  private var views: SeenViews

  init(_ layout: TGLayout) {
    self.layout = layout
    least = layout.environment.leastOverflow
    views = SeenViews(layout.environment)
  }

  mutating func overflowing() -> [TGLayout.Overflow] {
    var found: [TGLayout.Overflow] = []
    for entry in layout.entries {
      let isSeen = views.enter(entry.place)
      guard isSeen, let parent = views.parent(of: entry.place) else { continue }
      let bounds = layout.tree.bounds(of: parent)
      if let overflow = overflow(of: entry, in: bounds) { found.append(overflow) }
    }
    return found
  }

  private func overflow(of entry: TGLayout.Entry, in bounds: TGRect) -> TGLayout.Overflow? {
    let frame = entry.frame
    guard frame.width > 0, frame.height > 0 else { return nil }
    func beyond(_ length: Double) -> Double { length > least ? length : 0 }
    let overflow = TGLayout.Overflow(
      entry: entry, left: beyond(bounds.minX - frame.minX),
      top: beyond(bounds.minY - frame.minY), right: beyond(frame.maxX - bounds.maxX),
      bottom: beyond(frame.maxY - bounds.maxY))
    let sum = overflow.left + overflow.top + overflow.right + overflow.bottom
    return sum > 0 ? overflow : nil
  }
}
