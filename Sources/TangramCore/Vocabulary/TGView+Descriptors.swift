// The handles on the positions and sizes of a view.
//
// To read one makes the view live, so that the handle has something to write to. A method that changes
// the handle writes into the view itself, when the statement ends: see `HandleTarget`.

extension TGViewProtocol {
  /// The position of the top edge.
  @inlinable public var tg_top: TGLayoutPos {
    mutating get { position(.top) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .top)
      yield &position
      take(position, for: .top)
    }
  }

  /// The position of the bottom edge.
  @inlinable public var tg_bottom: TGLayoutPos {
    mutating get { position(.bottom) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .bottom)
      yield &position
      take(position, for: .bottom)
    }
  }

  /// The position of the edge where reading starts.
  @inlinable public var tg_leading: TGLayoutPos {
    mutating get { position(.leading) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .leading)
      yield &position
      take(position, for: .leading)
    }
  }

  /// The position of the edge where reading ends.
  @inlinable public var tg_trailing: TGLayoutPos {
    mutating get { position(.trailing) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .trailing)
      yield &position
      take(position, for: .trailing)
    }
  }

  /// The position of the left edge.
  @inlinable public var tg_left: TGLayoutPos {
    mutating get { position(.left) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .left)
      yield &position
      take(position, for: .left)
    }
  }

  /// The position of the right edge.
  @inlinable public var tg_right: TGLayoutPos {
    mutating get { position(.right) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .right)
      yield &position
      take(position, for: .right)
    }
  }

  /// The position of the horizontal middle.
  @inlinable public var tg_centerX: TGLayoutPos {
    mutating get { position(.centerX) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .centerX)
      yield &position
      take(position, for: .centerX)
    }
  }

  /// The position of the vertical middle.
  @inlinable public var tg_centerY: TGLayoutPos {
    mutating get { position(.centerY) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .centerY)
      yield &position
      take(position, for: .centerY)
    }
  }

  /// The position of the line the text stands on.
  @inlinable public var tg_baseline: TGLayoutPos {
    mutating get { position(.baseline) }
    _modify {
      var position = TGLayoutPos(.statement(nil), .baseline)
      yield &position
      take(position, for: .baseline)
    }
  }

  /// The width.
  @inlinable public var tg_width: TGLayoutSize {
    mutating get { size(.width) }
    _modify {
      var size = TGLayoutSize(.statement(nil), .width)
      yield &size
      take(size, for: .width)
    }
  }

  /// The height.
  @inlinable public var tg_height: TGLayoutSize {
    mutating get { size(.height) }
    _modify {
      var size = TGLayoutSize(.statement(nil), .height)
      yield &size
      take(size, for: .height)
    }
  }
}

extension TGViewProtocol {
  @inlinable @inline(__always)
  mutating func position(_ attribute: TGAttribute) -> TGLayoutPos {
    TGLayoutPos(live: liveNode(), attribute: attribute)
  }

  @inlinable @inline(__always)
  mutating func size(_ attribute: TGAttribute) -> TGLayoutSize {
    TGLayoutSize(live: liveNode(), attribute: attribute)
  }

  @inlinable @inline(__always)
  mutating func take(_ position: TGLayoutPos, for attribute: TGAttribute) {
    view.stored.take(position.target, of: position.attribute, for: attribute)
  }

  @inlinable @inline(__always)
  mutating func take(_ size: TGLayoutSize, for attribute: TGAttribute) {
    view.stored.take(size.target, of: size.attribute, for: attribute)
  }
}
