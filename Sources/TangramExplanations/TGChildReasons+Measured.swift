// For containers that measure and bound their children by rules of their own.

import TangramCore

extension TGPass {
  /// Runs steps of the algorithm again for the numbers on the way.
  ///
  /// For `explain`. Afterwards the children have the rectangles again that reasons are compared with.
  public func rerun<Result>(_ steps: () -> Result) -> Result {
    let saved = (0..<totalCount).map { child(at: $0).box }
    let size = (container.x.size, container.y.size)
    defer {
      for place in saved.indices { child(at: place).box = saved[place] }
      (container.x.size, container.y.size) = size
    }
    return steps()
  }
}

extension TGReason {
  /// A number as it is written in the source, for what `written` quotes.
  public static func text(_ number: Double) -> String { readable(number) }
}

extension TGChildReasons {
  /// An extent of the content that the algorithm asked for: lines or glyphs where it is a text.
  ///
  /// - Parameters:
  ///   - extent: What the answer was.
  ///   - width: The width that was the limit; 0 for none.
  ///   - rule: What was asked for, of content that is not a text.
  public func measured(_ extent: Double, within width: Double = 0, by rule: String) -> TGReason {
    let content = plan { $0.node(ofBox: child.index).content }
    if let content, !child.isContainer {
      var size = TGSize.zero
      size[axis] = extent
      let reason = content.reason(size, TGSize(width: width), axis)
      if reason.yields(extent) { return reason.of(child.id) }
    }
    return TGReason.measured(extent, "content", by: rule).of(child.id)
  }

  /// The number that the child has along the axis before layout, where nothing says anything else.
  public var keptExtent: TGReason { kept(.extent) }

  /// The place that the child has along the axis before layout, where nothing says anything else.
  public var keptOrigin: TGReason { kept(.origin) }

  /// A bound of the size, in points or as a percentage, as it is written.
  ///
  /// - Parameters:
  ///   - isLower: Whether the lower bound is meant.
  ///   - points: What it is worth.
  ///   - whole: What percentages are of.
  public func bound(isLower: Bool, worth points: Double, of whole: TGReason) -> TGReason {
    let attribute: TGAttribute = axis == .horizontal ? .width : .height
    let label = isLower ? "minimum" : "maximum"
    let plain = written(points, attribute).named(label)
    guard half.flags.contains(.sizeIsBounded), !half.flags.contains(.hasInterval) else {
      return plain
    }
    let bound = isLower ? child.sizeExtras(axis).lower : child.sizeExtras(axis).upper
    guard bound.kind == .share else { return plain }
    let percent = written(bound.value, attribute).named("")
    var share = TGReason.percentage(percent, of: whole)
    if bound.addend != 0 { share += .rule(bound.addend, "increment") }
    return share.yields(points) ? share.named(label) : plain
  }
}
