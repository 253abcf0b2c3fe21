/// The handle on the width or the height of a view: what its extent is made from.
///
/// A handle is what `view.tg_width` and `view.tg_height` give you. Its methods write into the
/// view and return the handle, so calls chain:
///
///     view.tg_width.equal(photo.tg_width).add(20).min(20).max(container, multiple: 0.5)
///     view.tg_height.equal(.wrap)
///
/// Use a handle in the expression that fetched it. It does not keep the view alive: the program stops
/// when one is used after its view is gone. It writes to all copies of the view that were made since,
/// and stops the program once one of them was changed.
public struct TGLayoutSize {
  @usableFromInline let target: LiveReference
  @usableFromInline package let attribute: TGAttribute
  @usableFromInline package let part: DescriptorPart

  @inlinable package init(
    live: LiveNode, attribute: TGAttribute, part: DescriptorPart = .value
  ) {
    self.init(LiveReference(live), attribute, part)
  }

  @inlinable init(_ target: LiveReference, _ attribute: TGAttribute, _ part: DescriptorPart) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// What the view says, to be changed.
  @inlinable package var live: LiveNode { target.live }

  /// A size that is neither a number nor another view's.
  public struct Keyword: Hashable, Sendable {
    @usableFromInline let value: PackedValue
    @inlinable init(_ value: PackedValue) { self.value = value }

    /// As large as the content: a leaf's own, or a container's children.
    @inlinable public static var wrap: Keyword { Keyword(PackedValue(.wrap)) }
    /// As large as the room that is left.
    @inlinable public static var fill: Keyword { Keyword(PackedValue(.fill)) }
    /// An equal share of the room that is left.
    @inlinable public static var average: Keyword { Keyword(PackedValue(.weight, 100)) }
  }

  /// As large as the content: a leaf's own, or a container's children.
  public static var wrap: Keyword { .wrap }
  /// As large as the room that is left.
  public static var fill: Keyword { .fill }
  /// An equal share of the room that is left.
  public static var average: Keyword { .average }
}

extension TGLayoutSize {
  /// Makes the extent a number of points.
  @inlinable @inline(__always) @discardableResult
  public func equal(_ points: Double) -> TGLayoutSize {
    live.setValue(PackedValue(.number, points), of: attribute, part: part)
    return self
  }

  /// Makes the extent a number of points.
  @inlinable @inline(__always) @discardableResult
  public func equal(_ points: Int) -> TGLayoutSize { equal(Double(points)) }

  /// Makes the extent `points` × `multiple` + `increment`.
  @discardableResult
  public func equal(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(PackedValue(.number, points), increment, multiple)
    return self
  }

  /// Makes the extent a share, as the container says.
  @inlinable @inline(__always) @discardableResult
  public func equal(_ weight: TGWeight) -> TGLayoutSize {
    live.setValue(PackedValue(.weight, weight.percent), of: attribute, part: part)
    return self
  }

  /// Makes the extent that of the content, of the room left, or an equal share.
  @inlinable @inline(__always) @discardableResult
  public func equal(_ keyword: Keyword) -> TGLayoutSize {
    live.setValue(keyword.value, of: attribute, part: part)
    return self
  }

  /// Makes the extent a share, as the container says.
  @discardableResult
  public func equal(
    _ weight: TGWeight, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(PackedValue(.weight, weight.percent), increment, multiple)
    return self
  }

  /// Makes the extent that of the content, of the room left, or an equal share.
  @discardableResult
  public func equal(
    _ keyword: Keyword, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(keyword.value, increment, multiple)
    return self
  }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  @discardableResult
  public func equal(
    _ size: TGLayoutSize, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    equal(size.anchor(seenFrom: self), increment: increment, multiple: multiple)
  }

  /// Makes the extent whatever it can be made of.
  ///
  /// A view stands for its extent of the same name, and `superview` for that of the parent. An
  /// optional that is nil removes the value.
  @discardableResult
  public func equal(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    let value = length.tg_value(for: attribute).packed
    let packed = value.asSize(attribute, ofViewWith: live.node.identity)
    set(packed, increment.tg_points, multiple.tg_points)
    return self
  }

  /// Ties the extent to another one; an extent tied to itself wraps its content.
  @discardableResult
  public func equal(
    _ anchor: TGAnchor, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(packed(anchor), increment, multiple)
    return self
  }

  /// Shares the parent's extent with the views of `sizes` (in a relative layout).
  @discardableResult
  public func equal(
    _ sizes: [TGLayoutSize], increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    equal(sizes.map { $0.anchor(seenFrom: self) }, increment: increment, multiple: multiple)
  }

  /// Shares the parent's extent with the views of `anchors` (in a relative layout).
  @discardableResult
  public func equal(
    _ anchors: [TGAnchor], increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    live.node.setValue(
      PackedValue(.list), of: attribute, part: part, addend: increment, multiple: multiple,
      list: anchors)
    return self
  }

  /// Removes the value, increment and multiple; bounds stay.
  @discardableResult
  public func equal(
    _ nothing: Never?, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(.none, increment, multiple)
    return self
  }

  /// Replaces the increment, which is added to the value.
  @discardableResult
  public func add(_ increment: Double) -> TGLayoutSize {
    live.node.setAddend(increment, of: attribute, part: part)
    return self
  }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public func multiply(_ multiple: Double) -> TGLayoutSize {
    live.node.setMultiple(multiple, of: attribute, part: part)
    return self
  }

  /// Forgets value, increment, multiple and bounds, and makes the size active again.
  public func clear() { live.node.clear(attribute, part: part) }

  /// What the view says, to go on chaining with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(live) }

  /// Whether the size counts; a size that does not keeps what it was given.
  public var isActive: Bool {
    get { live.node.isActive(attribute, part: part) }
    nonmutating set { live.node.setActive(newValue, attribute, part: part) }
  }

  private func set(_ value: PackedValue, _ increment: Double, _ multiple: Double) {
    live.node.setValue(value, of: attribute, part: part, addend: increment, multiple: multiple)
  }

  /// An anchor as a value; the descriptor's own extent means `wrap`.
  func packed(_ anchor: TGAnchor) -> PackedValue {
    PackedValue(anchor).asSize(attribute, ofViewWith: live.node.identity)
  }

  func anchor(seenFrom other: TGLayoutSize) -> TGAnchor {
    live === other.live ? .this(attribute) : anchor
  }
}
