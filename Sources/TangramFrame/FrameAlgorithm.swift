import TangramCore
import TangramExplanations

/// The algorithm of a frame layout: every child follows the same rule, once for each axis.
public struct TGFrameAlgorithm: TGStandardAlgorithm, Equatable {
  /// Creates the algorithm; it has no options.
  public init() {}

  /// The name of this kind of container.
  public var name: String { "frame" }

  /// The traits of this kind of container.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.floating, .baseline, .gaps], extentsBetweenMargins: .both, sharesAverages: [],
      usesShrinkFactors: .both)
  }

  /// Prepares the children, once before layout: two margins determine the size between them.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    for child in pass.children {
      if child[.horizontal].isBetweenMargins { child[.horizontal].eraseSize() }
      if child[.vertical].isBetweenMargins { child[.vertical].eraseSize() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    let shrinks = pass.childrenMayShrink
    for child in pass.children { layOut(child, shrinks) }
    guard pass[.horizontal].wraps || pass[.vertical].wraps else { return }
    let needsRelayoutAcross = wrap(.horizontal, pass)
    let needsRelayoutDown = wrap(.vertical, pass)
    guard needsRelayoutAcross || needsRelayoutDown else { return }
    for child in pass.children where dependsOnContainer(child) { layOut(child, shrinks) }
  }
}

// MARK: - One child

extension TGFrameAlgorithm {
  /// Sizes and places a child.
  ///
  /// - Parameter shrinks: Whether some child has a shrink factor, which is read once for all of them.
  private func layOut(_ child: TGChild, _ shrinks: Bool) {
    let (across, down) = (child[.horizontal], child[.vertical])
    size(across)
    across.clampExtent()
    across.place()
    layOutDown(down)
    if shrinks {
      shrink(across)
      // A text must be measured again at the reduced width.
      layOutDown(down)
      shrink(down)
    }
    if across.sizeKind == .reference { tieToOtherAxis(across, shrinks) }
    if down.sizeKind == .reference { tieToOtherAxis(down, shrinks) }
  }

  private func layOutDown(_ down: TGChildAxis<TGVertical>) {
    size(down)
    down.remeasure()
    down.clampExtent()
    down.place()
  }

  /// Sizes a child along an axis, as far as the extent does not depend on the child's other extent.
  @inline(__always)
  private func size<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    if child.sizeKind == .number {
      child.extent = child.number(or: 0)
    } else {
      sizeByRule(child)
    }
  }

  private func sizeByRule<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    let room = child.container.content
    switch child.size {
    case .fill:
      child.extent = child.filled(by: room - child.start(of: room) - child.end(of: room), or: 0)
    case .weight: child.extent = child.share(of: room, or: 0)
    case .ofContainer(Axis.axis): child.extent = child.scaled(room)
    case .ofContainer: child.extent = child.scaled(child.container.cross.content)
    // Uses the extent on the same axis, whichever axis is named, as TangramKit does.
    case .ofOther: child.extent = child.scaled(child.extentOfReference)
    case .ofOtherAxis: break
    case .none, .number, .wrap, .list: child.extent = child.current
    }
  }

  private func tieToOtherAxis<Axis: TGAxisType>(_ child: TGChildAxis<Axis>, _ shrinks: Bool) {
    guard case .ofOtherAxis = child.size else { return }
    child.extent = child.clamp(child.scaled(child.cross.extent))
    child.place()
    if shrinks { shrink(child) }
  }
}

// MARK: - Shrinking

extension TGFrameAlgorithm {
  /// Shrinks the margins and the size of a child that needs more than the whole extent of the container.
  private func shrink<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) {
    guard let shortage = shortage(child, child.extent) else { return }
    let extent = child.extent
    child.shrinkExtent(shortage)
    child.origin += shift(child, child.resolvedAlignment, shortage, extent - child.extent)
  }

  /// The shortage along an axis; nil if there is none, or if the container wraps.
  func shortage<Axis: TGAxisType>(_ child: TGChildAxis<Axis>, _ extent: Double) -> TGShortage? {
    let before = child.startPosition.shrink + child.centerPosition.shrink
    let factors = before + child.endPosition.shrink + child.shrink
    guard factors > 0, !child.container.wraps else { return nil }
    let room = child.container.content
    let margins = child.start(of: room) + child.center(of: room) + child.end(of: room)
    return TGShortage(of: margins + extent - child.container.size, factors: factors)
  }

  /// How far a child moves when its margins and its extent shrink.
  ///
  /// - Parameter reduction: The reduction of the extent.
  func shift<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, _ alignment: TGAlignment, _ shortage: TGShortage,
    _ reduction: Double
  ) -> Double {
    let before = shortage.part(of: child.startPosition.shrink)
    let after = shortage.part(of: child.endPosition.shrink)
    switch alignment {
    case .center, .windowCenter:
      let shift = (after + reduction - before) / 2 - shortage.part(of: child.centerPosition.shrink)
      // The center of the window is measured from the left edge, even where reading starts on the right.
      let isMirrored = Axis.axis == .horizontal && child.child.pass.isRightToLeft
      return alignment == .windowCenter && isMirrored ? reduction - shift : shift
    case .end: return after + reduction
    default: return -before
    }
  }
}

