import TangramCore

// Lists of sizes, whose views share the extent of the container, and lists of centers, whose views are
// centered as a row. Before any child is placed, lists are converted to extents and positions of their
// members.

extension Resolver {
  /// Resolves the lists of all children, size lists before center lists.
  func shareByLists() {
    for index in order {
      if children[index][.horizontal].sizeKind == .list { shareSizes(index, .horizontal) }
      if children[index][.vertical].sizeKind == .list { shareSizes(index, .vertical) }
      if children[index][.horizontal].centerKind == .list { centerTogether(index, .horizontal) }
      if children[index][.vertical].centerKind == .list { centerTogether(index, .vertical) }
    }
  }

  // MARK: Sizes

  /// Divides the space that is left by views with sizes of their own among the other views, by their
  /// multiples.
  ///
  /// Increments are added to the space first, so that negative ones act as gaps. If bounds reduce the
  /// extent of one view, the others do not get the difference.
  private func shareSizes<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
    followsContainer = true
    let members = children[owner][axis].sizeList
    let isAbsent = children[owner].isExcluded
    var total = isAbsent ? 0 : children[owner][axis].multiple
    var free = room(axis) + (isAbsent ? 0 : children[owner][axis].increment)
    for member in members where !children[member].isExcluded {
      if children[member][axis].sizeKind == .none {
        total += children[member][axis].multiple
      } else {
        resolve(Step(member, Axis.axis, .size))
        free -= children[member][axis].extent
      }
      free += children[member][axis].increment
    }
    free = max(0, free)
    if total == 0 { return }
    var rest = Rest(length: free, multiple: total)
    if isAbsent {
      note(owner, Axis.axis) { $0.share = 0 }
    } else {
      noteShare(of: owner, rest, axis, owner: owner, free)
      let exact = rest.share(of: children[owner][axis].multiple)
      let share = rest.take(children[owner][axis].multiple, pass)
      // The axes differ: the height of the first view in a list is not rounded to the grid, although the
      // shares of the others are computed as if it were.
      note(owner, Axis.axis) { $0.share = Axis.axis == .horizontal ? share : exact }
    }
    let sharing = members.filter { children[$0].isExcluded || children[$0][axis].sizeKind == .none }
    for member in sharing {
      let isAbsent = children[member].isExcluded
      if !isAbsent { noteShare(of: member, rest, axis, owner: owner, free) }
      let share = isAbsent ? 0 : rest.take(children[member][axis].multiple, pass)
      note(member, Axis.axis) { $0.share = share }
    }
    for member in [owner] + sharing {
      // The member's extent may already have been resolved for a bound, before its share was known.
      note(member, Axis.axis) { $0.known = .nothing }
      resolve(Step(member, Axis.axis, .size))
    }
  }

  private func noteShare<Axis: TGAxisType>(
    of index: Int, _ rest: Rest, _ axis: Axis, owner: Int, _ free: Double
  ) {
    listShares?.append(
      ListShare(
        index: index, axis: Axis.axis, owner: owner, left: rest.multiple, given: free - rest.length)
    )
  }

  // MARK: Centers

  /// Places views in a row one after another, and centers the row.
  ///
  /// The positions in the row replace the children's own positions during the run; the children are then
  /// placed like all others.
  private func centerTogether<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
    let members = children[owner][axis].centerList
    var (total, gaps) = (0.0, 0.0)
    var follower: Int?
    for member in members.reversed() + [owner] {
      if !children[member].isExcluded {
        if total != 0, let follower { gaps += children[follower][axis].center }
        resolve(Step(member, Axis.axis, .size))
        total += children[member][axis].extent
        if member == owner { gaps += children[owner][axis].center }
      }
      follower = member
    }
    let start = (room(axis) - total - gaps) / 2
    setRow(RowStart(number: start), owner, axis)
    var previous = owner
    for member in members {
      setRow(RowStart(previous: previous, offset: children[member][axis].center), member, axis)
      previous = member
    }
  }
}

// MARK: - Positions in rows

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
  private func setRow<Axis: TGAxisType>(_ row: RowStart, _ index: Int, _ axis: Axis) {
    note(index, Axis.axis) { $0.row = row }
    findKinds(index, axis)
  }

  /// The start position of a child in points, with its offset and within its bounds.
  func startPoints<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double {
    guard let row = mark(index, axis).row else { return children[index][axis].start }
    return children[index][axis].startPosition.clampToNumbers(row.number + row.offset)
  }

  /// The reference of a child's start position; nil if it has none.
  func startReference<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildReference? {
    guard let row = mark(index, axis).row else { return children[index][axis].startReference }
    let attribute: TGAttribute = Axis.axis == .horizontal ? .trailing : .bottom
    return row.previous.map { TGChildReference(.sibling($0), attribute) }
  }
}

/// A share that a list of sizes assigns to one of its views.
struct ListShare {
  let index: Int
  let axis: TGAxis
  /// The view that has the list.
  let owner: Int
  /// The total of the multiples that had no share yet, including that of this view.
  let left: Double
  /// The sum of the shares before.
  let given: Double
}

/// The remaining length, and the total of the multiples that have not received their share yet.
private struct Rest {
  var length: Double
  var multiple: Double

  func share(of part: Double) -> Double { multiple == 0 ? 0 : length * part / multiple }

  /// Takes a share, rounded to the grid; the rounding error is carried over to the later shares.
  mutating func take(_ part: Double, _ pass: TGPass) -> Double {
    let share = pass.round(share(of: part))
    length -= share
    multiple -= part
    return share
  }
}
