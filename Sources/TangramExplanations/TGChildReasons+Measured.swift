// Operands for containers that measure and bound their children by their own rules.

import TangramCore

extension TGPass {
  /// Runs steps of the algorithm again to obtain intermediate numbers.
  ///
  /// Call it from `explain`. Afterwards, the previous rectangles of the children are restored, because
  /// the values of reasons are compared with them.
  public func rerun<Result>(_ steps: () -> Result) -> Result {
    let saved = solver.reasons?.placed ?? (0..<totalCount).map { child(at: $0).box }
    let size = (container.x.size, container.y.size)
    defer {
      for place in saved.indices { child(at: place).box = saved[place] }
      (container.x.size, container.y.size) = size
    }
    return steps()
  }
}

extension TGChildReasons {
  /// Returns an extent of the content that the algorithm measured: for a text, as lines or glyphs.
  ///
  /// - Parameters:
  ///   - extent: The measured extent.
  ///   - width: The width limit of the measurement; 0 for none.
  ///   - rule: A description of the measurement, for content that is not a text.
  public func measured(_ extent: Double, within width: Double = 0, by rule: String) -> TGReason {
    let content = plan.node(ofBox: child.index).content
    if let content, !child.isContainer {
      var size = TGSize.zero
      size[axis] = extent
      let reason = content.reason(size, TGSize(width: width), axis)
      if reason.yields(extent) { return reason.of(child.id) }
    }
    return TGReason.measured(extent, "content", by: rule).of(child.id)
  }

  /// Returns the extent that the size specifies: a number, a share of the container's content, the extent
  /// that it refers to or, without any of these, the current extent.
  ///
  /// - Parameter length: The length that `fill` takes; nil for all of the container's content.
  public func sized(filling length: @autoclosure () -> TGReason? = nil) -> TGReason {
    switch size {
    case .number: number
    case .weight: share(of: container.content)
    case .fill: scale(length() ?? container.content)
    case .ofContainer, .ofOtherAxis: tied()
    case .ofOther: tied(sameAxis: true)
    case .none, .wrap, .list: current
    }
  }

  /// Returns a number of the frame that the child had before the layout, which it keeps if nothing else
  /// determines the number.
  public func kept(_ quantity: TGLayoutNumber.Quantity) -> TGReason {
    kept(quantity, plan.givenFrame(ofBox: box)[axis, quantity])
  }

  /// Returns a number that the child keeps; it is 0 if the view had no frame.
  func kept(_ quantity: TGLayoutNumber.Quantity, _ value: Double) -> TGReason {
    let nothing =
      quantity == .origin ? "nothing says where it begins" : "nothing says how large it is"
    let (source, rule): (TGReason.Source, String) =
      value == 0 ? (.rule, nothing) : (.kept, "kept from before layout: \(nothing)")
    let number = plan.number(box, axis, quantity, .framed)
    return TGReason(leaf: value, number.name, .given(source), rule: rule, view: number.view)
  }

  /// Returns a bound of the size, in points or as a percentage, as it is written in the source.
  ///
  /// - Parameters:
  ///   - isLower: Whether to return the lower bound.
  ///   - points: The value of the bound in points.
  ///   - whole: The length that percentages refer to.
  public func bound(isLower: Bool, worth points: Double, of whole: TGReason) -> TGReason {
    let label = isLower ? "minimum" : "maximum"
    let plain = written(points, attribute).named(label)
    guard half.sizeIsBounded, !half.hasInterval else { return plain }
    let bound = bound(isLower: isLower)
    guard bound.kind == .share else { return plain }
    var share = percentage(bound.value, of: whole)
    if bound.addend != 0 { share += .rule(bound.addend, "increment") }
    return share.yields(points) ? share.named(label) : plain
  }
}
