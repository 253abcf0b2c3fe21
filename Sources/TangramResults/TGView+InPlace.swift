import TangramCore
import TangramModifiers

// Storing the frames of a layout in the views themselves, and the callbacks before and after it.

extension TGViewProtocol {
  /// Runs `action` once with the view, before the view is next laid out in place.
  public mutating func tg_beginLayoutDo(_ action: @escaping @Sendable (TGView) -> Void) {
    updateCallbacks { $0.beforeLayout.append(action) }
  }

  /// Runs `action` once with the view, after the view is next laid out in place and its children's frames
  /// are set.
  public mutating func tg_endLayoutDo(_ action: @escaping @Sendable (TGView) -> Void) {
    updateCallbacks { $0.afterLayout.append(action) }
  }

  /// Runs `action` once with the view's container and the view, after the next layout in place sets its
  /// frame.
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
  /// Lays out the tree and stores the frames in the views, so that `subviews[0].frame` reads as it does
  /// in UIKit.
  ///
  /// - Returns: The problems that the layout found. Views without extent are not reported here: for
  ///   these, make a layout as a value and read its `diagnostics`.
  @discardableResult
  public mutating func layoutSubviews(in environment: TGEnvironment) -> [TGDiagnostic] {
    let hasCallbacks = runBeforeLayout()
    let frames: FrameTable
    let diagnostics: [TGDiagnostic]
    do {
      // The layout retains the tree, and must be released before the tree is changed; otherwise, every
      // view would be copied.
      let layout = layout(in: environment)
      frames = layout.tree.frames
      diagnostics = layout.remarks
    }
    store(frames)
    if hasCallbacks { runAfterLayout() }
    return diagnostics
  }

  /// Lays out the tree as the child of a plain view of this size, and stores the frames in the views.
  @discardableResult
  public mutating func layoutSubviews(in size: TGSize) -> [TGDiagnostic] {
    layoutSubviews(in: TGEnvironment(size: size))
  }

  /// Lays out the tree in the size of its own frame, and stores the frames in the views.
  @discardableResult
  public mutating func layoutSubviews() -> [TGDiagnostic] {
    layoutSubviews(in: node.givenFrame.size)
  }

  /// Runs the callbacks for the start of the layout.
  ///
  /// - Returns: Whether any view has callbacks.
  fileprivate func runBeforeLayout() -> Bool {
    var hasCallbacks = false
    view.node.visitAll { node in
      guard let callbacks = node.details?.callbacks else { return }
      hasCallbacks = true
      for action in callbacks.beforeLayout { action(TGView(node)) }
    }
    return hasCallbacks
  }

  /// Writes the frames of a layout into this view and its descendants.
  fileprivate mutating func store(_ frames: FrameTable) {
    update { $0.place(in: frames.views[0].frame) }
    guard let root = view.stored.uniqueContainerOfView() else { return }
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

  /// Runs the callbacks for the end of the layout, and removes all callbacks.
  fileprivate mutating func runAfterLayout() {
    // All actions are collected before any of them runs, because an action may retain the view that it
    // receives.
    var actions: [() -> Void] = []
    view.node.visitAll { node in
      let container = TGView(node)
      for child in node.children.lazy.map({ $0.resolved }) {
        guard let callbacks = child.details?.callbacks else { continue }
        let view = TGView(child)
        actions += callbacks.completed.map { action in { action(container, view) } }
      }
      actions += (node.details?.callbacks?.afterLayout ?? []).map { action in { action(container) }
      }
    }
    update { $0.removeCallbacks() }
    for action in actions { action() }
  }
}

extension Node {
  /// Calls `visit` for the node and everything below it, parents before children, in order.
  fileprivate func visitAll(_ visit: (Node) -> Void) {
    _ = path { node, _ in
      visit(node.resolved)
      return false
    }
  }

  /// Sets the frame to the result of a layout, and saves the previous frame, from which the next layout
  /// starts.
  fileprivate mutating func place(in rectangle: TGRect) {
    keepGivenFrame()
    frame = rectangle
  }

  /// Sets the frame of a child in a list in the same way.
  ///
  /// - Returns: The contents of the child, if it is a container.
  fileprivate mutating func store(_ rectangle: TGRect) -> ContainerBody? {
    if isLive { self = independent }
    place(in: rectangle)
    return uniqueContainer()
  }

  fileprivate mutating func removeCallbacks() {
    if details?.callbacks != nil { updateDetails { $0.callbacks = nil } }
    var pending = [uniqueContainer()].compactMap { $0 }
    while let container = pending.popLast() {
      for index in 0..<container.children.count {
        if container.children[index].details?.callbacks != nil {
          container.children[index].updateDetails { $0.callbacks = nil }
        }
        if let inner = container.children[index].uniqueContainer() { pending.append(inner) }
      }
    }
  }
}
