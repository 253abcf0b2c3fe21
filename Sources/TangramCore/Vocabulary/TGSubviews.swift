/// The children of a view, first to last.
///
/// This is a collection like an array of views, with value semantics. Changing a view in place
/// changes the list, and thus the view whose children these are:
///
///     card.subviews[0].tg_width.equal(7)
///     card.subviews.swapAt(0, 1)
///     card.subviews = [title, photo]
public struct TGSubviews: Sendable {
  package var list = NodeList()

  /// Creates an empty list.
  public init() {}

  package init(_ list: NodeList) { self.list = list }

  private func check(_ index: Int) {
    guard index >= 0 && index < list.count else { stop("there is no child at this index") }
  }
}

extension TGSubviews: RandomAccessCollection, MutableCollection {
  /// The index of the first child, which is 0.
  public var startIndex: Int { 0 }
  /// The index after that of the last child.
  public var endIndex: Int { list.count }
  /// The number of children.
  public var count: Int { list.count }

  /// The child at an index, which can be changed in place.
  ///
  /// A view that is set here shares its storage with the child until one of them is changed, so
  /// handles on the view also write to the child: `card.title.tg_width.equal(5)` works if `title`
  /// is a property of yours whose getter and setter use this subscript.
  ///
  /// - Precondition: There is a child at `index`.
  public subscript(index: Int) -> TGView {
    get {
      check(index)
      return TGView(list[index])
    }
    set {
      check(index)
      list[index] = newValue.stored
    }
    _modify {
      check(index)
      // A handle that is created during this access may write afterwards, so the child stays live.
      var view: TGView = take(index)
      defer { put(view, at: index) }
      yield &view
    }
  }

  /// Exchanges two children.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func swapAt(_ index: Int, _ other: Int) {
    check(index)
    check(other)
    let node = list[index]
    list[index] = list[other]
    list[other] = node
  }
}

extension TGSubviews: RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates a list with copies of the given views.
  public init(_ views: consuming [TGView]) {
    self.init()
    append(contentsOf: views)
  }

  /// Creates a list of the views in an array literal.
  public init(arrayLiteral views: TGView...) { self.init(views) }

  /// Appends a copy of a view.
  public mutating func append(_ view: consuming TGView) {
    list.append(view.stored.detached())
  }

  /// Appends copies of the given views.
  public mutating func append(contentsOf views: some Sequence<TGView>) {
    for view in views { append(view) }
  }

  /// Appends copies of the children of another view.
  public mutating func append(contentsOf views: TGSubviews) {
    list.append(views.list)
  }

  /// Inserts a copy of a view before the child at `index`, or at the end.
  ///
  /// - Precondition: `index` is between 0 and the number of children.
  public mutating func insert(_ view: consuming TGView, at index: Int) {
    guard index >= 0 && index <= count else { stop("there is no such place among the children") }
    list.insert(view.stored.independent, at: index)
  }

  /// Removes the child at an index and returns it.
  ///
  /// - Precondition: There is a child at `index`.
  @discardableResult
  public mutating func remove(at index: Int) -> TGView {
    check(index)
    return TGView(list.remove(at: index))
  }

  /// Moves a child to the index `destination`.
  ///
  /// - Precondition: There are children at both indices.
  public mutating func move(from index: Int, to destination: Int) {
    check(index)
    check(destination)
    list.insert(list.remove(at: index), at: destination)
  }

  /// Replaces the children in a range of indices.
  ///
  /// - Precondition: There are children at all these indices.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with views: some Collection<TGView>
  ) {
    guard range.lowerBound >= 0 && range.upperBound <= count else {
      stop("there are no such children")
    }
    // Copied first, because the collection is client code whose `count` may be wrong.
    var nodes: ContiguousArray<Node> = []
    for view in views { nodes.append(view.stored.independent) }
    list.replaceSubrange(range, with: nodes)
  }
}

extension TGSubviews: CustomStringConvertible {
  /// The descriptions of the children as a list in brackets.
  public var description: String { "[" + map { $0.description }.joined(separator: ", ") + "]" }
}

// MARK: - Changing a child in place

extension TGSubviews {
  /// Takes a child out of the list, to be changed and put back, and leaves a placeholder.
  package mutating func take<View: TGViewProtocol>(_ index: Int) -> View {
    check(index)
    // Moved out of the list, so that it can be changed without being copied.
    var view = TGView.placeholder
    swap(&view.stored, &list[index])
    return View(view: view)
  }

  /// Puts a child back at its index, or removes its placeholder if the child is nil.
  package mutating func put(_ view: consuming (some TGViewProtocol)?, at index: Int) {
    if let view { list[index] = view.view.stored } else { list.remove(at: index) }
  }
}

extension NodeList {
  /// Changes a child in place by a closure that keeps no handle on it.
  ///
  /// - Returns: The identity of the former child, if the closure replaced it by another view.
  @discardableResult
  package mutating func change(_ index: Int, _ change: (inout TGView) -> Void) -> UInt64? {
    var view = TGView.placeholder
    swap(&view.stored, &self[index])
    let identity = view.stored.identity
    change(&view)
    let isReplaced = view.stored.identity != identity
    self[index] = view.stored.detached()
    return isReplaced ? identity : nil
  }
}
