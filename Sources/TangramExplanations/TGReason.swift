@_exported import TangramCore

/// The reason for a number of a layout: the arithmetic that derives it from numbers in the source.
///
///     let reason = room - reasons.end(of: room) - reasons.extent
///     reason.value        // 30
///     reason.description  // S's width 100 − right margin 20 − C's width 50
///
/// A reason is a tree. Its value is always computed from its operands by its operation. The leaves are
/// numbers from the source, measured sizes of content, and numbers of the layout that have reasons of
/// their own (``TGLayoutNumber``).
public struct TGReason: Hashable, Sendable {
  private var storage: Storage

  /// The operation that computes the value from the operands.
  public var operation: Operation { storage.parts.operation }
  /// The operands of the operation.
  public var operands: [TGReason] { storage.parts.operands }
  /// The number that is explained.
  public var value: Double { storage.parts.value }
  /// A short description of the rule that the operation follows; empty if the arithmetic needs no
  /// explanation.
  public var rule: String { storage.parts.rule }
  /// The view that the number belongs to, if any.
  var view: TGViewID? { storage.parts.view }

  /// How a number is computed from its operands.
  public enum Operation: Hashable, Sendable {
    /// The number is a leaf: the layout does not compute it.
    case given(Source)
    /// The number refers to another number of the layout, which has a reason of its own.
    case number(TGLayoutNumber)
    /// All operands are added up.
    case sum
    /// All other operands are subtracted from the first one.
    case difference
    /// All operands are multiplied.
    case product
    /// The first operand is divided by the second one.
    case quotient
    /// The first operand is a percentage of the second one.
    case percentage
    /// The second operand is multiplied by a count, the first operand, as in `2 lines of 17`.
    case times(String)
    /// The smallest of the operands.
    case least
    /// The largest of the operands.
    case greatest
    /// The absolute value of the operand.
    case magnitude
    /// The operand is snapped to the pixel grid.
    case rounded(scale: Double, TGSnapping)
    /// The operand is rounded up to the smallest sufficient extent on the pixel grid.
    case fitted(scale: Double)
    /// The distance between the two operands after both are snapped to the pixel grid.
    case between(scale: Double, TGSnapping)
  }

  /// The origin of a leaf's value.
  public enum Source: Hashable, Sendable {
    /// The value is specified in the source, with this text.
    case written(String)
    /// The value is the measured size of content.
    case content
    /// The value is a constant of a rule, such as the factor one half, or a number of children.
    case rule
    /// The value is an input of the layout other than the tree, such as the available size.
    case environment
    /// The view had the value before the layout, and nothing else determines it.
    case kept
    /// The container set the value by a rule that it does not explain.
    case container
    /// The value is the sum of the contributions of this many elements, which are not listed.
    case others(Int)
  }

  /// The label of the number in a larger formula, such as `right margin`; empty if it has none.
  public var label: String {
    if let label = storage.parts.label { return label }
    if case .number(let number) = operation { return number.description }
    return ""
  }

  init(
    leaf value: Double, _ label: String?, _ operation: Operation, rule: String = "",
    view: TGViewID? = nil
  ) {
    self.init(
      Parts(operation: operation, operands: [], value: value, label: label, rule: rule, view: view))
  }

  /// The maximum depth of nested operations.
  ///
  /// Deeper operations are replaced by leaves with the same value, so that a recursive walk through a
  /// reason does not overflow the stack.
  private static let maximumLevels = 64

  init(_ operation: Operation, _ operands: [TGReason]) {
    let value = operation.result(of: operands.map { $0.value })
    var parts = Parts(operation: operation, operands: operands, value: value)
    parts.depth = 1 + (operands.lazy.map { $0.storage.parts.depth }.max() ?? 0)
    if parts.depth > Self.maximumLevels {
      parts.depth = 1
      parts.operands = operands.map { TGReason(leaf: $0.value, $0.label, .given(.rule)) }
    }
    self.init(parts)
  }
}

extension TGReason {
  private struct Parts: Hashable, Sendable {
    var operation: Operation
    var operands: [TGReason]
    var value: Double
    /// The label that was assigned; nil to use the standard label of a number of the layout.
    var label: String?
    var rule = ""
    var view: TGViewID?
    /// The number of nested operations in the reason.
    var depth = 0
  }

  /// The parts of a reason, which its copies share: reasons are copied very often, and copying all parts each
  /// time would make up most of the machine code of explanations.
  private final class Storage: Hashable, Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (one: Storage, other: Storage) -> Bool {
      one === other || one.parts == other.parts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  private init(_ parts: Parts) { storage = Storage(parts) }

