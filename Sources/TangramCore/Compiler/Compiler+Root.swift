// The root in the view that holds it, which knows nothing of size classes: its frame follows its
// default descriptors, and only what is inside follows the class in force.

extension Compiler {
  /// Compiles the root's default descriptors, where others are in force.
  func compileDefaultRoot() {
    let node = plan.root.node
    // The default class usually is the one in force, and is compiled already.
    guard node.hasSet(for: plan.environment.sizeClass) else {
      plan.defaultRoot = nil
      return
    }
    var root = Box()
    withUnsafeMutablePointer(to: &root) { fillDefaults($0, node) }
    plan.defaultRoot = root
  }

  /// Fills a box that is not among the plan's: there is nothing but the superview to refer to.
  private func fillDefaults(_ box: UnsafeMutablePointer<Box>, _ node: Node) {
    // What the root refers to is nobody else's.
    var compiler = Compiler(solver)
    withUnsafePointer(to: node) { compiler.fillDescriptors(box, $0) }
    for reference in compiler.references where reference.place == .size {
      let isContainer = reference.target == TGAnchor.Target.superviewBits
      let link = PlanLink(
        target: isContainer ? PlanLink.container : PlanLink.this,
        attribute: reference.anchorAttribute)
      box.pointee[reference.attribute.axis].sizeValue = link.bits
    }
  }
}

extension Node {
  /// Whether other descriptors than the default ones are in force for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    // Most roots have sets for no class, of which nobody has to think then.
    !sizeClasses.isEmpty && sizeClass.candidates.contains { set(for: $0) != nil }
  }
}
