import TangramCore

/// A view below a child, which a constraint refers to.
///
/// Other containers lay it out, so its place in the child is an input: the child's place and the
/// distances from there make up its edges.
struct InnerView {
  let descendant: TGDescendant
  /// The item of the child.
  let item: Int
  /// Its frame in the child, where x starts where reading starts; nil until it is known, or while
  /// the view is gone.
  var frame: TGRect?
  /// The axes along which the last two sizes of the child gave different frames.
  var changes: [TGAxis] = []
  /// Whether its frame depends on the constraints that refer to it.
  var isCyclic = false

  init(_ descendant: TGDescendant, item: Int) { (self.descendant, self.item) = (descendant, item) }

  var name: String { descendant.view.name ?? "[\(descendant.view.order)]" }

  /// Returns the distance from the child's edge, where reading starts or at the top, to an edge or a
  /// line of text of the view; an extent for an attribute that is one.
  func distance(to attribute: TGConstraintAttribute, _ pass: TGPass) -> Double {
    guard let frame else { return 0 }
    switch attribute {
    case .leading, .left, .leadingMargin, .leftMargin: return frame.minX
    case .trailing, .right, .trailingMargin, .rightMargin: return frame.maxX
    case .centerX: return frame.midX
    case .width: return frame.width
    case .top, .topMargin: return frame.minY
    case .bottom, .bottomMargin: return frame.maxY
    case .centerY: return frame.midY
    case .height: return frame.height
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let view = descendant.view
      guard let font = view.font,
        let content = pass.measure(view, width: frame.width)?.height
      else { return isFirst ? frame.minY : frame.maxY }
      return frame.midY + font.distance(toFirst: isFirst, fromMiddleOf: content)
    }
  }
}

extension TGContent.Font {
  /// The distance from the middle of a text down to the baseline of its first or of its last line.
  func distance(toFirst isFirst: Bool, fromMiddleOf height: Double) -> Double {
    isFirst ? ascender - height / 2 : height / 2 - (lineHeight - ascender)
  }
}

extension ConstraintProblem {
  /// Places the views below children for the sizes that the children have now.
  ///
  /// - Parameter size: Returns the size of an item.
  /// - Returns: Whether any of them is elsewhere in its child than before.
  mutating func placeInnerViews(_ size: (Int) -> TGSize) -> Bool {
    var isChanged = false
    for index in inner.indices where !inner[index].isCyclic {
      let (item, before) = (inner[index].item, inner[index].frame)
      let frame = frame(of: inner[index], in: size(item))
      inner[index].changes = []
      if frame == before { continue }
      inner[index].frame = frame
      inner[index].changes = before.flatMap { before in frame.map { changes(before, $0) } } ?? []
      isChanged = true
    }
    return isChanged
  }

  private func frame(of view: InnerView, in size: TGSize) -> TGRect? {
    if items[view.item].flags.contains(.isGone) { return nil }
    guard var frame = view.descendant.frame(inChildOf: size) else { return nil }
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  private func changes(_ before: TGRect, _ after: TGRect) -> [TGAxis] {
    TGAxis.allCases.filter {
      before.origin[$0] != after.origin[$0] || before.size[$0] != after.size[$0]
    }
  }

  /// Leaves out the constraints about views whose places keep changing with them.
  mutating func leaveOutCycles() {
    for index in inner.indices where !inner[index].changes.isEmpty {
      (inner[index].isCyclic, inner[index].frame) = (true, nil)
    }
  }

  /// Whether all views below children that a constraint refers to have known places.
  func isKnown(_ link: ConstraintLink) -> Bool {
    [link.firstInner, link.secondInner].allSatisfy { $0 < 0 || inner[Int($0)].frame != nil }
  }
}
