// The widths that content asks for, and its heights.

/// The widths that the content of a container asks for at a height; NaN until somebody asks.
struct ContentWidths {
  var height: Double
  var least = Double.nan
  var greatest = Double.nan

  subscript(width: TGContentWidth) -> Double {
    get { width == .least ? least : greatest }
    set { if width == .least { least = newValue } else { greatest = newValue } }
  }
}

extension Solver {
  /// The height that the content of a view needs at a width; 0 for a leaf without content.
  ///
  /// - Parameters:
  ///   - box: The view.
  ///   - width: The width.
  ///   - asker: The container whose pass asks, which is told whether the content is known to fit.
  func contentHeight(
    of box: UnsafeMutablePointer<Box>, width: Double,
    for asker: UnsafeMutablePointer<ContainerBox>
  ) -> Double {
    let index = Int(box.pointee.container)
    guard index >= 0 else { return contentHeight(ofLeaf: box, width: width, for: asker) }
    let given = TGSize(width: grid.round(width)).finiteOrZero
    let height = measure(index, asIfWrapping: .vertical, given: given).height
    if !(containers.base[index].roomEnough <= width) { asker.pointee.flags.insert(.mayStickOut) }
    return height
  }

  @inline(__always)
  private func contentHeight(
    ofLeaf box: UnsafeMutablePointer<Box>, width: Double,
    for asker: UnsafeMutablePointer<ContainerBox>
  ) -> Double {
    // No room at all is a limit, too.
    let limit = TGSize(width: max(width, 0.001))
    guard let size = contentSize(of: box, within: limit.finiteOrZero) else { return 0 }
    if size.width > width { asker.pointee.flags.insert(.mayStickOut) }
    return size.height
  }

  /// The width that the content of a leaf asks for.
  func contentWidth(_ width: TGContentWidth, ofLeaf box: UnsafeMutablePointer<Box>) -> Double {
    // Any limit breaks a text wherever it can be; what a client measures is asked for one point.
    let limit = width == .greatest ? 0 : isMeasuredByFunction(box) ? 1 : Double.leastNormalMagnitude
    return contentSize(of: box, within: TGSize(width: limit))?.width ?? 0
  }

  private func isMeasuredByFunction(_ box: UnsafeMutablePointer<Box>) -> Bool {
    guard box.pointee.flags.contains(.hasContent) else { return false }
    return plan.contents[box.pointee.content].content.borrow {
      if case .measured = $0.content.kind { true } else { false }
    }
  }

  /// The width that the content of a container asks for, padding included.
  ///
  /// - Parameter height: The height of the container; NaN if it is not known.
  func contentWidth(_ width: TGContentWidth, of index: Int, height: Double) -> Double {
    let known = knownContentWidth(width, of: index, height: height)
    return known.isNaN ? findContentWidth(width, of: index, height: height) : known
  }

  /// Asks the algorithm of a container.
  private func findContentWidth(
    _ width: TGContentWidth, of index: Int, height: Double
  ) -> Double {
    let container = containers.base + index
    if mustNotSolve(index) {
      if !isSpent, depth >= Self.deepestSolve {
        let given = TGSize(width: 0, height: height)
        postpone(PostponedSolve(container: index, given: given, contentWidth: width))
      }
      return 0
    }
    spend(1 + Int(container.pointee.count))
    if !height.isNaN {
      // Asked for ever new heights: that the height is not known is an answer, too.
      if wasSolved(index, moreThan: Self.mostSolves) {
        plan.report(boxes.base + Int(container.pointee.box), "size", .unsettled)
        return contentWidth(width, of: index, height: .nan)
      }
      container.pointee.solves &+= 1
    }
    depth &+= 1
    (container.pointee.widthAsked, container.pointee.heightAsked) = (width, height)
    let pass = TGPass(solver: self, container: index)
    container.pointee.inForce.borrow { $0.run($0, .contentWidth, pass) }
    var answer = container.pointee.answer
    if answer.isNaN { answer = usualContentWidth(width, of: index, height: height) }
    depth &-= 1
    answer = answer.isFinite ? min(max(0, answer), 1e12) : 0
    if postponed.isEmpty {
      remember(answer, width, of: index, height: height)
    } else {
      noteUnanswered(index)
    }
    return answer
  }

