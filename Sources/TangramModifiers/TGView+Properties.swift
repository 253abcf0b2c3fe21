// The properties that every view has besides its name, its positions and sizes, and its children.

import TangramCore

extension TGViewProtocol {
  /// Whether the view is visible, and if not, whether its siblings close the gap.
  public var tg_visibility: TGVisibility {
    get { node.flags.visibility }
    set {
      update {
        $0.flags.visibility = newValue
        $0.flags.hidden = newValue != .visible
      }
    }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is left out of the layout like one that is `gone`, unless its visibility is
  /// `invisible`.
  public var isHidden: Bool {
    get { node.flags.hidden }
    set { update { $0.flags.hidden = newValue } }
  }

  /// The gravity of this view only, which takes precedence over its container's gravity.
  public var tg_alignment: TGGravity {
    get { node.alignment }
    set { update { $0.alignment = newValue } }
  }

  /// Whether the view keeps its frame and takes no part in the layout.
  public var tg_useFrame: Bool {
    get { node.flags.useFrame }
    set { update { $0.flags.useFrame = newValue } }
  }

  /// Whether the view keeps its frame although the layout reserves space for it.
  public var tg_noLayout: Bool {
    get { node.flags.noLayout }
    set { update { $0.flags.noLayout = newValue } }
  }

  /// Whether the view floats to the end of a float layout.
  public var tg_reverseFloat: Bool {
    get { node.flags.reverseFloat }
    set { update { $0.flags.reverseFloat = newValue } }
  }

  /// Whether the view starts below the views that float on its side of a float layout.
  public var tg_clearFloat: Bool {
    get { node.flags.clearFloat }
    set { update { $0.flags.clearFloat = newValue } }
  }

  /// The content that the view draws, which `wrap` measures; a container has no content of its own.
  public var tg_content: TGContent? {
    get { node.content }
    set { if !isContainer { update { $0.setContent(newValue) } } }
  }

  /// The content that the view draws, which `wrap` measures: the same as ``tg_content``.
  ///
  ///     scene.root["title"]?.content = .text(chars: title.count, advance: 7, line: 16)
  @inlinable public var content: TGContent? {
    get { tg_content }
    set { tg_content = newValue }
  }
}

// MARK: - The position of the view
//
// The rectangle that a layout gives the view is stored; the frame is derived from it.

extension TGView {
  /// Creates a leaf that has a frame before layout.
  public init(frame: TGRect) {
    self.init()
    self.frame = frame
  }
}

extension TGViewProtocol {
  /// The position of the view, and the mapping from its own coordinates to those of its parent.
  public var geometry: TGViewGeometry { node.geometry.placed(in: node.frame) }

  /// The rectangle that the view covers in its parent's coordinates.
  ///
  /// Before a layout in place, it is the frame that was set; afterward, it is the result of the layout.
  /// With a transform, it is the smallest axis-aligned rectangle around the view and cannot be set:
  /// setting it changes nothing, and `setFrame` reports that.
  public var frame: TGRect {
    get {
      node.isTransformed ? geometry.frame : node.frame
    }
    set { if node.geometry.transform.isIdentity { layoutRectangle = newValue } }
  }

  /// The frame without the transform: the rectangle that a layout gives the view.
  package var layoutRectangle: TGRect {
    get { node.frame }
    set {
      update { node in
        node.frame = newValue
        node.flags.isLaidOut = false
      }
    }
  }
}

// MARK: - Positions and sizes without handles

extension TGViewProtocol {
  /// Whether a position or a size is active and has a value.
  ///
  /// The result is the same as that of `photo.tg_width.hasValue`, but the view need not be a
  /// variable.
  public func hasValue(_ attribute: TGAttribute) -> Bool {
    view.stored.hasValue(attribute)
  }
}