  private func with(_ change: (inout Parts) -> Void) -> TGReason {
    var parts = storage.parts
    change(&parts)
    return TGReason(parts)
  }
}

// MARK: - Arithmetic

extension TGReason.Operation {
  /// Returns the number that the operation computes from the values of its operands.
  fileprivate func result(of values: [Double]) -> Double {
    guard let first = values.first else { return 0 }
    switch self {
    case .given, .number: return first
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
    case .fitted(let scale): return PixelGrid(scale: scale, snapping: .edges).fitting(first)
    case .between(let scale, let snapping):
      let grid = PixelGrid(scale: scale, snapping: snapping)
      return values.count > 1 ? grid.round(values[1]) - grid.round(first) : 0
    }
  }
}

extension TGReason {
  /// Appends a term to the sum itself instead of nesting it: adding up many children results in a
  /// single sum.
  private mutating func append(_ term: TGReason, _ change: Double) {
    var parts = storage.parts
    // Releases the storage, so that `parts` is the only owner of the operands, and appending copies nothing.
    self = term
    parts.operands.append(term)
    parts.value += change
    parts.depth = max(parts.depth, 1 + term.storage.parts.depth)
    self = TGReason(parts)
  }

  private func isOpen(_ operation: Operation) -> Bool {
    self.operation == operation && label.isEmpty && rule.isEmpty
  }

  /// Adds up two numbers.
  public static func + (left: TGReason, right: TGReason) -> TGReason {
    var sum = left
    sum += right
    return sum
  }

  /// Adds a number to a sum.
  public static func += (left: inout TGReason, right: TGReason) {
    if right.isNothing { return }
    if left.isNothing {
      left = right
    } else if left.isOpen(.sum) {
      left.append(right, right.value)
    } else {
      left = TGReason(.sum, [left, right])
    }
  }

  /// Subtracts one number from another.
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

  /// Divides a number by another one; a division by 0 results in 0.
  public static func / (left: TGReason, right: TGReason) -> TGReason {
    TGReason(.quotient, [left, right])
  }
}

// MARK: - Making reasons

extension TGReason {
  /// Returns a constant of a rule, such as the factor one half, or the number of children.
  public static func rule(_ value: Double, _ label: String = "") -> TGReason {
    TGReason(leaf: value, label, .given(.rule))
  }

  /// Returns a number that is specified in the source.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - label: The name of the number, such as `gap`.
  ///   - text: The text in the source, such as `tg_space = 10`.
  public static func written(_ value: Double, _ label: String, _ text: String) -> TGReason {
    TGReason(leaf: value, label, .given(.written(text)))
  }

  /// Whether the operand is omitted from sums.
  fileprivate var isNothing: Bool { operation == .given(.rule) && value == 0 && label.isEmpty }

  /// Returns an input of the layout other than the tree.
  static func environment(_ value: Double, _ label: String) -> TGReason {
    TGReason(leaf: value, label, .given(.environment))
  }

  /// A number that was measured, such as the width of a text.
  public static func measured(_ value: Double, _ label: String, by rule: String) -> TGReason {
    TGReason(leaf: value, label, .given(.content), rule: rule)
  }

  /// Returns the sum of a list of numbers; 0 if it is empty.
  public static func sum(_ numbers: [TGReason]) -> TGReason { TGReason(.sum, numbers) }

  /// Adds the terms of many elements.
  ///
  /// If there are more than 400 elements, those in the middle are combined into one number: nobody
  /// reads them all, and creating a reason takes many times as long as laying out a child.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - total: The sum of the values of all terms; used only if elements are combined.
  ///   - terms: Returns the terms of the element at an index.
  public mutating func add(
    _ count: Int, worth total: @autoclosure () -> Double, _ terms: (Int) -> [TGReason]
  ) {
    let (before, isCut) = (value, count > TGExplanation.maximumNumbers)
    for index in 0..<(isCut ? 6 : count) {
      for term in terms(index) { self += term }
    }
    if !isCut { return }
    let last = [terms(count - 2), terms(count - 1)]
    let shown = last.reduce(value - before) { $0 + $1.reduce(0) { $0 + $1.value } }
    self += TGReason(leaf: total() - shown, "", .given(.others(count - 8)))
    for term in last.joined() { self += term }
  }

