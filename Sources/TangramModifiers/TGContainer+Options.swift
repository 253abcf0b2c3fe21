// Initializers and properties of containers whose algorithms have common options.

import TangramCore

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
  /// The direction in which children follow each other on a single line, or in which several lines are
  /// stacked.
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

  /// The direction in which children follow each other on a single line, or in which several lines are
  /// stacked.
  public var tg_orientation: TGOrientation {
    get { options.orientation }
    set { options.orientation = newValue }
  }
}

// MARK: - Children in a trailing closure

extension TGContainer {
  /// Creates a container with the children of a builder closure.
  public init(_ algorithm: Algorithm, @TGViewBuilder _ content: () -> TGSubviews) {
    self.init(algorithm)
    subviews = content()
  }
}

extension TGContainer where Algorithm: TGStandardAlgorithm {
  /// Creates a container with the children of a builder closure.
  public init(@TGViewBuilder _ content: () -> TGSubviews) {
    self.init()
    subviews = content()
  }
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// Creates a container with the children of a builder closure, and the same gap in both
  /// directions.
  ///
  ///     TGLinearLayout(.vert, spacing: 8) { title; photo }
  public init(
    _ orientation: TGOrientation = .vert, spacing: some TGNumber = 0.0,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation)
    tg_space = spacing.tg_points
    subviews = content()
  }
}
