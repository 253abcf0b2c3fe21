/// Something in a text that is measured, but not as it should look, or not as it was asked for.
public struct TGTextDiagnostic: Hashable, Sendable {
  /// What it is about.
  public enum Reason: Hashable, Sendable {
    /// A script needs more than is done for it, as the text says.
    case unsupportedScript(String)
    /// The lookups of a font went on without end, and were stopped.
    case endlessLookups
    /// No font has a glyph for a character.
    case missingGlyph
    /// A number is no finite number, or out of range; another was used.
    case invalidNumber(property: String)
  }

  /// What it is about.
  public var reason: Reason
  /// The index of the first character that it is about.
  public var index: Int
  /// What is wrong, in a sentence.
  public var message: String
}

extension TGTextDiagnostic: CustomStringConvertible {
  /// What is wrong and where.
  public var description: String { "character \(index): \(message)" }
}
