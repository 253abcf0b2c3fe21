// What containers have in common whose options are alike: how they are made, and those options.

// MARK: - No options needed

/// An algorithm whose options all have defaults.
///
/// Containers with such an algorithm are made like `TGFrameLayout() { photo; badge }`.
public protocol TGStandardAlgorithm: TGLayoutAlgorithm {
  /// Creates the algorithm with default options.
  init()
}

extension TGContainer where Algorithm: TGStandardAlgorithm {
  /// Creates a container without children.
  @inlinable public init() { self.init(Algorithm()) }

  /// Creates a container without children that had a frame before layout.
  @inlinable public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }

  /// Creates a container of the children in braces.
  @inlinable public init(@TGViewBuilder _ content: () -> TGSubviews) {
    self.init()
    subviews = content()
  }
}

// MARK: - Orientation

/// An algorithm that goes one way for a vertical container, and another for a horizontal one.
public protocol TGOrientedAlgorithm: TGLayoutAlgorithm {
  /// The direction in which the content grows: that of a line, or the one in which lines are stacked.
  var orientation: TGOrientation { get set }

  /// Creates an algorithm for a direction.
  init(orientation: TGOrientation)
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// Creates a container without children.
  @inlinable public init(_ orientation: TGOrientation = .vert) {
    self.init(Algorithm(orientation: orientation))
  }

  /// Creates a container without children that had a frame before layout.
  @inlinable public init(frame: TGRect, orientation: TGOrientation = .vert) {
    self.init(orientation)
    self.frame = frame
  }

  /// Creates a container of the children in braces.
  @inlinable public init(
    _ orientation: TGOrientation = .vert, @TGViewBuilder _ content: () -> TGSubviews
  ) {
    self.init(orientation)
    subviews = content()
  }

  /// Creates a container of the children in braces, with the same gap in both directions.
  ///
  ///     TGLinearLayout(.vert, spacing: 8) { title; photo }
  @inlinable public init(
    _ orientation: TGOrientation = .vert, spacing: some TGNumber,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation)
    tg_space = spacing.tg_points
    subviews = content()
  }

  /// The direction in which the content grows: that of a line, or the one in which lines are stacked.
  @inlinable public var tg_orientation: TGOrientation {
    get { options.orientation }
    set { options.orientation = newValue }
  }

  /// A copy whose content grows in this direction.
  @inlinable public consuming func orientation(_ orientation: TGOrientation) -> Self {
    with { $0.tg_orientation = orientation }
  }
}
