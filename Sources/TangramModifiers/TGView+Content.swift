import TangramCore

extension TGViewProtocol {
  /// The content that the view draws, which `wrap` measures: the same as ``tg_content``.
  ///
  ///     scene.root["title"]?.content = .text(chars: title.count, advance: 7, line: 16)
  @inlinable public var content: TGContent? {
    get { tg_content }
    set { tg_content = newValue }
  }
}
