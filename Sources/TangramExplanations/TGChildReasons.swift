import TangramCore

/// Operands for reasons from a child along one axis: its rectangle, and its descriptors for size and
/// position.
///
///     let reasons = child.reasons(.horizontal)
///     reasons.explain(extent: reasons.clamp(reasons.share(of: room)))
public struct TGChildReasons {
  /// The child.
  public let child: TGChild
  /// The axis.
  public let axis: TGAxis
}

// The axis is an ordinary value here, not a generic parameter as in layouts: explanations need not be fast,
// and specializing the same steps for each axis would double their machine code.

extension TGChild {
  /// Returns the size, the position and the descriptors of the child along an axis as operands for
  /// reasons.
  public func reasons(_ axis: TGAxis) -> TGChildReasons { TGChildReasons(child: self, axis: axis) }
}

// MARK: - The rectangle

extension TGChildReasons {
  /// Records why the child has its origin.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual origin of the
  /// child.
  public func explain(origin reason: @autoclosure () -> TGReason) { note(.origin, reason) }

  /// Records why the child has its extent.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual extent of the
  /// child.
  public func explain(extent reason: @autoclosure () -> TGReason) { note(.extent, reason) }

  private func note(_ quantity: TGLayoutNumber.Quantity, _ reason: () -> TGReason) {
    guard let log = child.solver.reasons, log.explains(box) else { return }
    let wraps = child.container.x.wraps || child.container.y.wraps
    let key = ReasonLog.Key(box: box, axis: axis, quantity: quantity)
    log.note(key, axisBox[quantity], wraps: wraps, reason)
  }

  /// The origin of the child, which has a reason of its own.
  public var origin: TGReason { number(.origin) }

  /// The extent of the child, which has a reason of its own.
  public var extent: TGReason { number(.extent) }

  /// The end coordinate of the child.
  public var end: TGReason { (origin + extent).named("end of \(label)") }

  /// The name of the child in explanations.
  public var label: String { plan.number(box, axis, .extent, .placed).viewLabel }

  private func number(_ quantity: TGLayoutNumber.Quantity) -> TGReason {
    plan.reason(axisBox[quantity], box, axis, quantity, .placed)
  }

  var box: Int { child.index }

  var plan: Plan { child.solver.plan }

  var axisBox: AxisBox { child.box[axis] }

  /// The operands from the container along the same axis.
  public var container: TGPassReasons { child.pass.reasons(axis) }

  /// The operands from the child along the other axis.
  public var cross: TGChildReasons { child.reasons(axis.crossed) }
}

// MARK: - The size

extension TGChildReasons {
  var attribute: TGAttribute { axis.sizeAttribute }

  /// The source of the child's extent.
  public var size: TGChildSize {
    axis == .horizontal ? child[.horizontal].size : child[.vertical].size
  }

  /// Whether the size is a percentage, or `fill`.
  public var isWeighted: Bool { axisBox.sizeKind == .weight || axisBox.sizeKind == .fill }

  /// The extent of the child if nothing else determines it: that of its content, of its children,
  /// or of its frame before the layout.
  public var current: TGReason {
    if axisBox.sizeKind == .wrap, let content = content(of: axisBox.current) { return content }
    let kept = kept(.extent, axisBox.current)
    if axisBox.sizeKind == .none || axisBox.sizeKind == .number { return kept }
    return kept.by(
      axisBox.sizeKind == .wrap
        ? "as large as its content, and there is none" : "what its size says means nothing here")
  }

  /// The size in points, with multiple and increment; 0 if it is not a number.
  public var number: TGReason { number { extent(at: $0) } }

  /// Returns the same size; `extent` returns the extent that an anchor refers to.
  func number(_ extent: (PlanLink) -> TGReason?) -> TGReason {
    guard axisBox.sizeKind == .number else { return .rule(0) }
    let index = plan.mosts(of: box, axis)?.value ?? -1
    return scale(
      most(index, attribute, extent)?.notNegative ?? distant(.size)
        ?? written(axisBox.sizeNumber, attribute))
  }

