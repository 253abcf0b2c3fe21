// Names under which TangramKit has what this library calls by another.

import TangramCore
import TangramModifiers
import TangramResults

/// What a size class is called in TangramKit.
public typealias TGSizeClassType = TGSizeClass
/// What a size can be made of, as TangramKit calls it.
public typealias TGLayoutSizeType = TGLength
/// What a position can be made of, as TangramKit calls it.
public typealias TGLayoutPosType = TGDistance

extension TGSizeClass {
  /// How much room there is horizontally.
  public typealias Width = Extent
  /// How much room there is vertically.
  public typealias Height = Extent
}

extension TGLayoutPos {
  /// The lower bound, as a handle: what `min` is.
  public var minVal: TGLayoutPos { min }
  /// The upper bound, as a handle: what `max` is.
  public var maxVal: TGLayoutPos { max }
}

extension TGLayoutSize {
  /// The lower bound, as a handle: what `min` is.
  public var minVal: TGLayoutSize { min }
  /// The upper bound, as a handle: what `max` is.
  public var maxVal: TGLayoutSize { max }
}

extension TGViewProtocol {
  /// Runs `action` before the next time the view is laid out in place, once.
  public mutating func tg_beginLayoutDo(_ action: @escaping @Sendable () -> Void) {
    tg_beginLayoutDo { _ in action() }
  }

  /// Runs `action` after the next time the view is laid out in place, once.
  public mutating func tg_endLayoutDo(_ action: @escaping @Sendable () -> Void) {
    tg_endLayoutDo { _ in action() }
  }

  /// Runs `action` when the next layout in place has set the view's frame, once.
  public mutating func tg_layoutCompletedDo(_ action: @escaping @Sendable () -> Void) {
    tg_layoutCompletedDo { _, _ in action() }
  }
}
