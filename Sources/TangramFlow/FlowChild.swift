import TangramCore
import TangramExplanations

/// A child in a rule of a flow: a `TGChildAxis` or `TGChildReasons`.
protocol FlowChild: TGRuleChild {
  /// The extent that the size refers to, with multiple and increment; nil if there is none.
  var referred: Number? { get }
  /// Returns the part of an available space that the size specifies, less the margins.
  ///
  /// - Parameter label: A name for the space; if there is one, the increment of the size is added to it.
  func part(of room: Number, increased label: String?) -> Number
}

extension TGChildAxis: FlowChild {
  var referred: Double? {
    if case .ofContainer = size { return referredExtent.map { scaled($0) } }
    return referredExtent.map { scaled($0.magnitude) }
  }

  func part(of room: Double, increased label: String?) -> Double {
    let whole = label == nil ? room : room + scaled(0)
    return whole * (sizeKind == .weight ? weight / 100 : 1) - (start + end)
  }
}

extension TGChildReasons: FlowChild {
  var referred: TGReason? { sized(sameAxis: false) }
}

// MARK: - Parts of lengths

extension TGRuleNumber {
  /// Returns the number multiplied by a count.
  func times(_ count: Int) -> Self {
    if value == 0 || count == 0 { return Self(0) }
    return count == 1 ? self : Self(Double(count)) * self
  }

  /// Returns the part of a length for each of several children with gaps between them.
  ///
  /// - Parameter endsWithGap: Whether there is also a gap after the last child, before the next page.
  func equalPart(of count: Int, gap: Self, endsWithGap: Bool = false) -> Self {
    (self - gap.times(endsWithGap ? count : count - 1)).divided(among: count)
  }
}

/// The effect of a gravity on several elements, such as the children of a line.
struct FlowMove<Number: TGRuleNumber> {
  /// The offset of the first element, and the additional offset of each further element.
  private(set) var (lead, gap) = (Number(0), Number(0))
  /// The length that is added to each extent.
  private(set) var growth = Number(0)

  /// Distributes remaining space, which may be negative.
  init(_ gravity: TGAlignment = .none, _ count: Int = 0, in room: Number = Number(0)) {
    if gravity == .fill || gravity == .stretch && room.value > 0 {
      growth = room.divided(among: count)
      gap = growth
    } else {
      (lead, gap) = gravity.spread(count).parts(of: room)
    }
  }

  /// Returns where the element at an index begins, given where it begins without gravity.
  func moved(_ start: Number, _ index: Int) -> Number { start + lead + gap.times(index) }

  /// Returns the coordinate after a moved element, plus the offset of the next one; the end of a stretched
  /// element already includes it.
  func next(_ end: Number) -> Number { growth.value == 0 ? end + gap : end }

  /// Returns how far an element moves that is aligned in its stretched line, but not stretched itself.
  func shift(_ alignment: TGAlignment) -> Number {
    growth.value == 0 ? Number(0) : alignment.spread(1).parts(of: growth).lead
  }
}
