import TangramCore
import TangramExplanations

// Lists of sizes, whose views share the extent of the container, and lists of centers, whose views are
// centered as a row. Before any child is placed, lists are converted to extents and positions of their
// members.

extension Resolver {
  /// Resolves the lists of all children, size lists before center lists.
  func resolveLists() {
    for index in order {
      let child = children[index]
      if child[.horizontal].sizeKind == .list { shareSizes(index, child[.horizontal]) }
      if child[.vertical].sizeKind == .list { shareSizes(index, child[.vertical]) }
      if child[.horizontal].centerPosition.kind == .list {
        centerAsRow(index, child[.horizontal])
      }
      if child[.vertical].centerPosition.kind == .list { centerAsRow(index, child[.vertical]) }
    }
  }

  // MARK: Sizes

  /// Divides the space that is left by views with sizes of their own among the other views, by their
  /// multiples.
  ///
  /// Increments are added to the space first, so that negative ones act as gaps. If bounds reduce the
  /// extent of one view, the others do not get the difference.
  private func shareSizes<Axis: TGAxisType>(_ owner: Int, _ first: TGChildAxis<Axis>) {
    hasDependentChildren = true
    var (free, total) = (first.container.room, 0.0)
    var sharing: [Int] = []
    for member in [owner] + first.sizeList {
      let child = children[member][Axis()]
      let shares = member == owner || child.sizeKind == .none
      if shares || child.child.isExcluded { sharing.append(member) }
      if child.child.isExcluded { continue }
      if shares {
        total += child.multiple
      } else {
        resolve(Step(member, Axis.axis, .size))
        free -= child.extent
      }
      free += child.increment
    }
    free = max(0, free)
    if total == 0 { return }
    var (remaining, left) = (free, total)
    for member in sharing {
      let child = children[member][Axis()]
      let part = child.child.isExcluded ? 0 : child.multiple
      let exact = left == 0 ? 0 : remaining * part / left
      let rounded = pass.round(exact)
      // The axes differ: the height of the first view in a list is not rounded to the grid, although the
      // shares of the others are computed as if it were.
      let isExact = member == owner && Axis.axis == .vertical
      shares[slot(member, Axis.axis)] = ListShare(
        length: isExact ? exact : rounded, owner: owner, left: left, given: free - remaining)
      // The rounding error is carried over to the later shares.
      remaining -= rounded
      left -= part
    }
    for member in sharing {
      // The member's extent may already have been resolved for a bound, before its share was known.
      self[member, Axis.axis].known = .nothing
      resolve(Step(member, Axis.axis, .size))
    }
  }

  // MARK: Centers

  /// Places views in a row one after another, and centers the row.
  ///
  /// The positions in the row replace the children's own positions during the run; the children are then
  /// placed like all others.
  private func centerAsRow<Axis: TGAxisType>(_ owner: Int, _ first: TGChildAxis<Axis>) {
    let members = first.centerPosition.list
    var (total, gaps) = (0.0, 0.0)
    var follower: Int?
    for member in members.reversed() + [owner] {
      if !children[member].isExcluded {
        if total != 0, let follower { gaps += children[follower][Axis()].center }
        resolve(Step(member, Axis.axis, .size))
        total += children[member][Axis()].extent
        if member == owner { gaps += first.center }
      }
      follower = member
    }
    rows[slot(owner, Axis.axis)] = RowStart(number: (first.container.room - total - gaps) / 2)
    for (previous, member) in zip([owner] + members, members) {
      let offset = children[member][Axis()].center
      rows[slot(member, Axis.axis)] = RowStart(previous: previous, offset: offset)
    }
  }
}

// MARK: - What lists assign to their members

/// A share that a list of sizes assigns to one of its views.
struct ListShare {
  /// The share, before bounds are applied.
  let length: Double
  /// The view that has the list.
  let owner: Int
  /// The total of the multiples that had no share yet, including that of this view.
  let left: Double
  /// The sum of the shares before.
  let given: Double
}

/// The value and the offset that replace a child's start position in a row; the bounds of the position
/// still apply.
struct RowStart {
  /// The distance of the first child of the row from the container's edge.
  var number = 0.0
  /// The previous child in the row; nil for the first.
  var previous: Int?
  var offset = 0.0
}

extension Resolver {
  /// The start position of a child in points, with its offset and within its bounds.
  @inline(__always)
  func startPoints<Child: RelativeChild>(_ index: Int, _ child: Child) -> Child.Number {
    row(index, child.axis).map { child.start(in: $0) } ?? child.marginBefore(of: nil)
  }

  /// The reference of a child's start position; nil if it has none.
  func startReference<Child: RelativeChild>(_ index: Int, _ child: Child) -> TGChildReference? {
    guard let row = row(index, child.axis) else { return child.startPosition.reference }
    let attribute: TGAttribute = child.axis == .horizontal ? .trailing : .bottom
    return row.previous.map { TGChildReference(.sibling($0), attribute) }
  }
}
