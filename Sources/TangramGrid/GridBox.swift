import TangramBoxModel
import TangramCore
import TangramExplanations

/// The box of an item in a rule: an `Item` in a layout, and `ItemReasons` in its explanation.
protocol GridBox {
  associatedtype Number: TGRuleNumber

  /// The width divided by the height.
  var ratio: Number { get }
  /// Returns the extent that the item specifies; nil if it depends on the content.
  func size(_ axis: TGAxis) -> Number?
  func lower(_ axis: TGAxis) -> Number
  func upper(_ axis: TGAxis) -> Number
  func before(_ axis: TGAxis) -> Number
  /// Clamps a length to the bounds of the item.
  func clamp(_ length: Number, _ axis: TGAxis) -> Number
  /// Returns a length minus the margins.
  func inner(_ length: Number, _ axis: TGAxis) -> Number
  /// Returns a length plus the margins.
  func outer(_ length: Number, _ axis: TGAxis) -> Number
  func contentWidth(_ width: TGContentWidth, height: Number, _ pass: TGPass) -> Number
  func fittedWidth(in room: Number, height: Number, _ pass: TGPass) -> Number
  func contentHeight(width: Number, usesRatio: Bool, _ pass: TGPass) -> Number
}

extension Item: GridBox {
  @inline(__always)
  func size(_ axis: TGAxis) -> Double? { self[axis].isSized ? self[axis].size : nil }
  @inline(__always) func lower(_ axis: TGAxis) -> Double { self[axis].lower }
  @inline(__always) func upper(_ axis: TGAxis) -> Double { self[axis].upper }
  @inline(__always) func before(_ axis: TGAxis) -> Double { self[axis].before }
  @inline(__always)
  func clamp(_ length: Double, _ axis: TGAxis) -> Double { self[axis].clamp(length) }
  @inline(__always)
  func inner(_ length: Double, _ axis: TGAxis) -> Double { length - self[axis].margins }
  @inline(__always)
  func outer(_ length: Double, _ axis: TGAxis) -> Double { length + self[axis].margins }
}

extension ItemReasons: GridBox {
  func contentWidth(_ width: TGContentWidth, height: TGReason, _: TGPass) -> TGReason {
    contentWidth(width, height: height.value)
  }

  func fittedWidth(in room: TGReason, height: TGReason, _: TGPass) -> TGReason {
    fittedWidth(in: room, height: height.value)
  }

  func contentHeight(width: TGReason, usesRatio: Bool, _: TGPass) -> TGReason {
    contentHeight(width: width, usesRatio: usesRatio)
  }
}
