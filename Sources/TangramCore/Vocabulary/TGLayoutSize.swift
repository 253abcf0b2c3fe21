/// The handle on the width or the height of a view: what its extent is made from.
///
/// A handle is what `view.tg_width` and `view.tg_height` give you. Its methods write into the
/// view and return the handle, so calls chain:
///
///     view.tg_width.equal(photo.tg_width).add(20).min(20).max(container, multiple: 0.5)
///     view.tg_height.equal(.wrap)
///
/// Use a handle in the statement that fetches it. A handle that is used after its view is gone, or after
/// the view was copied and one of the copies changed, stops the program with a message that names the view.
///
/// A statement that says one thing, such as `view.tg_width.equal(20)`, is the quickest: its method
/// returns nothing, so that there is no handle to be kept.
public struct TGLayoutSize {
  package var target: HandleTarget
  package let attribute: TGAttribute
  package let part: DescriptorPart

  package init(
    _ cell: DescriptorCell, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(cell)), attribute, part)
  }

  init(_ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// What the view says, to be changed.
  package var cell: DescriptorCell { target.cell }

  /// A size that is neither a number nor another view's.
  public struct Keyword: Hashable, Sendable {
    let value: DescriptorValue
    init(_ value: DescriptorValue) { self.value = value }

    /// As large as the content: a leaf's own, or a container's children.
    public static var wrap: Keyword { Keyword(DescriptorValue(.wrap)) }
    /// As large as the room that is left.
    public static var fill: Keyword { Keyword(DescriptorValue(.fill)) }
    /// An equal share of the room that is left.
    public static var average: Keyword { Keyword(DescriptorValue(.weight, 100)) }
  }

  /// As large as the content: a leaf's own, or a container's children.
  public static var wrap: Keyword { .wrap }
  /// As large as the room that is left.
  public static var fill: Keyword { .fill }
  /// An equal share of the room that is left.
  public static var average: Keyword { .average }
}

// MARK: - One thing in a statement

extension TGLayoutSize {
  /// Makes the extent a number of points.
  public mutating func equal(_ points: Double) { say(DescriptorValue(.number, points), part) }

  /// Makes the extent a number of points.
  public mutating func equal(_ points: Int) { equal(Double(points)) }

  /// Makes the extent a share, as the container says.
  public mutating func equal(_ weight: TGWeight) {
    say(DescriptorValue(.weight, weight.percent), part)
  }

  /// Makes the extent that of the content, of the room left, or an equal share.
  public mutating func equal(_ keyword: Keyword) { say(keyword.value, part) }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  public mutating func equal(_ size: TGLayoutSize) { say(size.asValue, part) }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  public mutating func equal(_ anchor: TGAnchor) { say(DescriptorValue(anchor), part) }

  /// Sets a number of points as lower bound.
  public mutating func min(_ points: Double) { say(DescriptorValue(.number, points), .lower) }

  /// Sets a number of points as upper bound.
  public mutating func max(_ points: Double) { say(DescriptorValue(.number, points), .upper) }

  mutating func say(_ value: DescriptorValue, _ part: DescriptorPart) {
    target.say(value, of: attribute, part)
  }
}

// MARK: - To go on with

extension TGLayoutSize {
  /// Makes the extent `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func equal(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(DescriptorValue(.number, points), increment, multiple)
    return self
  }

  /// Makes the extent a share, as the container says.
  @discardableResult
  public consuming func equal(
    _ weight: TGWeight, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(DescriptorValue(.weight, weight.percent), increment, multiple)
    return self
  }

  /// Makes the extent that of the content, of the room left, or an equal share.
  @discardableResult
  public consuming func equal(
    _ keyword: Keyword, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(keyword.value, increment, multiple)
    return self
  }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  @discardableResult
  public consuming func equal(
    _ size: TGLayoutSize, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    equal(size.anchor(seenFrom: self), increment: increment, multiple: multiple)
  }

  /// Makes the extent whatever it can be made of.
  ///
  /// A view stands for its extent of the same name, and `superview` for that of the parent. An
  /// optional that is nil removes the value.
  @discardableResult
  public consuming func equal(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    let value = length.tg_value(for: attribute).packed
    let packed = value.asSize(attribute, ofViewWith: cell.node.identity)
    set(packed, increment.tg_points, multiple.tg_points)
    return self
  }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  @discardableResult
  public consuming func equal(
    _ anchor: TGAnchor, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(packed(anchor), increment, multiple)
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

  /// Removes the value, increment and multiple; bounds stay.
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

  /// Forgets value, increment, multiple and bounds, and makes the size active again.
  public func clear() { cell.node.clear(attribute, part: part) }

  /// What the view says, to go on chaining with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(cell) }

  /// Whether the size counts; a size that does not keeps what it was given.
  public var isActive: Bool {
    get { cell.node.isActive(attribute, part: part) }
    nonmutating set { cell.node.setActive(newValue, attribute, part: part) }
  }

  func set(_ value: DescriptorValue, _ increment: Double, _ multiple: Double) {
    cell.setValue(value, of: attribute, part: part, addend: increment, multiple: multiple)
  }

  /// An anchor as a value; the descriptor's own extent means `wrap`.
  func packed(_ anchor: TGAnchor) -> DescriptorValue {
    DescriptorValue(anchor).asSize(attribute, ofViewWith: cell.node.identity)
  }

  func anchor(seenFrom other: TGLayoutSize) -> TGAnchor {
    target.identity == other.target.identity ? .this(attribute) : anchor
  }
}
