/// A descendant of a container's child, which is laid out by other containers.
///
/// Its frame depends on the size of the child. An algorithm that uses the frame must request it again
/// when the size of the child changes.
public struct TGDescendant {
  /// The child that contains the view.
  public let child: TGChild
  /// The view, as a child of the container that lays it out.
  public let view: TGChild
  /// The boxes from below the child down to the view.
  private let path: [Int]

  fileprivate init(_ box: Int, below child: TGChild, _ path: [Int]) {
    let solver = child.solver
    self.child = child
    view = TGChild(
      box: box, pass: TGPass(solver: solver, container: Int(solver.boxes[box].parent)))
    self.path = path
  }

  /// Returns the frame of the view in the coordinates of the child, if the child has the given size.
  ///
  /// It is measured from the left edge in either reading direction, and on the pixel grid. The
  /// containers between the child and the view are solved for that size.
  ///
  /// - Returns: Nil if the view, or a container around it, is gone.
  public func frame(inChildOf size: TGSize) -> TGRect? {
    let (solver, index) = (child.solver, Int(child.box.container))
    let size = TGSize(
      width: solver.plan.grid.round(size.width), height: solver.plan.grid.round(size.height))
    return solver.frame(of: path, in: index, sized: size.finiteOrZero)
  }
}

extension TGPass {
  /// Returns the view with an identity if it is a descendant of one of the container's children;
  /// `nil` for the children themselves.
  ///
  /// The first call in a layout visits all views of the tree.
  public func descendant(_ id: TGViewID) -> TGDescendant? {
    guard let box = solver.plan.box(ofViewWith: id.number) else { return nil }
    var path: [Int] = []
    var next = box
    while solver.boxes[next].parent >= 0 {
      let parent = Int(solver.boxes[next].parent)
      if parent == containerIndex {
        let child = TGChild(box: next, pass: self)
        return path.isEmpty ? nil : TGDescendant(box, below: child, path.reversed())
      }
      path.append(next)
      next = Int(solver.containers[parent].box)
    }
    return nil
  }
}
