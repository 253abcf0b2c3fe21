import TangramCore

// The conveniences of views, for the descriptors of a size class.

extension TGDescriptors {
  /// Sets width and height.
  public func tg_size(width: some TGLength, height: some TGLength) {
    update { $0.tg_size(width: width, height: height) }
  }

  /// Sets width and height to the same value.
  public func tg_size(_ both: some TGLength) { update { $0.tg_size(both) } }

  /// Sets the leading and the top position.
  public func tg_origin(x: some TGDistance, y: some TGDistance) {
    update { $0.tg_origin(x: x, y: y) }
  }

  /// Sets the trailing and the bottom position.
  public func tg_end(x: some TGDistance, y: some TGDistance) { update { $0.tg_end(x: x, y: y) } }

  /// Sets all four margins.
  public func tg_margin(_ distance: some TGDistance) { update { $0.tg_margin(distance) } }

  /// Sets the leading and the trailing margin.
  public func tg_horzMargin(_ distance: some TGDistance) {
    update { $0.tg_horzMargin(distance) }
  }

  /// Sets the top and the bottom margin.
  public func tg_vertMargin(_ distance: some TGDistance) {
    update { $0.tg_vertMargin(distance) }
  }
}
