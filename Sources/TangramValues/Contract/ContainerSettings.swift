/// The settings that every container has.
@usableFromInline package struct ContainerSettings: Hashable, Sendable {
  @usableFromInline package var padding = TGInsets.zero
  @usableFromInline package var horizontalSpace = 0.0
  @usableFromInline package var verticalSpace = 0.0
  /// Whether the leading and trailing padding were specified as left and right.
  @usableFromInline package var physicalLeading = false
  @usableFromInline package var physicalTrailing = false
  @usableFromInline package var gravity = TGGravity.none
  @usableFromInline package var reversesLayout = false
  @usableFromInline package var keepsPaddingWhenEmpty = true

  @inlinable package init() {}
}

extension ContainerSettings {
  /// The padding for a reading direction: values specified as left or right are assigned to the
  /// leading or trailing side that they are on in that direction.
  package func padding(isRightToLeft: Bool) -> TGInsets {
    var padding = padding
    guard isRightToLeft, physicalLeading || physicalTrailing else { return padding }
    let (leading, trailing) = (padding.leading, padding.trailing)
    if physicalLeading { padding.trailing = leading }
    if physicalTrailing { padding.leading = trailing }
    if physicalLeading, !physicalTrailing { padding.leading = 0 }
    if physicalTrailing, !physicalLeading { padding.trailing = 0 }
    return padding
  }

  /// The settings that differ from their defaults, as assignments.
  package var texts: [String] {
    var texts: [String] = []
    if padding != .zero { texts.append("tg_padding = (\(padding))") }
    if horizontalSpace == verticalSpace, horizontalSpace != 0 {
      texts.append("tg_space = \(readable(horizontalSpace))")
    } else {
      if horizontalSpace != 0 { texts.append("tg_hspace = \(readable(horizontalSpace))") }
      if verticalSpace != 0 { texts.append("tg_vspace = \(readable(verticalSpace))") }
    }
    if gravity != .none { texts.append("tg_gravity = \(gravity)") }
    if reversesLayout { texts.append("tg_reverseLayout = true") }
    if !keepsPaddingWhenEmpty { texts.append("tg_zeroPadding = false") }
    return texts
  }
}
