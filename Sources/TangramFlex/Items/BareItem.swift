import TangramCore

/// An item along an axis that says how many points it is large, or nothing: it has neither margins nor
/// bounds.
struct BareAxis: SaidAxis {
  var size = Double.nan
  var padding = 0.0
  var extent = 0.0
  var origin = 0.0

  var upper: Double { .infinity }
  var lower: Double { 0 }
  var before: Double { 0 }
  var after: Double { 0 }
  var flags: TGItemFlags { [] }

  @inline(__always)
  func clamp(_ extent: Double) -> Double { padding.orMore(extent) }
}

/// An item as most are: it says no more than how large it is, how it grows and shrinks, and where it goes
/// across its line.
struct BareItem: SaidItem {
  var x = BareAxis()
  var y = BareAxis()
  let place: Int
  private(set) var isContainer = false
  private(set) var hasContent = false

  @inline(__always)
  init(place: Int) { self.place = place }

  var ratio: Double { 0 }
  var order: Int { 0 }

  @inline(__always)
  mutating func read(
    _ child: TGChild, _ value: TGFlexItem, _ reader: inout TGItemReader
  ) -> Bool {
    value.saysNoMoreThanLengths && readBare(child)
  }

  /// Reads the sizes of a child, and what there is in it.
  ///
  /// - Returns: Whether there are no positions and bounds.
  @inline(__always)
  mutating func readBare(_ child: TGChild) -> Bool {
    guard x.read(child[.horizontal]), y.read(child[.vertical]) else { return false }
    readContent(child)
    return true
  }

  /// Reads what there is in a child.
  @inline(__always)
  mutating func readContent(_ child: TGChild) {
    isContainer = child.isContainer
    hasContent = isContainer || child.hasContent
    if isContainer {
      x.padding = child[.horizontal].padding
      y.padding = child[.vertical].padding
    }
  }

  @inline(__always)
  mutating func takeUp<Axis: TGAxisType>(_ free: Double, _: Axis) -> Bool { false }

  @inline(__always)
  mutating func takeShare<Axis: TGAxisType>(_ share: Double, _: Axis) {}
}

extension BareAxis {
  /// Reads what a child says along an axis.
  ///
  /// - Returns: Whether that is all that the child says.
  @inline(__always)
  fileprivate mutating func read<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    if !child.isBare { return false }
    if child.sizeKind == .number {
      size = 0.0.orMore(child.plainExtent)
      return true
    }
    return child.sizeKind == .none
  }
}
