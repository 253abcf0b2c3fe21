import TangramCore

// How large items are by their content.

extension Item {
  /// The width the content of the item asks for, with its ratio but without its own size and bounds.
  ///
  /// - Parameters:
  ///   - width: Which width is asked for.
  ///   - height: The height of the item, if it is known; else NaN.
  ///   - pass: The pass over the container.
  package func contentWidth(_ width: TGContentWidth, height: Double, _ pass: TGPass) -> Double {
    if isEmpty { return x.padding }
    let child = pass[place]
    let known = height.isNaN ? nil : height
    if ratio == 0 {
      return max(x.padding, pass.contentWidth(width, of: child, height: known))
    }
    if let known {
      let least = pass.contentWidth(.least, of: child, height: known)
      return max(max(x.padding, least), y.clamp(known) * ratio)
    }
    // Without a height its bounds carry over, and what it has for padding.
    let content = pass.contentWidth(width, of: child)
    return max(max(x.padding, max(y.lower, y.padding) * ratio), min(content, y.upper * ratio))
  }

  /// What the item adds to the width of its container's content, margins included.
  package func contribution(_ width: TGContentWidth, height: Double, _ pass: TGPass) -> Double {
    x.clamp(x.isSized ? x.size : contentWidth(width, height: height, pass)) + x.margins
  }

  /// The width the content takes in a room.
  package func fittedWidth(in room: Double, height: Double, _ pass: TGPass) -> Double {
    let greatest = contentWidth(.greatest, height: height, pass)
    if greatest <= room { return greatest }
    return min(greatest, max(room, contentWidth(.least, height: height, pass)))
  }

  /// The height the item has by its content at a width, with its ratio but without its own size and
  /// bounds.
  package func contentHeight(width: Double, usesRatio: Bool = true, _ pass: TGPass) -> Double {
    if !hasContent, ratio == 0 || !usesRatio { return y.padding }
    if ratio > 0, usesRatio, y.hasLower { return max(y.padding, width / ratio) }
    let child = pass[place]
    // What is in it sees only the height that it makes itself.
    if isContainer { child[.vertical].isIndefinite = true }
    let content = max(y.padding, pass.contentHeight(of: child, width: width))
    return ratio > 0 && usesRatio ? max(content, width / ratio) : content
  }

  /// The distance from the item's top margin edge to its baseline, or to its bottom if it has none,
  /// at its present extents.
  package func ascent(_ pass: TGPass) -> Double {
    let child = pass[place]
    child[.horizontal].extent = x.extent
    child[.vertical].extent = y.extent
    return y.before + (pass.baseline(of: child) ?? y.extent)
  }

  /// Gives the child the rectangle that was found.
  ///
  /// - Parameters:
  ///   - isIndefinite: Whether the height follows from content.
  ///   - pass: The pass over the container.
  @inlinable package func settle(isIndefinite: Bool, _ pass: TGPass) {
    let child = pass[place]
    child[.horizontal].extent = x.extent
    child[.horizontal].origin = x.origin
    child[.vertical].extent = y.extent
    child[.vertical].origin = y.origin
    if isContainer { child[.vertical].isIndefinite = isIndefinite }
  }
}

// MARK: - Auto margins

extension ItemAxis {
  /// Shares a room among the margins that ask for it.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package mutating func takeUp(_ free: Double) -> Bool {
    guard hasAutoMargin else { return false }
    let room = max(0, free)
    let both: ItemFlags = [.autoBefore, .autoAfter]
    if flags.isSuperset(of: both) {
      (before, after) = (room / 2, room / 2)
    } else if flags.contains(.autoBefore) {
      before = room
    } else {
      after = room
    }
    return true
  }

  /// Gives each margin that asks for a share of the room this one.
  package mutating func giveAutoMargins(_ share: Double) {
    if flags.contains(.autoBefore) { before = share }
    if flags.contains(.autoAfter) { after = share }
  }
}
