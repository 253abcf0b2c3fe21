import Synchronization
import TangramCore

/// What copies of a container remember together of their list.
///
/// Layouts on several threads may ask for it at once. What is remembered never changes what comes out.
final class ReadingMemory: Sendable {
  private final class Content {
    var last: ListReading?
    var solved: SolvedList?
    /// What the last layout depended on besides the list and the children.
    var box: SolvedBox?
    /// Whether there is no use in noting the results of the list.
    var isUnsuitable = false
    /// Whether the list is not computed in steps that could be repeated.
    var isUncomputable = false
    var recipes: [ListRecipe] = []
    /// How often a recipe may still be looked for.
    var recipeTries = mostRecipeTries
  }

  private let content = TakenInTurn<Content>()
  /// Whether there was a layout before, of which nothing else is remembered if it was the first.
  private let wasAsked = Atomic<Bool>(false)

  private func use<Result>(_ body: (Content) -> Result) -> Result {
    // While another layout has what is remembered, this one remembers nothing.
    let content = content.take() ?? Content()
    defer { self.content.put(content) }
    return body(content)
  }

  /// The last reading that was worth keeping.
  var last: ListReading? {
    get { wasAsked.load(ordering: .relaxed) ? use { $0.last } : nil }
    set {
      use { content in
        (content.last, content.solved, content.isUnsuitable) = (newValue, nil, false)
        content.isUncomputable = false
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

  /// Whether what is computed is to be written down when the list is noted.
  var isToBeRecorded: Bool { use { !$0.isUncomputable } }

  /// Says that the list is not computed in steps that could be repeated.
  func stopRecording() { use { $0.isUncomputable = true } }

  /// How the numbers of the list follow from each other, in as many ways as were found: a row is as high
  /// as one thing here and as another there.
  var recipes: [ListRecipe] { use { $0.recipes } }

  /// The recipes, if the last reading that was kept is this one.
  func recipes(of reading: ListReading) -> [ListRecipe] {
    use { $0.last === reading ? $0.recipes : [] }
  }

  /// Adds recipes, if the last reading that was kept is this one.
  func add(_ recipes: [ListRecipe], of reading: ListReading) {
    use { content in if content.last === reading { content.recipes += recipes } }
  }

  /// Whether a recipe is to be looked for; not often, where none is found.
  var isRecipeWanted: Bool {
    use { content in
      if content.recipeTries == 0 { return false }
      content.recipeTries -= 1
      return true
    }
  }

  private static let mostRecipeTries = 3

  /// Whether there was a layout before; from now on there was one.
  ///
  /// Of the first one nothing is kept: most lists are read only once.
  func isAskedAgain() -> Bool {
    if wasAsked.load(ordering: .relaxed) { return true }
    wasAsked.store(true, ordering: .relaxed)
    return false
  }
}