// MARK: - The container

extension TGFrameAlgorithm {
  /// Sizes the container along an axis to fit its children.
  ///
  /// - Returns: Whether children that depend on this size must be laid out again.
  private func wrap<Axis: TGAxisType>(_ axis: Axis, _ pass: TGPass) -> Bool {
    let container = pass[axis]
    guard container.wraps else { return false }
    var greatest = container.paddingStart + container.paddingEnd
    for child in pass.children {
      let child = child[axis]
      greatest = max(
        greatest, needed(by: child, child, unstretched: extentBeforeStretching(child)))
    }
    container.size = container.clamp(greatest)
    if container.gravity != .fill { return true }
    // Children are not laid out again in this pass, but in another one if the size was not known before.
    if pass.children.contains(where: { dependsOnContainer($0[axis]) }) {
      _ = container.sizeBeforePass
    }
    return false
  }

  /// The size that a child needs a wrapping container to have: up to its own end, and for its extent with
  /// margins.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the child, in a layout or in an explanation.
  ///   - unstretched: The extent that the child has before it is stretched.
  func needed<Axis: TGAxisType, Numbers: TGRuleChild>(
    by child: TGChildAxis<Axis>, _ numbers: Numbers, unstretched: @autoclosure () -> Numbers.Number
  ) -> Numbers.Number {
    let (before, after) = (numbers.container.paddingStart, numbers.container.paddingEnd)
    let end = numbers.marginAfter(of: nil)
    let margins = numbers.marginBefore(of: nil) + end
    if child.isBetweenMargins { return margins + before + after }
    guard affectsContainer(child) else { return before + after }
    // Reading a size records that the result depends on it: what the child needs is derived from a size that
    // is still being resolved.
    let container = child.container
    if container.cross.wraps, child.size == .ofOtherAxis, dependsOnContainer(child.cross) {
      _ = container.cross.sizeBeforePass
    }
    let isStretched = isStretched(child)
    if !isStretched, isPlacedFromTheEnd(child) { _ = container.sizeBeforePass }
    let extent = isStretched ? unstretched() : numbers.extent
    let reach = isStretched ? numbers.origin + extent : numbers.end(at: child.origin + child.extent)
    let whole = extent + margins + numbers.centerOffset(of: nil) + before + after
    return .larger(reach + end + after, whole)
  }

  private func affectsContainer<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    switch child.size {
    case .fill, .weight, .ofContainer(Axis.axis): false
    default: true
    }
  }

  /// Whether the alignment `stretch` stretches a child.
  ///
  /// Such a child has an extent of its own, which a wrapping container takes into account; it is
  /// stretched once the size of the container is known.
  private func isStretched<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    let own = child.alignment
    return (own == .none ? child.container.gravity : own) == .stretch
      && child.resolvedAlignment == .fill
  }

  /// The extent that a child has before it is stretched.
  private func extentBeforeStretching<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Double {
    let stretched = child.extent
    defer { child.extent = stretched }
    child.extent = child.current
    child.remeasure()
    child.clampExtent()
    return child.extent
  }

  private func isPlacedFromTheEnd<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    switch child.resolvedAlignment {
    case .center, .end, .windowCenter, .fill: true
    default: child.startPosition.weight != nil
    }
  }

  private func dependsOnContainer(_ child: TGChild) -> Bool {
    dependsOnContainer(child[.horizontal]) || dependsOnContainer(child[.vertical])
  }

  private func dependsOnContainer<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    child.isBetweenMargins || !affectsContainer(child)
      || child.container.wraps && isStretched(child)
  }
}
