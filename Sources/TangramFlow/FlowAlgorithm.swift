import TangramCore

/// The options of a flow layout, and the choice between its two modes.
///
/// With an arranged count, the line of each child is known in advance, so all children are sized before
/// any is placed. Without one, the lines are determined while the children are placed.
public struct TGFlowAlgorithm: TGOrientedAlgorithm, TGFixedSubviewsAlgorithm, Equatable {
  /// The direction in which the lines are stacked.
  public var orientation: TGOrientation
  var arrangedCount = 0
  var pagedCount = 0
  var maxLines = 0
  var packs = false
  var isFlex = false
  var arrangedGravity = TGGravity.none
  var lastLinePolicy = TGGravityPolicy.no
  var lineGravity: TGLineGravity?
  /// The common size of all children along the lines, as set by `tg_setSubviews`; nil for none.
  public var fixedSubviews: TGFixedSubviews?

  /// Creates the options of a flow that breaks lines by their content.
  public init(orientation: TGOrientation) { self.orientation = orientation }

  /// The policy for the last line: one that is flexible always follows the gravity.
  var lastLinePolicyInForce: TGGravityPolicy { isFlex ? .always : lastLinePolicy }

  /// The name of this kind of container.
  public var name: String { "flow" }

  /// The properties of this kind of container that diagnostics use.
  public var traits: TGContainerTraits {
    TGContainerTraits(
      unused: [.floating, .baseline], keepsChildrenApart: true,
      letsChildrenStickOut: maxLines > 0,
      sharesAverages: orientation == .vert ? .horizontal : .vertical,
      gravityStretches: orientation == .vert ? .vertical : .horizontal,
      usesShrinkFactors: usesShrinkFactors ? orientation == .vert ? .horizontal : .vertical : [])
  }

  /// Whether the children of a line may shrink: if their number is given, and nothing else determines
  /// their extents or their places.
  var usesShrinkFactors: Bool { arrangedCount > 0 && pagedCount == 0 && !packs }

  /// Prepares the children, once before layout.
  public func prepare(_ pass: TGPass) {
    pass.reportTies()
    // The main axis of a line is perpendicular to the orientation, in which the lines are stacked.
    switch orientation {
    case .vert: eraseStretchedSizes(.horizontal, pass)
    case .horz: eraseStretchedSizes(.vertical, pass)
    }
  }

  /// Erases the sizes of wrapping child containers along axes on which they will be stretched.
  ///
  /// Only lines with a given number of children are known before layout, with gravities of their own.
  private func eraseStretchedSizes<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    var flow = Flow<Main>(pass, self)
    guard flow.perLine > 0, lineGravity != nil else {
      return eraseStretchedSizes(0..<pass.count, flow)
    }
    let lines = LineStarts(perLine: flow.perLine, count: pass.count)
    for places in (0..<lines.count).lazy.map(lines.places) {
      flow.takeLineGravity(places.lowerBound, places.upperBound)
      eraseStretchedSizes(places, flow)
    }
  }

  private func eraseStretchedSizes<Main: TGAxisType>(_ places: Range<Int>, _ flow: Flow<Main>) {
    let erasesAlong = pagedCount > 0 || flow.line.gravity == .fill
    let erasesAcross = pagedCount > 0 || flow.line.arranged == .fill
    guard erasesAlong || erasesAcross else { return }
    for index in places where flow.pass[index].isContainer {
      let child = flow.pass[index]
      if erasesAlong, child[flow.main].wraps { child[flow.main].eraseSize() }
      if erasesAcross, child[flow.cross].wraps { child[flow.cross].eraseSize() }
    }
  }

  /// Sizes and places the children.
  public func layout(_ pass: TGPass) {
    switch orientation {
    case .vert: layOut(.horizontal, pass)
    case .horz: layOut(.vertical, pass)
    }
  }

  private func layOut<Main: TGAxisType>(_ main: Main, _ pass: TGPass) {
    var flow = Flow<Main>(pass, self)
    flow.layOut()
  }
}
