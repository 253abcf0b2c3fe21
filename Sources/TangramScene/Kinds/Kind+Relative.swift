import Tangram

extension ContainerKind {
  static let relative = ContainerKind(
    "relative", TGRelativeLayout())
}
