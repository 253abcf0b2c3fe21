import Foundation
import Tangram

/// Children with their centers on a circle, the first one at its top.
struct Ring: TGContainer {
  typealias Algorithm = RingAlgorithm
  var view: TGView
}

extension Ring {
  init(radius: Double, @TGViewBuilder _ content: () -> TGSubviews) {
    self.init(RingAlgorithm(radius: radius), content)
  }
}

struct RingAlgorithm: TGLayoutAlgorithm, Equatable {
  var radius: Double

  var name: String { "ring" }

  func layout(_ pass: TGPass) {
    let turn = 2 * Double.pi / Double(max(1, pass.count))
    place(.horizontal, pass) { sin(turn * $0) }
    place(.vertical, pass) { -cos(turn * $0) }
  }

  private func place<Axis: TGAxisType>(
    _ axis: Axis, _ pass: TGPass, _ direction: (Double) -> Double
  ) {
    var largest = 0.0
    for child in pass.children {
      child[axis].extent = child[axis].number(or: child[axis].current)
      child[axis].remeasure()
      child[axis].clampExtent()
      largest = max(largest, child[axis].extent)
    }
    if pass[axis].wraps {
      let padding = pass[axis].paddingStart + pass[axis].paddingEnd
      pass[axis].size = padding + 2 * radius + largest
    }
    let center = pass[axis].paddingStart + pass[axis].content / 2
    for (index, child) in pass.children.enumerated() {
      let middle = center + radius * direction(Double(index))
      child[axis].origin = middle - child[axis].extent / 2
    }
  }
}
