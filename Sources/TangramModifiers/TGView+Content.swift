import TangramCore

extension TGViewProtocol {
  /// What the view draws, for `wrap` to measure: the same as ``tg_content``.
  ///
  ///     scene.root["title"]?.content = .text(chars: title.count, advance: 7, line: 16)
  @inlinable public var content: TGContent? {
    get { tg_content }
    set { tg_content = newValue }
  }
}
