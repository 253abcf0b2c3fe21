import Tangram

/// The text that a view shows.
enum Caption: TGViewKey {
  static let defaultValue = ""
  static let affectsLayout = false
}

/// The color that a view is filled with.
enum Fill: TGViewKey {
  static let defaultValue: String? = nil
  static let affectsLayout = false
}

/// A typewriter's letters: all have the same width.
enum Letters {
  static let advance = 6
  static let line = 15
  /// From the top of a line to the foot of its letters.
  static let ascent = 12
}

/// A text that is as large as its letters.
func text(_ caption: String) -> TGView {
  TGView(.text(chars: caption.count, advance: Letters.advance, line: Letters.line))
    .size(.wrap)
    .with { $0[Caption.self] = caption }
}

/// A rule across the page.
func rule() -> TGView {
  TGView().size(.fill, 1).with { $0[Fill.self] = "black" }
}
