/// The children of a view, first to last.
///
/// A collection like an array of views, and a value like one. Changing a view in place changes the
/// list, and so the view whose children these are:
///
///     card.subviews[0].tg_width.equal(7)
///     card.subviews.swapAt(0, 1)
///     card.subviews = [title, photo]
///
/// Sendable although it has a list that is changed: that is done only while nobody else holds it.
public struct TGSubviews: @unchecked Sendable {
  private var list: ChildList?

  /// Creates an empty list.
  public init() { list = nil }

  /// The children without counting references to them; good as long as nobody changes the list.
  @inline(__always)
  package var nodes: ChildNodes {
    guard let list else { return ChildNodes(slots: nil, count: 0) }
    return ChildNodes(slots: list.slots, count: list.count)
  }

  /// Appends a view with the reference that comes with it.
  mutating func append(retained node: Unmanaged<TGNodeStorage>) {
    makeRoom(for: 1)
    ownList._withUnsafeGuaranteedRef { $0.append(ChildSlot(retained: node)) }
  }

  /// The list, which is empty afterwards; nil when it is empty already.
  @inline(__always)
  mutating func take() -> Unmanaged<ChildList>? {
    var taken: ChildList?
    swap(&taken, &list)
    return taken.map(Unmanaged.passRetained)
  }

  /// The list that there is, without counting a reference to it.
  @inline(__always)
  private var ownList: Unmanaged<ChildList> { .passUnretained(list.unsafelyUnwrapped) }

  /// The slots of a list that nobody else holds.
  private var ownSlots: UnsafeMutablePointer<ChildSlot> {
    mutating get {
      makeRoom(for: 0)
      return list.unsafelyUnwrapped.slots
    }
  }

  /// Makes the list this value's own, with room for more views.
  @inline(__always)
  private mutating func makeRoom(for additional: Int) {
    let isOwn = isKnownUniquelyReferenced(&list)
    if isOwn, ownList._withUnsafeGuaranteedRef({ $0.count &+ additional <= $0.room }) { return }
    grow(additional, isOwn)
  }

  @inline(never)
  private mutating func grow(_ additional: Int, _ isOwn: Bool) {
    guard let old = list else {
      // The first growth is to several: a list of one would grow again with the second child.
      list = additional == 0 ? .withRoom(for: 0) : .withRoom(for: Swift.max(additional, 4))
      return
    }
    let needed = old.count + additional
    let room = needed > old.room ? Swift.max(needed, 2 * old.room) : needed
    list = isOwn ? old.moved(room: room) : old.copied(room: room)
  }

  fileprivate func check(_ index: Int) {
    precondition(index >= 0 && index < count, "there is no child at this index")
  }
}

extension TGSubviews: RandomAccessCollection, MutableCollection {
  /// The place of the first child, which is 0.
  public var startIndex: Int { 0 }
  /// The place behind the last child.
  public var endIndex: Int { count }
  /// The number of children.
  public var count: Int { list?.count ?? 0 }

  /// The child at a place; it can be changed there.
  ///
  /// - Precondition: There is a child at `index`.
  public subscript(index: Int) -> TGView {
    get {
      check(index)
      return TGView(storage: nodes[index].storage)
    }
    set {
      check(index)
      ownSlots[index] = ChildSlot(retained: .passRetained((consume newValue).storage))
    }
    _modify {
      check(index)
      yield &(ownSlots + index).viewPlace().pointee
    }
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both places.
  public mutating func swapAt(_ index: Int, _ other: Int) {
    check(index)
    check(other)
    guard index != other else { return }
    let slots = ownSlots
    let slot = (slots + index).move()
    (slots + index).moveInitialize(from: slots + other, count: 1)
    (slots + other).initialize(to: slot)
  }
}

extension TGSubviews: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates a list of the views in brackets.
  public init(arrayLiteral views: TGView...) { self.init(views) }

  /// Makes room for this number of children, so that the list need not grow when they are appended.
  public mutating func reserveCapacity(_ capacity: Int) {
    makeRoom(for: Swift.max(0, capacity - count))
  }

  /// Appends a copy of a view.
  public mutating func append(_ view: consuming TGView) {
    append(retained: .passRetained((consume view).storage))
  }

  /// Replaces the children at a range of places.
  ///
  /// - Precondition: There are children at all these places.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with views: some Collection<TGView>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no such children")
    // What a collection of the client's says of its count need not be so.
    let views = ContiguousArray(views)
    let (removed, added) = (range.count, views.count)
    makeRoom(for: Swift.max(0, added - removed))
    let list = list.unsafelyUnwrapped
    let place = list.slots + range.lowerBound
    place.deinitialize(count: removed)
    (place + added).moveInitialize(from: place + removed, count: list.count - range.upperBound)
    var next = place
    for view in views {
      next.initialize(to: ChildSlot(retained: .passRetained(view.storage)))
      next += 1
    }
    list.count += added - removed
  }
}

extension TGSubviews: CustomStringConvertible {
  /// The children as a list in brackets.
  public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
}
