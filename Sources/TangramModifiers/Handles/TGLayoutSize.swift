import TangramCore

/// A handle on the width or the height of a view, which controls how that extent is determined.
///
/// The properties `view.tg_width` and `view.tg_height` return a handle. Its methods write into the
/// view and return the handle, so calls can be chained:
///
///     view.tg_width.equal(photo.tg_width).add(20).min(20).max(container, multiple: 0.5)
///     view.tg_height.equal(.wrap)
///
/// Use a handle in the statement that fetches it. Using a handle after its view is gone, or after
/// the view was copied and one of the copies changed, stops the program with a message that names
/// the view.
///
/// A statement that makes a single call, such as `view.tg_width.equal(20)`, is the fastest: that
/// method returns nothing, so no handle outlives the statement.
public struct TGLayoutSize {
  @usableFromInline package internal(set) var target: HandleTarget
  @usableFromInline package let attribute: TGAttribute
  package let part: DescriptorPart

  init(
    _ cell: DescriptorCell, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(cell)), attribute, part)
  }

  @usableFromInline init(
    _ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// The view's cell, for changing its descriptors.
  var cell: DescriptorCell { target.cell }

  /// A size that is neither a number nor the size of another view.
  public struct Keyword: Hashable, Sendable {
    let value: DescriptorValue
    init(_ value: DescriptorValue) { self.value = value }

    /// The extent of the content: that of a leaf, or of the children of a container.
    public static var wrap: Keyword { Keyword(DescriptorValue(.wrap)) }
    /// As large as the remaining space.
    public static var fill: Keyword { Keyword(DescriptorValue(.fill)) }
    /// An equal share of the remaining space.
    public static var average: Keyword { Keyword(.average) }
  }

  /// The extent of the content: that of a leaf, or of the children of a container.
  public static var wrap: Keyword { .wrap }
  /// As large as the remaining space.
  public static var fill: Keyword { .fill }
  /// An equal share of the remaining space.
  public static var average: Keyword { .average }
}

// MARK: - Single calls, which return nothing

extension TGLayoutSize {
  /// Sets the extent to a number of points.
  public mutating func equal(_ points: Double) {
    target.say(DescriptorValue(.number, points), of: attribute, part)
  }

  /// Sets the extent to a number of points.
  public mutating func equal(_ points: Int) {
    target.say(DescriptorValue(.number, Double(points)), of: attribute, part)
  }

  /// Sets the extent to a share; the container determines what it is a share of.
  public mutating func equal(_ weight: TGWeight) {
    target.say(DescriptorValue(.weight, weight.percent), of: attribute, part)
  }

  /// Sets the extent to that of the content, to the remaining space, or to an equal share of it.
  public mutating func equal(_ keyword: Keyword) { target.say(keyword.value, of: attribute, part) }

  /// Ties the extent to another extent; an extent tied to itself wraps its content.
  public mutating func equal(_ size: TGLayoutSize) { target.say(size.asValue, of: attribute, part) }

  /// Ties the extent to another extent; an extent tied to itself wraps its content.
  public mutating func equal(_ anchor: TGAnchor) {
    target.say(DescriptorValue(anchor), of: attribute, part)
  }

  /// Sets a number of points as lower bound.
  public mutating func min(_ points: Double) {
    target.say(DescriptorValue(.number, points), of: attribute, .lower)
  }

  /// Sets a number of points as upper bound.
  public mutating func max(_ points: Double) {
    target.say(DescriptorValue(.number, points), of: attribute, .upper)
  }
}

// MARK: - Calls that can be chained

extension TGLayoutSize {
  /// Sets the extent to `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func equal(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(DescriptorValue(.number, points), increment, multiple)
    return self
  }

  /// Sets the extent to any value that an extent can have, times `multiple`, plus `increment`.
  ///
  /// A view means its extent with the same name; `superview` means the parent's extent with that name. An
  /// extent tied to itself wraps its content. An optional that is nil removes the value.
  @discardableResult
  public consuming func equal(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    let value = length.tg_value(for: attribute)
    let packed = value.packed.asSize(attribute, ofViewWith: cell.node.identity)
    set(packed, increment.tg_points, multiple.tg_points, value.terms)
    return self
  }

  /// Shares the parent's extent with the views of `sizes` (in a relative layout).
  @discardableResult
  public consuming func equal(
    _ sizes: [TGLayoutSize], increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    equal(sizes.map { $0.anchor(seenFrom: self) }, increment: increment, multiple: multiple)
  }

  /// Shares the parent's extent with the views of `anchors` (in a relative layout).
  @discardableResult
  public consuming func equal(
    _ anchors: [TGAnchor], increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    cell.node.setValue(
      DescriptorValue(.list), of: attribute, part: part, addend: increment, multiple: multiple,
      list: anchors)
    return self
  }

  /// Removes the value, and replaces increment and multiple; bounds are kept.
  @discardableResult
  public consuming func equal(
    _ nothing: Never?, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(.none, increment, multiple)
    return self
  }

  /// Replaces the increment, which is added to the value.
  @discardableResult
  public consuming func add(_ increment: Double) -> TGLayoutSize {
    cell.node.setAddend(increment, of: attribute, part: part)
    return self
  }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public consuming func multiply(_ multiple: Double) -> TGLayoutSize {
    cell.node.setMultiple(multiple, of: attribute, part: part)
    return self
  }

  /// Replaces the shrink factor: if the children need more space than the container has, the shortage is
  /// divided among sizes and positions in proportion to their factors, which are 0 by default.
  ///
  /// Linear and frame layouts use it, and flow layouts with a fixed number of children in a line.
  @discardableResult
  public consuming func shrink(_ factor: Double) -> TGLayoutSize {
    cell.node.setShrink(factor, of: attribute)
    return self
  }

  /// Removes value, increment, multiple, bounds and shrink factor, and makes the size active again.
  public func clear() { cell.node.clear(attribute, part: part) }

  /// A handle on all descriptors of the view, for continuing a chain with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(cell) }

  /// Whether the size is used; an inactive size keeps its value, but has no effect.
  public var isActive: Bool {
    get { cell.node.isActive(attribute, part: part) }
    nonmutating set { cell.node.setActive(newValue, attribute, part: part) }
  }

  func set(
    _ value: DescriptorValue, _ increment: Double, _ multiple: Double, _ terms: [TGMost.Term] = []
  ) {
    cell.node.setValue(
      value, of: attribute, part: part, addend: increment, multiple: multiple, terms: terms)
  }

  func anchor(seenFrom other: TGLayoutSize) -> TGAnchor {
    target.identity == other.target.identity ? .this(attribute) : anchor
  }
}

extension TGLayoutSize: CustomStringConvertible {
  /// The calls that set the size to its state.
  public var description: String { cell.node.text(of: attribute) ?? "tg_\(attribute.name)" }
}
