// Laying out a tree.

extension TGViewProtocol {
  /// Lays the tree out in a plain view and returns all frames.
  ///
  /// The tree stays as it is.
  public func layout(in environment: TGEnvironment) -> TGLayout {
    let engine = LayoutEngine(view, in: environment)
    engine.layout()
    return TGLayout(engine)
  }

  /// Lays the tree out in a plain view of a size and returns all frames.
  ///
  /// The tree stays as it is.
  public func layout(in size: TGSize) -> TGLayout { layout(in: TGEnvironment(size: size)) }

  /// The size the view needs when it is given `size`.
  ///
  /// A component of 0, or one that is infinite, stands for the size the view has; an axis that wraps is found whatever it is
  /// given. The view's margins and the room it is going to lie in play no part.
  public func tg_sizeThatFits(
    _ size: TGSize = .zero, inSizeClass sizeClass: TGSizeClass = .default, scale: Double = 1,
    snapping: TGSnapping = .edges
  ) -> TGSize {
    let environment = TGEnvironment(
      size: size, scale: scale, snapping: snapping, sizeClass: sizeClass)
    return LayoutEngine(view, in: environment).fittingSize(size)
  }

  /// The frame `child` would get as the last of the view's children, if the view had this size.
  ///
  /// For a child the view has already it is the frame that child has.
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
