import TangramCore

/// A handle on a position of a view, a ``TGLayoutPos``, or on its width or height, a ``TGLayoutSize``.
///
/// Properties such as `view.tg_left` return a handle. Its methods write into the view and return
/// the handle, so calls can be chained:
///
///     view.tg_left.equal(20%).min(20).max(30)
///     view.tg_width.equal(photo.tg_width).add(20).max(container, multiple: 0.5)
///
/// Use a handle in the statement that fetches it. Using a handle after its view is gone, or after
/// the view was copied and one of the copies changed, stops the program with a message that names
/// the view.
///
/// A statement that makes a single call, such as `view.tg_left.equal(20)`, is the fastest: that
/// method returns nothing, so no handle outlives the statement.
///
/// `Kind` is only a name: `TGPoint` for positions, and `TGSize` for sizes.
public struct TGDescriptor<Kind> {
  @usableFromInline package internal(set) var target: HandleTarget
  @usableFromInline package let attribute: TGAttribute
  @usableFromInline package let part: DescriptorPart

  init(
    _ cell: DescriptorCell, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.init(.live(LiveReference(cell)), attribute, part)
  }

  @inlinable init(
    _ target: HandleTarget, _ attribute: TGAttribute, _ part: DescriptorPart = .value
  ) {
    self.target = target
    self.attribute = attribute
    self.part = part
  }

  /// The view's cell, for changing its descriptors.
  var cell: DescriptorCell { target.live.cell }
}

// MARK: - Single calls, which return nothing

extension TGDescriptor {
  /// Sets the value to a number of points.
  @inlinable public mutating func equal(_ points: Double) {
    target.write(points.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets a number of points as lower bound.
  @inlinable public mutating func min(_ points: Double) {
    target.write(points.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets a number of points as upper bound.
  @inlinable public mutating func max(_ points: Double) {
    target.write(points.tg_value(for: attribute), of: attribute, .upper)
  }
}

extension TGLayoutPos {
  /// Sets the position to any value that a position can have.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name. An optional that is nil removes the value. A list of positions centers this view and their views
  /// as a group (only for centers in a relative layout).
  @inlinable public mutating func equal(_ value: some TGDistance) {
    target.write(value.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets a lower bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @inlinable public mutating func min(_ value: some TGDistance) {
    target.write(value.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets an upper bound.
  ///
  /// A view means its position with the same name; `superview` means the parent's position with that
  /// name.
  @inlinable public mutating func max(_ value: some TGDistance) {
    target.write(value.tg_value(for: attribute), of: attribute, .upper)
  }
}

extension TGLayoutSize {
  /// Sets the extent to any value that an extent can have.
  ///
  /// A view means its extent with the same name; `superview` means the parent's extent with that name. An
  /// extent that refers to itself wraps its content. An optional that is nil removes the value. The container
  /// determines what a share is a share of. With a list of sizes, this view and theirs share the extent of
  /// their parent (in a relative layout).
  @inlinable public mutating func equal(_ length: some TGLength) {
    target.write(length.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets a lower bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @inlinable public mutating func min(_ length: some TGLength) {
    target.write(length.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets an upper bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @inlinable public mutating func max(_ length: some TGLength) {
    target.write(length.tg_value(for: attribute), of: attribute, .upper)
  }
}

// MARK: - Parts of both kinds

extension TGDescriptor {
  /// A handle on the lower bound.
  public var min: TGDescriptor { TGDescriptor(target, attribute, .lower) }

  /// A handle on the upper bound.
  public var max: TGDescriptor { TGDescriptor(target, attribute, .upper) }

  /// Removes the value, offset or increment, and multiple; bounds are kept.
  @discardableResult
  public consuming func equal(_ nothing: Never?) -> TGDescriptor {
    set(part, TGDescriptorValue(.none), 0)
  }

  /// Replaces the shrink factor: if the children need more space than the container has, the shortage is
  /// divided among sizes and positions in proportion to their factors, which are 0 by default.
  ///
  /// Linear and frame layouts use it, and flow layouts with a fixed number of children in a line.
  @discardableResult
  public consuming func shrink(_ factor: Double) -> TGDescriptor {
    cell.node.setShrink(factor, of: attribute)
    return self
  }

  /// Removes value, offset or increment, multiple, bounds and shrink factor, and makes the descriptor
  /// active again.
  public func clear() { cell.node.clear(attribute, part: part) }

  /// A handle on all descriptors of the view, for continuing a chain with another descriptor.
  public func and() -> TGDescriptors<TGView> { TGDescriptors(cell) }

  /// Whether the descriptor is used; an inactive one keeps its value, but has no effect.
  public var isActive: Bool {
    get { cell.node.isActive(attribute, part: part) }
    nonmutating set { cell.node.setActive(newValue, attribute, part: part) }
  }

  /// The number of points that is added to the value; 0 while the descriptor is inactive.
  var addend: Double { isActive ? cell.node.addend(of: attribute, part: part) : 0 }

  /// Replaces the number of points that is added to the value.
  package func setAddend(_ points: Double) {
    cell.node.setAddend(points, of: attribute, part: part)
  }

  consuming func set(
    _ part: DescriptorPart, _ value: TGDescriptorValue, _ addend: Double, _ multiple: Double = 1
  ) -> TGDescriptor {
    cell.node.write(value, of: attribute, part: part, addend: addend, multiple: multiple)
    return self
  }
}

// MARK: - Reading

extension TGDescriptor {
  /// The value; nil if there is none, or if the descriptor is inactive.
  public var value: TGSizeValue? { cell.node.activeValue(of: attribute, part) }

  /// Whether the descriptor is active and has a value; bounds, offset, increment and multiple do not count
  /// as a value.
  public var hasValue: Bool { value != nil }

  /// The number of points, if the value is a number.
  public var numberVal: Double? { if case .number(let points)? = value { points } else { nil } }

  /// The share, if the value is a share.
  public var weightVal: TGWeight? { if case .weight(let weight)? = value { weight } else { nil } }

  /// The position or size that this one refers to; nil if the value is anything else.
  var anchorVal: TGAnchor? { if case .anchor(let anchor)? = value { anchor } else { nil } }

  /// The positions or sizes in the list, if the value is a list.
  public var arrayVal: [TGAnchor]? { if case .anchors(let list)? = value { list } else { nil } }

  /// The shrink factor; 0 while the descriptor is inactive.
  public var shrinkVal: Double { cell.node.shrink(of: attribute) }
}

extension TGDescriptor: CustomStringConvertible {
  /// The calls that set the descriptor to its state.
  public var description: String {
    cell.node.text(of: attribute) ?? "tg_\(cell.node.writtenAttribute(attribute).name)"
  }
}

// MARK: - As a value of other positions and sizes

extension TGDescriptor: TGValue, TGMostTerm, TGAnchored {
  /// The position or size as an anchor that other views can refer to.
  public var anchor: TGAnchor { TGAnchor(.view(TGViewID(target.live.identity)), attribute) }
}

extension TGDescriptor: TGLength where Kind == TGSize {}
extension TGDescriptor: TGDistance where Kind == TGPoint {}
