import Synchronization
import TangramCore

/// What copies of a container remember together of their list.
///
/// Layouts on several threads may ask for it at once. What is remembered never changes what comes out.
final class ReadingMemory: Sendable {
  private final class Content {
    var last: ListReading?
    var wasAsked = false
    var solved: SolvedList?
    /// What the last layout depended on besides the list and the children.
    var box: SolvedBox?
    /// Whether there is no use in noting the results of the list.
    var isUnsuitable = false
    var recipes: [ListRecipe] = []
    /// How often a recipe may still be looked for.
    var recipeTries = mostRecipeTries
  }

  private let content = TakenInTurn<Content>()

  private func use<Result>(_ body: (Content) -> Result) -> Result {
    // While another layout has what is remembered, this one remembers nothing.
    let content = content.take() ?? Content()
    defer { self.content.put(content) }
    return body(content)
  }

  /// The last reading that was worth keeping.
  var last: ListReading? {
    get { use { $0.last } }
    set {
      use { content in
        (content.last, content.solved, content.isUnsuitable) = (newValue, nil, false)
        (content.recipes, content.recipeTries) = ([], Self.mostRecipeTries)
      }
    }
  }

  /// The results of the list, to be kept until somebody takes them.
  var solved: SolvedList? {
    get { use { $0.solved } }
    set { use { $0.solved = newValue } }
  }

  /// Takes out the results of the list, so that they can be changed without a copy.
  func takeSolved() -> SolvedList? { use { $0.solved.take() } }

  /// Notes what a layout depends on besides the list and the children.
  ///
  /// - Returns: Whether the layout before depended on the same, and the list can be noted.
  func isRepeated(_ box: SolvedBox) -> Bool {
    use { content in
      defer { content.box = box }
      return content.box == box && !content.isUnsuitable
    }
  }

  /// Says that the list cannot be noted.
  func stopNoting() { use { $0.isUnsuitable = true } }

  /// How the numbers of the list follow from each other, in as many ways as were found: a row is as high
  /// as one thing here and as another there.
  var recipes: [ListRecipe] { use { $0.recipes } }

  func add(_ recipe: ListRecipe) { use { $0.recipes.append(recipe) } }

  /// Whether a recipe is to be looked for; not often, where none is found.
  var isRecipeWanted: Bool {
    use { content in
      if content.recipeTries == 0 { return false }
      content.recipeTries -= 1
      return true
    }
  }

  private static let mostRecipeTries = 3

  /// Whether a reading is to be kept.
  ///
  /// The first is not: most lists are read only once.
  var isWanted: Bool {
    use { content in
      defer { content.wasAsked = true }
      return content.wasAsked
    }
  }
}

/// A place for an object that threads take out one after another, and put back.
///
/// No thread waits, as it would for a lock: who finds the place empty does without.
private struct TakenInTurn<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  // Sound, as an object has left the place before somebody uses it, and what was done to it is done
  // before it is there again. A number other than 0 is a reference that the place holds.
  private let place = Atomic<UInt>(0)

  /// Takes out the object; nil if it is taken.
  func take() -> Object? {
    Self.object(at: place.exchange(0, ordering: .acquiringAndReleasing))?.takeRetainedValue()
  }

  /// Puts an object there, in place of the one that somebody else may have put there meanwhile.
  func put(_ object: Object) {
    let new = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    Self.object(at: place.exchange(new, ordering: .acquiringAndReleasing))?.release()
  }

  private static func object(at place: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: place).map { Unmanaged.fromOpaque($0) }
  }

  deinit { _ = take() }
}
