// The position of a view. The rectangle that a layout gives the view is stored; the frame is
// derived from it.

extension TGViewProtocol {
  /// The position of the view, and the mapping from its own coordinates to those of its parent.
  public var geometry: TGViewGeometry { NodeRef(view.node).geometry(in: node.frame) }

  /// The rectangle that the view covers in its parent's coordinates.
  ///
  /// Before a layout in place, it is the frame that was set; afterward, it is the result of the layout.
  /// With a transform, it is the smallest axis-aligned rectangle around the view and cannot be set:
  /// setting it changes nothing, and `setFrame` reports that.
  public var frame: TGRect {
    get {
      node.isTransformed ? geometry.frame : node.frame
    }
    set { if node.geometry.transform.isIdentity { layoutRectangle = newValue } }
  }

  /// The frame without the transform: the rectangle that a layout gives the view.
  package var layoutRectangle: TGRect {
    get { node.frame }
    set {
      update { node in
        node.frame = newValue
        node.flags.isLaidOut = false
      }
    }
  }

  /// Moves the current frame and the frame before layout by fractions of their own sizes.
  package mutating func moveFrame(by fractions: TGPoint) {
    update { node in
      node.frame.move(by: fractions)
      if node.details?.givenFrame != nil {
        node.updateDetails { $0.givenFrame?.move(by: fractions) }
      }
    }
  }

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
