extension TGDiagnostic {
  /// A kind of problem: a short word that is stable across versions, such as `no-size`.
  ///
  /// A container can define its own codes in addition to those of the engine:
  ///
  ///     pass.report("columns", .other("is 0; there is one column", code: "masonry-columns"))
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the code.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code from a literal.
    public init(stringLiteral word: String) { rawValue = word }
  }
}

extension TGDiagnostic.Code: CustomStringConvertible {
  /// The text of the code.
  public var description: String { rawValue }

  /// The code of a problem that a container reports without a code of its own.
  public static let other: Self = "other"
  package static let negativeSize: Self = "negative-size"
}
