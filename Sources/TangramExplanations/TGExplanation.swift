import TangramCore

/// The reasons for a view's position and size.
///
///     print(layout.why("photo"))
///
/// Each of the four numbers of the frame has a reason. A reason refers to other numbers of the
/// layout, which have reasons, too; `further` contains those that are part of this explanation.
public struct TGExplanation: Hashable, Sendable {
  /// The identity of the view.
  public let id: TGViewID
  /// The name of the view, if it has one.
  public let name: String?
  /// The indices on the path from the root to the view.
  public let path: [Int]
  /// The kind of container that the view is in; nil for the root.
  public let container: String?
  /// The rectangle that the layout assigned to the view, without the view's own transform.
  public let frame: TGRect
  /// The reasons for the numbers of the frame: x, y, width and height.
  public internal(set) var reasons: [TGReason]
  /// Additional information, such as the size class whose descriptors apply.
  public let notes: [String]
  /// The reasons for other numbers that the reasons above refer to: numbers of the same view and, in a
  /// deep explanation, of other views as well, down to the numbers in the source.
  public internal(set) var further: [Further]
  /// Whether numbers are omitted: those beyond the first 400 and, in a deep explanation, the elements in the
  /// middle of a sum of more than 400.
  public let isCut: Bool
  /// Whether the numbers of other views are explained as well.
  let isDeep: Bool

  /// A number that a reason refers to, with its own reason.
  public struct Further: Hashable, Sendable {
    /// The number.
    public let number: TGLayoutNumber
    /// The reason for the number.
    public let reason: TGReason
  }

  /// The maximum number of numbers in one explanation.
  package static let maximumNumbers = 400
}

extension TGExplanation {
  /// The reason for the view's horizontal position.
  public var x: TGReason { reasons[0] }
  /// The reason for the view's vertical position.
  public var y: TGReason { reasons[1] }
  /// The reason for the view's width.
  public var width: TGReason { reasons[2] }
  /// The reason for the view's height.
  public var height: TGReason { reasons[3] }

  /// The reason for one of the four numbers of the frame.
  func reason(_ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
    reasons[(quantity == .origin ? 0 : 2) + (axis == .horizontal ? 0 : 1)]
  }

  /// The numbers of the frame, in the order of their reasons.
  var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

  /// The view as shown to users: its name, or the path to it.
  public var place: String { name ?? readable(path: path) }

  /// Returns the same explanation with other quotations of the source.
  ///
  /// - Parameter words: Returns the replacement for a quotation, given the view that it most likely
  ///   belongs to: the explained view, unless a more specific one is known.
  package func quoting(_ words: (String, TGViewID) -> String) -> TGExplanation {
    var copy = self
    copy.reasons = reasons.map { $0.quoting(words, id) }
    copy.further = further.map {
      Further(number: $0.number, reason: $0.reason.quoting(words, $0.number.view))
    }
    return copy
  }
}

extension TGReason {
  /// The numbers of the layout that the reason refers to, in order.
  public var numbers: [(number: TGLayoutNumber, value: Double)] {
    leaves.compactMap { leaf in
      if case .number(let number) = leaf.operation { (number, leaf.value) } else { nil }
    }
  }

  /// Whether a sum has more elements than are listed.
  fileprivate var omitsNumbers: Bool {
    leaves.contains { if case .given(.others) = $0.operation { true } else { false } }
  }

  /// The operands at any level that have no operands of their own, in order.
  private var leaves: [TGReason] { operands.isEmpty ? [self] : operands.flatMap { $0.leaves } }
}

// MARK: - Making explanations

extension Explainer {
  func explanation(ofBox box: Int, isDeep: Bool) -> TGExplanation {
    let node = plan.node(ofBox: box)
    let reasons = TGLayoutNumber.Quantity.allCases.flatMap { quantity in
      TGAxis.allCases.map { resolvedReason(for: plan.number(box, $0, quantity, .framed)) }
    }
    let (further, isCut) = further(reasons, ofBox: box, isDeep)
    let parent = Int(plan.boxes[box].parent)
    return TGExplanation(
      id: TGViewID(node.identity), name: node.name, path: plan.path(to: box),
      container: parent < 0 ? nil : plan.bodiesInForce[parent].kindName,
      frame: engine.frame(ofBox: box), reasons: reasons, notes: notes(ofBox: box),
      further: further, isCut: isCut, isDeep: isDeep)
  }

  /// Returns the reason for a number of a frame; if the number is simply the size that a container
  /// found for itself, returns the reason for that size.
  private func resolvedReason(for framed: TGLayoutNumber) -> TGReason {
    let reason = reason(for: framed)
    guard case .number(let number) = reason.operation, number.box == framed.box,
      number.axis == framed.axis, number.quantity == framed.quantity
    else { return reason }
    return self.reason(for: number, withValue: reason.value)
  }

  private func further(
    _ reasons: [TGReason], ofBox box: Int, _ isDeep: Bool
  ) -> (further: [TGExplanation.Further], isCut: Bool) {
    var further: [TGExplanation.Further] = []
    var seen: Set<TGLayoutNumber> = []
    var pending = reasons.flatMap { $0.numbers }
    var isCut = isDeep && reasons.contains { $0.omitsNumbers }
    var next = 0
    while next < pending.count {
      let (number, value) = pending[next]
      next += 1
      guard isDeep || number.box == box, seen.insert(number).inserted else { continue }
      if further.count == TGExplanation.maximumNumbers { return (further, true) }
      let reason = reason(for: number, withValue: value)
      if isDeep, reason.omitsNumbers { isCut = true }
      further.append(TGExplanation.Further(number: number, reason: reason))
      // This limits the work for sums over very many views.
      if pending.count < 100 * TGExplanation.maximumNumbers { pending += reason.numbers }
    }
    return (further, isCut)
  }

  private func notes(ofBox box: Int) -> [String] {
    var notes: [String] = []
    let node = plan.node(ofBox: box)
    let screen = plan.environment.sizeClass
    if let set = screen.candidates.first(where: { node.set(for: $0) != nil }), box > 0 {
      notes.append("what it says for \(set) is in force")
    }
    if plan.boxes[box].isExcluded, !plan.boxes[box].isPlacedThoughAbsent {
      notes.append(plan.boxes[box].isGone ? "it takes no part: it is gone" : "it takes no part")
    }
    return notes
  }
}
