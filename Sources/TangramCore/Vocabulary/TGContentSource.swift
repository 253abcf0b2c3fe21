/// What measures the content of a view, and knows more of it than its size: a paragraph, say.
///
/// A layout asks for widths and sizes. Whoever draws the view asks its content for the source, and
/// explanations and diagnostics ask the source what only it can say.
///
/// The answers must depend on nothing but the arguments: they are cached.
public protocol TGContentSource: AnyObject, Sendable {
  /// The width below which something sticks out, or from which on nothing has to be broken.
  func width(_ kind: TGContentWidth) -> Double

  /// The size that the content needs under a limit for each axis, 0 where there is none.
  func size(within limit: TGSize) -> TGSize

  /// How much work it is to measure the content once, where a short text is 1; 1 by default.
  ///
  /// A layout stops when it was more work than it may be.
  var work: Int { get }

  /// How an extent under a limit comes about; nil by default.
  func explanation(of axis: TGAxis, within limit: TGSize) -> TGContentExplanation?

  /// What is the matter with the content; nothing by default.
  var problems: [TGDiagnostic.Problem] { get }
}

extension TGContentSource {
  /// As much as a short text.
  public var work: Int { 1 }

  /// None.
  public func explanation(of axis: TGAxis, within limit: TGSize) -> TGContentExplanation? { nil }

  /// None.
  public var problems: [TGDiagnostic.Problem] { [] }
}

/// How an extent of content comes about: the sum of its parts, and why there are so many.
public struct TGContentExplanation: Hashable, Sendable {
  /// Equal parts, as in `3 lines of 18`.
  public struct Part: Hashable, Sendable {
    /// How many there are.
    public var count: Int
    /// What they are called, such as `lines`.
    public var unit: String
    /// The extent of each.
    public var extent: Double

    /// Creates a part.
    public init(count: Int, unit: String, extent: Double) {
      (self.count, self.unit, self.extent) = (count, unit, extent)
    }
  }

  /// What adds up to the extent.
  public var parts: [Part]
  /// Why it is so, in a few words.
  public var rule: String

  /// Creates an explanation.
  public init(parts: [Part], rule: String) { (self.parts, self.rule) = (parts, rule) }
}