  /// Returns the smallest of several numbers.
  public static func least(_ numbers: [TGReason]) -> TGReason { TGReason(.least, numbers) }

  /// Returns the largest of several numbers.
  ///
  /// For a long list, it is often sufficient to keep only the largest one: see ``greatest(of:)``.
  public static func greatest(_ numbers: [TGReason]) -> TGReason { TGReason(.greatest, numbers) }

  /// Returns a percentage of a number.
  public static func percentage(_ percent: TGReason, of whole: TGReason) -> TGReason {
    TGReason(.percentage, [percent, whole])
  }

  /// Returns a multiple of a number, as in `2 lines of 17`.
  static func times(_ count: Double, _ unit: String, of each: TGReason) -> TGReason {
    TGReason(.times(unit), [.rule(count), each])
  }

  /// Returns the reason with the greatest value, without the others as operands; nil if there are none.
  public static func greatest(of numbers: some Sequence<TGReason>) -> TGReason? {
    numbers.max { $0.value < $1.value }
  }

  /// The absolute value of the number.
  public var magnitude: TGReason { value < 0 ? TGReason(.magnitude, [self]) : self }

  /// Returns the number, raised to a lower bound, which is shown only if it takes effect.
  public func atLeast(_ lower: TGReason) -> TGReason {
    lower.value > value ? .greatest([self, lower]) : self
  }

  /// Returns the number, lowered to an upper bound, which is shown only if it takes effect.
  public func atMost(_ upper: TGReason) -> TGReason {
    upper.value < value ? .least([self, upper]) : self
  }

  /// Returns the number clamped to a bound, which is a minimum if it is greater than the number.
  func bounded(by bound: TGReason) -> TGReason {
    bound.value > value
      ? .greatest([self, bound.named("minimum")]) : .least([self, bound.named("maximum")])
  }

  /// The number, but at least 0.
  public var notNegative: TGReason { atLeast(.rule(0)) }

  /// Returns the same number with a label: a larger formula shows the label instead of the number's own
  /// formula, which follows on a separate line.
  public func named(_ label: String) -> TGReason { with { $0.label = label } }

  /// Returns the number with a label if it has operands; otherwise unchanged, so that a single number
  /// keeps its label.
  public func gathered(_ label: String) -> TGReason { operands.isEmpty ? self : named(label) }

  /// Returns the length minus the space that others take; unchanged if that space is 0.
  public func less(_ taken: TGReason, named label: String = "what others take") -> TGReason {
    taken.value == 0 ? self : self - taken.named(label)
  }

  /// Returns an equal part of a length; the length itself for a single part.
  public func part(of count: Int, named label: String = "") -> TGReason {
    count == 1 ? self : self / .rule(Double(count), label)
  }

  /// Returns the total of the gaps between neighbors.
  public static func gaps(_ gap: TGReason, among count: Int) -> TGReason {
    count > 1 && gap.value != 0 ? .rule(Double(count - 1)) * gap : .rule(0)
  }

  /// Returns the length minus the space before and after; unchanged if both are 0.
  ///
  /// - Parameters:
  ///   - before: The length before.
  ///   - after: The length after.
  ///   - label: A label for the result, if there is any space before or after.
  public func inside(_ before: TGReason, _ after: TGReason, named label: String = "") -> TGReason {
    if before.value == 0, after.value == 0 { return self }
    let inside = self - before - after
    return label.isEmpty ? inside : inside.named(label)
  }

  /// Returns the same number with a short description of its rule.
  public func by(_ rule: String) -> TGReason { with { $0.rule = rule } }

  /// Returns the same number with other quotations of the source; `owner` is the view that is explained.
  @inline(never)  // Inlining the recursive call would multiply the size of the code.
  func quoting(_ words: (String, TGViewID) -> String, _ owner: TGViewID) -> TGReason {
    with {
      if case .given(.written(let text)) = operation, !text.isEmpty {
        $0.operation = .given(.written(words(text, view ?? owner)))
      }
      $0.operands = operands.map { $0.quoting(words, owner) }
    }
  }

  /// Returns the number without the part of a shortage that a shrink factor takes.
  func without(_ shortage: TGShortage?, _ factor: @autoclosure () -> Double) -> TGReason {
    let part = shortage?.part(of: factor()) ?? 0
    return part == 0 ? self : self - .rule(part, "part of the shortage")
  }

  /// Returns the same number as one that belongs to a view.
  func of(_ view: TGViewID) -> TGReason { with { $0.view = view } }
}
