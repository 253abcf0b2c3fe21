import TangramCore

/// What an algorithm says about the numbers of one pass, while it is asked.
final class ReasonLog {
  /// Which number of the pass a reason is for.
  struct Key: Hashable {
    /// The box of a child, or of the container itself.
    var box: Int
    var axis: TGAxis
    var quantity: TGLayoutNumber.Quantity
  }

  /// The size of a container that wraps, as a rule of the pass saw it.
  enum SizeSeen {
    /// As the pass found it.
    case found
    /// As it was taken to be before the pass.
    case before
    /// As the algorithm set it, before the container's own bounds had their say.
    case unbounded
  }

  /// The only child whose reasons are kept; nil for all.
  ///
  /// Making a reason takes many times as long as laying the child out.
  let onlyBox: Int?
  /// The reasons that yield the numbers of the pass.
  var reasons: [Key: TGReason] = [:]
  /// The size that the container is taken to have before its pass.
  let sizeBefore: TGSize
  /// Which of the two sizes the reasons refer to that are being made.
  var seen = SizeSeen.found

  init(sizeBefore: TGSize, onlyBox: Int?) {
    (self.sizeBefore, self.onlyBox) = (sizeBefore, onlyBox)
  }

  /// Keeps a reason if it yields the number that it is for.
  ///
  /// Where the container wraps, a rule may have seen another size than the one that was found in the
  /// end. So the reason is made for each, and the first one counts that yields the number. Of several
  /// reasons the first right one counts, too.
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
  /// The log of the pass that an algorithm is asked about; nil in every layout.
  var reasons: ReasonLog? {
    // Only `Explainer.ask` fills the slot.
    get { reasonLog.map { unsafeDowncast($0, to: ReasonLog.self) } }
    set { reasonLog = newValue }
  }
}

extension TGReason {
  /// Whether the value is a number, but for what is lost in computing.
  func yields(_ number: Double) -> Bool {
    (value - number).magnitude <= 0.002 + 1e-9 * number.magnitude
  }
}

// MARK: - For authors

extension TGChildAxis {
  /// Says why the child begins where it does.
  ///
  /// For `explain`. The reason counts only if its value is the origin that the child has.
  public func explain(origin reason: @autoclosure () -> TGReason) {
    child.note(Axis.axis, .origin, reason)
  }

  /// Says why the child has its extent.
  ///
  /// For `explain`. The reason counts only if its value is the extent that the child has.
  public func explain(extent reason: @autoclosure () -> TGReason) {
    child.note(Axis.axis, .extent, reason)
  }

  /// What reasons for numbers of the child are made from.
  public var reasons: TGChildReasons { TGChildReasons(child: child, axis: Axis.axis) }
}

extension TGPassAxis {
  /// Says why the container has the size that it found.
  ///
  /// For `explain`; of use where it wraps. The reason counts only if its value is the size that was
  /// found. The bounds of the container itself are no part of it, unless the algorithm keeps them
  /// itself. Say it before the children are explained: some may be placed in a size that those
  /// bounds changed afterwards.
  public func explain(size reason: @autoclosure () -> TGReason) {
    let key = ReasonLog.Key(
      box: Int(container.box), axis: Axis.axis, quantity: .extent)
    solver.reasons?.noteSize(key, reason())
  }

  /// What reasons for numbers of the pass are made from.
  public var reasons: TGPassReasons {
    TGPassReasons(solver: solver, index: containerIndex, axis: Axis.axis)
  }
}

extension ReasonLog {
  /// Keeps a reason for the size of the container, which is compared when its bounds are known.
  fileprivate func noteSize(_ key: Key, _ reason: TGReason) { reasons[key] = reason }
}

extension TGChild {
  fileprivate func note(
    _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity, _ reason: () -> TGReason
  ) {
    guard let log = solver.reasons, log.onlyBox.map({ $0 == index }) ?? true else { return }
    let key = ReasonLog.Key(box: index, axis: axis, quantity: quantity)
    let actual = quantity == .origin ? box.half(axis).origin : box.half(axis).extent
    let wraps = container.x.wraps || container.y.wraps
    log.note(key, actual, wraps: wraps, reason)
  }
}
