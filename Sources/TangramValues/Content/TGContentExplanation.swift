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
