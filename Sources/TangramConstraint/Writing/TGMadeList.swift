/// The constraints that one description made, in the order in which they were described.
///
///     let made = card.make(title) { $0.left.top.equalToSuperview().offset(8) }
///     made[0].constant  // 8
///
/// They are copies: the constraints of the container are in its list.
public struct TGMadeList: RandomAccessCollection, Sendable {
  /// A part of the container's list, so that nothing is copied for who does not look.
  private let list: ArraySlice<TGConstraint>

  init(_ list: ArraySlice<TGConstraint>) { self.list = list }

  /// The place of the first constraint, which is 0.
  public var startIndex: Int { 0 }

  /// The number of constraints.
  public var endIndex: Int { list.count }

  /// A constraint by its place.
  public subscript(index: Int) -> TGConstraint { list[list.startIndex + index] }
}
