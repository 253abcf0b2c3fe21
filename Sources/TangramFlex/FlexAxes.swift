import TangramCore

// Extents along an axis that is known at compile time, so that steps written once for rows and columns
// ask nothing while they run.

extension Double {
  /// The number, or another one if that is greater.
  ///
  /// One instruction, unlike `max`, which looks at which of two equal numbers comes first.
  @inline(__always)
  func orMore(_ other: Double) -> Double { other > self ? other : self }

  /// Whether it is a number: NaN stands for what is not known.
  ///
  /// One instruction, unlike `isNaN`, which looks at bits.
  @inline(__always) var isKnown: Bool { self == self }

  /// The number, or another one if it is not known.
  @inline(__always)
  func orElse(_ other: Double) -> Double { isKnown ? self : other }
}

extension TGSize {
  /// The extent along an axis.
  subscript<Axis: TGAxisType>(_: Axis) -> Double {
    @inline(__always) get { Axis.axis == .horizontal ? width : height }
    @inline(__always) set {
      if Axis.axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// Memory for items.
typealias FlexItems<Said: SaidItem> = UnsafeMutableBufferPointer<FlexItem<Said>>

/// What has an item in it.
protocol ItemHolder {
  /// The kind of item.
  associatedtype Said: SaidItem
  /// What the item says, and its rectangle in the making.
  var item: Said { get }
}

extension FlexItem: ItemHolder {}

extension UnsafeMutableBufferPointer where Element: ItemHolder {
  /// An item along an axis.
  subscript<Axis: TGAxisType>(index: Int, axis: Axis) -> Element.Said.Half {
    @inline(__always) get { self[index].item[along: axis] }
  }
}

extension TGPassAxis {
  /// The extent inside the padding; NaN for a height that follows from the items.
  @inline(__always) var inner: Double {
    Axis.axis == .vertical && wraps ? .nan : max(0, content)
  }

  /// Gives the container the height that follows from its items, and returns what is inside.
  @inline(__always)
  func settle(by content: Double) -> Double {
    let padding = paddingStart + paddingEnd
    size =
      wrapsByItself
      ? max(lowerBound, padding, min(content + padding, upperBound)) : content + padding
    return size - padding
  }
}
