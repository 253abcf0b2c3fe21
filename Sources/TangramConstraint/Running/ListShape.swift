/// What is known of lists that say the same of other views, such as those of cells that the same code makes.
///
/// Two lists have the same shape if their constraints differ in constants and names only, once children
/// are meant by their places among all children. What a recipe says of one holds for the other.
final class ListShape: Sendable {
  let marks: [ConstraintMark]
  /// The number of the children and the container.
  let itemCount: Int
  let links: [ConstraintLink]
  /// How the numbers follow from each other, in as many ways as were found.
  let recipes: [ListRecipe]

  init(
    _ marks: [ConstraintMark], itemCount: Int, links: [ConstraintLink], recipes: [ListRecipe]
  ) {
    (self.marks, self.itemCount) = (marks, itemCount)
    (self.links, self.recipes) = (links, recipes)
  }

  /// The shape with one more recipe.
  func adding(_ recipe: ListRecipe) -> ListShape {
    ListShape(marks, itemCount: itemCount, links: links, recipes: recipes + [recipe])
  }
}

/// What a constraint says but for its constant and its name, with views meant by their items.
struct ConstraintMark: BitwiseCopyable {
  private let multiplier: Double
  private let rank: Float
  private let firstAttribute: TGConstraintAttribute
  private let secondAttribute: TGConstraintAttribute
  private let relation: TGConstraint.Relation
  private let flags: TGConstraint.Flags
  /// The items whose views the constraint names; -1 where it names none that matters.
  let first: Int32
  let second: Int32

  /// Creates the mark of a constraint; without a link it takes no part.
  init(_ constraint: TGConstraint, _ link: ConstraintLink?) {
    (multiplier, rank) = (constraint.multiplier, constraint.rank)
    (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    (relation, flags) = (constraint.relation, constraint.flags)
    first = flags.contains(.firstIsContainer) ? -1 : link?.first ?? -1
    let hasSecondView = flags.contains(.hasSecond) && !flags.contains(.secondIsContainer)
    second = hasSecondView ? link?.second ?? -1 : -1
  }

  /// Whether a constraint says the same of some views.
  @inline(__always)
  func holds(for constraint: UnsafePointer<TGConstraint>, _ views: borrowing Store<UInt64>) -> Bool
  {
    guard constraint.pointee.firstAttribute == firstAttribute,
      constraint.pointee.secondAttribute == secondAttribute,
      constraint.pointee.relation == relation, constraint.pointee.flags == flags,
      constraint.pointee.rank == rank, constraint.pointee.multiplier == multiplier,
      constraint.pointee.constant.magnitude <= TGConstraint.largestNumber
    else { return false }
    if first >= 0, views[Int(first)] != constraint.pointee.firstView.number { return false }
    return second < 0 || views[Int(second)] == constraint.pointee.secondView.number
  }
}

extension ConstraintRun {
  /// Whether a list may have a shape that is remembered: it is that of a cell rather than of a screen.
  private var mayHaveShape: Bool {
    (1...Self.mostConstraints).contains(options.list.count) && items.count <= Self.mostItems
  }

  private var shapes: SharedShapes { pass.shared { SharedShapes() } }

  private static let mostConstraints = 128
  private static let mostItems = 32

  /// Looks for a list of the same shape that was laid out before, and takes over who is tied to whom.
  mutating func takeShape() -> Bool {
    guard mayHaveShape, viewsDiffer else { return false }
    shape = shapes.first { isShape($0) }
    guard let shape else { return false }
    shape.links.withUnsafeBufferPointer { links.append(contentsOf: $0) }
    return true
  }

  private mutating func isShape(_ shape: ListShape) -> Bool {
    guard options.list.count == shape.marks.count, items.count == shape.itemCount
    else { return false }
    var isSame = true
    options.list.reading { constraints in
      shape.marks.withUnsafeBufferPointer { marks in
        var place = 0
        while place < marks.count, marks[place].holds(for: constraints[place], views) {
          place &+= 1
        }
        isSame = place == marks.count
      }
    }
    return isSame
  }

  /// Whether no view is there twice: then a place among the children says which is meant.
  private var viewsDiffer: Bool {
    for item in 1..<max(1, views.count) {
      for other in 1..<item where views[item] == views[other] { return false }
    }
    return true
  }

  /// Keeps how the numbers found follow from each other, for other lists of the same shape.
  mutating func learnShape() {
    guard mayHaveShape, canHaveRecipe, !hasRemarks, !hasStrangers, viewsDiffer,
      shapes.isWanted(shape, key: shapeKey), let recipe = newRecipe()
    else { return }
    shapes.keep(recipe, of: shape ?? newShape())
  }

  /// A number that is the same for lists of the same shape, and most often another one for others.
  private var shapeKey: UInt64 {
    var key = UInt64(items.count)
    for place in 0..<links.count {
      let constraint = options.list[Int(links[place].constraint)]
      let attributes =
        UInt64(constraint.firstAttribute.rawValue) << 8
        | UInt64(constraint.secondAttribute.rawValue)
      let views =
        UInt64(UInt32(bitPattern: links[place].first)) << 32
        | UInt64(
          UInt32(bitPattern: links[place].second))
      key = (key ^ views ^ attributes << 16) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
    }
    return key
  }

  private func newShape() -> ListShape {
    let marks = (0..<options.list.count).map { place in
      ConstraintMark(options.list[place], link(of: place).map { links[$0] })
    }
    return ListShape(
      marks, itemCount: items.count, links: (0..<links.count).map { links[$0] }, recipes: [])
  }
}
