/// The identity of a view: the same for all copies of the view, different for any other view.
public struct TGViewID: Hashable, Sendable {
  /// A number that identifies the view within this process.
  public let number: UInt64
  @inlinable package init(_ number: UInt64) { self.number = number }
}

extension TGViewID: CustomStringConvertible {
  /// The number that identifies the view within this process, as in `#20`.
  public var description: String { "#\(number)" }
}
