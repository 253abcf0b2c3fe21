import TangramCore
import TangramModifiers
import TangramResults

extension TGLayout {
  /// A view that sticks out of its parent, and by how much on each side.
  public struct Overflow: Hashable, Sendable {
    /// The view and its frame.
    public let entry: Entry
    /// How far the view reaches beyond the left edge of its parent; 0 if it does not.
    public let left: Double
    /// How far the view reaches beyond the top edge of its parent.
    public let top: Double
    /// How far the view reaches beyond the right edge of its parent.
    public let right: Double
    /// How far the view reaches beyond the bottom edge of its parent.
    public let bottom: Double
  }

  /// The views that stick out of their parents, in the order of drawing.
  ///
  ///     for overflow in layout.overflowing { print(overflow) }   // [0][2] title: 12 to the right
  ///
  /// Less than a device pixel is rounding and does not count. Views that are hidden or gone are left
  /// out, and so are those without extent. Where the root lies in the room is not looked at.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var overflowing: [Overflow] {
    var search = OverflowSearch(self)
    return search.overflowing()
  }
}

extension TGEnvironment {
  /// What sticks out by less than a device pixel is rounding.
  var leastOverflow: Double { max(1 / scale - 1e-6, 1e-6) }
}

extension TGLayout.Overflow: CustomStringConvertible {
  /// The view and how far it sticks out, as in `[0][2] title: 12 to the right`.
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

/// A walk over a layout that looks for views beyond their parents.
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
