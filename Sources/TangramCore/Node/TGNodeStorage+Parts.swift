// The parts of a node that lie elsewhere, or share a place. The storage works them out rather than
// the payload: asking the payload would copy all of it.

extension TGNodeStorage {
  /// What only containers have.
  @inlinable package var container: ContainerPart? {
    @inline(__always) get {
      guard payload.flags.contains(.isContainer), let part = payload.part else { return nil }
      // The flag says so, and is set here alone.
      return unsafeDowncast(part, to: ContainerPart.self)
    }
    set {
      guard newValue != nil || payload.flags.contains(.isContainer) else { return }
      payload.part = newValue
      setFlag(.isContainer, newValue != nil)
    }
  }

  /// The content, which in a container has no effect.
  package var content: ContentBox? {
    get {
      if let container { return container.content }
      guard let part = payload.part else { return nil }
      return unsafeDowncast(part, to: ContentBox.self)
    }
    set {
      if let container { container.content = newValue } else { payload.part = newValue }
    }
  }

  /// Whether the view is seen, and whether its siblings close up when it is not.
  package var visibility: TGVisibility {
    get {
      if payload.flags.isDisjoint(with: [.isInvisible, .isGone]) { return .visible }
      return payload.flags.contains(.isGone) ? .gone : .invisible
    }
    set {
      payload.flags.subtract([.isInvisible, .isGone])
      if newValue == .invisible { payload.flags.insert(.isInvisible) }
      if newValue == .gone { payload.flags.insert(.isGone) }
    }
  }

  /// The frame before layout, until a layout in place puts its own here.
  package var frame: TGRect {
    get { payload.rare?.frame ?? .zero }
    set {
      if payload.rare == nil {
        if newValue == .zero { return }
        payload.rare = RareParts()
      }
      payload.rare?.frame = newValue
    }
  }
}
