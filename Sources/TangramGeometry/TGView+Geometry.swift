// The geometry of a view. The rectangle that a layout gives it is stored; center and bounds are derived
// from it.

import TangramCore
import TangramModifiers

extension TGViewProtocol {
  /// Sets the frame; the origin of the bounds does not change.
  ///
  /// - Throws: An error if the view has a transform. Set its bounds and its center instead.
  public mutating func setFrame(_ frame: TGRect) throws(TGGeometryError) {
    guard transform.isIdentity else { throw .transformed }
    layoutRectangle = frame
  }

  /// The rectangle of the view in its own coordinates.
  ///
  /// Setting the size keeps the center. The origin is the point in the view's own coordinates that
  /// appears at its top left corner; setting it scrolls the contents of the view, moves no frame and
  /// needs no layout.
  public var bounds: TGRect {
    get { TGRect(origin: node.geometry.boundsOrigin, size: node.frame.size) }
    set {
      nodeGeometry.boundsOrigin = newValue.origin
      let old = layoutRectangle
      guard newValue.size != old.size else { return }
      let anchor = anchorPoint
      layoutRectangle = TGRect(
        x: old.minX + anchor.x * (old.width - newValue.width),
        y: old.minY + anchor.y * (old.height - newValue.height),
        width: newValue.width, height: newValue.height)
    }
  }

  /// The position of the anchor point, by default the middle of the view, in the parent's coordinates.
  public var center: TGPoint {
    get { geometry.center }
    set {
      let (size, anchor) = (layoutRectangle.size, anchorPoint)
      layoutRectangle.origin = TGPoint(
        x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
    }
  }

  /// The point by which the view is positioned and transformed, as fractions of its bounds.
  ///
  /// It is the middle by default. Setting it keeps the center, and so moves the frame.
  public var anchorPoint: TGPoint {
    get { node.geometry.anchorPoint }
    set {
      let before = anchorPoint
      nodeGeometry.anchorPoint = newValue
      // Read back, because the setter rejects numbers that cannot be used in computations.
      let change = before - anchorPoint
      guard change != .zero else { return }
      update { node in
        node.frame.move(by: change)
        if node.details?.givenFrame != nil {
          node.updateDetails { $0.givenFrame?.move(by: change) }
        }
      }
    }
  }

  /// The transform that rotates, scales and moves the view, about its anchor point.
  ///
  /// Layouts ignore it.
  public var transform: TGAffineTransform {
    get { node.geometry.transform }
    set { nodeGeometry.transform = newValue }
  }

  /// The opacity of the view, from 0 to 1; a view that is almost transparent is not hit by touches.
  public var alpha: Double {
    get { node.geometry.alpha }
    set { nodeGeometry.alpha = newValue }
  }

  /// Whether the view and its contents are hit by touches.
  public var isEnabled: Bool {
    get { node.geometry.isEnabled }
    set { nodeGeometry.isEnabled = newValue }
  }

  /// One of the nine points of the view, in its own coordinates.
  public func point(_ point: TGViewPoint) -> TGPoint { bounds.point(point) }

  /// Whether a point in the view's own coordinates is inside the view.
  ///
  /// The left and top edges belong to the view, the right and bottom edges do not.
  public func point(inside point: TGPoint) -> Bool { bounds.contains(point) }

  /// Properties that few views set, such as a transform; setting them does not move the layout
  /// rectangle.
  package var nodeGeometry: NodeGeometry {
    get { node.geometry }
    set {
      let usable = newValue.usable
      guard usable != node.geometry else { return }
      update { node in node.updateDetails { $0.geometry = usable } }
    }
  }
}

extension TGRect {
  /// Moves the rectangle by fractions of its own size.
  fileprivate mutating func move(by fractions: TGPoint) {
    origin = origin + TGPoint(x: fractions.x * width, y: fractions.y * height)
  }
}

/// The reason why the geometry of a view cannot be changed.
public enum TGGeometryError: Error, Hashable {
  /// A frame was set on a view that has a transform.
  case transformed
}

extension TGGeometryError: CustomStringConvertible {
  /// The problem and its solution, as text.
  public var description: String {
    switch self {
    case .transformed: "a view with a transform has no frame to set; set its bounds and its center"
    }
  }
}

// MARK: - Modifiers, which return a changed copy

extension TGViewProtocol {
  /// A copy with this transform, which is applied about its anchor point.
  @inlinable public consuming func transform(_ transform: TGAffineTransform) -> Self {
    with { $0.transform = transform }
  }

  /// A copy with this anchor point, in fractions of its bounds.
  @inlinable public consuming func anchorPoint(_ point: TGPoint) -> Self {
    with { $0.anchorPoint = point }
  }

  /// A copy with this opacity, from 0 to 1.
  @inlinable public consuming func alpha(_ alpha: some TGNumber) -> Self {
    with { $0.alpha = alpha.tg_points }
  }

  /// A copy that touches can or cannot hit.
  @inlinable public consuming func enabled(_ isEnabled: Bool = true) -> Self {
    with { $0.isEnabled = isEnabled }
  }
}
