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
    makeUnique()
    storage.makeRare().updateCallbacks { $0.beforeLayout.append(action) }
  }

  /// Runs `action` with the view, its children's frames set, after the next time it is laid out in
  /// place, once.
  public mutating func tg_endLayoutDo(_ action: @escaping @Sendable (TGView) -> Void) {
    makeUnique()
    storage.makeRare().updateCallbacks { $0.afterLayout.append(action) }
  }

  /// Runs `action` with the view's container and the view when the next layout in place has set
  /// its frame, once.
  public mutating func tg_layoutCompletedDo(
    _ action: @escaping @Sendable (_ container: TGView, _ view: TGView) -> Void
  ) {
    makeUnique()
    storage.makeRare().updateCallbacks { $0.completed.append(action) }
  }

  func runBeforeLayout() {
    for view in descendants {
      for action in view.storage.rare?.callbacks?.beforeLayout ?? [] { action(view) }
    }
  }

  /// Writes the frames of a layout into this view and all below it.
  mutating func store(_ frames: FrameTable, _ structure: LayoutStructure) {
    makeUnique()
    storage.keepGivenFrame()
    storage.frame = frames[0]
    var pending: [(storage: TGNodeStorage, index: Int)] = [(storage, 0)]
    while let next = pending.popLast() {
      guard let container = next.storage.container else { continue }
      let places = structure.children(of: next.index)
      for index in places.range {
        let order = structure.order(at: index, among: places)
        container.children.change(order) { child in
          child.makeUnique()
          child.storage.keepGivenFrame()
          child.storage.frame = frames[index]
          if child.isContainer { pending.append((child.storage, index)) }
        }
      }
    }
  }

  /// Runs what waits for the end of the layout, and forgets all callbacks.
  mutating func runAfterLayout() {
    for view in descendants {
      for child in view.subviews {
        for action in child.storage.rare?.callbacks?.completed ?? [] {
          action(view, child)
        }
      }
      for action in view.storage.rare?.callbacks?.afterLayout ?? [] { action(view) }
    }
    // After `store` every storage below is this tree's own.
    var pending: [TGNodeStorage] = [storage]
    while let next = pending.popLast() {
      next.rare?.callbacks = nil
      guard let container = next.container else { continue }
      pending.append(contentsOf: container.children.nodes.map(\.storage))
    }
  }
}

extension TGNodeStorage {
  /// Puts the frame before layout aside, so that the next layout starts from it again.
  func keepGivenFrame() {
    guard !payload.flags.contains(.isLaidOut) else { return }
    if frame != .zero { makeRare().givenFrame = frame }
    payload.flags.insert(.isLaidOut)
  }
}

extension RareParts {
  func updateCallbacks(_ change: (inout NodeCallbacks) -> Void) {
    var changed = callbacks ?? NodeCallbacks()
    change(&changed)
    callbacks = changed
  }
}
