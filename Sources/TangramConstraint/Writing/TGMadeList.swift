/// The constraints that one description made, in the order in which they were described.
///
///     let made = card.make(title) { $0.left.top.equalToSuperview().offset(8) }
///     made[0].constant  // 8
///
/// The elements are copies; changing them does not change the constraints of the container.
public struct TGMadeList: RandomAccessCollection, Sendable {
  /// A slice of the container's list, so that nothing is copied if the result is not used.
  private let list: ArraySlice<TGConstraint>

  init(_ list: ArraySlice<TGConstraint>) { self.list = list }

  /// The index of the first constraint, which is 0.
  public var startIndex: Int { 0 }

  /// The number of constraints.
  public var endIndex: Int { list.count }

  /// The constraint at an index.
  public subscript(index: Int) -> TGConstraint { list[list.startIndex + index] }
}
