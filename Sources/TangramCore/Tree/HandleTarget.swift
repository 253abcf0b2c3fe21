/// Where a handle writes to.
@usableFromInline package enum HandleTarget {
  /// Into the live node of the view that the handle was fetched from.
  case live(LiveReference)
  /// Into the view itself, when the statement ends that the handle is part of.
  ///
  /// This is how a statement that says one thing needs no live node. The language lends the property
  /// of a view to a method that changes the handle, and gives it back after that.
  case statement(SaidValue?)
}

/// What a statement says of a position or a size.
@usableFromInline package struct SaidValue {
  @usableFromInline package let value: PackedValue
  @usableFromInline package let part: DescriptorPart

  @inlinable @inline(__always)
  init(_ value: PackedValue, _ part: DescriptorPart) { (self.value, self.part) = (value, part) }
}

extension HandleTarget {
  /// Replaces the value of a descriptor or of one of its bounds, and whatever was added to it.
  @inlinable @inline(__always)
  mutating func say(_ value: PackedValue, of attribute: TGAttribute, _ part: DescriptorPart) {
    switch self {
    case .live(let reference): reference.live.say(value, of: attribute, part)
    case .statement(nil): self = .statement(SaidValue(value, part))
    case .statement: Self.stopBeyondStatement()
    }
  }

  /// The live node of the view.
  @inlinable @inline(__always)
  package var live: LiveNode {
    if case .live(let reference) = self { return reference.live }
    Self.stopBeyondStatement()
  }

  /// Who the view is.
  @inlinable @inline(__always)
  var identity: UInt64 {
    if case .live(let reference) = self { return reference.identity }
    Self.stopBeyondStatement()
  }

  // Nobody meets this who does not hand on a property with `&`.
  @usableFromInline static func stopBeyondStatement() -> Never {
    stop("a position or a size that is handed on with '&' can be given one value, and no more")
  }
}

extension Node {
  /// Takes over what a statement said of a descriptor.
  ///
  /// - Parameter other: The descriptor of which the handle is: another one where one handle was assigned
  ///   to another, which ties one to the other.
  @inlinable @inline(__always)
  mutating func take(_ target: HandleTarget, of other: TGAttribute, for attribute: TGAttribute) {
    switch target {
    case .statement(let said?): say(said.value, of: attribute, said.part)
    case .statement(nil): return
    case .live(let reference):
      if reference.identity == identity, other == attribute { return }
      say(PackedValue(other, ofViewWith: reference.identity), of: attribute, .value)
    }
  }
}
