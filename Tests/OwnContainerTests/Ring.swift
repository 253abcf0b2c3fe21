import Foundation
import Tangram

/// Children with their centres on a circle, the first one at its top.
struct Ring: TGContainer {
  var storage: TGNodeStorage

  init(storage: TGNodeStorage) { self.storage = storage }

  init(radius: Double, @TGViewBuilder _ content: () -> [TGView]) {
    storage = .container(RingAlgorithm(radius: radius))
    subviews = TGSubviews(content())
  }
}

struct RingAlgorithm: TGLayoutAlgorithm, Equatable {
  var radius: Double

  var name: String { "ring" }

  func layout(_ pass: inout TGPass) {
    let turn = 2 * Double.pi / Double(max(1, pass.count))
    place(TGHorizontal.self, pass) { sin(turn * $0) }
    place(TGVertical.self, pass) { -cos(turn * $0) }
  }

  private func place<Axis: TGAxisType>(
    _: Axis.Type, _ pass: TGPass, _ direction: (Double) -> Double
  ) {
    var largest = 0.0
    for child in pass.children {
      child.setExtent(child.number(or: child.current(Axis.self), Axis.self), Axis.self)
      pass.remeasure(child, Axis.self)
      child.clampExtent(Axis.self)
      largest = max(largest, child.extent(Axis.self))
    }
    if pass.wraps(Axis.self) {
      let padding = pass.paddingStart(Axis.self) + pass.paddingEnd(Axis.self)
      pass.setSize(padding + 2 * radius + largest, Axis.self)
    }
    let center = pass.paddingStart(Axis.self) + pass.content(Axis.self) / 2
    for (index, child) in pass.children.enumerated() {
      let middle = center + radius * direction(Double(index))
      child.setOrigin(middle - child.extent(Axis.self) / 2, Axis.self)
    }
  }
}
