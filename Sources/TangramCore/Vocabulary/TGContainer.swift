/// A view that lays out its children.
///
/// The containers of this library are typed wrappers: each stores only a view, and adds properties
/// for its kind. You can define containers of your own in the same way:
///
///     struct RingLayout: TGContainer {
///       typealias Algorithm = RingAlgorithm
///       var view: TGView
///     }
///
///     let ring = RingLayout(RingAlgorithm(radius: 40)) { sun; moon }
///     ring.options.radius  // 40
///
/// All containers have padding, gaps, gravity, and a list of children.
public protocol TGContainer: TGViewProtocol {
  /// The algorithm that lays out the children; its properties are the options of the container.
  associatedtype Algorithm: TGLayoutAlgorithm
}

extension TGContainer {
  /// Creates a container without children.
  @inlinable public init(_ algorithm: Algorithm) {
    self.init(view: TGView(AlgorithmBody(algorithm)))
  }

  /// The view as a container of this kind; nil if it is a view of another kind.
  @inlinable public init?(_ view: TGView) {
    guard view.algorithm(Algorithm.self) != nil else { return nil }
    self.init(view: view)
  }

  /// The options of the container.
  @inlinable public var options: Algorithm {
    get {
      guard let options = view.algorithm(Algorithm.self) else { mismatch() }
      return options
    }
    // Options may contain long lists, which an edit must not copy.
    _modify {
      guard let container = view.stored.uniqueContainerOfView()?.of(Algorithm.self) else {
        mismatch()
      }
      yield &container.algorithm
      // If a handle on this view was written to during the access, the view has another body now.
      let current = view.stored.containerOfView
      if current !== container { current?.of(Algorithm.self)?.algorithm = container.algorithm }
      current?.noteRules(of: container.algorithm)
    }
  }

  /// Stops the program, because this wrapper was created for a view of another kind, so that writes would be
  /// lost.
  @usableFromInline func mismatch() -> Never {
    let kind = node.container?.kindName ?? "view"
    stop("\(node.label) is a \(kind), not a \(Self.self)")
  }
}

extension TGView {
  /// The algorithm of a container, if it is of this type.
  @inlinable public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    stored.containerOfView?.of(Algorithm.self)?.algorithm
  }
}
