import TangramCore

// Following the recipe of an earlier layout, see `ListRecipe`.

extension ConstraintRun {
  /// Finds all numbers as an earlier layout found that they follow from each other.
  ///
  /// - Returns: Whether that was possible; if not, nothing is known.
  mutating func findByRecipe() -> Bool {
    let recipes = reading.map { options.memory.recipes(of: $0) } ?? shape?.recipes ?? []
    if recipes.isEmpty { return false }
    steps.removeAll()
    appendContent(.both)
    let sizes = sizesSaid()
    start(.horizontal)
    start(.vertical)
    for recipe in recipes where isSuitable(recipe.circumstances, sizes) && follow(recipe) {
      assert(isAsSearched(), "what a recipe comes to is what a search finds")
      return true
    }
    system = LinearSystem(count: 4 * items.count)
    return false
  }

  private func isSuitable(_ other: RecipeCircumstances, _ sizes: [Double]) -> Bool {
    guard hasSamePlaces(as: other.items), other.box == boxOfRecipe, other.sizes == sizes,
      steps.count == other.steps.count
    else { return false }
    for place in 0..<steps.count where steps[place] != other.steps[place] { return false }
    return true
  }

  /// The box without the size, which may be another one.
  private var boxOfRecipe: SolvedBox {
    var box = box
    box.size = .zero
    return box
  }

  private mutating func follow(_ recipe: ListRecipe) -> Bool {
    guard follow(recipe.horizontal, recipe.terms) else { return false }
    measureHeights(atWidthsFound: true)
    return follow(recipe.vertical, recipe.terms)
  }

  /// Finds the numbers along an axis, and looks whether all entries are on their sides.
  private mutating func follow(_ entries: [RecipeEntry], _ terms: [Term]) -> Bool {
    var isRight = true
    options.list.reading { constraints in
      entries.withUnsafeBufferPointer { entries in
        terms.withUnsafeBufferPointer { terms in
          var place = 0
          while place < entries.count, follow(entries[place], terms, constraints) { place &+= 1 }
          isRight = place == entries.count
        }
      }
    }
    return isRight
  }

  @inline(__always)
  private mutating func follow(
    _ entry: RecipeEntry, _ terms: UnsafeBufferPointer<Term>, _ constraints: ConstraintPointers
  ) -> Bool {
    var sum = entry.own
    switch entry.source {
    case .none: break
    case .constraint: sum += entry.sign * constraints[Int(entry.index)].pointee.constant
    case .contentWidth: sum += entry.sign * items[Int(entry.index)].content.width
    case .contentHeight: sum += entry.sign * items[Int(entry.index)].content.height
    }
    var place = Int(entry.first)
    let end = place &+ Int(entry.count)
    while place < end {
      sum += terms[place].coefficient * system.unknowns[terms[place].index].value
      place &+= 1
    }
    guard entry.unknown >= 0 else { return ExactNumber.isOn(entry.side, sum) }
    let value = sum * entry.factor
    system.fix(Int(entry.unknown), value)
    return ExactNumber.isExact(value)
      && (entry.side == RecipeEntry.anywhere || ExactNumber.isOn(entry.side, value))
  }
}

// MARK: - Finding a recipe

extension ConstraintRun {
  /// Keeps how the numbers found follow from each other, for later layouts of the list.
  mutating func keepRecipe() {
    guard let reading, canHaveRecipe, options.memory.isRecipeWanted, let recipe = newRecipe()
    else { return }
    options.memory.add([recipe], of: reading)
  }

  /// Whether a recipe may be made of what was found: nothing is to be reported.
  var canHaveRecipe: Bool {
    options.list.count > 0 && findings.isEmpty && !system.isIncomplete && lined.count == 0
      // What keeps its frame is known from elsewhere.
      && !someFlags.contains(.keepsFrame)
  }