  /// The answer that was found before; NaN if there is none.
  @inline(__always)
  private func knownContentWidth(
    _ width: TGContentWidth, of index: Int, height: Double
  ) -> Double {
    let container = containers.base + index
    if height.isNaN {
      return width == .least ? container.pointee.leastWidth : container.pointee.greatestWidth
    }
    guard container.pointee.flags.contains(.hasContentWidths) else { return .nan }
    return knownContentWidth(width, of: index, atHeight: height)
  }

  @inline(never)
  private func knownContentWidth(
    _ width: TGContentWidth, of index: Int, atHeight height: Double
  ) -> Double {
    contentWidths[index]?.first { $0.height == height }?[width] ?? .nan
  }

  @inline(__always)
  private func remember(
    _ answer: Double, _ width: TGContentWidth, of index: Int, height: Double
  ) {
    if !height.isNaN {
      remember(answer, width, of: index, atHeight: height)
    } else if width == .least {
      containers.base[index].leastWidth = answer
    } else {
      containers.base[index].greatestWidth = answer
    }
  }

  @inline(never)
  private func remember(
    _ answer: Double, _ width: TGContentWidth, of index: Int, atHeight height: Double
  ) {
    let container = containers.base + index
    if !container.pointee.flags.contains(.hasContentWidths) { contentWidths[index] = [] }
    container.pointee.flags.insert(.hasContentWidths)
    var known = contentWidths[index, default: []]
    if let place = known.firstIndex(where: { $0.height == height }) {
      known[place][width] = answer
    } else {
      var widths = ContentWidths(height: height)
      widths[width] = answer
      known.append(widths)
    }
    contentWidths[index] = known
  }

  // MARK: - Containers that do not say

  /// The width a container wraps to; as the least width, how far its children reach if it has no room
  /// for them.
  private func usualContentWidth(
    _ width: TGContentWidth, of index: Int, height: Double
  ) -> Double {
    let isKnown = !height.isNaN
    let given = TGSize(width: 0, height: isKnown ? grid.round(height) : 0)
    let greatest = measure(
      index, asIfWrapping: isKnown ? .horizontal : .both, given: given
    ).width
    if width == .greatest { return greatest }
    let container = containers.base + index
    let padding = container.pointee.x.paddingStart + container.pointee.x.paddingEnd
    let without = TGSize(width: max(0, padding), height: isKnown ? given.height : 0)
    return min(greatest, padding + reach(index, wrapping: isKnown ? [] : .vertical, without))
  }

  /// How far the children of a container reach if it is given a size, each as wide as it likes to be.
  private func reach(_ index: Int, wrapping: TGAxes, _ given: TGSize) -> Double {
    let container = containers.base + index
    let own = container.pointee.wrappedAxes
    // Some containers make children smaller than they like to be where there is no room.
    place(index, wrapping.union(.horizontal), TGSize(width: 0, height: given.height))
    let first = boxes.base + Int(container.pointee.first)
    let count = Int(container.pointee.count)
    let liked = (0..<count).map { first[$0].x.extent }
    place(index, wrapping, given)
    container.pointee.wrappedAxes = own
    var (start, end) = (Double.infinity, -Double.infinity)
    for place in 0..<count {
      let child = first[place].x
      let isOwn = child.sizeKind == .number || child.sizeKind == .wrap
      start = min(start, child.origin)
      end = max(end, child.origin + (isOwn ? liked[place] : child.extent))
    }
    forgetPlaces(of: index)
    return end > start ? end - start : 0
  }

  private func place(_ index: Int, _ wrapping: TGAxes, _ given: TGSize) {
    let container = containers.base + index
    container.pointee.wrappedAxes = wrapping
    container.pointee.flags.remove(.isResumable)
    _ = settle(index, container, given)
  }
}