  /// Returns the size of a distant view that a number of the child stands for; nil for any other number.
  private func distant(_ place: Reference.Place) -> TGReason? {
    let found = plan.distant.first {
      $0.reader == box && $0.attribute == attribute && $0.place == place
    }
    guard let found else { return nil }
    if found.isContent { return child.pass.reasons(found.targetAxis).content }
    let isRoot = plan.boxes[found.target].parent < 0
    return plan.reason(
      found.extent, found.target, found.targetAxis, .extent, isRoot ? .framed : .placed)
  }

  /// Returns the largest or the smallest coordinate of a list that a position refers to; nil if none
  /// of its values exists.
  ///
  /// - Parameters:
  ///   - index: The index of the list, as references have it.
  ///   - attribute: The position.
  ///   - edge: Returns the coordinate that an anchor refers to.
  public func most(
    _ index: Int, _ attribute: TGAttribute, _ edge: (TGChildReference) -> TGReason
  ) -> TGReason? {
    most(Int32(index), attribute) { edge(TGChildReference($0, child)) }
  }

  /// Returns the largest or the smallest value of a list, given the extent or the coordinate that an anchor
  /// refers to; nil if there is no list, or if none of its values exists.
  func most(
    _ index: Int32, _ attribute: TGAttribute, _ point: (PlanLink) -> TGReason?
  ) -> TGReason? {
    if index < 0 { return nil }
    let most = plan.mosts[Int(index)]
    let values = most.terms.indices.compactMap { place -> TGReason? in
      let term = plan.terms[place]
      var value: TGReason
      switch term.kind {
      case .none, .share: return nil
      case .number:
        guard let distant = distant(.term(Int32(place))) else {
          return written(term.scaled(term.value), attribute).named("")
        }
        value = distant
      case .wrap: value = TGReason(leaf: term.value, "content", .given(.content))
      case .anchor:
        guard let point = point(term.link) else { return nil }
        value = point
      }
      if term.multiple != 1 { value = value * written(term.multiple, attribute).named("multiple") }
      if term.addend != 0 {
        let label = attribute.isSize ? "increment" : "offset"
        let addend = written(term.addend, attribute).named(label)
        // At the trailing or the bottom edge of a view, a positive offset moves toward the start.
        value = term.link.attribute.isAtEnd ? value - addend : value + addend
      }
      return value
    }
    guard let first = values.first else { return nil }
    if values.count == 1 { return first }
    return TGReason(most.isLargest ? .greatest : .least, values)
  }

  /// The child's own extent within its bounds: its size in points or, without one, its current extent.
  public var ownExtent: TGReason { clamp(axisBox.sizeKind == .number ? number : current) }

  /// Returns the extent that the size specifies: a number, a share of the container's content, the extent
  /// that it refers to or, without any of these, the current extent.
  ///
  /// - Parameters:
  ///   - length: The length that `fill` takes; nil for all of the container's content.
  ///   - sameAxis: Whether a reference to another view always means its extent along this axis, whichever
  ///     extent the anchor names.
  public func sized(
    filling length: @autoclosure () -> TGReason? = nil, sameAxis: Bool = true
  ) -> TGReason {
    switch axisBox.sizeKind {
    case .number: return number
    case .weight: return share(of: container.content)
    case .fill: return scale(length() ?? container.content)
    case .none, .wrap, .list, .most: return current
    case .anchor:
      var link = PlanLink(axisBox.descriptors.size)
      if sameAxis, case .ofOther = size { link.attribute = attribute }
      return scale(extent(at: link) ?? .rule(0))
    }
  }

  /// The share of a whole if the size is a percentage, with multiple and increment.
  public func share(of whole: TGReason) -> TGReason {
    scale(percentage(axisBox.sizeKind == .weight ? axisBox.sizeNumber : 0, of: whole))
  }

  /// Returns the part of an available space that the size specifies, less the margins: a percentage of the
  /// space or, for any other size, all of it.
  ///
  /// - Parameters:
  ///   - room: The available space.
  ///   - label: A label for the available space; if there is one, the increment of the size is added to the
  ///     space.
  public func part(of room: TGReason, increased label: String? = nil) -> TGReason {
    var whole = room
    if let label {
      let increment = axisBox.sizeScales ? child.sizeExtras(axis).increment : 0
      whole = (increment == 0 ? room : room + .rule(increment, "increment")).named(label)
    }
    return lessMargins(
      axisBox.sizeKind == .weight ? percentage(axisBox.sizeNumber, of: whole) : whole)
  }

