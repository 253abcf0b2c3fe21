import TangramCore

// Views that share the extent of the container, and views that are centred together.

extension Resolver {
  /// Works out all lists, of sizes first, child by child.
  mutating func shareByLists() {
    for index in ChildOrder(pass) where boxes[index].rare >= 0 {
      if boxes[index].x.sizeKind == .list { shareSizes(index, .horizontal) }
      if boxes[index].y.sizeKind == .list { shareSizes(index, .vertical) }
      if boxes[index].x.centerKind == .list { centerTogether(index, .horizontal) }
      if boxes[index].y.centerKind == .list { centerTogether(index, .vertical) }
    }
  }

  /// The views a list names, in order; views that are not siblings are left out.
  private func members(_ list: LinkSlice) -> LazyMembers {
    let links = pass.links
    return list.indices.lazy.map { [first] in Int(links[$0].target - first) }.filter { $0 >= 0 }
  }

  private typealias LazyMembers = LazyFilterSequence<LazyMapSequence<Range<Int>, Int>>

  // MARK: Sizes

  /// Shares the room left by views with sizes of their own among the others, by their multiples.
  ///
  /// Increments are subtracted first, so they act as gaps. What bounds cut off one view does not go
  /// to the others.
  private mutating func shareSizes<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
    followsContainer = true
    let members = members(rare(owner).pointee[Axis.axis].sizeList)
    let isAbsent = boxes[owner].flags.contains(.isExcluded)
    var total = isAbsent ? 0 : multiple(owner, axis)
    var free = room(axis) + (isAbsent ? 0 : increment(owner, axis))
    for member in members where !boxes[member].flags.contains(.isExcluded) {
      if (boxes + member)[axis].sizeKind == .none {
        total += multiple(member, axis)
      } else {
        resolve(Step(member, Axis.axis, .size))
        free -= (boxes + member)[axis].extent
      }
      free += increment(member, axis)
    }
    free = max(0, free)
    if total == 0 { return }
    var rest = Rest(length: free, multiple: total)
    if isAbsent {
      setExtent(0, owner, axis)
    } else {
      let exact = rest.share(of: multiple(owner, axis))
      let share = rest.take(multiple(owner, axis), pass)
      // The axes differ: the first height of a list is not rounded to the grid, although the others
      // share what a rounded one leaves.
      let own = Axis.axis == .horizontal ? share : exact
      setExtent(clamped(own, owner, axis), owner, axis)
    }
    for member in members { shareSize(with: member, &rest, axis) }
  }

  private func shareSize<Axis: TGAxisType>(with member: Int, _ rest: inout Rest, _ axis: Axis) {
    if boxes[member].flags.contains(.isExcluded) {
      setExtent(0, member, axis)
    } else if (boxes + member)[axis].sizeKind == .none {
      setExtent(rest.take(multiple(member, axis), pass), member, axis)
    }
    let extent = (boxes + member)[axis].extent
    setExtent(clamped(extent, member, axis), member, axis)
  }

  private func multiple<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double {
    let isPlain = !(boxes + index)[axis].flags.contains(.sizeScales)
    return isPlain ? 1 : rare(index).pointee[Axis.axis].size.multiple
  }

  private func increment<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double {
    let isPlain = !(boxes + index)[axis].flags.contains(.sizeScales)
    return isPlain ? 0 : rare(index).pointee[Axis.axis].size.increment
  }

  // MARK: Centres

  /// Puts views in a row, each after the previous one, and the row in the middle.
  ///
  /// This replaces the children's positions for the duration of the run; they are then placed like
  /// all others.
  private mutating func centerTogether<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
    let members = Array(members(rare(owner).pointee[Axis.axis].centerList))
    var (total, gaps) = (0.0, 0.0)
    var follower: Int?
    for member in members.reversed() + [owner] {
      if !boxes[member].flags.contains(.isExcluded) {
        if total != 0, let follower { gaps += pass[any: follower][axis].center }
        resolve(Step(member, Axis.axis, .size))
        total += (boxes + member)[axis].extent
        if member == owner { gaps += pass[any: owner][axis].center }
      }
      follower = member
    }
    let start = (room(axis) - total - gaps) / 2 + pass[axis].paddingStart
    setStart(.number, start, offset: 0, of: owner, axis)
    var previous = owner
    for member in members {
      let attribute: TGAttribute = Axis.axis == .horizontal ? .trailing : .bottom
      let link = PlanLink(
        target: first + Int32(truncatingIfNeeded: previous), attribute: attribute)
      let offset = pass[any: member][axis].center
      setStart(.anchor, link.bits, offset: offset, of: member, axis)
      previous = member
    }
  }

  /// Replaces the value and the offset of the position before a child; bounds stay.
  private mutating func setStart<Axis: TGAxisType>(
    _ kind: ValueKind, _ value: Double, offset: Double, of index: Int, _ axis: Axis
  ) {
    let child = pass[any: index]
    var position = child[axis].positionInFull(.start)
    let isRare = child.box[axis].flags.contains(.startIsRare)
    replaced.append(
      ReplacedStart(
        child: index, axis: Axis.axis, kind: child.box[axis].startKind,
        value: child.box[axis].startValue, position: isRare ? position : nil))
    (position.kind, position.value, position.offset) = (kind, value, offset)
    if kind == .anchor { position.link = PlanLink(bits: value) }
    let hasPlainCenter =
      child[axis].hasCenter && !child.box[axis].flags.contains(.centerIsRare)
    let needsRoom = isRare || offset != 0
    if needsRoom || hasPlainCenter { child[axis].describeInFull() }
    child.box[axis].startKind = kind
    child.box[axis].startValue = value
    guard needsRoom else { return }
    child.box[axis].flags.insert(.startIsRare)
    rare(index).pointee[Axis.axis].start = position
  }

  /// Gives the children their own positions back.
  mutating func restoreStarts() {
    while let original = replaced.popLast() {
      let box = boxes + original.child
      box[original.axis].startKind = original.kind
      box[original.axis].startValue = original.value
      if let position = original.position {
        rare(original.child).pointee[original.axis].start = position
      } else {
        box[original.axis].flags.remove(.startIsRare)
      }
    }
  }
}

/// The position before a child, as it was before the child was put in a row.
struct ReplacedStart {
  var child: Int
  var axis: TGAxis
  var kind: ValueKind
  var value: Double
  /// The position in full, for children whose position is kept that way.
  var position: PlanPosition?
}

/// What is left of a length to share, and the multiples of those that still get a part.
private struct Rest {
  var length: Double
  var multiple: Double

  func share(of part: Double) -> Double { multiple == 0 ? 0 : length * part / multiple }

  /// Takes a share, on the grid; what rounding leaves goes to the later ones.
  mutating func take(_ part: Double, _ pass: TGPass) -> Double {
    let share = pass.round(share(of: part))
    length -= share
    multiple -= part
    return share
  }
}
