// Compiles the root as a child of the view that contains it, for which size classes are ignored: the
// root's frame follows its default descriptors, and only its contents follow the active size class.

extension Compiler {
  /// Compiles the root's default descriptors if descriptors of a size class are active instead.
  ///
  /// They are compiled in the root's own box, which is then restored.
  mutating func compileDefaultRoot(_ root: borrowing Node) {
    plan.defaultRoot = nil
    // Usually the default descriptors are the active ones, and are already compiled.
    guard root.hasSet(for: plan.environment.sizeClass) else { return }
    let (inForce, pending) = (plan.boxes[0], references)
    plan.boxes[0] = Box()
    references = []
    fillDescriptors(0, root, root.extras)
    for reference in references {
      let isContainer = reference.anchor.target == TGAnchor.Target.superviewIdentity
      let link = PlanLink(
        target: isContainer ? PlanLink.container : PlanLink.this,
        attribute: reference.anchor.attribute)
      switch reference.place {
      case .size: plan.boxes[0][reference.attribute.axis].descriptors.size = link.value
      case .term(let index):
        plan.terms[Int(index)].link = link
        plan.terms[Int(index)].kind = .anchor
      default: break
      }
    }
    references = pending
    plan.defaultRoot = plan.boxes[0]
    plan.boxes[0] = inForce
  }
}

extension Node {
  /// Whether descriptors other than the default ones are active for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    // Most roots have no descriptors for size classes; checking this first avoids computing the
    // candidates.
    !sizeClasses.isEmpty && sizeClass.candidates.contains { set(for: $0) != nil }
  }
}
