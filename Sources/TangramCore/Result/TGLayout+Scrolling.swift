// What there is to scroll. Scrolling itself is the origin of a view's bounds: it moves no frame.

extension TGLayout {
  /// The content size of a scroll view that the tree lies in, as large as the room it was laid out
  /// in: the size of the root with its margins.
  public func contentSize(zoomScale: Double = 1) -> TGSize {
    root.storage.sizeWithMargins(frames[0].size, in: environment.size).scaled(by: zoomScale)
  }

  /// The content size of a view of the tree that scrolls, nil when it is not in the tree: the
  /// greatest size a child has with its margins.
  public func contentSize(
    of scroll: some TGViewProtocol, zoomScale: Double = 1
  ) -> TGSize? {
    guard let place = tree.place(of: scroll) else { return nil }
    let size = frames[place.index].size
    var content = TGSize.zero
    for child in tree.children(of: place) {
      let (view, extent) = (TGView(storage: child.node.storage), frames[child.index].size)
      if view.isHidden, view.tg_visibility != .invisible { continue }
      let reach = view.storage.sizeWithMargins(extent, in: size)
      content.width = max(content.width, reach.width)
      content.height = max(content.height, reach.height)
    }
    return content.scaled(by: zoomScale)
  }

  /// What part of a view of the tree is shown when it scrolls, and how far it may be scrolled.
  ///
  /// Nil when the view is not in the tree.
  public func scrollGeometry(
    of scroll: some TGViewProtocol, contentInset: TGInsets = .zero, zoomScale: Double = 1
  ) -> TGScrollGeometry? {
    guard let size = tree.place(of: scroll).map({ frames[$0.index].size }),
      let content = contentSize(of: scroll, zoomScale: zoomScale)
    else { return nil }
    return TGScrollGeometry(size: size, contentSize: content, contentInset: contentInset)
  }
}

extension TGSize {
  fileprivate func scaled(by factor: Double) -> TGSize {
    guard factor.isFinite else { return self }
    return TGSize(width: width * factor, height: height * factor)
  }
}

extension TGNodeStorage {
  /// A size of the node with its margins, which may be percentages of a room.
  fileprivate func sizeWithMargins(_ size: TGSize, in room: TGSize) -> TGSize {
    TGSize(
      width: size.width + margin(.leading, of: room.width) + margin(.trailing, of: room.width),
      height: size.height + margin(.top, of: room.height) + margin(.bottom, of: room.height))
  }

  /// A margin as a distance: number or percentage with the offset, within the bounds.
  private func margin(_ attribute: TGAttribute, of length: Double) -> Double {
    guard isActive(attribute) else { return 0 }
    let (value, extras) = (value(of: attribute), extras(of: attribute))
    var distance = extras.addend
    switch value.kind {
    case .number where value.number != TGLayoutPos.tg_safeAreaMargin: distance += value.number
    case .weight: distance += value.number / 100 * length
    default: break
    }
    if let upper = extras.upper, upper.isActive, upper.value.kind == .number {
      distance = min(distance, upper.value.number)
    }
    if let lower = extras.lower, lower.isActive, lower.value.kind == .number {
      distance = max(distance, lower.value.number)
    }
    return distance.isFinite ? distance : 0
  }
}
