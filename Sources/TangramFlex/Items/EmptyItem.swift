import TangramCore

/// An item with nothing in it that says no more than how large it is, how it grows, and where it goes
/// across its line: nothing has to be found out about it.
struct EmptyItem {
  /// The length it starts from, which nothing bounds.
  var length: Double
  /// The extent across; NaN for an item that is stretched.
  var extent: Double
  /// Its share of the room left over along the line.
  var grow = 0.0
  /// The part of the room left over across the line that lies before it.
  var part: Double
}

extension EmptyItem {
  /// Reads a child that says two lengths and nothing else.
  @inline(__always)
  init<Main: TGAxisType>(plain child: TGChild, along main: Main, part: Double) {
    length = 0.0.orMore(child[main].plainExtent)
    extent = 0.0.orMore(child[main.cross].plainExtent)
    self.part = part
  }

  /// Reads what a child says; nil if that is more than such an item can say.
  @inline(__always)
  init?<Main: TGAxisType>(_ child: TGChild, along main: Main, _ options: TGFlexAlgorithm) {
    let (along, across) = (child[main], child[main.cross])
    guard !child.isContainer, !child.hasContent, along.isLengthAtMost, across.isLengthAtMost
    else { return nil }
    let value = child[TGFlexItemKey.self]
    let alignment = value.alignSelf ?? options.alignItems
    guard !value.isAbsolute, value.order == 0, value.aspectRatio == nil,
      value.autoMargins.isEmpty, alignment != .baseline
    else { return nil }
    switch value.basis {
    case .points(let points): length = TGItem.usable(points)
    case .auto: length = 0.0.orMore(along.lengthAtMost)
    case .content: length = 0
    case .share: return nil
    }
    extent = across.lengthAtMost
    if extent.isNaN, alignment != .stretch { extent = 0 }
    grow = TGItem.usable(value.grow)
    part = alignment.part(stacksFromEnd: options.stacksFromEnd)
  }

  // Until a child has its rectangle, there is room for four numbers there.

  /// Keeps the item with its child, which gets its rectangle later in the pass.
  @inline(__always)
  func keep<Main: TGAxisType>(with child: TGChild, along main: Main) {
    let (along, across) = (child[main], child[main.cross])
    (along.extent, across.extent) = (length, extent)
    (along.origin, across.origin) = (grow, part)
  }

  /// The item that was kept with a child.
  @inline(__always)
  init<Main: TGAxisType>(keptWith child: TGChild, along main: Main) {
    let (along, across) = (child[main], child[main.cross])
    (length, extent) = (along.extent, across.extent)
    (grow, part) = (along.origin, across.origin)
  }
}

extension TGChildAxis {
  /// Whether a child says how many points it is large, or nothing: it has neither margins nor bounds.
  @inline(__always) fileprivate var isLengthAtMost: Bool {
    isBare && (sizeKind == .none || sizeKind == .number)
  }

  /// The number of points of such a child; NaN if it says nothing.
  @inline(__always) fileprivate var lengthAtMost: Double {
    sizeKind == .number ? 0.0.orMore(plainExtent) : .nan
  }
}