  func percentage(_ percent: Double, of whole: TGReason) -> TGReason {
    .percentage(written(percent, attribute).named(""), of: whole)
  }

  /// Returns a length, after applying the multiple and the increment of the size.
  public func scale(_ length: TGReason) -> TGReason {
    guard axisBox.sizeScales else { return length }
    let extras = child.sizeExtras(axis)
    return scale(length, by: extras.multiple, extras.increment)
  }

  private func scale(_ length: TGReason, by multiple: Double, _ increment: Double) -> TGReason {
    var scaled = length
    if multiple != 1 { scaled = scaled * written(multiple, attribute).named("multiple") }
    if increment != 0 { scaled = scaled + written(increment, attribute).named("increment") }
    return scaled
  }

  /// Returns the extent that an anchor of the child refers to; nil if the view is missing.
  func extent(at link: PlanLink) -> TGReason? {
    let other = link.attribute.axis
    switch link.target {
    case PlanLink.container, PlanLink.content: return child.pass.reasons(other).content
    case PlanLink.this: return child.reasons(other).extent
    case PlanLink.missing: return nil
    default:
      let target = Int(link.target)
      return plan.reason(plan.boxes[target].extent(other), target, other, .extent, .placed)
        .magnitude
    }
  }

  /// Returns a number that the child specifies for an attribute.
  func written(_ value: Double, _ attribute: TGAttribute) -> TGReason {
    let text = child.descriptors.text(of: attribute) ?? "tg_\(attribute.name)"
    return TGReason.written(value, attribute.name, text).of(child.id)
  }
}

// MARK: - Bounds

extension TGChildReasons {
  /// Clamps a length to the bounds of the size; the reason shows only bounds that change the length.
  public func clamp(_ length: TGReason) -> TGReason {
    guard axisBox.sizeIsBounded else { return length }
    let raised = bound(isLower: true, length).map { length.atLeast($0) } ?? length
    return bound(isLower: false, length).map { raised.atMost($0) } ?? raised
  }

  /// The complete descriptor of a bound of the size; a child whose bounds are plain numbers may have none.
  func bound(isLower: Bool) -> PlanBound {
    isLower ? child.sizeExtras(axis).lower : child.sizeExtras(axis).upper
  }

  /// Returns an extent of the child less the part of a shortage that its shrink factor takes, within its
  /// bounds and never negative; unchanged without either.
  public func shrunk(_ extent: TGReason, by shortage: TGShortage?) -> TGReason {
    let shrink = axis == .horizontal ? child[.horizontal].shrink : child[.vertical].shrink
    if shrink == 0 || shortage == nil { return extent }
    return clamp(extent.without(shortage, shrink).notNegative)
  }

  private func bound(isLower: Bool, _ content: TGReason) -> TGReason? {
    let label = isLower ? "minimum" : "maximum"
    let mosts = plan.mosts(of: box, axis)
    lazy var bound = self.bound(isLower: isLower)
    let list = (isLower ? mosts?.lower : mosts?.upper) ?? -1
    if let most = most(list, attribute, extent(at:)) {
      return scale(most, by: bound.multiple, bound.addend).named(label)
    }
    if axisBox.hasInterval {
      let interval = plan.extras[Int(child.box.extras)].intervals[axis]
      let points = isLower ? interval.lower : interval.upper
      return points.isFinite ? written(points, attribute).named(label) : nil
    }
    func scaled(_ length: TGReason) -> TGReason {
      scale(length, by: bound.multiple, bound.addend).gathered(label)
    }
    switch bound.kind {
    case .none: return nil
    case .number:
      let distant = distant(isLower ? .sizeLower : .sizeUpper)
      return distant.map(scaled) ?? written(bound.scaled(bound.value), attribute).named(label)
    case .wrap: return scaled(axisBox.sizeKind == .wrap ? current : content)
    case .anchor: return extent(at: bound.link).map(scaled)
    case .share:
      guard let whole = extent(at: bound.link) else { return nil }
      var share = percentage(bound.value, of: whole)
      if bound.addend != 0 { share += written(bound.addend, attribute).named("increment") }
      return share.named(label)
    }
  }
}
