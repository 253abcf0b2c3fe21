// The part of a shortage that a child takes.

extension TGChildAxis {
  /// The shrink factor of the size.
  public var shrink: Double { shrinks.size }

  /// The shrink factor of the position before the child.
  public var startShrink: Double { shrinks.start }

  /// The shrink factor of the position of the center.
  public var centerShrink: Double { shrinks.center }

  /// The shrink factor of the position after the child.
  public var endShrink: Double { shrinks.end }

  private var shrinks: AxisShrinks {
    child.box.rare < 0 ? AxisShrinks() : solver.rares[Int(child.box.rare)][Axis.axis].shrinks
  }

  /// Takes the part of a shortage off the extent, which stays within its bounds and is never negative.
  public func shrinkExtent(_ shortage: TGShortage) {
    if shrink != 0 { extent = clamp(max(0, extent - shortage.part(of: shrink))) }
  }
}
