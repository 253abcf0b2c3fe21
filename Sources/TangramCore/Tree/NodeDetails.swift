/// What few nodes have.
///
/// Versions of a node share their details until one of them is changed. Sendable for that reason:
/// whoever changes details is their only holder, so no other thread can see them.
package final class NodeDetails: @unchecked Sendable {
  /// Entries for which the node's table has no room.
  var entries: ContiguousArray<(key: DescriptorKey, value: PackedValue)> = []
  /// The views of descriptors that are tied to a list of them.
  var lists: [(slot: Int, anchors: [TGAnchor])] = []
  /// Which descriptors and bounds are switched off; see `Node.activityBit`.
  var inactive: UInt64 = 0
  /// The frame before the first layout in place.
  var givenFrame: TGRect?
  var geometry = NodeGeometry.standard
  /// What a container does to its children's centres after all else.
  var layoutTransform = TGAffineTransform.identity
  /// Whole sets of descriptors for size classes other than the default one.
  var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] = []
  var callbacks: NodeCallbacks?
  /// What containers and clients keep with the view, by key.
  var values: [ObjectIdentifier: any Sendable] = [:]

  init() {}

  func copied() -> NodeDetails {
    let copy = NodeDetails()
    copy.entries = entries
    copy.lists = lists
    copy.inactive = inactive
    copy.givenFrame = givenFrame
    copy.geometry = geometry
    copy.layoutTransform = layoutTransform
    // Handles write into a set, so every view has sets of its own.
    copy.sizeClasses = sizeClasses.map { ($0, LiveNode($1.node.independent)) }
    copy.callbacks = callbacks
    copy.values = values
    return copy
  }
}

extension Node {
  var details: NodeDetails? { flags.contains(.hasDetails) ? extras?.details : nil }

  /// Changes details that nobody else holds; they are made when there are none.
  mutating func updateDetails(_ change: (NodeDetails) -> Void) {
    let extras = ownExtras()
    if !isKnownUniquelyReferenced(&extras.details) {
      for (_, set) in extras.details?.sizeClasses ?? [] { set.part() }
      extras.details = extras.details?.copied() ?? NodeDetails()
    }
    flags.insert(.hasDetails)
    if let details = extras.details { change(details) }
  }

  package mutating func setName(_ name: consuming String?) {
    if parts == nil {
      if let name { parts = NodeExtras(name) }
    } else {
      ownExtras().name = name
    }
  }

  /// The frame before layout, until a layout in place puts its own here.
  package var frame: TGRect {
    get { extras?.frame ?? .zero }
    set {
      if newValue == .zero, parts == nil { return }
      ownExtras { $0.frame = newValue }
      if newValue == .zero { flags.remove(.hasFrame) } else { flags.insert(.hasFrame) }
    }
  }

  /// The frame the node had before layout.
  package var givenFrame: TGRect {
    flags.contains(.isLaidOut) ? details?.givenFrame ?? .zero : frame
  }

  package var geometry: NodeGeometry { details?.geometry ?? .standard }

  package var layoutTransform: TGAffineTransform {
    get { details?.layoutTransform ?? .identity }
    set {
      if newValue != .identity || details != nil {
        updateDetails { $0.layoutTransform = newValue }
      }
    }
  }

  package var sizeClasses: [(sizeClass: TGSizeClass, set: LiveNode)] {
    details?.sizeClasses ?? []
  }

  /// Puts the frame before layout aside, so that the next layout starts from it again.
  mutating func keepGivenFrame() {
    guard !flags.contains(.isLaidOut) else { return }
    if frame != .zero {
      let given = frame
      updateDetails { $0.givenFrame = given }
    }
    flags.insert(.isLaidOut)
  }
}
