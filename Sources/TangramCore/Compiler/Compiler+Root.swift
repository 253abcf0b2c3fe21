// The root in the view that holds it, which knows nothing of size classes: its frame follows its
// default descriptors, and only what is inside follows the class in force.

extension Compiler {
  /// Compiles the root's default descriptors, where others are in force.
  ///
  /// They are compiled in the place of the root's own box, which is then compiled again.
  mutating func compileDefaultRoot(_ root: borrowing Node) {
    plan.defaultRoot = nil
    // The default class usually is the one in force, and is compiled already.
    guard root.hasSet(for: plan.environment.sizeClass) else { return }
    let (inForce, pending) = (plan.boxes[0], references)
    plan.boxes[0] = Box()
    references = []
    fillDescriptors(0, root)
    for reference in references where reference.place == .size {
      let isContainer = reference.anchor.target == TGAnchor.Target.superviewIdentity
      let link = PlanLink(
        target: isContainer ? PlanLink.container : PlanLink.this,
        attribute: reference.anchor.attribute)
      plan.boxes[0][reference.attribute.axis].sizeValue = link.bits
    }
    references = pending
    plan.defaultRoot = plan.boxes[0]
    plan.boxes[0] = inForce
  }
}

extension Node {
  /// Whether other descriptors than the default ones are in force for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    // Most roots have sets for no class, of which nobody has to think then.
    !sizeClasses.isEmpty && sizeClass.candidates.contains { set(for: $0) != nil }
  }
}
