// Storing the frames of a layout into the views themselves, and the callbacks around that.

/// What a view wants to run when it is laid out in place, once each.
package struct NodeCallbacks: Sendable {
  package var beforeLayout: [@Sendable (TGView) -> Void] = []
  package var afterLayout: [@Sendable (TGView) -> Void] = []
  package var completed: [@Sendable (TGView, TGView) -> Void] = []
}

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
  /// Runs what waits for the start of the layout.
  ///
  /// - Returns: Whether any view has callbacks.
  func runBeforeLayout() -> Bool {
    guard view.node.hasCallbacksInTree else { return false }
    for node in NodeWalk(NodeRef(view.stored)) {
      for action in node.callbacks?.beforeLayout ?? [] { action(node.view) }
    }
    return true
  }

  /// Writes the frames of a layout into this view and all below it.
  mutating func store(_ frame: TGRect, _ list: FrameList) {
    update { $0.place(in: frame) }
    guard let root = view.stored.ownContainerOfView() else { return }
    var pending = [(container: root, list: list)]
    while let (container, list) = pending.popLast() {
      container.children.changeEach { child, index in
        guard index < list.frames.count else { return }
        let inner = child.store(list.frames[index])
        if let inner, let below = list.list(ofChild: index) { pending.append((inner, below)) }
      }
    }
  }

  /// Runs what waits for the end of the layout, and forgets all callbacks.
  mutating func runAfterLayout() {
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
    if flags.contains(.isLive) { self = resolved }
    place(in: rectangle)
    return ownContainer()
  }

  /// Whether the view or one below it waits for a layout.
  fileprivate var hasCallbacksInTree: Bool {
    if details?.callbacks != nil { return true }
    var pending = [container].compactMap(\.self)
    var isFound = false
    while !isFound, let next = pending.popLast() {
      if !next.children.mayHoldCallbacks { continue }
      next.children.visitInPlace { child, _ in
        let flags = child.pointee.flags
        if flags.isDisjoint(with: [.isLive, .isContainer, .hasDetails]) { return }
        child.pointee.reading { node in
          if node.details?.callbacks != nil { isFound = true }
          if let container = node.container { pending.append(container) }
        }
      }
    }
    return isFound
  }

  /// Removes all callbacks from a view and from those below it.
  fileprivate mutating func forgetCallbacks() {
    if details?.callbacks != nil { updateDetails { $0.callbacks = nil } }
    var pending = [ownContainer()].compactMap(\.self)
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
