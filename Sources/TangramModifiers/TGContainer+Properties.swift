// The properties that every container has: padding, gaps, gravity and the order of its children.

import TangramCore

extension TGContainer {
  var settings: ContainerSettings { view.stored.settings }

  mutating func updateSettings(_ change: (inout ContainerSettings) -> Void) {
    if view.stored.updateSettings(change) { view.keepRules(after: TGChildrenChange()) }
  }
}

// MARK: - Padding

extension TGContainer {
  /// The distances from the container's edges to its content.
  public var tg_padding: TGInsets {
    get { settings.padding }
    set {
      updateSettings {
        ($0.padding, $0.physicalLeading, $0.physicalTrailing) = (newValue, false, false)
      }
    }
  }

  /// The padding for a reading direction: values specified as left or right are assigned to the
  /// leading or trailing side that they are on in that direction.
  public func tg_padding(isRightToLeft: Bool) -> TGInsets {
    settings.padding(isRightToLeft: isRightToLeft)
  }

  /// The distance from the top edge to the content.
  public var tg_topPadding: Double {
    get { settings.padding.top }
    set { updateSettings { $0.padding.top = newValue } }
  }

  /// The distance from the bottom edge to the content.
  public var tg_bottomPadding: Double {
    get { settings.padding.bottom }
    set { updateSettings { $0.padding.bottom = newValue } }
  }

  /// The distance from the leading edge to the content.
  public var tg_leadingPadding: Double {
    get { settings.padding.leading }
    set { updateSettings { ($0.padding.leading, $0.physicalLeading) = (newValue, false) } }
  }

  /// The distance from the trailing edge to the content.
  public var tg_trailingPadding: Double {
    get { settings.padding.trailing }
    set { updateSettings { ($0.padding.trailing, $0.physicalTrailing) = (newValue, false) } }
  }

  /// The distance from the left edge to the content.
  public var tg_leftPadding: Double {
    get { settings.padding.leading }
    set { updateSettings { ($0.padding.leading, $0.physicalLeading) = (newValue, true) } }
  }

  /// The distance from the right edge to the content.
  public var tg_rightPadding: Double {
    get { settings.padding.trailing }
    set { updateSettings { ($0.padding.trailing, $0.physicalTrailing) = (newValue, true) } }
  }

  /// Whether a container that wraps keeps its padding if no child takes part in the layout.
  public var tg_zeroPadding: Bool {
    get { settings.keepsPaddingWhenEmpty }
    set { updateSettings { $0.keepsPaddingWhenEmpty = newValue } }
  }
}

// MARK: - Gaps, gravity, order

extension TGContainer {
  /// The horizontal gap between neighbors.
  public var tg_hspace: Double {
    get { settings.horizontalSpace }
    set { updateSettings { $0.horizontalSpace = newValue } }
  }

  /// The vertical gap between neighbors.
  public var tg_vspace: Double {
    get { settings.verticalSpace }
    set { updateSettings { $0.verticalSpace = newValue } }
  }

  /// The gap in both directions; reading it returns the vertical gap.
  public var tg_space: Double {
    get { settings.verticalSpace }
    set { updateSettings { ($0.horizontalSpace, $0.verticalSpace) = (newValue, newValue) } }
  }

  /// The alignment of the children if there is free space, or the way in which they share it.
  public var tg_gravity: TGGravity {
    get { settings.gravity }
    set { updateSettings { $0.gravity = newValue } }
  }

  /// Whether the children are laid out in reverse order.
  public var tg_reverseLayout: Bool {
    get { settings.reversesLayout }
    set { updateSettings { $0.reversesLayout = newValue } }
  }

  /// A transform that is applied, about the container's center, to the centers of the children as
  /// the last step.
  public var tg_layoutTransform: TGAffineTransform {
    get { node.layoutTransform }
    set { update { $0.layoutTransform = newValue } }
  }
}

// MARK: - Containers of any kind

/// A container of any kind, for access to the properties that all containers share.
package struct AnyContainer: TGContainer {
  package typealias Algorithm = UnknownAlgorithm
  package var view: TGView

  package init(view: TGView) { self.view = view }
}

/// A placeholder for the algorithm of a container of unknown kind; it never lays out anything.
package struct UnknownAlgorithm: TGStandardAlgorithm {
  package init() {}

  package var name: String { "container" }
  package func layout(_ pass: TGPass) {}
}
