import TangramCore

/// An item of a line in which nothing has to give way, as far as it must be known to be placed.
///
/// It is kept with its child: until that has its rectangle, there is room for four numbers. So long lines
/// take no memory.
struct LineItem {
  /// The length it has, or starts from if it grows.
  var length: Double
  /// The extent across; NaN if it follows from the content or from the line.
  var extent: Double
  /// Its share of the room left over along the line.
  var grow = 0.0
  /// The part of the room left over across the line that lies before it; NaN for an item with something in
  /// it that is stretched once it is known how large the line is.
  var part: Double
}

extension LineItem {
  /// Reads a child that says two lengths and nothing else.
  @inline(__always)
  init<Main: TGAxisType>(plain child: TGChild, along main: Main, part: Double) {
    length = 0.0.orMore(child[main].plainExtent)
    extent = 0.0.orMore(child[main.cross].plainExtent)
    self.part = part
  }

  /// Reads what a child says that has nothing in it; nil if that is more than its lengths, how it grows,
  /// and where it goes across its line.
  @inline(__always)
  init?<Main: TGAxisType>(empty child: TGChild, along main: Main, _ usual: UsualAlignment) {
    guard !child.isContainer, !child.hasContent, child[.horizontal].isLengthAtMost,
      child[.vertical].isLengthAtMost
    else { return nil }
    let (length, extent) = (child[main].lengthAtMost, child[main.cross].lengthAtMost)
    let said = child.withValue(of: TGFlexItemKey.self) { value in
      LineItem(value, length, extent, usual)
    }
    guard let item = said ?? LineItem(TGFlexItem(), length, extent, usual) else { return nil }
    self = item
  }

  @inline(__always)
  private init?(
    _ value: TGFlexItem, _ length: Double, _ extent: Double, _ usual: UsualAlignment
  ) {
    guard value.saysNoMoreThanLengths else { return nil }
    switch value.basis {
    case .auto: self.length = length.orElse(0)
    case .points(let points) where !usual.findsWidth: self.length = TGItem.usable(points)
    case .content where !usual.findsWidth: self.length = 0
    case .points, .content, .share: return nil
    }
    var isStretched = usual.alignment == .stretch
    part = usual.part
    if let alignment = value.alignSelf {
      if alignment == .baseline { return nil }
      isStretched = alignment == .stretch
      part = alignment.part(stacksFromEnd: usual.stacksFromEnd)
    }
    self.extent = isStretched ? extent : extent.orElse(0)
    grow = TGItem.usable(value.grow)
  }

  /// Keeps the item with its child.
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

  /// Forgets what was kept with children.
  static func forget(_ children: TGChildren) {
    for child in children {
      (child[.horizontal].extent, child[.horizontal].origin) = (child[.horizontal].current, 0)
      (child[.vertical].extent, child[.vertical].origin) = (child[.vertical].current, 0)
    }
  }
}

/// Where items go across their lines unless they say so themselves.
struct UsualAlignment {
  let alignment: TGItemAlignment
  let stacksFromEnd: Bool
  /// Whether the container is to be as wide as its items ask for: then it counts what they ask for, and not
  /// only what they start from.
  let findsWidth: Bool
  /// The part of the room left over across a line that lies before an item.
  let part: Double

  @inline(__always)
  init(_ options: TGFlexAlgorithm, findsWidth: Bool = false) {
    (alignment, stacksFromEnd) = (options.alignItems, options.stacksFromEnd)
    self.findsWidth = findsWidth
    part = alignment.part(stacksFromEnd: stacksFromEnd)
  }
}

extension TGFlexItem {
  /// Whether the item has neither an order nor a ratio nor margins that share room, and takes its place
  /// in a line.
  @inline(__always) var saysNoMoreThanLengths: Bool {
    order == 0 && aspectRatio == nil && autoMargins.isEmpty && !isAbsolute
  }
}

extension TGChildAxis {
  /// Whether a child says how many points it is large, or nothing: it has neither margins nor bounds.
  @inline(__always) var isLengthAtMost: Bool {
    isBare && (sizeKind == .none || sizeKind == .number)
  }

  /// The number of points of such a child; NaN if it says nothing.
  @inline(__always) var lengthAtMost: Double {
    sizeKind == .number ? 0.0.orMore(plainExtent) : .nan
  }
}
