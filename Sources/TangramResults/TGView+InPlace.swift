import TangramCore

// Storing the frames of a layout into the views themselves, and the callbacks around that.

extension TGViewProtocol {
  /// Runs `action` with the view before the next time it is laid out in place, once.
  public mutating func tg_beginLayoutDo(_ action: @escaping @Sendable (TGView) -> Void) {
    updateCallbacks { $0.beforeLayout.append(action) }
  }

  /// Runs `action` with the view, its children's frames set, after the next time it is laid out in
  /// place, once.
  public mutating func tg_endLayoutDo(_ action: @escaping @Sendable (TGView) -> Void) {
    updateCallbacks { $0.afterLayout.append(action) }
  }

  /// Runs `action` with the view's container and the view when the next layout in place has set
  /// its frame, once.
  public mutating func tg_layoutCompletedDo(
    _ action: @escaping @Sendable (_ container: TGView, _ view: TGView) -> Void
  ) {
    updateCallbacks { $0.completed.append(action) }
  }

  private mutating func updateCallbacks(_ change: (inout NodeCallbacks) -> Void) {
    update { node in
      node.updateDetails { details in
        var callbacks = details.callbacks ?? NodeCallbacks()
        change(&callbacks)
        details.callbacks = callbacks
      }
    }
  }
}

// MARK: - Layout

extension TGViewProtocol {
  /// Lays the tree out and stores the frames into the views, so that `subviews[0].frame` reads as
  /// it does in UIKit.
  ///
  /// - Returns: What the layout stumbled over. Views without extent are not looked for here:
  ///   that takes a layout as a value and its `diagnostics`.
  @discardableResult
  public mutating func layoutSubviews(in environment: TGEnvironment) -> [TGDiagnostic] {
    let hasCallbacks = runBeforeLayout()
    let frames: FrameTable
    let diagnostics: [TGDiagnostic]
    do {
      // The layout keeps the tree alive, and must be gone before the tree is changed: otherwise
      // every view would be copied.
      let layout = layout(in: environment)
      frames = layout.tree.frames
      diagnostics = layout.remarks
    }
    store(frames)
    if hasCallbacks { runAfterLayout() }
    return diagnostics
  }

  /// Lays the tree out in a plain view of a size and stores the frames into the views.
  @discardableResult
  public mutating func layoutSubviews(in size: TGSize) -> [TGDiagnostic] {
    layoutSubviews(in: TGEnvironment(size: size))
  }

  /// Lays the tree out as large as its frame says and stores the frames into the views.
  @discardableResult
  public mutating func layoutSubviews() -> [TGDiagnostic] {
    layoutSubviews(in: node.givenFrame.size)
  }
}

extension TGViewProtocol {
  /// Runs what waits for the start of the layout.
  ///
  /// - Returns: Whether any view has callbacks.
  fileprivate func runBeforeLayout() -> Bool {
    var hasCallbacks = false
    for node in NodeWalk(NodeRef(view.stored)) {
      guard let callbacks = node.callbacks else { continue }
      hasCallbacks = true
      for action in callbacks.beforeLayout { action(node.view) }
    }
    return hasCallbacks
  }

  /// Writes the frames of a layout into this view and all below it.
  fileprivate mutating func store(_ frames: FrameTable) {
    update { $0.place(in: frames.views[0].frame) }
    guard let root = view.stored.ownContainerOfView() else { return }
    var pending = [(container: root, index: 0)]
    while let (container, index) = pending.popLast() {
      let slots = frames.slots(ofChildrenOf: index)
      container.children.changeEach { child, index in
        // A tree that is too large was not laid out below the root.
        guard index < slots.count else { return }
        let view = frames.views[slots.lowerBound + index]
        if let inner = child.store(view.frame) { pending.append((inner, Int(view.container))) }
      }
    }
  }

  /// Runs what waits for the end of the layout, and forgets all callbacks.
  fileprivate mutating func runAfterLayout() {
    // All are taken before any is run, which may keep the view.
    var actions: [() -> Void] = []
    for node in NodeWalk(NodeRef(view.stored)) {
      let container = node.view
      for child in node.children {
        guard let callbacks = child.callbacks else { continue }
        let view = child.view
        actions += callbacks.completed.map { action in { action(container, view) } }
      }
      actions += (node.callbacks?.afterLayout ?? []).map { action in { action(container) } }
    }
    update { $0.forgetCallbacks() }
    for action in actions { action() }
  }
}

extension Node {
  /// Sets the frame that a layout found, and puts the one before layout aside, so that the next
  /// layout starts from it again.
  fileprivate mutating func place(in rectangle: TGRect) {
    keepGivenFrame()
    frame = rectangle
  }

  /// Likewise for a child of a list.
  ///
  /// - Returns: What is in it, if it is a container.
  fileprivate mutating func store(_ rectangle: TGRect) -> ContainerBody? {
    if live != nil { self = independent }
    place(in: rectangle)
    return ownContainer()
  }

  /// Removes all callbacks from a view and from those below it.
  fileprivate mutating func forgetCallbacks() {
    if details?.callbacks != nil { updateDetails { $0.callbacks = nil } }
    var pending = [ownContainer()].compactMap { $0 }
    while let container = pending.popLast() {
      for index in 0..<container.children.count {
        if container.children[index].details?.callbacks != nil {
          container.children[index].updateDetails { $0.callbacks = nil }
        }
        if let inner = container.children[index].ownContainer() { pending.append(inner) }
      }
    }
  }
}
