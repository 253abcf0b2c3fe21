@_exported import TangramCore

// The handles on the positions and sizes of a view.

extension TGViewProtocol {
  /// The position of the top edge.
  @inlinable public var tg_top: TGLayoutPos {
    mutating get { self[position: .top] }
    _modify { yield &self[position: .top] }
  }

  /// The position of the bottom edge.
  @inlinable public var tg_bottom: TGLayoutPos {
    mutating get { self[position: .bottom] }
    _modify { yield &self[position: .bottom] }
  }

  /// The position of the leading edge.
  @inlinable public var tg_leading: TGLayoutPos {
    mutating get { self[position: .leading] }
    _modify { yield &self[position: .leading] }
  }

  /// The position of the trailing edge.
  @inlinable public var tg_trailing: TGLayoutPos {
    mutating get { self[position: .trailing] }
    _modify { yield &self[position: .trailing] }
  }

  /// The position of the left edge.
  public var tg_left: TGLayoutPos {
    mutating get { self[position: .left] }
    _modify { yield &self[position: .left] }
  }

  /// The position of the right edge.
  public var tg_right: TGLayoutPos {
    mutating get { self[position: .right] }
    _modify { yield &self[position: .right] }
  }

  /// The position of the horizontal center.
  public var tg_centerX: TGLayoutPos {
    mutating get { self[position: .centerX] }
    _modify { yield &self[position: .centerX] }
  }

  /// The position of the vertical center.
  public var tg_centerY: TGLayoutPos {
    mutating get { self[position: .centerY] }
    _modify { yield &self[position: .centerY] }
  }

  /// The position of the text baseline.
  public var tg_baseline: TGLayoutPos {
    mutating get { self[position: .baseline] }
    _modify { yield &self[position: .baseline] }
  }

  /// The width.
  @inlinable public var tg_width: TGLayoutSize {
    mutating get { self[size: .width] }
    _modify { yield &self[size: .width] }
  }

  /// The height.
  @inlinable public var tg_height: TGLayoutSize {
    mutating get { self[size: .height] }
    _modify { yield &self[size: .height] }
  }
}

// Reading a handle makes the view live, so that the handle has a cell to write to. A method that
// changes the handle writes into the view itself at the end of the statement: see `HandleTarget`.

extension TGViewProtocol {
  @inlinable subscript(position attribute: TGAttribute) -> TGLayoutPos {
    mutating get { view.stored.position(attribute) }
    _modify {
      var position = TGLayoutPos(inStatement: attribute)
      yield &position
      view.stored.take(position, for: attribute)
    }
  }

  @inlinable subscript(size attribute: TGAttribute) -> TGLayoutSize {
    mutating get { view.stored.size(attribute) }
    _modify {
      var size = TGLayoutSize(inStatement: attribute)
      yield &size
      view.stored.take(size, for: attribute)
    }
  }
}

extension Node {
  @usableFromInline mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(ownCell(), attribute)
  }

  @usableFromInline mutating func size(_ attribute: TGAttribute) -> TGLayoutSize {
    TGLayoutSize(ownCell(), attribute)
  }

  @usableFromInline mutating func take(_ position: TGLayoutPos, for attribute: TGAttribute) {
    take(position.target, of: position.attribute, for: attribute)
  }

  @usableFromInline mutating func take(_ size: TGLayoutSize, for attribute: TGAttribute) {
    take(size.target, of: size.attribute, for: attribute)
  }
}

extension TGLayoutPos {
  @usableFromInline init(inStatement attribute: TGAttribute) {
    self.init(.statement(nil), attribute)
  }
}

extension TGLayoutSize {
  @usableFromInline init(inStatement attribute: TGAttribute) {
    self.init(.statement(nil), attribute)
  }
}
