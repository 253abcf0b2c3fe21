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
  /// The container whose few children these are, as long as they are not changed.
  private var container: ContainerStorage?

  /// Creates an empty list.
  public init() {}

  init(_ list: consuming ChildList?) { self.list = list }

  init(of container: ContainerStorage) { self.container = container }

  /// The children without counting references to them; good as long as nobody changes them.
  @inline(__always)
  package var nodes: ChildNodes {
    container?.children.nodes ?? list?.nodes ?? ChildNodes(slots: nil, count: 0)
  }

  /// All children as a list; the value is empty afterwards.
  mutating func takeList() -> ChildList? {
    leaveContainer()
    var taken: ChildList?
    swap(&taken, &list)
    return taken
  }

  /// Makes a list of the children of a container, to be changed.
  private mutating func leaveContainer() {
    guard let container else { return }
    list = .copying(container.children.nodes, room: 0)
    self.container = nil
  }

  /// The slots of a list that nobody else holds, with room for more views.
  private mutating func ownSlots(withRoomFor additional: Int = 0) -> UnsafeMutablePointer<ChildSlot>
  {
    leaveContainer()
    ChildList.makeRoom(for: additional, in: &list)
    return list.unsafelyUnwrapped.slots
  }

  private func check(_ index: Int) {
    precondition(index >= 0 && index < count, "there is no child at this index")
  }
}

extension TGSubviews: RandomAccessCollection, MutableCollection {
  /// The place of the first child, which is 0.
  public var startIndex: Int { 0 }
  /// The place behind the last child.
  public var endIndex: Int { count }
  /// The number of children.
  public var count: Int { nodes.count }

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
      ownSlots()[index] = ChildSlot(retained: .passRetained((consume newValue).storage))
    }
    _modify {
      check(index)
      yield &(ownSlots() + index).viewPlace().pointee
    }
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both places.
  public mutating func swapAt(_ index: Int, _ other: Int) {
    check(index)
    check(other)
    guard index != other else { return }
    let slots = ownSlots()
    swap(&slots[index], &slots[other])
  }
}

extension TGSubviews: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates a list of the views in brackets.
  public init(arrayLiteral views: TGView...) { self.init(views) }

  /// Makes room for this number of children, so that the list need not grow when they are appended.
  public mutating func reserveCapacity(_ capacity: Int) {
    _ = ownSlots(withRoomFor: Swift.max(0, capacity - count))
  }

  /// Appends a copy of a view.
  public mutating func append(_ view: consuming TGView) {
    leaveContainer()
    ChildList.append(retained: .passRetained((consume view).storage), to: &list)
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
    let place = ownSlots(withRoomFor: Swift.max(0, added - removed)) + range.lowerBound
    let list = list.unsafelyUnwrapped
    place.deinitialize(count: removed)
    (place + added).moveInitialize(from: place + removed, count: list.count - range.upperBound)
    for (offset, view) in views.enumerated() {
      (place + offset).initialize(to: ChildSlot(retained: .passRetained(view.storage)))
    }
    list.count += added - removed
  }
}

extension TGSubviews: CustomStringConvertible {
  /// The children as a list in brackets.
  public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
}
