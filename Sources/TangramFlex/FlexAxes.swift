import TangramCore

// Extents along an axis that is known at compile time, so that steps written once for rows and columns
// ask nothing while they run.

extension TGSize {
  /// The extent along an axis.
  subscript<Axis: TGAxisType>(_: Axis) -> Double {
    @inline(__always) get { Axis.axis == .horizontal ? width : height }
    @inline(__always) set {
      if Axis.axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension UnsafeMutableBufferPointer where Element == FlexItem {
  /// An item along an axis.
  subscript<Axis: TGAxisType>(index: Int, _: Axis) -> TGItemAxis {
    @inline(__always) get { half(index, Axis()).pointee }
    @inline(__always) nonmutating _modify { yield &half(index, Axis()).pointee }
  }

  // Both halves are stored, so there are pointers to them; the optimiser knows their offsets.
  @inline(__always)
  private func half<Axis: TGAxisType>(_ index: Int, _: Axis) -> UnsafeMutablePointer<TGItemAxis> {
    let item = baseAddress.unsafelyUnwrapped + index
    return Axis.pick(
      horizontal: item.pointer(to: \.item.x), vertical: item.pointer(to: \.item.y)
    ).unsafelyUnwrapped
  }
}
