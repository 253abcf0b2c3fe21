/// Lets links between siblings follow boxes that were moved.
struct MovedLinks {
  let oldFirst: Int
  let newFirst: Int
  /// For each old box its place among the new ones, or -1.
  let newPlaces: ContiguousArray<Int32>
  /// Whether some view is gone that others refer to.
  private(set) var hasLost = false

  init(oldFirst: Int, newFirst: Int, newPlaces: ContiguousArray<Int32>) {
    (self.oldFirst, self.newFirst, self.newPlaces) = (oldFirst, newFirst, newPlaces)
  }

  /// What a link refers to now.
  @inline(__always)
  private mutating func moved(_ target: Int32) -> Int32 {
    let place = Int(target) - oldFirst
    guard target >= 0, newPlaces.indices.contains(place) else { return target }
    let newPlace = newPlaces[place]
    if newPlace < 0 { hasLost = true }
    return Int32(truncatingIfNeeded: newFirst) &+ max(0, newPlace)
  }

  /// Changes all links of a box.
  @inline(__always)
  mutating func follow(_ plan: Plan, _ box: UnsafeMutablePointer<Box>) {
    if box.pointee.flags.contains(.isPlain) { return }
    follow(&box.pointee.x)
    follow(&box.pointee.y)
    if box.pointee.rare >= 0 { follow(plan, plan.rares.base + Int(box.pointee.rare)) }
  }

  @inline(never)
  private mutating func follow(_ plan: Plan, _ rare: UnsafeMutablePointer<RareBox>) {
    follow(plan, &rare.pointee.x)
    follow(plan, &rare.pointee.y)
    follow(&rare.pointee.baseline)
  }

  @inline(__always)
  private mutating func follow(_ axis: inout AxisBox) {
    if axis.sizeKind == .anchor { follow(&axis.sizeValue) }
    if axis.startKind == .anchor { follow(&axis.startValue) }
    if axis.endKind == .anchor { follow(&axis.endValue) }
  }

  @inline(__always)
  private mutating func follow(_ bits: inout Double) {
    PlanLink.changeTarget(inBits: &bits) { moved($0) }
  }

  private mutating func follow(_ link: inout PlanLink) { link.target = moved(link.target) }

  private mutating func follow(_ plan: Plan, _ axis: inout RareAxis) {
    follow(&axis.start)
    follow(&axis.center)
    follow(&axis.end)
    follow(&axis.size.lower.link)
    follow(&axis.size.upper.link)
    for index in axis.sizeList.indices { follow(&plan.links[index]) }
    for index in axis.centerList.indices { follow(&plan.links[index]) }
  }

  private mutating func follow(_ position: inout PlanPosition) {
    follow(&position.link)
    follow(&position.lower.link)
    follow(&position.upper.link)
  }
}
