import TangramCore

/// The reasons that an algorithm records for the numbers of one pass.
final class ReasonLog {
  /// Identifies a number of the pass.
  struct Key: Hashable {
    /// The box of a child, or of the container itself.
    var box: Int
    var axis: TGAxis
    var quantity: TGLayoutNumber.Quantity
  }

  /// The version of a wrapping container's size that a reason refers to.
  enum SizeSeen {
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
  private(set) var reasons: [Key: TGReason] = [:]
  /// Closures that create the reasons for the sizes of the container on demand.
  private var sizes: [Key: () -> TGReason] = [:]
  /// The number of lines that the container arranged its children in; nil if it has no lines.
  var arrangedLines: Int?
  /// The states of the children after the pass.
  var states: [PassState] = []
  /// The size that the container is assumed to have before its pass.
  let sizeBefore: TGSize
  /// The version of the size that reasons currently refer to.
  var seen = SizeSeen.found

  init(sizeBefore: TGSize, onlyBox: Int?) {
    (self.sizeBefore, self.onlyBox) = (sizeBefore, onlyBox)
  }

  /// Stores a closure that creates the reason for the container's size; the value of the reason is
  /// compared later, when the bounds of the container are known.
  func noteSize(_ key: Key, _ reason: @escaping () -> TGReason) { sizes[key] = reason }

  /// Returns the reason for the container's size along an axis; nil if there is none.
  func size(_ key: Key) -> TGReason? {
    if let made = reasons[key] { return made }
    guard let make = sizes.removeValue(forKey: key) else { return nil }
    let asking = seen
    seen = .found
    defer { seen = asking }
    reasons[key] = make()
    return reasons[key]
  }

  /// Records a reason if its value matches the number that it explains.
  ///
  /// If the container wraps, the algorithm may have used a size that differs from the final one. So the
  /// reason is created for each version of the size, and the first match is recorded. If a number gets
  /// several reasons, the first match is recorded as well.
  func note(_ key: Key, _ actual: Double, wraps: Bool, _ reason: () -> TGReason) {
    if reasons[key] != nil { return }
    defer { seen = .found }
    for size in wraps ? [SizeSeen.found, .before, .unbounded] : [.found] {
      seen = size
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
    // Only `Explainer.ask` sets the log.
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

extension TGChildAxis {
  /// Records why the child has its origin.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual origin of the
  /// child.
  public func explain(origin reason: @autoclosure () -> TGReason) {
    reasons.explain(origin: reason())
  }

  /// Records why the child has its extent.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual extent of the
  /// child.
  public func explain(extent reason: @autoclosure () -> TGReason) {
    reasons.explain(extent: reason())
  }

  /// The size, the position and the descriptors of the child as operands for reasons.
  public var reasons: TGChildReasons { child.reasons(Axis.axis) }
}

extension TGPassAxis {
  /// Records why the container has the size that it found.
  ///
  /// Call it from `explain`, for axes that the container wraps. The reason is only used if its value is
  /// the size that was found. The reason must not include the bounds of the container, unless the
  /// algorithm applies them itself. Call it before explaining the children, because their positions may
  /// depend on the size without these bounds. The reason is created later, or not at all if nothing
  /// depends on it.
  public func explain(size reason: @autoclosure @escaping () -> TGReason) {
    reasons.explain(size: reason())
  }

  /// The size, the padding and the gap of the container as operands for reasons.
  public var reasons: TGPassReasons {
    TGPassReasons(solver: solver, index: containerIndex, axis: Axis.axis)
  }
}

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
}

extension TGChild {
  func note(
    _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity, _ reason: () -> TGReason
  ) {
    guard let log = solver.reasons, log.onlyBox.map({ $0 == index }) ?? true else { return }
    let key = ReasonLog.Key(box: index, axis: axis, quantity: quantity)
    let wraps = container.x.wraps || container.y.wraps
    log.note(key, box[axis][quantity], wraps: wraps, reason)
  }
}
