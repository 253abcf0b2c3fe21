import Tangram

extension ContainerKind {
  static let frame = ContainerKind(
    "frame", TGFrameLayout())
}
