// The root in the plain view that holds it: its frame, and the size its contents are laid out for.

extension Solver {
  private var rootRules: RoomRules {
    RoomRules(box: boxes.base, solver: self, room: environment.size)
  }

  /// The frame of the root before its pass.
  ///
  /// The axes that wrap are found by the pass.
  ///
  /// It follows the root's default descriptors; only what is inside follows the size class.
  func rootFrameBeforePass() -> TGRect {
    let node = plan.root.node
    let given = node.givenFrame
    // The box keeps the size of the layout before; the frame starts from what the tree says.
    let frame = plan.finite(given, of: boxes.base)
    boxes.base.pointee.x.current = frame.size.width
    boxes.base.pointee.y.current = frame.size.height
    // The default class usually is the one in force, and is compiled already.
    guard node.hasSet(for: environment.sizeClass) else {
      return rootRules.frame(from: frame.origin)
    }
    var loose = Box()
    (loose.x.current, loose.y.current) = (frame.size.width, frame.size.height)
    return withUnsafeMutablePointer(to: &loose) { box in
      fillLooseRoot(box, node)
      return RoomRules(box: box, solver: self, room: environment.size).frame(from: frame.origin)
    }
  }

  /// The size the root's contents are laid out for, where it differs from the frame.
  func rootSizeForPass(_ frame: TGRect) -> TGSize { rootRules.sizeForPass(frame) }

  /// The frame of the root after its pass: where it wraps, the size found, and the place that
  /// follows from that size.
  func rootFrame(_ before: TGRect, solved: TGSize) -> TGRect {
    rootRules.frame(before, solved: solved)
  }

  /// Calls `read` with the rules by which the root found its frame, as they were before its pass.
  func withRootRules<Result>(_ read: (RoomRules) -> Result) -> Result {
    let node = plan.root.node
    let frame = plan.finite(node.givenFrame, of: boxes.base)
    var loose = boxes[0]
    return withUnsafeMutablePointer(to: &loose) { box in
      if node.hasSet(for: environment.sizeClass) {
        let own = box.pointee
        box.pointee = Box()
        fillLooseRoot(box, node)
        (box.pointee.container, box.pointee.flags) = (own.container, own.flags)
      }
      (box.pointee.x.current, box.pointee.y.current) = (frame.size.width, frame.size.height)
      return read(RoomRules(box: box, solver: self, room: environment.size))
    }
  }

  /// Fills a root box that is not part of the plan: there is nothing but the superview to refer to.
  private func fillLooseRoot(_ box: UnsafeMutablePointer<Box>, _ node: borrowing Node) {
    var compiler = Compiler(self)
    let node = copy node
    withUnsafePointer(to: node) { compiler.fillDescriptors(box, $0) }
    for reference in compiler.references where reference.place == .size {
      let link = PlanLink(
        target: reference.anchor.target == .superview ? PlanLink.container : PlanLink.this,
        attribute: reference.anchor.attribute)
      box[reference.attribute.axis].sizeValue = link.bits
    }
  }
}

extension Node {
  /// Whether other descriptors than the default ones are in force for a size class.
  fileprivate func hasSet(for sizeClass: TGSizeClass) -> Bool {
    sizeClass.candidates.contains { set(for: $0) != nil }
  }
}
