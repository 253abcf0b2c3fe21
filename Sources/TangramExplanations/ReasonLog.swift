import TangramCore

/// The reasons that an algorithm records for the numbers of one pass, and the numbers that they explain.
final class ReasonLog {
  struct Key: Hashable {
    /// The box of a child, or of the container itself.
    var box: Int
    var axis: TGAxis
    var quantity: TGLayoutNumber.Quantity
  }

  /// The version of a wrapping container's size that a reason refers to.
  enum SizeVersion {
    /// The size that the pass computed.
    case found
    /// The size that was assumed before the pass.
    case before
    /// The size that the algorithm set, before the container's own bounds were applied.
    case unbounded
  }

  /// The only child whose reasons are kept; nil to keep those of all children.
  ///
  /// Creating a reason takes many times as long as laying out the child.
  let onlyBox: Int?
  /// The reasons whose values match the numbers of the pass.
  var reasons: [Key: TGReason] = [:]
  /// Closures that create the reasons for the sizes of the container on demand; their values are
  /// compared later, when the bounds of the container are known.
  var sizeReasons: [Key: () -> TGReason] = [:]
  /// The reasons for the size that the container found, along the axes that it wraps.
  var sizes: [TGAxis: TGReason] = [:]
  /// The number of lines that the container arranged its children in; nil if it has no lines.
  var arrangedLines: Int?
  /// The boxes of the children as the algorithm left them.
  var placed: [Box] = []
  /// The boxes of the children after the pass, which may also have mirrored or transformed them.
  let moved: [Box]
  /// The size that the container is assumed to have before its pass.
  let sizeBefore: TGSize
  /// The version of the size that reasons currently refer to.
  var sizeVersion = SizeVersion.found

  init(sizeBefore: TGSize, moved: [Box], onlyBox: Int?) {
    (self.sizeBefore, self.moved, self.onlyBox) = (sizeBefore, moved, onlyBox)
  }

  func explains(_ box: Int) -> Bool { onlyBox == nil || onlyBox == box }

  /// Returns the reason for the container's size along an axis; nil if there is none.
  func size(_ key: Key) -> TGReason? {
    if let reason = reasons[key] { return reason }
    guard let makeReason = sizeReasons.removeValue(forKey: key) else { return nil }
    let previous = sizeVersion
    sizeVersion = .found
    defer { sizeVersion = previous }
    reasons[key] = makeReason()
    return reasons[key]
  }

  /// Records a reason if its value matches the number that it explains.
  ///
  /// If the container wraps, the algorithm may have used a size that differs from the final one. So the
  /// reason is created for each version of the size, and the first match is recorded. If a number gets
  /// several reasons, the first match is recorded as well.
  func note(_ key: Key, _ actual: Double, wraps: Bool, _ reason: () -> TGReason) {
    if reasons[key] != nil { return }
    defer { sizeVersion = .found }
    for size in wraps ? [SizeVersion.found, .before, .unbounded] : [.found] {
      sizeVersion = size
      let made = reason()
      if !made.yields(actual) { continue }
      reasons[key] = made
      return
    }
  }
}

extension Solver {
  /// The log of the pass that is being explained; nil during every layout.
  var reasons: ReasonLog? {
    // Only `Explainer.collectReasons` sets the log.
    get { reasonLog.map { unsafeDowncast($0, to: ReasonLog.self) } }
    set { reasonLog = newValue }
  }
}

extension TGReason {
  /// Whether the value of the reason equals a number, apart from rounding errors.
  func yields(_ number: Double) -> Bool {
    (value - number).magnitude <= 0.002 + 1e-9 * number.magnitude
  }
}

// MARK: - For authors of algorithms

extension TGPass {
  /// Records the number of lines that the container arranged its children in.
  ///
  /// Call it from `explain`.
  public func explain(arrangedLines count: Int) { solver.reasons?.arrangedLines = count }

  /// The indices of the children to explain: all children or, if one view is explained, only that view.
  ///
  /// Creating a reason takes many times as long as laying out a child, so `explain` should not create
  /// reasons for other children.
  public var explained: Range<Int> {
    guard let only = solver.reasons?.onlyBox else { return 0..<count }
    let index = only - Int(container.first)
    return (0..<count).contains(index) ? index..<(index + 1) : 0..<0
  }
  /// Runs steps of the algorithm again to obtain intermediate numbers.
  ///
  /// Call it from `explain`. Afterwards, the previous rectangles of the children are restored, because
  /// the values of reasons are compared with them.
  public func rerun<Result>(_ steps: () -> Result) -> Result {
    let saved = solver.reasons?.placed ?? (0..<totalCount).map { child(at: $0).box }
    let size = (container.x.size, container.y.size)
    defer {
      for index in saved.indices { child(at: index).box = saved[index] }
      (container.x.size, container.y.size) = size
    }
    return steps()
  }
}
