// What lies elsewhere, or shares a place, and what the storage is as a whole. The storage works it
// out rather than the payload: asking the payload would copy all of it.

extension TGNodeStorage {
  /// The storage as one of a container; nil for a leaf.
  @inlinable package var container: ContainerStorage? {
    @inline(__always) get {
      // The flag is set by the initialisers of that class alone.
      payload.flags.contains(.isContainer) ? unsafeDowncast(self, to: ContainerStorage.self) : nil
    }
  }

  /// What a container does to its children's centres after all else.
  package var layoutTransform: TGAffineTransform {
    get { rare?.layoutTransform ?? .identity }
    set {
      if newValue != .identity || rare != nil { makeRare().layoutTransform = newValue }
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
    get { rare?.frame ?? .zero }
    set {
      if rare == nil {
        if newValue == .zero { return }
        rare = RareParts()
      }
      rare?.frame = newValue
    }
  }
}
