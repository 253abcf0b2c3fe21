// Shorthands that set several positions or sizes at once. Each is `equal`, so offsets, increments
// and multiples go back to their defaults.

extension TGViewProtocol {
  /// Makes a position or a size a number: as `equal`, but without a handle.
  @inlinable @inline(__always)
  mutating func say(_ attribute: TGAttribute, _ points: Double) {
    view.stored.say(PackedValue(.number, points), of: attribute)
  }

  /// Sets the leading and the top position.
  public mutating func tg_origin(x: Double, y: Double) {
    say(.leading, x)
    say(.top, y)
  }

  /// Sets the leading and the top position.
  public mutating func tg_origin(_ point: TGPoint) { tg_origin(x: point.x, y: point.y) }

  /// Sets the trailing and the bottom position.
  public mutating func tg_end(x: Double, y: Double) {
    say(.trailing, x)
    say(.bottom, y)
  }

  /// Sets the trailing and the bottom position.
  public mutating func tg_end(_ point: TGPoint) { tg_end(x: point.x, y: point.y) }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: Double, height: Double) {
    setSizes(PackedValue(.number, width), PackedValue(.number, height))
  }

  @inlinable @inline(__always)
  mutating func setSizes(_ width: PackedValue, _ height: PackedValue) {
    view.stored.setSizes(width, height)
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(
    width: TGLayoutSize.Keyword, height: TGLayoutSize.Keyword
  ) {
    setSizes(width.value, height.value)
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: TGLayoutSize.Keyword, height: Double) {
    setSizes(width.value, PackedValue(.number, height))
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: Double, height: TGLayoutSize.Keyword) {
    setSizes(PackedValue(.number, width), height.value)
  }

  /// Sets width and height to shares.
  @inlinable public mutating func tg_size(width: TGWeight, height: TGWeight) {
    setSizes(PackedValue(.weight, width.percent), PackedValue(.weight, height.percent))
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: TGWeight, height: Double) {
    setSizes(PackedValue(.weight, width.percent), PackedValue(.number, height))
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: Double, height: TGWeight) {
    setSizes(PackedValue(.number, width), PackedValue(.weight, height.percent))
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: TGWeight, height: TGLayoutSize.Keyword) {
    setSizes(PackedValue(.weight, width.percent), height.value)
  }

  /// Sets width and height.
  @inlinable public mutating func tg_size(width: TGLayoutSize.Keyword, height: TGWeight) {
    setSizes(width.value, PackedValue(.weight, height.percent))
  }

  /// Sets width and height.
  public mutating func tg_size(_ size: TGSize) { tg_size(width: size.width, height: size.height) }

  /// Sets width and height to the same number.
  public mutating func tg_size(_ side: Double) { tg_size(width: side, height: side) }

  /// Ties width and height to those of another view.
  public mutating func tg_size(_ view: some TGViewProtocol) {
    tg_width.equal(view)
    tg_height.equal(view)
  }

  /// Sets width and height to the same keyword.
  @inlinable public mutating func tg_size(_ keyword: TGLayoutSize.Keyword) {
    tg_size(width: keyword, height: keyword)
  }

  /// Sets all four margins.
  public mutating func tg_margin(_ distance: Double) {
    tg_horzMargin(distance)
    tg_vertMargin(distance)
  }

  /// Sets the leading and the trailing margin.
  public mutating func tg_horzMargin(_ distance: Double) {
    say(.leading, distance)
    say(.trailing, distance)
  }

  /// Sets the top and the bottom margin.
  public mutating func tg_vertMargin(_ distance: Double) {
    say(.top, distance)
    say(.bottom, distance)
  }
}
