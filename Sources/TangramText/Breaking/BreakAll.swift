/// The additional break opportunities of `TGWordBreak.breakAll`, determined by the classes on both sides.
enum BreakAll {
  /// Whether a line may be broken before the character at `index`.
  static func allowsBreak(before index: Int, in text: [TextCharacter]) -> Bool {
    let table = PropertyTable.shared
    if isSpace(text[index].scalar) { return false }
    var last = index - 1
    let limit = max(0, last - marksLimit)
    while last > limit, table[text[last].scalar].lineBreak == .cm { last -= 1 }
    let before = lineBreakClass(text[last].scalar, table)
    return follow(before).contains(lineBreakClass(text[index].scalar, table))
  }

  /// The maximum number of marks that are skipped to find their base; real text has fewer.
  private static let marksLimit = 64

  /// Whether a character is a space of a specific width, such as an en space.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    0x2000...0x200A ~= scalar || scalar == 0x205F || scalar == 0x1680
  }

  private static func lineBreakClass(_ scalar: UInt32, _ table: PropertyTable) -> LineBreakClass {
    scalar == 0x2B ? .al : table[scalar].lineBreak
  }

  /// The classes that a line break may separate from a preceding class.
  private static func follow(_ one: LineBreakClass) -> LineBreakClasses {
    switch one {
    case .ai, .al, .hl, .nu, .sa: [.ai, .al, .ba, .hl, .hy, .nu, .op, .pr, .sa]
    case .ba: [.al, .ba, .hy, .nu, .pr]
    case .cl: [.al, .ba, .hy, .nu, .pr]
    case .cp: [.ai, .al, .ba, .hl, .hy, .nu, .pr, .sa]
    case .ex: [.al, .ba, .hy, .nu, .po, .pr]
    case .hy: [.nu]
    case .is: [.ai, .al, .ba, .hl, .hy, .nu]
    case .po: [.ai, .al, .ba, .hl, .hy, .nu, .po, .pr, .sa]
    case .pr: [.po]
    case .sy: [.al, .ba, .hl, .hy, .nu, .op, .pr]
    default: []
    }
  }
}
