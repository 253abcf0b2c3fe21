@_exported import TangramCore

/// Why a number of a layout is what it is: arithmetic, down to numbers that somebody wrote.
///
///     let reason = room - reasons.end(of: room) - reasons.extent
///     reason.value        // 30
///     reason.description  // S's width 100 − right margin 20 − C's width 50
///
/// A reason is a tree. Its value follows from its operands by its operation; nothing else sets it. The
/// leaves are numbers from the source, measured contents, and numbers of the layout that have reasons
/// of their own (``TGLayoutNumber``).
public struct TGReason: Hashable, Sendable {
  /// How the value follows from the operands.
  public private(set) var operation: Operation
  /// What the value is made from.
  public private(set) var operands: [TGReason]
  /// The number that is explained.
  public private(set) var value: Double
  /// What the number is called where it is part of another one, such as `right margin`; empty for a
  /// number without a name.
  public private(set) var label: String
  /// The rule that says why the number is made in this way, in a few words; empty where the
  /// arithmetic says it all.
  public private(set) var rule = ""
  /// The view whose number this is, as far as it is a certain view's.
  public private(set) var view: TGViewID?
  /// The number of operations below this one.
  private(set) var depth = 0

  /// How a number is made from others.
  public enum Operation: Hashable, Sendable {
    /// The number is a leaf: nothing in the layout makes it.
    case given(Source)
    /// The number is another one of the layout, which has a reason of its own.
    case number(TGLayoutNumber)
    /// All operands are added up.
    case sum
    /// All other operands are taken from the first one.
    case difference
    /// All operands are multiplied.
    case product
    /// The first operand is divided by the second one.
    case quotient
    /// So many per cent, which are the first operand, of the second one.
    case percentage
    /// So many of something, as in `2 lines of 17`: the number is the first operand, and what there
    /// is so often is the second one.
    case times(String)
    /// The least of the operands.
    case least
    /// The greatest of the operands.
    case greatest
    /// The operand without its sign.
    case magnitude
    /// The operand on the pixel grid.
    case rounded(scale: Double, TGSnapping)
    /// What lies between the first operand and the second one when both are on the pixel grid.
    case between(scale: Double, TGSnapping)
  }

  /// Where a leaf comes from.
  public enum Source: Hashable, Sendable {
    /// It is written in the source, in these words.
    case written(String)
    /// It was measured: the size of content.
    case content
    /// It is part of the rule, such as a half, or a number of children.
    case rule
    /// It is what the layout depends on besides the tree, such as the size of the room.
    case environment
    /// The view had it before the layout, and nothing says anything else.
    case kept
    /// The container set it by a rule that it does not explain.
    case container
  }

  init(
    leaf value: Double, _ label: String, _ operation: Operation, rule: String = "",
    view: TGViewID? = nil
  ) {
    (self.operation, self.value, self.label) = (operation, value, label)
    (self.rule, self.view) = (rule, view)
    operands = []
  }

  /// The most operations that lie in each other.
  ///
  /// What is deeper counts as a number of the rule, so
  /// that nobody runs out of stack who walks through a reason.
  private static let mostLevels = 64

  init(_ operation: Operation, _ operands: [TGReason]) {
    self.operation = operation
    self.operands = operands
    label = ""
    depth = 1 + (operands.lazy.map { $0.depth }.max() ?? 0)
    if depth > Self.mostLevels {
      depth = 1
      self.operands = operands.map { TGReason(leaf: $0.value, $0.label, .given(.rule)) }
    }
    value = 0
    value = evaluated
  }
}

// MARK: - Arithmetic

extension TGReason {
  private var evaluated: Double {
    let values = operands.map { $0.value }
    guard let first = values.first else { return 0 }
    switch operation {
    case .given, .number: return value
    case .sum: return values.reduce(0, +)
    case .difference: return values.dropFirst().reduce(first, -)
    case .product, .times: return values.reduce(1, *)
    case .quotient: return values.count > 1 && values[1] != 0 ? first / values[1] : 0
    case .percentage: return values.count > 1 ? first / 100 * values[1] : 0
    case .least: return values.min() ?? 0
    case .greatest: return values.max() ?? 0
    case .magnitude: return first.magnitude
    case .rounded(let scale, let snapping):
      return PixelGrid(scale: scale, snapping: snapping).round(first)
    case .between(let scale, let snapping):
      let grid = PixelGrid(scale: scale, snapping: snapping)
      return values.count > 1 ? grid.round(values[1]) - grid.round(first) : 0
    }
  }

