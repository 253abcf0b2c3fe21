/// The shapers that a text has borrowed from its fonts, by the indices of the fonts.
struct FontShapers: Sendable {
  private var shapers = ShortList<BorrowedShaper>()
  /// Whether the lookups of any font exceeded their limit and were stopped.
  var isExhausted: Bool

  init(_ fonts: borrowing ShortList<TGFont>, isExhausted: Bool = false) {
    self.isExhausted = isExhausted
    for index in 0..<fonts.count {
      shapers.append(fonts[index].shared.borrowShaper(isExhausted: isExhausted))
    }
  }

  @inline(__always)
  subscript(font: UInt16) -> BorrowedShaper { shapers[Int(font)] }

  /// Returns all shapers to their fonts; they must not be used afterward.
  func finish(_ fonts: borrowing ShortList<TGFont>) {
    for index in 0..<fonts.count { fonts[index].shared.returnShaper(shapers[index]) }
  }
}

extension ParagraphData {
  /// Borrows shapers for reshaping parts of the text.
  func withShapers<Result>(_ body: (inout FontShapers) -> Result) -> Result {
    var shapers = FontShapers(fonts, isExhausted: isExhausted)
    defer { shapers.finish(fonts) }
    return body(&shapers)
  }
}
