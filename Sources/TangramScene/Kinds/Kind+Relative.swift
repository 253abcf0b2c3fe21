import Tangram

extension ContainerKind {
  static let relative = ContainerKind(
    "relative", make: { TGRelativeLayout() }, matches: { TGRelativeLayout($0) != nil })
}
