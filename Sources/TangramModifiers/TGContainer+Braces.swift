import TangramCore

// Containers with their children in braces.

extension TGContainer {
  /// Creates a container of the children in braces.
  public init(_ algorithm: Algorithm, @TGViewBuilder _ content: () -> TGSubviews) {
    self.init(algorithm)
    subviews = content()
  }
}

extension TGContainer where Algorithm: TGStandardAlgorithm {
  /// Creates a container of the children in braces.
  public init(@TGViewBuilder _ content: () -> TGSubviews) {
    self.init()
    subviews = content()
  }
}

extension TGContainer where Algorithm: TGOrientedAlgorithm {
  /// Creates a container of the children in braces.
  public init(_ orientation: TGOrientation = .vert, @TGViewBuilder _ content: () -> TGSubviews) {
    self.init(orientation)
    subviews = content()
  }

  /// Creates a container of the children in braces, with the same gap in both directions.
  ///
  ///     TGLinearLayout(.vert, spacing: 8) { title; photo }
  public init(
    _ orientation: TGOrientation = .vert, spacing: some TGNumber,
    @TGViewBuilder _ content: () -> TGSubviews = { [] }
  ) {
    self.init(orientation)
    tg_space = spacing.tg_points
    subviews = content()
  }
}
