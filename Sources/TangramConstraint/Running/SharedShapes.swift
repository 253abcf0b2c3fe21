/// The shapes that lists of a tree had lately.
///
/// They make layouts quicker and change nothing of what comes out: a recipe is followed only where a search
/// finds the same numbers, to the last bit. There are never more than a few, and nothing of a view is kept.
final class SharedShapes {
  private struct Known {
    var shape: ListShape
    /// How often another recipe may still be looked for.
    var tries = mostTries - 1
  }

  /// A list that was laid out and of whose shape nothing is known.
  private struct Seen {
    let key: UInt64
    var tries = mostTries
  }

  /// The last one that was learnt is the first.
  private var known: [Known] = []
  private var seen: [Seen] = []
  /// The place of the next one that is seen, once there are as many as can be.
  private var next = 0

  private static let mostKnown = 16
  private static let mostSeen = 64
  private static let mostTries = 4

  /// The first shape of which a function says yes.
  func first(where isMeant: (ListShape) -> Bool) -> ListShape? {
    known.first { isMeant($0.shape) }?.shape
  }

  /// Whether a recipe is to be looked for.
  ///
  /// Not for a list whose like was not seen before, and not often where none is found.
  func isWanted(_ shape: ListShape?, key: UInt64) -> Bool {
    if let shape {
      guard let place = known.firstIndex(where: { $0.shape === shape }) else { return false }
      known[place].tries -= 1
      return known[place].tries >= 0
    }
    if let place = seen.firstIndex(where: { $0.key == key }) {
      seen[place].tries -= 1
      return seen[place].tries >= 0
    }
    see(key)
    return false
  }

  private func see(_ key: UInt64) {
    if seen.count < Self.mostSeen {
      seen.append(Seen(key: key))
    } else {
      seen[next] = Seen(key: key)
      next = (next + 1) % Self.mostSeen
    }
  }

  /// Keeps a recipe of a shape.
  func keep(_ recipe: ListRecipe, of shape: ListShape) {
    let new = shape.adding(recipe)
    if let place = known.firstIndex(where: { $0.shape === shape }) {
      known[place].shape = new
      return
    }
    if known.count == Self.mostKnown { known.removeLast() }
    known.insert(Known(shape: new), at: 0)
  }
}
