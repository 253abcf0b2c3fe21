// Laying out a tree.

extension TGViewProtocol {
  /// Lays out the tree in a plain view and returns all frames.
  ///
  /// The tree itself is not changed.
  public func layout(in environment: TGEnvironment) -> TGLayout {
    let engine = LayoutEngine(view, in: environment)
    engine.layout()
    return TGLayout(engine)
  }

  /// Lays out the tree in a plain view of the given size and returns all frames.
  ///
  /// The tree itself is not changed.
  public func layout(in size: TGSize) -> TGLayout { layout(in: TGEnvironment(size: size)) }

  /// The size that the view needs if it is offered `size`.
  ///
  /// If a component of `size` is not a positive and finite number, the current size of the view is used
  /// instead. The size along an axis that wraps is always computed, regardless of `size`. The view's
  /// margins and its future parent have no effect.
  public func tg_sizeThatFits(
    _ size: TGSize = .zero, inSizeClass sizeClass: TGSizeClass = .default, scale: Double = 1,
    snapping: TGSnapping = .edges
  ) -> TGSize {
    let environment = TGEnvironment(
      size: size, scale: scale, snapping: snapping, sizeClass: sizeClass)
    return LayoutEngine(view, in: environment).fittingSize(size)
  }

  /// The frame that `child` would get as the last child of the view, if the view had this size.
  ///
  /// For a view that is already a child, its current frame is returned.
  public func tg_estimatedFrame(
    of child: some TGViewProtocol, inLayoutSize size: TGSize = .zero
  ) -> TGRect {
    if let index = indexOfSubview(child) { return subviews[index].frame }
    guard isContainer else { return child.frame }
    var copy = view
    copy.addSubview(child)
    let engine = LayoutEngine(copy, in: TGEnvironment(size: size))
    _ = engine.fittingSize(size)
    return TGLayout(engine)[path: [copy.subviews.count - 1]] ?? child.frame
  }
}
