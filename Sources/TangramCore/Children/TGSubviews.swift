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
  private var list = ChildRuns()
  /// The container whose few children these are, as long as they are not changed.
  private var container: ContainerStorage?

  /// Creates an empty list.
  public init() {}

  init(_ list: ChildRuns) { self.list = list }

  init(of container: ContainerStorage) { self.container = container }

  /// The children without counting references to them; good as long as nobody changes them.
  @inline(__always)
  package var nodes: ChildNodes { container?.children.nodes ?? list.nodes }

  /// All children as a list; the value is empty afterwards.
  mutating func takeList() -> ChildRuns {
    leaveContainer()
    var taken = ChildRuns()
    swap(&taken, &list)
    return taken
  }

  /// Makes a list of the children of a container, to be changed.
  private mutating func leaveContainer() {
    guard let container else { return }
    list = ChildRuns(copying: container.children.nodes)
    self.container = nil
  }

  /// The slot of a child that nobody else holds.
  private mutating func ownSlot(at index: Int) -> UnsafeMutablePointer<ChildSlot> {
    check(index)
    leaveContainer()
    return list.ownSlot(at: index)
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
      // A view that comes back from where it was changed keeps its storage, as in `_modify`.
      ownSlot(at: index).pointee = ChildSlot(holding: .passRetained((consume newValue).storage))
    }
    _modify { yield &ownSlot(at: index).viewPlace().pointee }
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both places.
  public mutating func swapAt(_ index: Int, _ other: Int) {
    let (slot, otherSlot) = (ownSlot(at: index), ownSlot(at: other))
    if index != other { swap(&slot.pointee, &otherSlot.pointee) }
  }
}

extension TGSubviews: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates a list of copies of some views.
  public init(_ views: consuming [TGView]) {
    self.init()
    // Taken out of the array, so that it does not hold them, too.
    views.reverse()
    while let view = views.popLast() { append(view) }
  }

  /// Creates a list of the views in brackets.
  public init(arrayLiteral views: TGView...) { self.init(views) }

  /// Appends a copy of a view.
  public mutating func append(_ view: consuming TGView) {
    leaveContainer()
    list.append(ChildSlot(view))
  }

  /// Inserts a copy of a view before the child at a place, or at the end.
  ///
  /// - Precondition: `index` is between 0 and the number of children.
  public mutating func insert(_ view: consuming TGView, at index: Int) {
    precondition(index >= 0 && index <= count, "there is no such place among the children")
    leaveContainer()
    list.insert(ChildSlot(view), at: index)
  }

  /// Removes the child at a place and returns it.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func remove(at index: Int) -> TGView {
    check(index)
    leaveContainer()
    return list.remove(at: index).view
  }

  /// Replaces the children at a range of places.
  ///
  /// - Precondition: There are children at all these places.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with views: some Collection<TGView>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no such children")
    leaveContainer()
    // Taken first: it is the client's, and may not have as many views as it says.
    list.replace(range, with: ContiguousArray(views))
  }
}

extension TGSubviews: CustomStringConvertible {
  /// The children as a list in brackets.
  public var description: String { "[" + map(\.description).joined(separator: ", ") + "]" }
}
