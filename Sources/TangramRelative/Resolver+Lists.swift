import TangramCore

// Views that share the extent of the container, and views that are centred together.

extension Resolver {
  /// Works out all lists, of sizes first, child by child.
  mutating func shareByLists() {
    for index in ChildOrder(pass) where boxes[index].rare >= 0 {
      if boxes[index].x.sizeKind == .list { shareSizes(index, TGHorizontal.self) }
      if boxes[index].y.sizeKind == .list { shareSizes(index, TGVertical.self) }
      if boxes[index].x.centerKind == .list { centerTogether(index, TGHorizontal.self) }
      if boxes[index].y.centerKind == .list { centerTogether(index, TGVertical.self) }
    }
  }

  /// The views a list names, in order; what is no sibling is left out.
  private func members(_ list: Range<Int>) -> LazyMembers {
    let links = pass.plan._withUnsafeGuaranteedRef { $0.links.base }
    return list.lazy.map { [first] in Int(links[$0].link.target - first) }.filter { $0 >= 0 }
  }

  private typealias LazyMembers = LazyFilterSequence<LazyMapSequence<Range<Int>, Int>>

  // MARK: Sizes

  /// Shares the room that views with sizes of their own leave, by the multiples of the others.
  ///
  /// Their increments are taken off the whole, so that they are gaps. What bounds cut off one view
  /// the others do not get.
  private mutating func shareSizes<Axis: TGAxisType>(_ owner: Int, _: Axis.Type) {
    followsContainer = true
    let members = members(rare(owner).pointee[Axis.axis].sizeList)
    let isAbsent = boxes[owner].flags.contains(.isExcluded)
    var total = isAbsent ? 0 : multiple(owner, Axis.self)
    var free = room(Axis.self) + (isAbsent ? 0 : increment(owner, Axis.self))
    for member in members where !boxes[member].flags.contains(.isExcluded) {
      if (boxes + member)[Axis.self].sizeKind == .none {
        total += multiple(member, Axis.self)
      } else {
        resolve(Step(member, Axis.axis, .size))
        free -= (boxes + member)[Axis.self].extent
      }
      free += increment(member, Axis.self)
    }
    free = max(0, free)
    if total == 0 { return }
    var rest = Rest(length: free, multiple: total)
    if isAbsent {
      setExtent(0, owner, Axis.self)
    } else {
      let exact = rest.share(of: multiple(owner, Axis.self))
      let share = rest.take(multiple(owner, Axis.self), pass)
      // The axes differ: the first height of a list is not on the grid, though the others are
      // what is left beside one that is.
      let own = Axis.axis == .horizontal ? share : exact
      setExtent(clamped(own, owner, Axis.self), owner, Axis.self)
    }
    for member in members { shareSize(with: member, &rest, Axis.self) }
  }

  private func shareSize<Axis: TGAxisType>(with member: Int, _ rest: inout Rest, _: Axis.Type) {
    if boxes[member].flags.contains(.isExcluded) {
      setExtent(0, member, Axis.self)
    } else if (boxes + member)[Axis.self].sizeKind == .none {
      setExtent(rest.take(multiple(member, Axis.self), pass), member, Axis.self)
    }
    let extent = (boxes + member)[Axis.self].extent
    setExtent(clamped(extent, member, Axis.self), member, Axis.self)
  }

  private func multiple<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Double {
    let isPlain = !(boxes + index)[Axis.self].flags.contains(.sizeScales)
    return isPlain ? 1 : rare(index).pointee[Axis.axis].size.multiple
  }

  private func increment<Axis: TGAxisType>(_ index: Int, _: Axis.Type) -> Double {
    let isPlain = !(boxes + index)[Axis.self].flags.contains(.sizeScales)
    return isPlain ? 0 : rare(index).pointee[Axis.axis].size.increment
  }

  // MARK: Centres

  /// Puts views in a row, each behind the one before it, and the row in the middle.
  ///
  /// This writes positions into the children for the time of the run; they are then placed like all
  /// others.
  private mutating func centerTogether<Axis: TGAxisType>(_ owner: Int, _: Axis.Type) {
    let members = Array(members(rare(owner).pointee[Axis.axis].centerList))
    var (total, gaps) = (0.0, 0.0)
    var follower: Int?
    for member in members.reversed() + [owner] {
      if !boxes[member].flags.contains(.isExcluded) {
        if total != 0, let follower { gaps += pass[any: follower].center(Axis.self) }
        resolve(Step(member, Axis.axis, .size))
        total += (boxes + member)[Axis.self].extent
        if member == owner { gaps += pass[any: owner].center(Axis.self) }
      }
      follower = member
    }
    let start = (room(Axis.self) - total - gaps) / 2 + pass.paddingStart(Axis.self)
    setStart(.number, start, offset: 0, of: owner, Axis.self)
    var previous = owner
    for member in members {
      let attribute: TGAttribute = Axis.axis == .horizontal ? .trailing : .bottom
      let link = PlanLink(
        target: first + Int32(truncatingIfNeeded: previous), attribute: attribute)
      let offset = pass[any: member].center(Axis.self)
      setStart(.anchor, link.bits, offset: offset, of: member, Axis.self)
      previous = member
    }
  }

  /// Replaces the value and the offset of the position before a child; bounds stay.
  private mutating func setStart<Axis: TGAxisType>(
    _ kind: ValueKind, _ value: Double, offset: Double, of index: Int, _: Axis.Type
  ) {
    let child = pass[any: index]
    var position = child.positionInFull(.start, Axis.self)
    let isRare = child.box[Axis.self].flags.contains(.startIsRare)
    replaced.append(
      ReplacedStart(
        child: index, axis: Axis.axis, kind: child.box[Axis.self].startKind,
        value: child.box[Axis.self].startValue, position: isRare ? position : nil))
    (position.kind, position.value, position.offset) = (kind, value, offset)
    if kind == .anchor { position.link = PlanLink(bits: value) }
    let hasPlainCenter =
      child.hasCenter(Axis.self) && !child.box[Axis.self].flags.contains(.centerIsRare)
    let needsRoom = isRare || offset != 0
    if needsRoom || hasPlainCenter { pass.describeInFull(child, Axis.self) }
    child.box[Axis.self].startKind = kind
    child.box[Axis.self].startValue = value
    guard needsRoom else { return }
    child.box[Axis.self].flags.insert(.startIsRare)
    rare(index).pointee[Axis.axis].start = position
  }

  /// Gives the children back the positions they were described with.
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

/// The position before a child, as it was before the child came into a row.
struct ReplacedStart {
  var child: Int
  var axis: TGAxis
  var kind: ValueKind
  var value: Double
  /// The position in full, for children that had it so.
  var position: PlanPosition?
}

/// What is left of a length to share, and the multiples of those that still get a part.
private struct Rest {
  var length: Double
  var multiple: Double

  func share(of part: Double) -> Double { multiple == 0 ? 0 : length * part / multiple }

  /// Takes a share, on the grid; what rounding leaves goes to those that follow.
  mutating func take(_ part: Double, _ pass: TGPass) -> Double {
    let share = pass.round(share(of: part))
    length -= share
    multiple -= part
    return share
  }
}
