// Asking a layout why.

import TangramCore
import TangramResults

extension TGLayout {
  /// Why a view has its frame; nil when it is not in the tree.
  ///
  ///     layout.explain("photo")?.width.value
  ///
  /// `why` gives the same as text.
  ///
  /// The tree is laid out once more for that; a layout that nobody asks pays nothing.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isDeep: Whether the numbers of other views that played a part are explained, too, down to
  ///     the numbers in the source.
  /// - Complexity: O(*n*), where *n* is the number of views, and the cost of a layout.
  public func explain(_ view: some TGViewProtocol, isDeep: Bool = false) -> TGExplanation? {
    explain(view.id, isDeep: isDeep)
  }

  /// Likewise of the first view with an identity.
  public func explain(_ id: TGViewID, isDeep: Bool = false) -> TGExplanation? {
    explain(tree.find(id), isDeep)
  }

  /// Likewise of the first view with a name.
  public func explain(_ name: String, isDeep: Bool = false) -> TGExplanation? {
    explain(tree.find(name), isDeep)
  }

  /// Likewise of the view that the indices lead to from the root.
  public func explain(path: some Collection<Int>, isDeep: Bool = false) -> TGExplanation? {
    let explainer =
      isDeep ? Explainer(root, in: asked) : Explainer(root, in: asked, of: path)
    return explainer.box(at: path).map { explainer.explanation(ofBox: $0, isDeep: isDeep) }
  }

  /// Why all views have their frames, parents before children, in the order of `entries`.
  public func explanations() -> [TGExplanation] {
    let explainer = Explainer(root, in: asked)
    let tree = LaidOutTree(explainer.engine)
    return tree.places.compactMap { place in
      explainer.box(at: tree.path(to: place)).map {
        explainer.explanation(ofBox: $0, isDeep: false)
      }
    }
  }

  private func explain(_ place: LaidOutTree.Place?, _ isDeep: Bool) -> TGExplanation? {
    place.flatMap { explain(path: tree.path(to: $0), isDeep: isDeep) }
  }
}

// MARK: - As text

extension TGLayout {
  /// Why a view has its frame: a line for each of its four numbers.
  ///
  ///     print(layout.why("photo"))
  ///
  /// The text for a view that is not there says so, and what was probably meant.
  ///
  /// - Parameters:
  ///   - name: The name of the view; of several with that name, the first is explained.
  ///   - isDeep: Whether the numbers of other views that played a part are explained, too, down to
  ///     the numbers in the source.
  /// - Complexity: O(*n*), where *n* is the number of views, and the cost of a layout.
  public func why(_ name: String, isDeep: Bool = false) -> String {
    if let explanation = explain(name, isDeep: isDeep) { return explanation.description }
    let known = tree.places.compactMap(\.node.name)
    let text = "there is no view `\(name)`"
    let hint = Spelling.hint(forName: name, among: known)
    if !hint.isEmpty { return text + hint }
    if known.isEmpty { return text + "; no view has a name" }
    let names = known.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return "\(text); there are \(names)\(known.count > 12 ? ", …" : "")"
  }

  /// Likewise of a view.
  public func why(_ view: some TGViewProtocol, isDeep: Bool = false) -> String {
    if let explanation = explain(view, isDeep: isDeep) { return explanation.description }
    return view.name.map { "the view `\($0)` is not in this layout" }
      ?? "the view is not in this layout"
  }

  /// Likewise of the view that the indices lead to from the root.
  public func why(path: some Collection<Int>, isDeep: Bool = false) -> String {
    explain(path: path, isDeep: isDeep)?.description
      ?? "there is no view at \(path.map { "[\($0)]" }.joined())"
  }
}

extension Explainer {
  /// The box of the view that the indices lead to from the root; nil when they lead nowhere.
  ///
  /// The plan was compiled anew: its boxes need not lie where those of the layout do.
  func box(at path: some Collection<Int>) -> Int? {
    plan.box(at: path)
  }
}
