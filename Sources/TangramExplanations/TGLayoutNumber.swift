import TangramCore

/// A number of a layout that has a reason of its own: one of the four of some view, at some stage.
public struct TGLayoutNumber: Hashable, Sendable {
  /// Which of a view's numbers it is.
  public enum Quantity: Hashable, Sendable, CaseIterable {
    /// Where the view begins along an axis.
    case origin
    /// How far it reaches along the axis.
    case extent
  }

  /// How far the number has come.
  public enum Stage: Hashable, Sendable {
    /// As the container found it, in its own coordinates and before it is put on the pixel grid;
    /// horizontally it counts from the edge where reading starts.
    case placed
    /// As it is in the frame.
    case framed
    /// The extent that a container finds for itself, because it is as large as its content.
    case found
    /// The extent that the contents of a root are laid out for.
    case handed
  }

  /// The view.
  public let view: TGViewID
  /// The view as a person would call it: by its name, or by its place in the list of children.
  public let viewLabel: String
  /// The axis.
  public let axis: TGAxis
  /// Which number along the axis.
  public let quantity: Quantity
  /// How far it has come.
  public let stage: Stage
  /// The box of the view in the plan.
  let box: Int

  /// The name of the number: x, y, width or height.
  public var name: String {
    switch (axis, quantity) {
    case (.horizontal, .origin): "x"
    case (.vertical, .origin): "y"
    case (.horizontal, .extent): "width"
    case (.vertical, .extent): "height"
    }
  }
}

extension TGLayoutNumber: CustomStringConvertible {
  /// The number as a person would call it, as in `photo's width`.
  public var description: String {
    switch stage {
    case .placed, .framed: "\(viewLabel)'s \(name)"
    case .found: "\(viewLabel)'s own \(name)"
    case .handed: "\(name) for the content of \(viewLabel)"
    }
  }
}

extension Plan {
  /// A number of a box.
  func number(
    _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity, _ stage: TGLayoutNumber.Stage
  ) -> TGLayoutNumber {
    let node = node(ofBox: box)
    let place = box == 0 ? "root" : "[\(boxes[box].order)]"
    return TGLayoutNumber(
      view: TGViewID(node.identity), viewLabel: node.name ?? place, axis: axis,
      quantity: quantity, stage: stage, box: box)
  }

  /// A number of a box as part of a reason.
  func reason(
    _ value: Double, _ box: Int, _ axis: TGAxis, _ quantity: TGLayoutNumber.Quantity,
    _ stage: TGLayoutNumber.Stage
  ) -> TGReason {
    let number = number(box, axis, quantity, stage)
    return TGReason(leaf: value, number.description, .number(number), view: number.view)
  }
}
