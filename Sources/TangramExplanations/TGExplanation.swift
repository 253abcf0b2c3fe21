import TangramCore

/// Why a view is where it is, and as large as it is.
///
///     print(layout.why("photo"))
///
/// Each of the four numbers of its frame has a reason. A reason refers to other numbers of the
/// layout, which have reasons, too; those that are known here are `further`.
public struct TGExplanation: Hashable, Sendable {
  /// Who the view is.
  public let id: TGViewID
  /// The name of the view, if it has one.
  public let name: String?
  /// The indices that lead from the root to the view.
  public let path: [Int]
  /// The kind of container that the view lies in; nil for the root.
  public let container: String?
  /// The rectangle that the layout gave to the view; a transform of the view itself plays no part.
  public let frame: TGRect
  /// Why the view begins there horizontally.
  public let x: TGReason
  /// Why the view begins there vertically.
  public let y: TGReason
  /// Why the view is so wide.
  public let width: TGReason
  /// Why the view is so high.
  public let height: TGReason
  /// What one should know besides the numbers, such as the size class whose descriptors count.
  public let notes: [String]
  /// Other numbers that the reasons refer to, with their reasons: those of the same view, and in a
  /// deep explanation those of other views, down to the source.
  public let further: [Further]
  /// Whether there are more numbers to explain than are kept.
  public let isCut: Bool
  /// Whether the numbers of other views are explained, too.
  public let isDeep: Bool

  /// A number that some reason refers to, and why it is what it is.
  public struct Further: Hashable, Sendable {
    /// The number.
    public let number: TGLayoutNumber
    /// Why it is what it is.
    public let reason: TGReason
  }

  /// The most numbers that one explanation explains.
  public static let mostNumbers = 400
}

extension TGExplanation {
  /// The reason for one of the four numbers of the frame.
  public func reason(_ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
    switch (axis, quantity) {
    case (.horizontal, .origin): x
    case (.vertical, .origin): y
    case (.horizontal, .extent): width
    case (.vertical, .extent): height
    }
  }

  /// The reasons for the numbers of the frame: x, y, width and height.
  public var reasons: [TGReason] { [x, y, width, height] }

  /// The numbers of the frame, in the order of their reasons.
  var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height] }

  /// The view as a person would look for it: its name, or the path to it.
  public var place: String {
    if let name { return name }
    return path.isEmpty ? "root" : path.map { "[\($0)]" }.joined()
  }
}

extension TGReason {
  /// The numbers of the layout that the reason refers to, in order.
  public var numbers: [(number: TGLayoutNumber, value: Double)] {
    var numbers: [(number: TGLayoutNumber, value: Double)] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      if case .number(let number) = next.operation { numbers.append((number, next.value)) }
      waiting += next.operands.reversed()
    }
    return numbers
  }
}

// MARK: - Making explanations

extension Explainer {
  /// Why a view has its frame.
  func explanation(ofBox box: Int, isDeep: Bool) -> TGExplanation {
    let node = plan.node(ofBox: box)
    func reason(_ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity) -> TGReason {
      settled(plan.number(box, axis, quantity, .framed))
    }
    let reasons = [
      reason(.horizontal, .origin), reason(.vertical, .origin), reason(.horizontal, .extent),
      reason(.vertical, .extent),
    ]
    let (further, isCut) = further(reasons, ofBox: box, isDeep)
    let parent = Int(plan.boxes[box].parent)
    return TGExplanation(
      id: TGViewID(node.identity), name: node.name, path: plan.path(to: box),
      container: parent < 0 ? nil : plan.bodiesInForce[parent].kindName,
      frame: engine.writer.frame(ofBox: box), x: reasons[0], y: reasons[1], width: reasons[2],
      height: reasons[3], notes: notes(ofBox: box), further: further, isCut: isCut,
      isDeep: isDeep)
  }

  /// Why a number of a frame is what it is; where that is only that a container found its own size,
  /// why it found it.
  private func settled(_ framed: TGLayoutNumber) -> TGReason {
    let reason = reason(for: framed)
    guard case .number(let number) = reason.operation, number.box == framed.box,
      number.axis == framed.axis, number.quantity == framed.quantity
    else { return reason }
    return self.reason(for: number, worth: reason.value)
  }

  private func further(
    _ reasons: [TGReason], ofBox box: Int, _ isDeep: Bool
  ) -> (further: [TGExplanation.Further], isCut: Bool) {
    var further: [TGExplanation.Further] = []
    var seen: Set<TGLayoutNumber> = []
    var waiting = reasons.flatMap { $0.numbers }
    var next = 0
    while next < waiting.count {
      let (number, value) = waiting[next]
      next += 1
      guard isDeep || number.box == box, seen.insert(number).inserted else { continue }
      if further.count == TGExplanation.mostNumbers { return (further, true) }
      let reason = reason(for: number, worth: value)
      further.append(TGExplanation.Further(number: number, reason: reason))
      // A few sums over very many views are enough.
      if waiting.count < 100 * TGExplanation.mostNumbers { waiting += reason.numbers }
    }
    return (further, false)
  }

  private func notes(ofBox box: Int) -> [String] {
    var notes: [String] = []
    let node = plan.node(ofBox: box)
    let screen = solver.environment.sizeClass
    if let set = screen.candidates.first(where: { node.set(for: $0) != nil }), box > 0 {
      notes.append("what it says for \(set) is in force")
    }
    let flags = plan.boxes[box].flags
    if flags.contains(.isExcluded), !flags.contains(.isPlacedThoughAbsent) {
      notes.append(flags.contains(.isGone) ? "it takes no part: it is gone" : "it takes no part")
    }
    return notes
  }
}
