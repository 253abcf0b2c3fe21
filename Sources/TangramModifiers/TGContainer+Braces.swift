import TangramCore

// Creating containers with their children in a trailing closure.

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
