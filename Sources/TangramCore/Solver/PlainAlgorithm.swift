/// The algorithm of a plain view, which lays out nothing, as in UIKit.
///
/// Children keep their frames, except for containers with their own size or position descriptors. These
/// descriptors are applied within the view's bounds, as those of a root are within the available space.
/// A root without children is laid out as a plain view, too.
package struct PlainAlgorithm: TGLayoutAlgorithm, Equatable {
  package init() {}

  package var name: String { "view" }

  package var traits: TGContainerTraits { TGContainerTraits(unresolvedSizes: .siblings) }

  /// Lets all children keep their frames, except containers that have sizes or positions of their
  /// own.
  package func prepare(_ pass: TGPass) {
    pass.reportTies()
    for child in pass.children where !findsItsFrame(child) {
      child.box.keepsFrame = true
      pass.container.hasKeptFrames = true
    }
  }

  package func layout(_ pass: TGPass) {
    pass.keepDirection()
    if pass[.horizontal].wraps || pass[.vertical].wraps { wrapContent(pass) }
    let room = TGSize(width: pass[.horizontal].size, height: pass[.vertical].size)
    for child in pass.children where !child.box.keepsFrame {
      pass.solver.placeInPlainView(child.index, room)
    }
  }

  private func findsItsFrame(_ child: TGChild) -> Bool {
    guard child.isContainer, child.algorithm(Self.self) == nil else { return false }
    return hasMoreThanWrap(child[.horizontal]) || hasMoreThanWrap(child[.vertical])
  }

  private func hasMoreThanWrap<Axis: TGAxisType>(_ child: TGChildAxis<Axis>) -> Bool {
    child.hasPositions || ![.none, .wrap].contains(child.axisBox.sizeKind)
  }

  /// Sizes the view by its content; children are ignored.
  private func wrapContent(_ pass: TGPass) {
    let size = pass.solver.contentSize(ofPlain: pass)
    if pass[.horizontal].wraps { pass[.horizontal].size = size.width }
    if pass[.vertical].wraps { pass[.vertical].size = size.height }
  }
}

extension Solver {
  /// The size of a plain view's content, limited by the view's width or maximum width.
  fileprivate func contentSize(ofPlain pass: TGPass) -> TGSize {
    let box = Int(pass.container.box)
    guard let content = plan.node(ofBox: box).content else { return .zero }
    var limit = TGSize(width: pass[.horizontal].size, height: 0)
    if pass[.horizontal].wraps { limit.width = numericMaximum(of: box, .horizontal) }
    var size = usable(content.size(within: limit), of: box)
    let width = pass[.horizontal].clamp(size.width)
    if pass[.horizontal].wraps, pass[.vertical].wraps, width != size.width {
      size.height = usable(content.size(within: TGSize(width: width)), of: box).height
    }
    return TGSize(width: width, height: size.height)
  }

  /// Sets the frame of a container in a plain view, relative to that view's size.
  fileprivate func placeInPlainView(_ box: Int, _ room: TGSize) {
    let given = plan.givenFrame(ofBox: box)
    let size = plan.startSize(of: boxes[box], given.size)
    (boxes[box].x.current, boxes[box].y.current) = (size.width, size.height)
    let rules = RoomRules(view: boxes[box], box: box, solver: self, room: room)
    let before = rules.frame(from: given.origin)
    let solved = measure(Int(boxes[box].container), given: before.size)
    let frame = rules.frame(before, solved: solved)
    (boxes[box].x.origin, boxes[box].x.extent) = (frame.minX, frame.width)
    (boxes[box].y.origin, boxes[box].y.extent) = (frame.minY, frame.height)
  }
}
