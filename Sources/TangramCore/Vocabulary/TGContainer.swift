/// A view that lays out its children.
///
/// The containers of this library are typed handles: each stores only a view, and adds properties
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
      guard let container = view.stored.ownContainerOfView()?.of(Algorithm.self) else {
        mismatch()
      }
      yield &container.algorithm
      // A handle on this view that wrote during the access has replaced the body.
      let current = view.stored.containerOfView
      if current !== container { current?.of(Algorithm.self)?.algorithm = container.algorithm }
      current?.noteRules(of: container.algorithm)
    }
  }

  /// Stops the program if a container handle was created on a view of another kind, because writes
  /// would be lost.
  @usableFromInline func mismatch() -> Never {
    let kind = node.container?.kindName ?? "view"
    stop("\(node.label) is a \(kind), not a \(Self.self)")
  }
}

extension TGView {
  /// The algorithm of a container, if it is of this type.
  public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    stored.containerOfView?.of(Algorithm.self)?.algorithm
  }
}

extension TGContainer {
  var settings: ContainerSettings { view.stored.settings }

  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) {
    if view.stored.updateSettings(change) { view.keepRules(after: TGChildrenChange()) }
  }
}

// MARK: - Padding

extension TGContainer {
  /// The distances from the container's edges to its content.
  public var tg_padding: TGInsets {
    get { settings.padding }
    set {
      updateSettings {
        $0.padding = newValue
        $0.physicalLeading = false
        $0.physicalTrailing = false
      }
    }
  }

  /// The padding for a reading direction: values specified as left or right are assigned to the
  /// leading or trailing side that they are on in that direction.
  public func tg_padding(isRightToLeft: Bool) -> TGInsets {
    settings.padding(isRightToLeft: isRightToLeft)
  }

  /// The distance from the top edge to the content.
  public var tg_topPadding: Double {
    get { settings.padding.top }
    set { updateSettings { $0.padding.top = newValue } }
  }

  /// The distance from the bottom edge to the content.
  public var tg_bottomPadding: Double {
    get { settings.padding.bottom }
    set { updateSettings { $0.padding.bottom = newValue } }
  }

  /// The distance from the leading edge to the content.
  public var tg_leadingPadding: Double {
    get { settings.padding.leading }
    set {
      updateSettings {
        $0.padding.leading = newValue
        $0.physicalLeading = false
      }
    }
  }

  /// The distance from the trailing edge to the content.
  public var tg_trailingPadding: Double {
    get { settings.padding.trailing }
    set {
      updateSettings {
        $0.padding.trailing = newValue
        $0.physicalTrailing = false
      }
    }
  }

  /// The distance from the left edge to the content.
  public var tg_leftPadding: Double {
    get { settings.padding.leading }
    set {
      updateSettings {
        $0.padding.leading = newValue
        $0.physicalLeading = true
      }
    }
  }

  /// The distance from the right edge to the content.
  public var tg_rightPadding: Double {
    get { settings.padding.trailing }
    set {
      updateSettings {
        $0.padding.trailing = newValue
        $0.physicalTrailing = true
      }
    }
  }

  /// Whether a container that wraps keeps its padding if no child takes part in the layout.
  public var tg_zeroPadding: Bool {
    get { settings.keepsPaddingWhenEmpty }
    set { updateSettings { $0.keepsPaddingWhenEmpty = newValue } }
  }
}

// MARK: - Gaps, gravity, order

extension TGContainer {
  /// The horizontal gap between neighbors.
  public var tg_hspace: Double {
    get { settings.horizontalSpace }
    set { updateSettings { $0.horizontalSpace = newValue } }
  }

  /// The vertical gap between neighbors.
  public var tg_vspace: Double {
    get { settings.verticalSpace }
    set { updateSettings { $0.verticalSpace = newValue } }
  }

  /// The gap in both directions; reading it returns the vertical gap.
  public var tg_space: Double {
    get { settings.verticalSpace }
    set {
      updateSettings {
        $0.horizontalSpace = newValue
        $0.verticalSpace = newValue
      }
    }
  }

  /// The alignment of the children if there is free space, or the way in which they share it.
  public var tg_gravity: TGGravity {
    get { settings.gravity }
    set { updateSettings { $0.gravity = newValue } }
  }

  /// Whether the children are laid out in reverse order.
  public var tg_reverseLayout: Bool {
    get { settings.reversesLayout }
    set { updateSettings { $0.reversesLayout = newValue } }
  }

  /// A transform that is applied, about the container's center, to the centers of the children as
  /// the last step.
  public var tg_layoutTransform: TGAffineTransform {
    get { node.layoutTransform }
    set { update { $0.layoutTransform = newValue } }
  }
}

// MARK: - No options needed

/// An algorithm whose options all have defaults.
///
/// Containers with such an algorithm are created without options, as in `TGFrameLayout() { photo;
/// badge }`.
public protocol TGStandardAlgorithm: TGLayoutAlgorithm {
  /// Creates the algorithm with default options.
  init()
}

extension TGContainer where Algorithm: TGStandardAlgorithm {
  /// Creates a container without children.
  @inlinable public init() { self.init(Algorithm()) }

  /// Creates a container without children that has a frame before layout.
  public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }
}

// MARK: - Orientation

/// An algorithm whose containers are either vertical or horizontal.
public protocol TGOrientedAlgorithm: TGLayoutAlgorithm {
  /// The direction in which the content grows: along a single line, or that in which several lines
  /// are stacked.
  var orientation: TGOrientation { get set }

  /// Creates an algorithm with the given orientation.
  init(orientation: TGOrientation)
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// Creates a container without children.
  @inlinable public init(_ orientation: TGOrientation = .vert) {
    self.init(Algorithm(orientation: orientation))
  }

  /// Creates a container without children that has a frame before layout.
  public init(frame: TGRect, orientation: TGOrientation = .vert) {
    self.init(orientation)
    self.frame = frame
  }

  /// The direction in which the content grows: along a single line, or that in which several lines
  /// are stacked.
  public var tg_orientation: TGOrientation {
    get { options.orientation }
    set { options.orientation = newValue }
  }
}

// MARK: - Containers of any kind

/// A container of any kind, for access to the properties that all containers share.
package struct AnyContainer: TGContainer {
  package typealias Algorithm = UnknownAlgorithm
  package var view: TGView

  package init(view: TGView) { self.view = view }
}

/// A placeholder for the algorithm of a container of unknown kind; it never lays out anything.
package struct UnknownAlgorithm: TGStandardAlgorithm {
  package init() {}

  package var name: String { "container" }
  package func layout(_ pass: TGPass) {}
}
