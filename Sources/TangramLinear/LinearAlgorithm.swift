import TangramCore

struct LinearAlgorithm: TGLayoutAlgorithm {
  var orientation: TGOrientation
  var shrinkType = TGSubviewsShrinkType.none
  var baselineBase: TGViewID?
  var fixedSubviews: TGFixedSubviews?

  var name: String { "linear" }
  func layout(_ pass: inout TGPass) {}
}
