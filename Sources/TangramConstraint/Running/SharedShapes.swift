/// The shapes that lists had lately, for all layouts of the process.
///
/// They make layouts quicker and change nothing of what comes out: a recipe is followed only where a search
/// finds the same numbers, to the last bit. There are never more than a few, and nothing of a view is kept.
enum SharedShapes {
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

  private final class Content {
    /// The last one that was learnt is the first.
    var known: [Known] = []
    var seen: [Seen] = []
    /// The place of the next one, once there are as many as can be.
    var next = 0
  }

  private static let content = TakenInTurn(Content())
  private static let mostKnown = 16
  private static let mostSeen = 64
  private static let mostTries = 4

  /// Does something with the shapes; nothing while another thread does.
  private static func use<Result>(_ body: (Content) -> Result) -> Result? {
    guard let content = content.take() else { return nil }
    defer { self.content.put(content) }
    return body(content)
  }

  /// The first shape of which a function says yes.
  static func first(where isMeant: (ListShape) -> Bool) -> ListShape? {
    use { content in content.known.first { isMeant($0.shape) }?.shape } ?? nil
  }

  /// Whether a recipe is to be looked for.
  ///
  /// Not for a list whose like was not seen before, and not often where none is found.
  static func isWanted(_ shape: ListShape?, key: UInt64) -> Bool {
    use { content in
      if let shape {
        guard let place = content.known.firstIndex(where: { $0.shape === shape }) else {
          return false
        }
        content.known[place].tries -= 1
        return content.known[place].tries >= 0
      }
      if let place = content.seen.firstIndex(where: { $0.key == key }) {
        content.seen[place].tries -= 1
        return content.seen[place].tries >= 0
      }
      see(key, content)
      return false
    } ?? false
  }

  private static func see(_ key: UInt64, _ content: Content) {
    if content.seen.count < mostSeen {
      content.seen.append(Seen(key: key))
    } else {
      content.seen[content.next] = Seen(key: key)
      content.next = (content.next + 1) % mostSeen
    }
  }

  /// Keeps a recipe of a shape.
  static func keep(_ recipe: ListRecipe, of shape: ListShape) {
    _ = use { content in
      let new = shape.adding(recipe)
      if let place = content.known.firstIndex(where: { $0.shape === shape }) {
        content.known[place].shape = new
        return
      }
      if content.known.count == mostKnown { content.known.removeLast() }
      content.known.insert(Known(shape: new), at: 0)
    }
  }
}
