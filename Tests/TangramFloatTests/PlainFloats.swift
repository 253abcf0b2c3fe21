import Tangram

/// A brute-force reference implementation of the search for positions.
///
/// It tries every band of one side against every band of the other. The layout must find the same
/// positions, only faster.
struct PlainFloats {
  struct Box {
    var m0, m1, c0, c1: Double
  }

  private var scene: FloatScene
  private var boxes: [Bool: [Box]]
  private var lastTop: [Bool: Double] = [false: 0, true: 0]
  private var depth: [Bool: Double] = [false: 0, true: 0]
  private var reach = 0.0

  /// The frames of the children of a vertical layout without padding.
  static func frames(of scene: FloatScene) -> [TGRect] {
    var floats = PlainFloats(scene)
    return scene.children.map { floats.place($0) }
  }

  private init(_ scene: FloatScene) {
    self.scene = scene
    let end = scene.length
    boxes = [
      false: [Box(m0: 0, m1: 0, c0: 0, c1: .infinity)],
      true: [Box(m0: end, m1: end, c0: 0, c1: .infinity)],
    ]
  }

  private func less(_ a: Double, _ b: Double) -> Bool { b - a > 1e-7 }

  /// The first cross position where the child fits next to `box`, and the main-axis limit of the space
  /// there.
  private func probe(
    _ box: Box, _ child: Floating, _ room: Double
  ) -> (top: Double, limit: Double)? {
    var top = 0.0
    for other in (boxes[!child.reverses] ?? []).reversed() {
      let free = child.reverses ? box.m0 - room - other.m1 : other.m0 - box.m1 - room
      let hasRoom = child.weight == nil ? !less(free, 0) : less(0, free)
      if hasRoom, less(top, box.c1) {
        var limit = child.reverses ? other.m1 : other.m0
        let isWall = box.m0 == box.m1 && box.c1 == .infinity
        if child.weight != nil, isWall, !less(box.c0, other.c1) {
          limit = child.reverses ? 0 : scene.length
        }
        return (max(box.c0, top), limit)
      }
      top = other.c1
    }
    return nil
  }

  private mutating func place(_ child: Floating) -> TGRect {
    let side = child.reverses
    let margins = child.margins
    let room = (child.weight == nil ? child.main : 0) + margins[0] + margins[1]
    let wall = side ? scene.length : 0
    var (main, limit) = (wall, scene.length - wall)
    var top = lastTop[!side, default: 0]
    if child.clears {
      top = max(depth[side, default: 0], top)
      if let place = probe(Box(m0: wall, m1: wall, c0: top, c1: .infinity), child, room) {
        (top, limit) = (max(depth[side, default: 0], place.top), place.limit)
      }
    } else {
      for box in (boxes[side] ?? []).reversed() {
        if let place = probe(box, child, room) {
          (main, limit) = (side ? box.m0 : box.m1, place.limit)
          top = max(top, place.top)
          break
        }
        top = box.c1
      }
    }
    var extent = child.main
    if let weight = child.weight {
      extent = (side ? main - limit : limit - main) * weight / 100 - margins[0] - margins[1]
    }
    let origin = TGPoint(
      x: side ? main - margins[1] - extent : main + margins[0],
      y: min(top, reach) + margins[2])
    take(child, at: origin, extent)
    return TGRect(x: origin.x, y: origin.y, width: max(0, extent), height: child.cross)
  }

  private mutating func take(_ child: Floating, at origin: TGPoint, _ extent: Double) {
    let side = child.reverses
    let margins = child.margins
    let m0 =
      side ? max(origin.x - margins[0] - scene.gap, 0) : origin.x - margins[0]
    let length = min(
      extent + margins[0] + margins[1] + (side ? 0 : scene.gap), scene.length)
    let c0 = origin.y - margins[2]
    let c1 = c0 + margins[2] + child.cross + margins[3] + scene.crossGap
    var box = Box(
      m0: min(m0, m0 + length), m1: max(m0, m0 + length), c0: min(c0, c1), c1: max(c0, c1))
    let taken = box.c1
    boxes[side] = (boxes[side] ?? []).filter { less(taken, $0.c1) }
    var others: [Box] = []
    for other in boxes[!side] ?? [] {
      if !less(box.c0, other.c1) { continue }
      let overlap = side ? other.m1 - box.m0 : box.m1 - other.m0
      if abs(other.c1 - box.c1) < 1e-7, !less(overlap, 0) {
        box = Box(
          m0: min(box.m0, other.m0), m1: max(box.m1, other.m1) + overlap,
          c0: min(box.c0, other.c0), c1: max(box.c1, other.c1))
      } else {
        others.append(other)
      }
    }
    boxes[!side] = others
    boxes[side]?.append(box)
    lastTop[side] = c0
    depth[side] = max(depth[side, default: 0], c1)
    reach = max(reach, c1)
  }
}
