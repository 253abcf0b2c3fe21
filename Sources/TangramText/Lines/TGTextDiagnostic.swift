/// A problem in a text: its measurement may not match its appearance, or does not follow its style.
public struct TGTextDiagnostic: Hashable, Sendable {
  /// The kind of a problem.
  public enum Reason: Hashable, Sendable {
    /// A script needs features that are not supported, which the message names.
    case unsupportedScript(String)
    /// The lookups of a font exceeded their limit, and were stopped.
    case endlessLookups
    /// No font has a glyph for a character.
    case missingGlyph
    /// A number is not finite, or out of range; another number was used instead.
    case invalidNumber(property: String)
  }

  /// The kind of the problem.
  public var reason: Reason
  /// The index of the first character that the problem affects.
  public var index: Int
  /// A description of the problem, in a sentence.
  public var message: String
}

extension TGTextDiagnostic: CustomStringConvertible {
  /// The problem and the index of the character.
  public var description: String { "character \(index): \(message)" }
}
