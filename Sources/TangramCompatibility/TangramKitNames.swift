// The TangramKit names of types and members that have other names in this library.

import TangramCore
import TangramModifiers
import TangramResults

/// The TangramKit name of `TGSizeClass`.
public typealias TGSizeClassType = TGSizeClass
/// The TangramKit name of `TGLength`, the protocol of the values that a size can have.
public typealias TGLayoutSizeType = TGLength
/// The TangramKit name of `TGDistance`, the protocol of the values that a position can have.
public typealias TGLayoutPosType = TGDistance

/// The former name of the value of a position.
@available(*, deprecated, renamed: "TGSizeValue")
public typealias TGPositionValue = TGSizeValue

extension TGSizeClass {
  /// The amount of horizontal space.
  public typealias Width = Extent
  /// The amount of vertical space.
  public typealias Height = Extent
}

extension TGDescriptor {
  /// A handle on the lower bound, the same as `min`.
  public var minVal: TGDescriptor { min }
  /// A handle on the upper bound, the same as `max`.
  public var maxVal: TGDescriptor { max }
}

extension TGViewProtocol {
  /// Runs `action` once, before the next layout of the view in place.
  public mutating func tg_beginLayoutDo(_ action: @escaping @Sendable () -> Void) {
    tg_beginLayoutDo { _ in action() }
  }

  /// Runs `action` once, after the next layout of the view in place.
  public mutating func tg_endLayoutDo(_ action: @escaping @Sendable () -> Void) {
    tg_endLayoutDo { _ in action() }
  }

  /// Runs `action` once, when the next layout in place has set the view's frame.
  public mutating func tg_layoutCompletedDo(_ action: @escaping @Sendable () -> Void) {
    tg_layoutCompletedDo { _, _ in action() }
  }
}
