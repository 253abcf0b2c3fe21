/// A view that lays out children.
///
/// The containers of this library are typed handles: nothing but the storage of a view, with
/// properties of their own. A container of your own is one, too:
///
///     struct RingLayout: TGContainer {
///       var storage: TGNodeStorage
///       init(storage: TGNodeStorage) { self.storage = storage }
///       init() { self.init(storage: .container(RingAlgorithm())) }
///     }
///
/// Shared by all: padding, gaps, gravity, and the list of children.
public protocol TGContainer: TGViewProtocol {}

extension TGNodeStorage {
  /// A new storage of a container that is laid out by `algorithm`.
  @inlinable public static func container(_ algorithm: some TGLayoutAlgorithm) -> TGNodeStorage {
    AlgorithmStorage(algorithm)
  }

  /// The algorithm of a container, if it is of this type.
  @inlinable public func algorithm<Algorithm: TGLayoutAlgorithm>(_: Algorithm.Type) -> Algorithm? {
    container?.of(Algorithm.self)?.algorithm
  }
}

extension TGContainer {
  /// Reads an option of the container's own algorithm.
  ///
  /// - Returns: What `read` returns, or nil when the storage belongs to another kind of view.
  @inlinable public func option<Algorithm: TGLayoutAlgorithm, Value>(
    _ read: (Algorithm) -> Value
  ) -> Value? {
    storage.algorithm(Algorithm.self).map(read)
  }

  /// Changes options of the container's own algorithm.
  @inlinable public mutating func updateOptions<Algorithm: TGLayoutAlgorithm>(
    _ change: (inout Algorithm) -> Void
  ) {
    makeUnique()
    guard let container = storage.container?.of(Algorithm.self) else { return }
    change(&container.algorithm)
  }

  @usableFromInline var settings: ContainerSettings {
    storage.container?.settings ?? ContainerSettings()
  }

  /// Changes settings in place.
  ///
  /// A closure rather than an accessor: the accessor's frame would be allocated.
  @inlinable @inline(__always)
  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) {
    makeUnique()
    if let container = storage.container { change(&container.settings) }
  }
}

// MARK: - Padding

extension TGContainer {
  /// The distances from the container's edges to its content.
  @inlinable public var tg_padding: TGInsets {
    get { settings.padding }
    set {
      updateSettings {
        $0.padding = newValue
        $0.physicalLeading = false
        $0.physicalTrailing = false
      }
    }
  }

  /// The distance from the top edge to the content.
  @inlinable public var tg_topPadding: Double {
    get { settings.padding.top }
    set { updateSettings { $0.padding.top = newValue } }
  }

  /// The distance from the bottom edge to the content.
  @inlinable public var tg_bottomPadding: Double {
    get { settings.padding.bottom }
    set { updateSettings { $0.padding.bottom = newValue } }
  }

  /// The distance from the edge where reading starts to the content.
  @inlinable public var tg_leadingPadding: Double {
    get { settings.padding.leading }
    set {
      updateSettings {
        $0.padding.leading = newValue
        $0.physicalLeading = false
      }
    }
  }

  /// The distance from the edge where reading ends to the content.
  @inlinable public var tg_trailingPadding: Double {
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

  /// Whether a container that wraps keeps its padding when no child takes part.
  public var tg_zeroPadding: Bool {
    get { settings.keepsPaddingWhenEmpty }
    set { updateSettings { $0.keepsPaddingWhenEmpty = newValue } }
  }
}

// MARK: - Gaps, gravity, order

extension TGContainer {
  /// The gap between neighbours that lie side by side.
  @inlinable public var tg_hspace: Double {
    get { settings.horizontalSpace }
    set { updateSettings { $0.horizontalSpace = newValue } }
  }

  /// The gap between neighbours that lie above each other.
  @inlinable public var tg_vspace: Double {
    get { settings.verticalSpace }
    set { updateSettings { $0.verticalSpace = newValue } }
  }

  /// Both gaps; reads the vertical one.
  @inlinable public var tg_space: Double {
    get { settings.verticalSpace }
    set {
      updateSettings {
        $0.horizontalSpace = newValue
        $0.verticalSpace = newValue
      }
    }
  }

  /// Where the children go when there is room left, or how they share it.
  @inlinable public var tg_gravity: TGGravity {
    get { settings.gravity }
    set { updateSettings { $0.gravity = newValue } }
  }

  /// Whether the children are laid out last to first.
  public var tg_reverseLayout: Bool {
    get { settings.reversesLayout }
    set { updateSettings { $0.reversesLayout = newValue } }
  }

  /// Moves the children's centres about the container's centre, after all else.
  public var tg_layoutTransform: TGAffineTransform {
    get { storage.layoutTransform }
    set {
      makeUnique()
      storage.layoutTransform = newValue
    }
  }
}
