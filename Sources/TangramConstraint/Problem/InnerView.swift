import TangramCore

/// A descendant of a child that a constraint refers to.
///
/// Its frame is determined by other containers, so its position within the child is an input: the
/// coordinate of an edge is that of the child plus a constant distance.
struct InnerView {
  let descendant: TGDescendant
  /// The item of the child.
  let item: Int
  /// The descendant's frame in the child's coordinates, with x from the leading edge; nil until it is known,
  /// or if the view is gone.
  var frame: TGRect?
  /// The axes along which the descendant's frame changed when the child got its most recent size.
  var changes: [TGAxis] = []
  /// Whether the descendant's frame depends on the constraints that refer to it; these are then ignored.
  var isCyclic = false

  init(_ descendant: TGDescendant, item: Int) { (self.descendant, self.item) = (descendant, item) }

  var name: String { descendant.view.name ?? "[\(descendant.view.order)]" }

  /// Returns the distance from the leading or top edge of the child to an edge, a center or a baseline
  /// of the view; the extent of the view if the attribute is a size.
  func distance(to attribute: TGConstraintAttribute, _ pass: TGPass) -> Double {
    guard let frame else { return 0 }
    let axis = attribute.axis
    let origin = attribute.isSize ? 0 : frame.origin[axis]
    guard attribute.isBaseline, let font = descendant.view.font,
      let content = pass.measure(descendant.view, width: frame.width)?.height
    else { return origin + attribute.part * frame.size[axis] }
    return frame.midY + font.distance(toFirst: attribute == .firstBaseline, fromMiddleOf: content)
  }
}

extension TGContent.Font {
  /// The distance from the center of a text down to its first or last baseline.
  func distance(toFirst isFirst: Bool, fromMiddleOf height: Double) -> Double {
    isFirst ? ascender - height / 2 : height / 2 - (lineHeight - ascender)
  }
}

extension ConstraintProblem {
  /// Updates the frames of descendants for the current sizes of the children.
  ///
  /// - Parameter size: Returns the size of an item.
  /// - Returns: Whether any frame within its child has changed.
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

  /// Excludes the constraints that refer to descendants whose frames keep changing.
  mutating func excludeCycles() {
    for index in inner.indices where !inner[index].changes.isEmpty {
      (inner[index].isCyclic, inner[index].frame) = (true, nil)
    }
  }

  /// Whether the frames of all descendants that a constraint refers to are known.
  func isKnown(_ link: ConstraintLink) -> Bool {
    [link.first, link.second ?? link.first].allSatisfy {
      $0.inner.map { inner[$0].frame != nil } ?? true
    }
  }
}
