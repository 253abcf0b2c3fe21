/// The line breaking class of a character (UAX 14), in the order of the packed tables.
enum LineBreakClass: UInt8 {
  case xx, ai, ak, al, ap, `as`, b2, ba, bb, bk, cb, cj, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hh
  case hl, hy, id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sa, sg, sp, sy, vf
  case vi, wj, zw, zwj

  /// The bit of the class in a `LineBreakClasses`.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// A set of line breaking classes.
struct LineBreakClasses: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  static let all = LineBreakClasses(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  init(arrayLiteral classes: LineBreakClass...) { for one in classes { bits |= one.bit } }

  func contains(_ one: LineBreakClass) -> Bool { bits & one.bit != 0 }
}

/// The general categories that line breaking and shaping distinguish, in the order of the packed tables.
enum GeneralCategory: UInt8 {
  case other, unassigned, letter, spacingMark, enclosingMark, nonspacingMark, number
  case finalQuote, initialQuote
}

/// The classes of grapheme cluster boundaries (UAX 29), in the order of the packed tables.
enum GraphemeClass: UInt8 {
  case other, control, carriageReturn, extend, hangulL, lineFeed, hangulLV, hangulLVT, prepend
  case regionalIndicator, spacingMark, hangulT, hangulV, joiner
}

/// A script, identified by its index in the packed tables.
struct Script: Hashable, Sendable {
  var index: UInt8

  /// The script of characters that are used with many scripts.
  static let common = Script(index: 0)
  /// The script of marks that take the script of their base.
  static let inherited = Script(index: 1)

  /// Whether characters of the script take the script of the text around them.
  var isShared: Bool { self == .common || self == .inherited }
}

/// A coarse kind of character, which decides most line breaks without the full rules.
enum BreakKind: UInt8 {
  case other, letter, ideograph, closing, space

  init(_ lineBreak: LineBreakClass) {
    switch lineBreak {
    case .al, .hl, .nu: self = .letter
    // Small kana are ideographs here; the strict rules, which treat them differently, do not use this kind.
    case .id, .cj: self = .ideograph
    case .cl: self = .closing
    case .sp: self = .space
    default: self = .other
    }
  }
}

/// The Unicode properties of a character.
struct CharacterProperties {
  struct Flags: OptionSet {
    var rawValue: UInt8
    static let eastAsian = Flags(rawValue: 1)
    static let pictographic = Flags(rawValue: 2)
    /// The character is invisible and has no advance, unless a font uses it in a substitution.
    static let ignorable = Flags(rawValue: 4)
    /// The character is a letter, digit, ideograph or space that is a cluster of its own between others, and
    /// not a bracket.
    static let plain = Flags(rawValue: 8)
  }

  var lineBreak = LineBreakClass.xx
  var category = GeneralCategory.other
  var grapheme = GraphemeClass.other
  var flags: Flags = []
  var script = Script.common
  var combiningClass: UInt8 = 0
  var breakKind = BreakKind.other
}

extension CharacterProperties {
  /// Whether the flag `plain` applies.
  var isPlain: Bool {
    guard grapheme == .other, flags.isDisjoint(with: [.pictographic, .ignorable]) else {
      return false
    }
    switch breakKind {
    case .letter, .ideograph: return category == .letter || category == .number
    case .space: return true
    case .other, .closing: return false
    }
  }

  /// Whether the character is a plain letter of a script.
  var isPlainLetter: Bool {
    flags.contains(.plain) && breakKind == .letter && category == .letter && !script.isShared
  }
}
