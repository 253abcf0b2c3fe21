/// An object that measures the content of a view and knows more about it than its size, such as a
/// paragraph.
///
/// A layout queries the widths and the size. Code that draws the view can get the source from its
/// content, and explanations and diagnostics query the source for details that only it can provide.
///
/// The results must depend only on the arguments, because they are cached.
public protocol TGContentSource: AnyObject, Sendable {
  /// The minimum width, below which something overflows, or the maximum width, at which no line has
  /// to be broken.
  func width(_ kind: TGContentWidth) -> Double

  /// The size that the content needs within a limit for each axis, where 0 means no limit.
  func size(within limit: TGSize) -> TGSize

  /// The work of measuring the content once, in multiples of the work for a short text; 1 by
  /// default.
  ///
  /// A layout is cut short when its work exceeds the limit.
  var work: Int { get }

  /// An explanation of an extent within a limit; nil by default.
  func explanation(of axis: TGAxis, within limit: TGSize) -> TGContentExplanation?

  /// The problems of the content; none by default.
  var problems: [TGDiagnostic.Problem] { get }
}

extension TGContentSource {
  /// Returns 1 by default, as for a short text.
  public var work: Int { 1 }

  /// Returns `nil` by default.
  public func explanation(of axis: TGAxis, within limit: TGSize) -> TGContentExplanation? { nil }

  /// Returns an empty array by default.
  public var problems: [TGDiagnostic.Problem] { [] }
}

/// The kinds of preferred width of content: the min-content and the max-content width in CSS.
public enum TGContentWidth: Hashable, BitwiseCopyable, Sendable {
  /// The minimum width at which nothing overflows: text is broken wherever possible.
  case least
  /// The width at which nothing has to be broken.
  case greatest
}

/// An explanation of an extent of content: the parts that add up to it, and the reason for the number
/// of parts.
public struct TGContentExplanation: Hashable, Sendable {
  /// A number of equal parts, as in `3 lines of 18`.
  public struct Part: Hashable, Sendable {
    /// The number of parts.
    public var count: Int
    /// The name of the parts, such as `lines`.
    public var unit: String
    /// The extent of each part.
    public var extent: Double

    /// Creates a group of equal parts.
    public init(count: Int, unit: String, extent: Double) {
      (self.count, self.unit, self.extent) = (count, unit, extent)
    }
  }

  /// The parts that add up to the extent.
  public var parts: [Part]
  /// The reason, in a few words.
  public var rule: String

  /// Creates an explanation.
  public init(parts: [Part], rule: String) { (self.parts, self.rule) = (parts, rule) }
}