  /// How the numbers found follow from each other; nil if no order of steps makes them exactly.
  mutating func newRecipe() -> ListRecipe? {
    guard hasExactNumbers() else { return nil }
    let isKnown = knownFromTheStart()
    var (entries, terms) = recipeOfExtents(isKnown)
    let recorded = entriesInFull(.both)
    entries.reserveCapacity(entries.count + recorded.count)
    terms.reserveCapacity(terms.count + 4 * recorded.count)
    for entry in recorded {
      guard let new = recipe(of: entry, &terms) else { return nil }
      entries.append(new)
    }
    steps.removeAll()
    appendContent(.both)
    let circumstances = RecipeCircumstances(
      items: (0..<items.count).map { items[$0] }, steps: (0..<steps.count).map { steps[$0] },
      sizes: sizesSaid(), box: boxOfRecipe)
    return ListRecipe(
      circumstances, entries, terms, isKnown: isKnown,
      sides: isKnown.indices.map { isExtent($0) ? number($0) > 0 ? 1 : 0 : RecipeEntry.anywhere })
  }

  private func hasExactNumbers() -> Bool {
    for unknown in 0..<(4 * items.count) where !ExactNumber.isExact(number(unknown)) {
      return false
    }
    return true
  }

  private func number(_ unknown: Int) -> Double {
    value(ItemPart(rawValue: unknown & 3) ?? .x, unknown >> 2)
  }

  /// That no extent is below zero, where that is what determines it.
  private func recipeOfExtents(_ isKnown: [Bool]) -> ([RecipeEntry], [Term]) {
    var (entries, terms): ([RecipeEntry], [Term]) = ([], [])
    for unknown in isKnown.indices where isExtent(unknown) && number(unknown) == 0 {
      var entry = RecipeEntry(isVertical: unknown & 1 == 1, first: terms.count)
      entry.count = 1
      entries.append(entry)
      terms.append(Term(unknown, 1))
    }
    return (entries, terms)
  }

  private func isExtent(_ unknown: Int) -> Bool { unknown & 3 >= ItemPart.width.rawValue }

  /// The recipe of an entry that was written out; nil if its numbers are not exact.
  private func recipe(of recorded: RecordedEntry, _ terms: inout [Term]) -> RecipeEntry? {
    guard let term = recorded.terms.first else { return nil }
    var entry = RecipeEntry(isVertical: term.unknown & 1 == 1, first: terms.count)
    var sum = recorded.constant
    for term in recorded.terms {
      guard ExactNumber.isCoefficient(term.coefficient) else { return nil }
      sum += term.coefficient * number(term.index)
      terms.append(term)
    }
    guard let side = ExactNumber.side(sum) else { return nil }
    (entry.side, entry.count) = (side, Int32(truncatingIfNeeded: recorded.terms.count))
    entry.index = recorded.entry.index
    let isVertical = recorded.entry.axis == .vertical
    switch recorded.entry.kind {
    case .value, .maximum, .minimum, .fitting: break
    case .constraint:
      let constraint = options.list[Int(entry.index)]
      entry.source = .constraint
      entry.sign = constraint.relation == .lessOrEqual ? 1 : -1
      guard let link = link(of: Int(entry.index)) else { return nil }
      if leavesOutConstant(links[link], constraint.firstAttribute) { entry.sign = 0 }
      sum = entry.sign * constraint.constant
    case .resistance, .hugging:
      entry.source = isVertical ? .contentHeight : .contentWidth
      entry.sign = recorded.entry.kind == .hugging ? 1 : -1
      let content = items[Int(entry.index)].content
      sum = entry.sign * (isVertical ? content.height : content.width)
    }
    entry.own = entry.source == .none ? recorded.constant : recorded.constant - sum
    return entry
  }

  /// Whether each unknown is known before the list begins.
  private mutating func knownFromTheStart() -> [Bool] {
    var other = LinearSystem(count: 4 * items.count)
    swap(&system, &other)
    start(.horizontal)
    start(.vertical)
    let isKnown = (0..<(4 * items.count)).map { system.unknowns[$0].state == .fixed }
    swap(&system, &other)
    return isKnown
  }
}

// MARK: - Checking

extension ConstraintRun {
  /// Whether a search finds the same numbers, to the last bit; what was found stays.
  private mutating func isAsSearched() -> Bool {
    let found = (0..<(4 * items.count)).map { number($0) }
    var other = LinearSystem(count: 4 * items.count)
    swap(&system, &other)
    defer { swap(&system, &other) }
    solve(.horizontal)
    solve(.vertical)
    let isSame = findings.isEmpty && found.indices.allSatisfy { number($0) == found[$0] }
    findings = RunFindings()
    return isSame
  }
}
