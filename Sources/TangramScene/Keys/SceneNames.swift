import TangramCore
import TangramResults

/// The ids of a document, for resolving references, and the view whose keys are being read.
final class SceneNames {
  /// The nodes that have an id: their index in the document, and their view.
  typealias Nodes = [String: (node: Int, view: TGViewID)]

  private let named: Nodes
  /// The view whose keys are being read.
  var current: TGViewID?
  /// Whether the reading direction of the document is right to left.
  let isRightToLeft: Bool
  /// Whether `left` and `right` are to be read as the trailing and the leading edge, because a view of a
  /// right-to-left document has both, and left is stored in the same slot as leading.
  var resolvesSides = false
  var texts = SceneTexts()

  init(_ named: Nodes = [:], isRightToLeft: Bool = false) {
    (self.named, self.isRightToLeft) = (named, isRightToLeft)
  }

  /// The edge that a key of the node refers to.
  func resolved(_ attribute: TGAttribute) -> TGAttribute {
    resolvesSides ? attribute.resolved(isRightToLeft: true) : attribute
  }

  func view(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGViewID {
    if let known = named[name] { return known.view }
    let names = named.filter { [current] in $0.value.view != current }.keys
    let hint = Spelling.hint(for: name, among: names.sorted())
    throw value.error("no view has the id `\(name)`\(hint)")
  }

  /// The target of a reference, given the part of it before the last dot.
  func target(_ name: String, at value: JSONValue) throws(TGSceneError) -> TGAnchor.Target {
    switch name {
    case "superview": return .superview
    case "self": return .this
    default:
      let view = try view(name, at: value)
      return view == current ? .this : .view(view)
    }
  }
}
