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

extension TGItem {
  /// The item along an axis.
  subscript<Axis: TGAxisType>(_: Axis) -> TGItemAxis {
    @inline(__always) get { Axis.axis == .horizontal ? x : y }
    @inline(__always) _modify { if Axis.axis == .horizontal { yield &x } else { yield &y } }
  }
}
