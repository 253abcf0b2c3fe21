import TangramCore

/// How a frame layout works: every child by the same rule, once for each axis.
public struct TGFrameAlgorithm: TGLayoutAlgorithm, Equatable {
  /// The name of the kind of container.
  public var name: String { "frame" }

  /// Adjusts the children once.
  public func prepare(_ pass: TGPass) {
    for child in pass.children {
      if child[.horizontal].hasBothMargins { child[.horizontal].eraseSize() }
      if child[.vertical].hasBothMargins { child[.vertical].eraseSize() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    for index in 0..<pass.count { layOut(pass[index], pass) }
    guard pass[.horizontal].wraps || pass[.vertical].wraps else { return }
    // A container that wraps is laid out again when its size is found, and then a child that
    // refers to a later one sees that one's size.
    if (0..<pass.count).contains(where: { refersForward(pass[$0]) }) {
      for index in 0..<pass.count { layOut(pass[index], pass) }
    }
    let grewAcross = wrap(.horizontal, pass)
    let grewDown = wrap(.vertical, pass)
    guard grewAcross || grewDown else { return }
    for index in 0..<pass.count where dependsOnContainer(pass[index]) {
      layOut(pass[index], pass)
    }
  }

  // MARK: One child

  private func layOut(_ child: TGChild, _ pass: TGPass) {
    size(child, .horizontal, pass)
    child[.horizontal].clampExtent()
    child[.horizontal].place()
    size(child, .vertical, pass)
    child[.vertical].remeasure()
    child[.vertical].clampExtent()
    child[.vertical].place()
    if child[.horizontal].sizeKind == .reference {
      tieToOtherAxis(child, .horizontal, pass)
    }
    if child[.vertical].sizeKind == .reference { tieToOtherAxis(child, .vertical, pass) }
  }

  /// The extent along an axis, as far as it does not follow from the child's other extent.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis, _ pass: TGPass) {
    if child[axis].sizeKind == .number {
      child[axis].extent = child[axis].number(or: 0)
    } else {
      sizeByRule(child, axis, pass)
    }
  }

  private func sizeByRule<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis, _ pass: TGPass) {
    switch child[axis].sizeKind {
    case .fill:
      let room = pass[axis].content
      let left = room - child[axis].start(of: room) - child[axis].end(of: room)
      child[axis].extent = child[axis].filled(by: left, or: 0)
    case .weight:
      child[axis].extent = child[axis].share(of: pass[axis].content, or: 0)
    case .reference: sizeByReference(child, axis, pass)
    default: child[axis].extent = child[axis].current
    }
  }

  private func sizeByReference<Axis: TGAxisType>(
    _ child: TGChild, _ axis: Axis, _ pass: TGPass
  ) {
    switch child[axis].size {
    case .ofContainer(.horizontal):
      let room = pass[.horizontal].content
      child[axis].extent = child[axis].scaled(room)
    case .ofContainer(.vertical):
      let room = pass[.vertical].content
      child[axis].extent = child[axis].scaled(room)
    case .ofOther:
      // The extent on the same axis, whichever axis is named, as in TangramKit.
      let length = child[axis].extentOfReference
      child[axis].extent = child[axis].scaled(length)
    default: break
    }
  }

  private func tieToOtherAxis<Axis: TGAxisType>(
    _ child: TGChild, _ axis: Axis, _ pass: TGPass
  ) {
    guard case .ofOtherAxis = child[axis].size else { return }
    let length = child[axis].scaled(child[axis.cross].extent)
    child[axis].extent = child[axis].clamp(length)
    child[axis].place()
  }

  private func refersForward(_ child: TGChild) -> Bool {
    child[.horizontal].refersToLaterSibling || child[.vertical].refersToLaterSibling
  }

  // MARK: The container

  /// Sizes the container along an axis by what its children need.
  ///
  /// - Returns: Whether children that depend on that size must be laid out again.
  private func wrap<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) -> Bool {
    guard pass[axis].wraps else { return false }
    let (before, behind) = (pass[axis].paddingStart, pass[axis].paddingEnd)
    var greatest = before + behind
    for child in pass.children {
      let margins = child[axis].start + child[axis].end
      if child[axis].hasBothMargins {
        greatest = max(greatest, margins + before + behind)
      } else if counts(child, axis) {
        let extent = child[axis].extent
        greatest = max(greatest, extent + margins + child[axis].center + before + behind)
        if isPlacedFromBehind(child, axis, pass) {
          // The place depends on a size that is still being found.
          _ = pass[axis].sizeBeforePass
        }
        let reach = child[axis].origin + extent + child[axis].end + behind
        greatest = max(greatest, reach)
      }
    }
    pass[axis].size = pass[axis].clamp(greatest)
    return pass[axis].gravity != .fill
  }

  private func counts<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Bool {
    switch child[axis].sizeKind {
    case .fill, .weight: return false
    case .reference:
      if case .ofContainer(Axis.axis) = child[axis].size { return false }
      return true
    default: return true
    }
  }

  private func isPlacedFromBehind<Axis: TGAxisType>(
    _ child: TGChild, _ axis: Axis, _ pass: TGPass
  ) -> Bool {
    switch child[axis].resolvedAlignment {
    case .center, .end, .windowCenter, .fill: true
    default:
      child[axis].startWeight != nil
    }
  }

  private func dependsOnContainer(_ child: TGChild) -> Bool {
    follows(child, .horizontal) || follows(child, .vertical)
  }

  private func follows<Axis: TGAxisType>(_ child: TGChild, _ axis: Axis) -> Bool {
    child[axis].hasBothMargins || !counts(child, axis)
  }
}
