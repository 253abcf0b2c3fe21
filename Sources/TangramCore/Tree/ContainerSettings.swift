/// The settings every container has.
@usableFromInline package struct ContainerSettings: Hashable, Sendable {
  @usableFromInline package var padding = TGInsets.zero
  @usableFromInline package var horizontalSpace = 0.0
  @usableFromInline package var verticalSpace = 0.0
  /// Whether the leading and trailing padding were given as left and right.
  @usableFromInline package var physicalLeading = false
  @usableFromInline package var physicalTrailing = false
  @usableFromInline package var gravity = TGGravity.none
  @usableFromInline package var reversesLayout = false
  @usableFromInline package var keepsPaddingWhenEmpty = true

  init() {}
}

extension ContainerSettings {
  /// The padding by reading direction: what was given as left or right is leading or trailing,
  /// as the direction has it.
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
}
