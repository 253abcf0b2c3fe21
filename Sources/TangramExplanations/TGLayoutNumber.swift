import TangramCore

/// Identifies a number of a layout that has a reason of its own: the origin or the extent of a view
/// along an axis, at a stage of the layout.
public struct TGLayoutNumber: Hashable, Sendable {
  /// Which number of a view is meant: its origin or its extent along the axis.
  enum Quantity: Hashable, Sendable, CaseIterable {
    /// The coordinate at which the view begins along an axis.
    case origin
    /// The length of the view along an axis.
    case extent
  }

  /// The stage of the layout at which a number is considered.
  enum Stage: Hashable, Sendable {
    /// The number that the container set, in the container's coordinates and before snapping to the
    /// pixel grid.
    ///
    /// Horizontal coordinates start at the leading edge.
    case placed
    /// The number in the final frame.
    case framed
    /// The extent that a wrapping container computes from its content.
    case found
    /// The extent for which the contents of a root are laid out.
    case forPass
  }

  /// The view.
  public let view: TGViewID
  /// The name of the view, if it has one.
  let viewName: String?
  /// The index of the view among its siblings.
  let order: Int
  let axis: TGAxis
  let quantity: Quantity
  let stage: Stage
  /// The box of the view in the plan.
  let box: Int

  /// The view as shown to users: its name, or its index among its siblings.
  var viewLabel: String { viewName ?? (box == 0 ? "root" : "[\(order)]") }

  /// The conventional name of the number: x, y, width or height.
  public var name: String {
    if quantity == .extent { return axis.extentName }
    return axis == .horizontal ? "x" : "y"
  }
}

extension TGLayoutNumber: CustomStringConvertible {
  /// The number as shown to users, as in `photo's width`.
  public var description: String {
    switch stage {
    case .placed, .framed: "\(viewLabel)'s \(name)"
    case .found: "\(viewLabel)'s own \(name)"
    case .forPass: "\(name) for the content of \(viewLabel)"
    }
  }
}

extension TGRect {
  /// The number of the rectangle along an axis.
  subscript(axis: TGAxis, quantity: TGLayoutNumber.Quantity) -> Double {
    quantity == .origin ? origin[axis] : size[axis]
  }
}

extension AxisBox {
  subscript(quantity: TGLayoutNumber.Quantity) -> Double {
    quantity == .origin ? origin : extent
  }
}

extension Plan {
  func number(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity, _ stage: TGLayoutNumber.Stage
  ) -> TGLayoutNumber {
    let node = node(ofBox: box)
    return TGLayoutNumber(
      view: TGViewID(node.identity), viewName: node.name, order: Int(boxes[box].order), axis: axis,
      quantity: quantity, stage: stage, box: box)
  }

  /// Returns a number of a box as an operand of a reason.
  func reason(
    _ value: Double, _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity,
    _ stage: TGLayoutNumber.Stage
  ) -> TGReason {
    let number = number(box, axis, quantity, stage)
    return TGReason(leaf: value, nil, .number(number), view: number.view)
  }
}
