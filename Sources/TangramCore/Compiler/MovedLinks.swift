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

  /// A link as it is now.
  private mutating func moved(_ link: PlanLink) -> PlanLink {
    let place = Int(link.target) - oldFirst
    guard link.target >= 0, newPlaces.indices.contains(place) else { return link }
    if newPlaces[place] < 0 { hasLost = true }
    var moved = link
    moved.target = Int32(newFirst) + max(0, newPlaces[place])
    return moved
  }

  /// Changes all links of a box.
  mutating func follow(_ plan: Plan, _ box: UnsafeMutablePointer<Box>) {
    if box.pointee.flags.contains(.isPlain) { return }
    follow(&box.pointee.x)
    follow(&box.pointee.y)
    guard box.pointee.rare >= 0 else { return }
    let rare = plan.rares.base + Int(box.pointee.rare)
    follow(plan, &rare.pointee.x)
    follow(plan, &rare.pointee.y)
    follow(&rare.pointee.baseline)
  }

  private mutating func follow(_ axis: inout AxisBox) {
    if axis.sizeKind == .anchor { follow(&axis.sizeValue) }
    if axis.startKind == .anchor { follow(&axis.startValue) }
    if axis.endKind == .anchor { follow(&axis.endValue) }
  }

  private mutating func follow(_ bits: inout Double) { bits = moved(PlanLink(bits: bits)).bits }

  private mutating func follow(_ plan: Plan, _ axis: inout RareAxis) {
    follow(&axis.start)
    follow(&axis.center)
    follow(&axis.end)
    axis.size.lower.link = moved(axis.size.lower.link)
    axis.size.upper.link = moved(axis.size.upper.link)
    for index in axis.sizeList.indices { plan.links[index] = moved(plan.links[index]) }
    for index in axis.centerList.indices { plan.links[index] = moved(plan.links[index]) }
  }

  private mutating func follow(_ position: inout PlanPosition) {
    position.link = moved(position.link)
    position.lower.link = moved(position.lower.link)
    position.upper.link = moved(position.upper.link)
  }
}
