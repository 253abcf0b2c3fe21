// Names from SwiftUI and UIKit for features that have another form here. They are declared as
// unavailable so that the compiler suggests the replacement.

import TangramCore
import TangramModifiers

extension TGView {
  /// The distance between the edges of a leaf and its content.
  @available(
    *, unavailable,
    message: "a leaf has no padding; put it into a container: 'TGFrameLayout { view }.padding(8)'"
  )
  public consuming func padding(
    _ distance: (some TGNumber)? = Double?.none,
    top: (some TGNumber)? = Double?.none, leading: (some TGNumber)? = Double?.none,
    bottom: (some TGNumber)? = Double?.none, trailing: (some TGNumber)? = Double?.none,
    horz: (some TGNumber)? = Double?.none, vert: (some TGNumber)? = Double?.none
  ) -> TGView { unavailable() }

  /// The gaps between the children of a leaf.
  @available(
    *, unavailable,
    message: "a leaf has no children to keep apart; write it on the container that the view is in"
  )
  public consuming func spacing(_ distance: some TGNumber) -> TGView { unavailable() }
}

extension TGOrientation {
  /// From the leading to the trailing edge.
  @available(*, unavailable, renamed: "horz")
  public static var horizontal: TGOrientation { unavailable() }

  /// From top to bottom.
  @available(*, unavailable, renamed: "vert")
  public static var vertical: TGOrientation { unavailable() }
}
