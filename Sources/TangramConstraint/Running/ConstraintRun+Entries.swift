import TangramCore

// The entries of the list as forms.

extension ConstraintRun {
  /// Puts the form of a constraint together: first less second, or the other way round if it is to be
  /// at most that.
  @inline(__always)
  mutating func formConstraint(_ link: ConstraintLink, _ constraint: UnsafePointer<TGConstraint>) {
    let sign = constraint.pointee.relation == .lessOrEqual ? -1.0 : 1.0
    let first = constraint.pointee.firstAttribute
    let hasSecond = constraint.pointee.flags.contains(.hasSecond)
    let second = hasSecond ? constraint.pointee.secondAttribute : first
    var constant = constraint.pointee.constant
    if leavesOutConstant(link, first) { constant = 0 }
    system.begin(-sign * constant)
    if system.isRecording { system.note { $0.isOf(link.constraint) } }
    let factor = -sign * constraint.pointee.multiplier
    if isRightToLeft, first.isPhysical || hasSecond && second.isPhysical {
      addPhysical(first, Int(link.first), sign)
      addPhysical(second, Int(link.second), factor)
      return
    }
    add(first, Int(link.first), sign)
    if link.second >= 0 { add(second, Int(link.second), factor) }
  }

  /// Whether the gap goes with a view that is gone.
  @inline(__always)
  func leavesOutConstant(_ link: ConstraintLink, _ first: TGConstraintAttribute) -> Bool {
    link.second > 0 && !first.isSize && items[Int(link.first)].flags.contains(.isGone)
  }

  /// The constant of a constraint as its form has it: what is to be taken from it.
  func constant(of constraint: TGConstraint, _ link: ConstraintLink) -> Double {
    if leavesOutConstant(link, constraint.firstAttribute) { return 0 }
    return constraint.relation == .lessOrEqual ? -constraint.constant : constraint.constant
  }

  /// Adds an attribute that counts from where reading starts, or from the top.
  @inline(__always)
  mutating func add(_ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double) {
    let (x, y) = (ItemPart.x.of(item), ItemPart.y.of(item))
    let (width, height) = (ItemPart.width.of(item), ItemPart.height.of(item))
    switch attribute {
    case .leading, .left: system.add(x, factor)
    case .top: system.add(y, factor)
    case .width: system.add(width, factor)
    case .height: system.add(height, factor)
    case .trailing, .right:
      system.add(x, factor)
      system.add(width, factor)
    case .bottom:
      system.add(y, factor)
      system.add(height, factor)
    case .centerX:
      system.add(x, factor)
      system.add(width, factor / 2)
    case .centerY:
      system.add(y, factor)
      system.add(height, factor / 2)
    default: addLineOrMargin(attribute, item, factor)
    }
  }

  private mutating func addLineOrMargin(
    _ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double
  ) {
    if system.isRecording { system.stopRecording() }
    switch attribute {
    case .firstBaseline, .lastBaseline: addBaseline(attribute, item, factor)
    case .leadingMargin, .leftMargin: system.constant += factor * padding.leading
    case .topMargin: system.constant += factor * padding.top
    case .trailingMargin, .rightMargin:
      system.constant -= factor * padding.trailing
      system.add(ItemPart.width.of(0), factor)
    case .bottomMargin:
      system.constant -= factor * padding.bottom
      system.add(ItemPart.height.of(0), factor)
    default: break
    }
  }

  private mutating func addBaseline(
    _ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double
  ) {
    let isFirst = attribute == .firstBaseline
    guard item > 0, items[item].flags.contains(.hasLines),
      let font = pass[any: Int(items[item].place)].font
    else { return add(isFirst ? .top : .bottom, item, factor) }
    add(.centerY, item, factor)
    let half = items[item].content.height / 2
    let below = font.lineHeight - font.ascender
    system.constant += factor * (isFirst ? font.ascender - half : half - below)
  }

  /// Adds an attribute that counts from the left where reading starts on the right.
  private mutating func addPhysical(
    _ attribute: TGConstraintAttribute, _ item: Int, _ factor: Double
  ) {
    let mirrored: TGConstraintAttribute
    switch attribute {
    case .left: mirrored = .trailing
    case .right: mirrored = .leading
    case .leftMargin: mirrored = .trailingMargin
    case .rightMargin: mirrored = .leadingMargin
    case .centerX: mirrored = .centerX
    default: return add(attribute, item, factor)
    }
    system.add(ItemPart.width.of(0), factor)
    add(mirrored, item, -factor)
  }
}

// MARK: - Meeting entries

/// What an entry of the list is.
struct EntryID: Hashable, BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case value, maximum, minimum, constraint, resistance, hugging, fitting
  }

  let kind: Kind
  private let isVertical: Bool
  /// The item, or the place of the constraint in the list.
  let index: Int32

  @inline(__always) init(kind: Kind, index: Int32, axis: TGAxis = .horizontal) {
    (self.kind, self.index, isVertical) = (kind, index, axis == .vertical)
  }

  var axis: TGAxis { isVertical ? .vertical : .horizontal }
}

extension ConstraintRun {
  /// Meets the entry whose form was put together.
  @inline(__always)
  mutating func meet(_ isEquality: Bool, _ entry: EntryID, isRequired: Bool) {
    if record != nil { return recordEntry(isEquality, entry, isRequired) }
    let violation = isEquality ? system.imposeEquality() : system.imposeInequality()
    assert(noteOutcome(violation))
    if isRequired, system.isRecording, system.form.count == 0 {
      system.note { $0.check(isEquality: isEquality, violation: violation) }
    }
    if isRequired, violation.magnitude > RunFindings.leastViolation {
      findings.conflicts.append(Conflict(entry: entry, amount: violation.magnitude))
    }
  }
}