  /// Appends a summand without making the sum deeper: who adds up many children makes one sum.
  private mutating func append(_ operand: TGReason, _ change: Double) {
    operands.append(operand)
    value += change
    depth = max(depth, 1 + operand.depth)
  }

  private func isOpen(_ operation: Operation) -> Bool {
    self.operation == operation && label.isEmpty && rule.isEmpty
  }

  /// Adds up two numbers.
  public static func + (left: TGReason, right: TGReason) -> TGReason {
    if right.isNothing { return left }
    if left.isNothing { return right }
    guard left.isOpen(.sum) else { return TGReason(.sum, [left, right]) }
    var sum = left
    sum.append(right, right.value)
    return sum
  }

  /// Adds a number to a sum.
  public static func += (left: inout TGReason, right: TGReason) {
    let isOpen = left.isOpen(.sum) && !right.isNothing
    if isOpen { left.append(right, right.value) } else { left = left + right }
  }

  /// Takes one number from another.
  public static func - (left: TGReason, right: TGReason) -> TGReason {
    if right.isNothing { return left }
    guard left.isOpen(.difference) else { return TGReason(.difference, [left, right]) }
    var difference = left
    difference.append(right, -right.value)
    return difference
  }

  /// Multiplies two numbers.
  public static func * (left: TGReason, right: TGReason) -> TGReason {
    TGReason(.product, [left, right])
  }

  /// Divides a number by another one; by 0 it is 0.
  public static func / (left: TGReason, right: TGReason) -> TGReason {
    TGReason(.quotient, [left, right])
  }
}

// MARK: - Making reasons

extension TGReason {
  /// A number of the rule itself, such as a half, or the number of children.
  public static func rule(_ value: Double, _ label: String = "") -> TGReason {
    TGReason(leaf: value, label, .given(.rule))
  }

  /// A number from the source.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - label: What it is called, such as `gap`.
  ///   - text: How it is written there, such as `tg_space = 10`.
  public static func written(_ value: Double, _ label: String, _ text: String) -> TGReason {
    TGReason(leaf: value, label, .given(.written(text)))
  }

  /// A number that was measured, such as the width of a text.
  public static func measured(_ value: Double, _ label: String, by rule: String) -> TGReason {
    TGReason(leaf: value, label, .given(.content), rule: rule)
  }

  /// The sum of any number of numbers; 0 for none.
  public static func sum(_ numbers: [TGReason]) -> TGReason { TGReason(.sum, numbers) }

  /// The least of some numbers.
  public static func least(_ numbers: [TGReason]) -> TGReason { TGReason(.least, numbers) }

  /// The greatest of some numbers.
  ///
  /// Of many numbers only those that tell something need to be kept: see ``greatest(of:)``.
  public static func greatest(_ numbers: [TGReason]) -> TGReason { TGReason(.greatest, numbers) }

  /// So many per cent of a number.
  public static func percentage(_ percent: TGReason, of whole: TGReason) -> TGReason {
    TGReason(.percentage, [percent, whole])
  }

  /// So many of something, as in `2 lines of 17`.
  public static func times(_ count: Double, _ unit: String, of each: TGReason) -> TGReason {
    TGReason(.times(unit), [.rule(count), each])
  }

  /// The greatest of some numbers, of which only that one is shown; nil when there are none.
  public static func greatest(of numbers: some Sequence<TGReason>) -> TGReason? {
    numbers.max { $0.value < $1.value }
  }

  /// The number without its sign.
  public var magnitude: TGReason { value < 0 ? TGReason(.magnitude, [self]) : self }

  /// The number, but not less than 0.
  public var notNegative: TGReason {
    value < 0 ? TGReason(.greatest, [self, .rule(0)]) : self
  }

  /// The same number under a name: in a larger formula the name stands for it, and its own formula
  /// follows on a line of its own.
  public func named(_ label: String) -> TGReason {
    var copy = self
    copy.label = label
    return copy
  }

  /// The same number with a rule, in a few words.
  public func by(_ rule: String) -> TGReason {
    var copy = self
    copy.rule = rule
    return copy
  }

  /// The same number with other words for what is written in the source.
  ///
  /// - Parameter owner: The view whose number is explained.
  func quoting(_ words: (String, TGViewID) -> String, _ owner: TGViewID) -> TGReason {
    var copy = self
    if case .given(.written(let text)) = operation, !text.isEmpty {
      copy.operation = .given(.written(words(text, view ?? owner)))
    }
    copy.operands = operands.map { $0.quoting(words, owner) }
    return copy
  }

  /// The same number as one of a view.
  func of(_ view: TGViewID) -> TGReason {
    var copy = self
    copy.view = view
    return copy
  }
}
