import TangramScene

/// The Swift types and initial calls for kinds of views.
enum SwiftKind {
  /// The call that creates a view, with the first argument that is customary even if it is the
  /// default.
  static func creation(of kind: ContainerKind?) -> SwiftCall {
    let (type, argument) = kind.flatMap { types[$0.name] } ?? ("TGView", nil)
    return argument.map { SwiftCall(type, $0) } ?? SwiftCall(type)
  }

  /// Whether a kind has a Swift type; a test checks this for all kinds.
  static func has(_ kind: ContainerKind) -> Bool { types[kind.name] != nil }

  private static let types: [String: (type: String, argument: String?)] = [
    "linear": ("TGLinearLayout", ".vert"), "frame": ("TGFrameLayout", nil),
    "relative": ("TGRelativeLayout", nil), "flow": ("TGFlowLayout", ".vert"),
    "float": ("TGFloatLayout", ".vert"), "path": ("TGPathLayout", nil),
    "table": ("TGTableLayout", ".vert"), "hstack": ("TGHStack", nil),
    "vstack": ("TGVStack", nil), "zstack": ("TGZStack", nil), "spacer": ("TGSpacer", nil),
    "flex": ("TGFlexLayout", ".row"), "grid": ("TGGridLayout", nil),
    "constraints": ("TGConstraintLayout", nil),
    // A row is created by its table.
    "row": ("row", nil),
  ]
}
