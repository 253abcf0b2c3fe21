/// Who a view is: the same for all copies of the view, different for any other view.
public struct TGViewID: Hashable, Sendable {
  /// A number that tells the view from all others in this process.
  public let number: UInt64
  @inlinable package init(_ number: UInt64) { self.number = number }
}

extension TGViewID: CustomStringConvertible {
  /// A number that tells the view from others in this process.
  public var description: String { "#\(number)" }
}
