import Tangram

extension ContainerKind {
  static let frame = ContainerKind(
    "frame", make: { TGFrameLayout() }, matches: { TGFrameLayout($0) != nil })
}
