// Where a view lies. The rectangle a layout gives it is kept; the frame is a way to look at it.

extension TGViewProtocol {
  /// Where the view lies, and how its own coordinates are mapped to its parent's.
  public var geometry: TGViewGeometry { NodeRef(view.node).geometry(in: node.frame) }

  /// The rectangle that the view takes in its parent's coordinates.
  ///
  /// Before layout it is the one that was given, after a layout in place the one that was found.
  /// With a transform, it is the smallest upright rectangle around the view, and cannot be set:
  /// setting it then changes nothing, and `setFrame` says so.
  public var frame: TGRect {
    get {
      node.isTransformed ? geometry.frame : node.frame
    }
    set { if node.geometry.transform.isIdentity { layoutRectangle = newValue } }
  }

  /// The frame without the transform: what a layout gives the view.
  package var layoutRectangle: TGRect {
    get { node.frame }
    set {
      update { node in
        node.frame = newValue
        node.flags.remove(.isLaidOut)
      }
    }
  }

  /// Moves the frame by fractions of its own size, and the one before layout likewise.
  package mutating func moveFrame(by fractions: TGPoint) {
    update { node in
      node.frame.move(by: fractions)
      if node.details?.givenFrame != nil {
        node.updateDetails { $0.givenFrame?.move(by: fractions) }
      }
    }
  }

  /// What few views have, such as a transform; setting it moves nothing.
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
