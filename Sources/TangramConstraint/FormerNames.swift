// Names of types that have been renamed; they will be removed.

/// A description of a constraint, which is a `TGConstraintMaker` now.
@available(*, deprecated, renamed: "TGConstraintMaker")
public typealias TGConstraintDescription = TGConstraintMaker

/// The kind of a horizontal anchor, which is the axis now.
@available(*, deprecated, renamed: "TGHorizontal")
public typealias TGHorizontalPlace = TGHorizontal

/// The kind of a vertical anchor, which is the axis now.
@available(*, deprecated, renamed: "TGVertical")
public typealias TGVerticalPlace = TGVertical
