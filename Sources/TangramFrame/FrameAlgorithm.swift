import TangramCore

/// How a frame layout works: every child by the same rule, once for each axis.
struct FrameAlgorithm: TGLayoutAlgorithm, Equatable {
  var name: String { "frame" }

  func prepare(_ pass: inout TGPass) {
    for child in pass.children {
      if child.hasBothMargins(TGHorizontal.self) { child.eraseSize(TGHorizontal.self) }
      if child.hasBothMargins(TGVertical.self) { child.eraseSize(TGVertical.self) }
    }
  }

  func layout(_ pass: inout TGPass) {
    for index in 0..<pass.count { layOut(pass[index], pass) }
    guard pass.wraps(TGHorizontal.self) || pass.wraps(TGVertical.self) else { return }
    // A container that wraps is laid out again when its size is found, and then a child that
    // refers to a later one sees that one's size.
    if (0..<pass.count).contains(where: { refersForward(pass[$0]) }) {
      for index in 0..<pass.count { layOut(pass[index], pass) }
    }
    let grewAcross = wrap(TGHorizontal.self, pass)
    let grewDown = wrap(TGVertical.self, pass)
    guard grewAcross || grewDown else { return }
    for index in 0..<pass.count where dependsOnContainer(pass[index]) {
      layOut(pass[index], pass)
    }
  }

  // MARK: One child

  private func layOut(_ child: TGChild, _ pass: TGPass) {
    size(child, TGHorizontal.self, pass)
    child.clampExtent(TGHorizontal.self)
    pass.place(child, TGHorizontal.self)
    size(child, TGVertical.self, pass)
    pass.remeasure(child, TGVertical.self)
    child.clampExtent(TGVertical.self)
    pass.place(child, TGVertical.self)
    if child.sizeKind(TGHorizontal.self) == .anchor {
      tieToOtherAxis(child, TGHorizontal.self, pass)
    }
    if child.sizeKind(TGVertical.self) == .anchor { tieToOtherAxis(child, TGVertical.self, pass) }
  }

  /// The extent along an axis, as far as it does not follow from the child's other extent.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type, _ pass: TGPass) {
    if child.sizeKind(Axis.self) == .number {
      child.setExtent(child.number(or: 0, Axis.self), Axis.self)
    } else {
      sizeByRule(child, Axis.self, pass)
    }
  }

  private func sizeByRule<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type, _ pass: TGPass) {
    switch child.sizeKind(Axis.self) {
    case .fill:
      let room = pass.content(Axis.self)
      let left = room - child.start(Axis.self, of: room) - child.end(Axis.self, of: room)
      child.setExtent(child.filled(by: left, or: 0, Axis.self), Axis.self)
    case .weight:
      child.setExtent(child.share(of: pass.content(Axis.self), or: 0, Axis.self), Axis.self)
    case .anchor: sizeByReference(child, Axis.self, pass)
    default: child.setExtent(child.current(Axis.self), Axis.self)
    }
  }

  private func sizeByReference<Axis: TGAxisType>(
    _ child: TGChild, _: Axis.Type, _ pass: TGPass
  ) {
    switch child.size(Axis.self) {
    case .ofContainer(.horizontal):
      let room = pass.content(TGHorizontal.self)
      child.setExtent(child.scaled(room, Axis.self), Axis.self)
    case .ofContainer(.vertical):
      let room = pass.content(TGVertical.self)
      child.setExtent(child.scaled(room, Axis.self), Axis.self)
    case .ofOther:
      // The extent on the same axis, whichever is named; so the reference does.
      let length = child.extentOfReference(Axis.self)
      child.setExtent(child.scaled(length, Axis.self), Axis.self)
    default: break
    }
  }

  private func tieToOtherAxis<Axis: TGAxisType>(
    _ child: TGChild, _: Axis.Type, _ pass: TGPass
  ) {
    guard case .ofOtherAxis = child.size(Axis.self) else { return }
    let length = child.scaled(child.extent(Axis.Cross.self), Axis.self)
    child.setExtent(child.clamp(length, Axis.self), Axis.self)
    pass.place(child, Axis.self)
  }

  private func refersForward(_ child: TGChild) -> Bool {
    child.refersToLaterSibling(TGHorizontal.self) || child.refersToLaterSibling(TGVertical.self)
  }

  // MARK: The container

  /// Sizes the container along an axis by what its children need.
  ///
  /// - Returns: Whether children that depend on that size must be laid out again.
  private func wrap<Axis: TGAxisType>(_: Axis.Type, _ pass: TGPass) -> Bool {
    guard pass.wraps(Axis.self) else { return false }
    let (before, behind) = (pass.paddingStart(Axis.self), pass.paddingEnd(Axis.self))
    var greatest = before + behind
    for child in pass.children {
      let margins = child.start(Axis.self) + child.end(Axis.self)
      if child.hasBothMargins(Axis.self) {
        greatest = max(greatest, margins + before + behind)
      } else if counts(child, Axis.self) {
        let extent = child.extent(Axis.self)
        greatest = max(greatest, extent + margins + child.center(Axis.self) + before + behind)
        if isPlacedFromBehind(child, Axis.self, pass) {
          // The place depends on a size that is only now being found.
          _ = pass.sizeBeforePass(Axis.self)
        }
        let reach = child.origin(Axis.self) + extent + child.end(Axis.self) + behind
        greatest = max(greatest, reach)
      }
    }
    pass.setSize(pass.clampOwn(greatest, Axis.self), Axis.self)
    return pass.gravity(Axis.self) != .fill
  }

  private func counts<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Bool {
    switch child.sizeKind(Axis.self) {
    case .fill, .weight: return false
    case .anchor:
      if case .ofContainer(Axis.axis) = child.size(Axis.self) { return false }
      return true
    default: return true
    }
  }

  private func isPlacedFromBehind<Axis: TGAxisType>(
    _ child: TGChild, _: Axis.Type, _ pass: TGPass
  ) -> Bool {
    switch pass.resolvedAlignment(of: child, Axis.self) {
    case .center, .end, .windowCenter, .fill: true
    default:
      child.startWeight(Axis.self) != nil
    }
  }

  private func dependsOnContainer(_ child: TGChild) -> Bool {
    follows(child, TGHorizontal.self) || follows(child, TGVertical.self)
  }

  private func follows<Axis: TGAxisType>(_ child: TGChild, _: Axis.Type) -> Bool {
    child.hasBothMargins(Axis.self) || !counts(child, Axis.self)
  }
}
