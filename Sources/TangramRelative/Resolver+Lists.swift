import TangramCore

// Views that share the extent of the container, and views that are centred together: before anything is
// placed, lists become extents and positions of their members.

extension Resolver {
  /// Works out all lists, of sizes first, child by child.
  mutating func shareByLists() {
    for index in ChildOrder(pass) where !children[index].isSimple {
      if children[index][.horizontal].sizeKind == .list { shareSizes(index, .horizontal) }
      if children[index][.vertical].sizeKind == .list { shareSizes(index, .vertical) }
      if children[index][.horizontal].centerKind == .list { centerTogether(index, .horizontal) }
      if children[index][.vertical].centerKind == .list { centerTogether(index, .vertical) }
    }
  }

  // MARK: Sizes

  /// Shares the room left by views with sizes of their own among the others, by their multiples.
  ///
  /// Increments are subtracted first, so they act as gaps. What bounds cut off one view does not go
  /// to the others.
  private mutating func shareSizes<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
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
      shares[RowKey(owner, Axis.axis)] = 0
    } else {
      let exact = rest.share(of: children[owner][axis].multiple)
      let share = rest.take(children[owner][axis].multiple, pass)
      // The axes differ: the first height of a list is not rounded to the grid, although the others
      // share what a rounded one leaves.
      shares[RowKey(owner, Axis.axis)] = Axis.axis == .horizontal ? share : exact
    }
    let sharing = members.filter { children[$0].isExcluded || children[$0][axis].sizeKind == .none }
    for member in sharing {
      let isAbsent = children[member].isExcluded
      shares[RowKey(member, Axis.axis)] =
        isAbsent ? 0 : rest.take(children[member][axis].multiple, pass)
    }
    for member in [owner] + sharing {
      // A bound may have asked for its extent before it had a share.
      note(member, Axis.axis) { $0.known = [] }
      resolve(Step(member, Axis.axis, .size))
    }
  }

  // MARK: Centres

  /// Puts views in a row, each after the previous one, and the row in the middle.
  ///
  /// This stands for the children's own positions for the duration of the run; they are then placed
  /// like all others.
  private mutating func centerTogether<Axis: TGAxisType>(_ owner: Int, _ axis: Axis) {
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
    rows[RowKey(owner, Axis.axis)] = RowStart(number: start)
    var previous = owner
    for member in members {
      rows[RowKey(member, Axis.axis)] = RowStart(
        previous: previous, offset: children[member][axis].center)
      previous = member
    }
  }
}

// MARK: - Positions in rows

/// A child along an axis.
struct RowKey: Hashable {
  private var child: Int
  private var axis: TGAxis

  init(_ child: Int, _ axis: TGAxis) { (self.child, self.axis) = (child, axis) }
}

/// The value and the offset of the position before a child in a row; its own bounds stay.
struct RowStart {
  /// The distance of the first child of the row from the container.
  var number = 0.0
  /// The child before this one; nil for the first.
  var previous: Int?
  var offset = 0.0
}

extension Resolver {
  /// What a list gives to a child, if the child is in one.
  func share(of index: Int, _ axis: TGAxis) -> Double? {
    shares.isEmpty ? nil : shares[RowKey(index, axis)]
  }

  /// What the position before a child is in a row, if the child is in one.
  func rowStart(_ index: Int, _ axis: TGAxis) -> RowStart? {
    rows.isEmpty ? nil : rows[RowKey(index, axis)]
  }

  /// The position before a child in points: number plus offset, within bounds.
  func startPoints<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> Double {
    guard let row = rowStart(index, Axis.axis) else { return children[index][axis].start }
    return children[index][axis].startInFull.clampToNumbers(row.number + row.offset)
  }

  /// What the position before a child is tied to, if it is tied to something.
  func startReference<Axis: TGAxisType>(_ index: Int, _ axis: Axis) -> TGChildReference? {
    guard let row = rowStart(index, Axis.axis) else { return children[index][axis].startReference }
    let attribute: TGAttribute = Axis.axis == .horizontal ? .trailing : .bottom
    return row.previous.map { TGChildReference(.sibling($0), attribute) }
  }
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
