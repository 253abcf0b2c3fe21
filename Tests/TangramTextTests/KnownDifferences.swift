/// The names of cases in which the result differs from the browser's.
enum KnownDifferences {
  static let breaks = Set(marksAfterZeroWidthSpace + others)

  /// A combining mark after a zero width space: the browser breaks between them only if nothing but the
  /// mark is left of the line.
  private static let marksAfterZeroWidthSpace = [
    "unicode-5335", "unicode-5351", "unicode-5359", "unicode-5367", "unicode-5371",
    "unicode-5383", "unicode-5387", "unicode-5395", "unicode-5399", "unicode-5419",
    "unicode-5423", "unicode-5427", "unicode-5435", "unicode-5439", "unicode-5443",
    "unicode-5451", "unicode-5453", "unicode-5475", "unicode-5479", "unicode-5483",
    "unicode-5485", "unicode-5491", "unicode-5495", "unicode-5499",
  ]

  /// U+0085 before a no-break space, which is treated as a space that allows a break after it; and a bar
  /// between a Hebrew and a Latin letter, which are two paragraphs to the bidirectional algorithm.
  private static let others = [
    "unicode-3649", "unicode-3651", "random-512",
  ]
}
