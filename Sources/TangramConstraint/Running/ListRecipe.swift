/// How the numbers of a list follow one after another, without a search for them.
///
/// Once a list was solved, every entry is on a side: it is just met, it is met with room to spare, or it is
/// missed, above or below. The entries that are just met determine all numbers. With other constants,
/// contents or sizes of the container they determine other ones. If every entry is on the same side then,
/// these are what the rule of the list comes to: what stood in the way of an entry that is missed, and of
/// numbers that are free, is there as before, whatever the constants are.
///
/// So a layout follows the recipe and looks at the sides. It is done with exact numbers only, of which
/// every order of steps makes the same: then the frames are those of a search to the last bit.
final class ListRecipe: Sendable {
  /// What has to be the same besides.
  let circumstances: RecipeCircumstances
  /// The entries along each axis: first those that determine a number, in that order.
  let horizontal: [RecipeEntry]
  let vertical: [RecipeEntry]
  let terms: [Term]

  init?(
    _ circumstances: RecipeCircumstances, _ entries: [RecipeEntry], _ terms: [Term],
    isKnown: [Bool], sides: [Int8]
  ) {
    var order = RecipeOrder(entries, terms, isKnown, sides)
    guard let ordered = order.find() else { return nil }
    (self.circumstances, self.terms) = (circumstances, order.terms)
    horizontal = ordered.filter { !$0.isVertical }
    vertical = ordered.filter { $0.isVertical }
  }
}

/// What a recipe depends on besides the constraints and who the children are.
struct RecipeCircumstances: Sendable {
  var items: [ConstraintItem]
  /// What comes by its priority, other than constraints.
  var steps: [ListStep]
  /// What the children say about their sizes.
  var sizes: [Double]
  /// That of the container, whose size is left out.
  var box: SolvedBox
}

/// An entry of a recipe: a sum of terms and of a number that is looked up.
struct RecipeEntry: BitwiseCopyable {
  enum Source: UInt8, BitwiseCopyable {
    /// There is no other number than the own one.
    case none
    /// The constant of a constraint.
    case constraint
    /// What the content of an item asks for.
    case contentWidth, contentHeight
  }

  var source = Source.none
  let isVertical: Bool
  /// Whether the sum is below zero, zero, or above: -1, 0 or 1.
  ///
  /// Of an entry that determines an unknown it is the side of that.
  var side: Int8 = 0
  /// The constraint, or the item.
  var index: Int32 = 0
  /// Where the terms are.
  var first: Int32
  var count: Int32 = 0
  /// The unknown that the entry determines; -1 if there is none.
  var unknown: Int32 = -1
  /// What the sum is multiplied by then, without the term of that unknown.
  var factor = 0.0
  /// What the number that is looked up is multiplied by.
  var sign = 0.0
  /// A number of its own.
  var own = 0.0

  init(isVertical: Bool, first: Int) {
    self.isVertical = isVertical
    self.first = Int32(truncatingIfNeeded: first)
  }

  var terms: Range<Int> { Int(first)..<Int(first &+ count) }

  /// The side of a place, which may be any.
  static let anywhere: Int8 = 2
}

/// Finds an order in which entries that are just met determine one number each.
private struct RecipeOrder {
  private var entries: [RecipeEntry]
  private(set) var terms: [Term]
  private var isKnown: [Bool]
  /// The side of each unknown.
  private let sides: [Int8]
  /// How many unknowns of each entry are not known yet.
  private var open: [Int32]
  /// The entries that are about each unknown, and where those of each begin.
  private var mentions: [Int32]
  private var starts: [Int32]

  init(_ entries: [RecipeEntry], _ terms: [Term], _ isKnown: [Bool], _ sides: [Int8]) {
    (self.entries, self.terms, self.isKnown, self.sides) = (entries, terms, isKnown, sides)
    open = [Int32](repeating: 0, count: entries.count)
    mentions = [Int32](repeating: 0, count: terms.count)
    starts = [Int32](repeating: 0, count: isKnown.count + 1)
    for term in terms { starts[term.index + 1] += 1 }
    for unknown in isKnown.indices { starts[unknown + 1] += starts[unknown] }
    var ends = starts
    for index in entries.indices {
      for place in entries[index].terms {
        let unknown = terms[place].index
        if !isKnown[unknown] { open[index] += 1 }
        mentions[Int(ends[unknown])] = Int32(truncatingIfNeeded: index)
        ends[unknown] += 1
      }
    }
  }

  /// The entries in an order in which each number is known when it is needed; nil if there is none.
  mutating func find() -> [RecipeEntry]? {
    var queue: [Int] = []
    queue.reserveCapacity(entries.count)
    for index in entries.indices where canDetermine(index) { queue.append(index) }
    var determining: [RecipeEntry] = []
    determining.reserveCapacity(entries.count)
    var isUsed = [Bool](repeating: false, count: entries.count)
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      guard let place = entries[index].terms.first(where: { !isKnown[terms[$0].index] }),
        ExactNumber.isPowerOfTwo(terms[place].coefficient)
      else { continue }
      let term = terms[place]
      entries[index].unknown = term.unknown
      entries[index].factor = -1 / term.coefficient
      entries[index].side = sides[term.index]
      // The others are those that are added up.
      entries[index].count -= 1
      terms.swapAt(place, Int(entries[index].first + entries[index].count))
      determining.append(entries[index])
      isUsed[index] = true
      isKnown[term.index] = true
      for place in Int(starts[term.index])..<Int(starts[term.index + 1]) {
        let other = Int(mentions[place])
        open[other] -= 1
        if canDetermine(other) { queue.append(other) }
      }
    }
    if isKnown.contains(false) { return nil }
    for index in entries.indices where !isUsed[index] { determining.append(entries[index]) }
    return determining
  }

  private func canDetermine(_ entry: Int) -> Bool { open[entry] == 1 && entries[entry].side == 0 }
}

/// Numbers whose sums and products are exact, so that the order in which they are made does not matter.
enum ExactNumber {
  /// Whether a number is a multiple of a small fraction, and not too large.
  @inline(__always) static func isExact(_ number: Double) -> Bool {
    let scaled = number * 1024
    return scaled.magnitude <= 0x1p26 && Double(Int(scaled)) == scaled
  }

  /// Whether a coefficient keeps numbers exact.
  static func isCoefficient(_ number: Double) -> Bool {
    number.magnitude <= 64 && isExact(number)
  }

  static func isPowerOfTwo(_ number: Double) -> Bool { number.magnitude.significand == 1 }

  /// On which side of zero a sum is; nil if it is so near to it that rounding may have brought it there.
  static func side(_ sum: Double) -> Int8? {
    for side: Int8 in -1...1 where isOn(side, sum) { return side }
    return nil
  }

  /// Whether a sum is on a side of zero, and not there by rounding.
  @inline(__always) static func isOn(_ side: Int8, _ sum: Double) -> Bool {
    side == 0 ? sum == 0 : Double(side) * sum >= leastDistance
  }

  /// Far more than the solver takes for rounding, of numbers that are exact.
  private static let leastDistance = 1.0 / 256
}
