import TangramCore
import TangramExplanations

/// Reads children as items: converts percentages to points, and ignores unsupported descriptors.
package struct ItemReader {
  let pass: TGPass
  /// The width that horizontal percentages refer to; NaN if it is not known.
  package let width: Double
  /// The width that percentages of margins refer to; 0 if it is not known.
  let marginBase: Double
  /// The container's height, for items that fill it; NaN if it is not known.
  package let height: Double
  /// The height that vertical percentages refer to; NaN if it is indefinite.
  package let definiteHeight: Double

  /// Creates a reader for an inner width and height of the container, NaN if they are not known; `definite`
  /// is nil to query the pass.
  package init(_ pass: TGPass, width: Double, height: Double, definite: Double? = nil) {
    self.pass = pass
    self.width = width
    marginBase = width.isNaN ? 0 : width
    self.height = height
    definiteHeight = definite ?? (pass[.vertical].isDefinite ? height : .nan)
  }
}

extension ItemReader {
  /// Reads the properties of the child at an index into an item that has default values, except those
  /// that are stored as a `TGFlexItem`.
  package func read(_ child: TGChild, at index: Int, into item: inout Item) {
    item.childIndex = index
    if child.isPlain {
      // A plain child has two numeric sizes and no other properties.
      item.x.size = 0.0.atLeast(child[.horizontal].number(or: 0))
      item.y.size = 0.0.atLeast(child[.vertical].number(or: 0))
      return
    }
    read(child[.horizontal], of: width, &item.x)
    read(child[.vertical], of: definiteHeight, &item.y)
    item.isContainer = child.isContainer
    item.hasContent = item.isContainer || child.hasContent
    if item.isContainer {
      item.x.padding = child[.horizontal].padding
      item.y.padding = child[.vertical].padding
    }
    fill(&item)
  }

  private func fill(_ item: inout Item) {
    if item.x.fills, width.isKnown { item.x.size = max(0, width - item.x.margins) }
    if item.y.fills, height.isKnown { item.y.size = max(0, height - item.y.margins) }
  }

  /// Reads the properties of a child that are stored as a `TGFlexItem`, except those of flex layouts.
  package func read(_ value: TGFlexItem, into item: inout Item) {
    item.order = value.order
    if let ratio = value.aspectRatio, ratio > 1e-6, ratio < 1e6 { item.ratio = ratio }
    if value.autoMargins.isEmpty { return }
    readAutoMargins(value, &item)
    fill(&item)
  }

  /// Creates an item from the properties of the child at an index, including those stored as a `TGFlexItem`.
  package func item(_ child: TGChild, at index: Int, _ value: TGFlexItem?) -> Item {
    var item = Item()
    read(child, at: index, into: &item)
    if let value { read(value, into: &item) }
    return item
  }

  private func readAutoMargins(_ value: TGFlexItem, _ item: inout Item) {
    var margins = value.autoMargins
    let isRightToLeft = pass.isRightToLeft
    if margins.contains(.left) { margins.insert(isRightToLeft ? .trailing : .leading) }
    if margins.contains(.right) { margins.insert(isRightToLeft ? .leading : .trailing) }
    item.x.makeAuto(before: margins.contains(.leading), after: margins.contains(.trailing))
    item.y.makeAuto(before: margins.contains(.top), after: margins.contains(.bottom))
  }

  /// Reads the properties of a child along an axis; percentages of its size refer to `whole`, NaN if that is
  /// indefinite.
  @inline(__always)
  private func read<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, of whole: Double, _ item: inout ItemAxis
  ) {
    switch child.sizeKind {
    case .number: item.size = 0.0.atLeast(child.number(or: 0))
    case .weight:
      item.size = whole.isNaN ? .nan : max(0, child.share(of: whole, or: 0))
      item.flags = [.isShare, .dependsOnContainer]
    case .fill: item.flags = [.fills, .dependsOnContainer]
    default: break
    }
    if child.isBounded { readBounds(child, of: whole, &item) }
    if child.hasPositions { readPositions(child, of: marginBase, &item) }
  }

  private func readBounds<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, of whole: Double, _ item: inout ItemAxis
  ) {
    if let lower = boundValue(child.lowerBound, of: whole, &item) {
      item.lower = lower.isNaN ? 0 : max(0, lower)
      item.flags.insert(.hasLower)
    }
    if let upper = boundValue(child.upperBound, of: whole, &item), !upper.isNaN {
      item.upper = max(0, upper)
    }
  }

  /// Returns a bound in points: NaN for a percentage of an unknown length, nil for a bound that
  /// items do not support.
  private func boundValue(
    _ bound: TGChildBound?, of whole: Double, _ item: inout ItemAxis
  ) -> Double? {
    guard let bound, bound.appliesToItems else { return nil }
    if bound.kind == .weight { item.flags.insert(.dependsOnContainer) }
    return bound.points { whole }
  }

  func readPositions<Axis: TGAxisType>(
    _ child: TGChildAxis<Axis>, of whole: Double, _ item: inout ItemAxis
  ) {
    if child.startPosition.kind != .none { item.flags.insert(.hasBefore) }
    if child.endPosition.kind != .none { item.flags.insert(.hasAfter) }
    if child.startPosition.kind == .weight || child.endPosition.kind == .weight {
      item.flags.insert(.dependsOnContainer)
    }
    item.before = child.start(of: whole)
    item.after = child.end(of: whole)
  }
}

extension ItemAxis {
  fileprivate mutating func makeAuto(before: Bool, after: Bool) {
    if before { flags = flags.union(.autoBefore).subtracting(.hasBefore) }
    if after { flags = flags.union(.autoAfter).subtracting(.hasAfter) }
    setAutoMargins(0)
  }
}

extension TGChildBound {
  /// Whether items support the bound: it is a number or a percentage.
  var appliesToItems: Bool { kind == .number || kind == .weight }
}
