import TangramCore

// Children that are placed by themselves.

extension FlexRun {
  func placeAbsoluteChildren() {
    guard absoluteCount > 0 else { return }
    let (x, y) = (pass[.horizontal], pass[.vertical])
    let frame = TGSize(width: x.size, height: y.size)
    var reader = TGItemReader(
      pass, width: frame.width, height: frame.height, definite: frame.height)
    for (place, child) in pass.children.enumerated() {
      let value = child[TGFlexItemKey.self]
      guard value.isAbsolute else { continue }
      var item = reader.absoluteItem(child, at: place, value, in: frame)
      let alignment = item.alignment ?? options.alignItems
      let along = TGStaticPlace(in: pass, main, part: partAlong)
      let across = TGStaticPlace(in: pass, cross, part: partAcross(alignment))
      let isIndefinite = item.placeAbsolutely(
        in: frame, x: isRow ? along : across, y: isRow ? across : along, pass)
      item.settle(isIndefinite: isIndefinite, pass)
    }
  }

  /// The part of the free room along the container that lies before a single item.
  var partAlong: Double {
    let isReversed = options.direction.isReversed
    switch options.justifyContent {
    case .flexStart, .stretch, .spaceBetween: return isReversed ? 1 : 0
    case .flexEnd: return isReversed ? 0 : 1
    case .start: return 0
    case .end: return 1
    case .center, .spaceAround, .spaceEvenly: return 0.5
    }
  }

  func partAcross(_ alignment: TGItemAlignment) -> Double {
    let isReversed = options.wrap == .wrapReverse
    switch alignment {
    case .start: return 0
    case .stretch, .flexStart, .baseline: return isReversed ? 1 : 0
    case .flexEnd: return isReversed ? 0 : 1
    case .end: return 1
    case .center: return 0.5
    }
  }
}

extension TGStaticPlace {
  /// The room between the paddings of a container.
  init(in pass: TGPass, _ axis: TGAxis, part: Double) {
    if axis == .horizontal {
      self.init(in: pass[.horizontal], part: part)
    } else {
      self.init(in: pass[.vertical], part: part)
    }
  }

  private init<Axis: TGAxisType>(in pass: TGPassAxis<Axis>, part: Double) {
    self.init(start: pass.paddingStart, end: pass.size - pass.paddingEnd, part: part)
  }
}
