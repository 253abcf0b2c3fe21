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
  @usableFromInline package let part: DescriptorPart

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
    @usableFromInline let value: DescriptorValue
    init(_ value: DescriptorValue) { self.value = value }
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
    target.say(points.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets the extent to any value that an extent can have.
  ///
  /// A view means its extent with the same name; `superview` means the parent's extent with that name. An
  /// extent tied to itself wraps its content. An optional that is nil removes the value. The container
  /// determines what a share is a share of. With a list of sizes, this view and theirs share the extent of
  /// their parent (in a relative layout).
  @inlinable public mutating func equal(_ length: some TGLength) {
    target.say(length.tg_value(for: attribute), of: attribute, part)
  }

  /// Sets a number of points as lower bound.
  public mutating func min(_ points: Double) {
    target.say(points.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets a lower bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @inlinable public mutating func min(_ length: some TGLength) {
    target.say(length.tg_value(for: attribute), of: attribute, .lower)
  }

  /// Sets a number of points as upper bound.
  public mutating func max(_ points: Double) {
    target.say(points.tg_value(for: attribute), of: attribute, .upper)
  }

  /// Sets an upper bound.
  ///
  /// A view means its extent with the same name, `superview` means the parent's extent with that name,
  /// and a percentage means a share of the parent's content. `wrap`, or the size itself, means the extent
  /// of the view's content, measured before the view fills or shares space; `fill` has no effect.
  @inlinable public mutating func max(_ length: some TGLength) {
    target.say(length.tg_value(for: attribute), of: attribute, .upper)
  }
}

// MARK: - Calls that can be chained

extension TGLayoutSize {
  /// Sets the extent to `points` × `multiple` + `increment`.
  @discardableResult
  public consuming func equal(
    _ points: Double, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(points.tg_value(for: attribute), increment, multiple)
    return self
  }

  /// Sets the extent to any value that an extent can have, times `multiple`, plus `increment`.
  @discardableResult
  public consuming func equal(
    _ length: some TGLength, increment: some TGNumber = 0.0, multiple: some TGNumber = 1.0
  ) -> TGLayoutSize {
    set(length.tg_value(for: attribute), increment.tg_points, multiple.tg_points)
    return self
  }

  /// Removes the value, and replaces increment and multiple; bounds are kept.
  @discardableResult
  public consuming func equal(
    _ nothing: Never?, increment: Double = 0, multiple: Double = 1
  ) -> TGLayoutSize {
    set(TGDescriptorValue(.none), increment, multiple)
    return self
  }

  /// Replaces the increment, which is added to the value.
  @discardableResult
  public consuming func add(_ increment: some TGNumber) -> TGLayoutSize {
    cell.node.setAddend(increment.tg_points, of: attribute, part: part)
    return self
  }

  /// Replaces the multiple, by which the value is multiplied.
  @discardableResult
  public consuming func multiply(_ multiple: some TGNumber) -> TGLayoutSize {
    cell.node.setMultiple(multiple.tg_points, of: attribute, part: part)
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

  func set(_ value: TGDescriptorValue, _ increment: Double, _ multiple: Double) {
    cell.node.write(value, of: attribute, part: part, addend: increment, multiple: multiple)
  }
}

extension TGLayoutSize: CustomStringConvertible {
  /// The calls that set the size to its state.
  public var description: String { cell.node.text(of: attribute) ?? "tg_\(attribute.name)" }
}
