// Explaining the frames of a layout.

@_exported import TangramResults

extension TGLayout {
  /// Returns the reasons for a view's frame; nil if the view is not in the tree.
  ///
  ///     layout.explain("photo")?.width.value
  ///
  /// `why` returns the same information as text.
  ///
  /// This lays out the tree once more; it adds no cost to layouts that are not explained.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isDeep: Whether to explain the numbers of other views that are involved as well, down to
  ///     the numbers in the source.
  /// - Complexity: O(*n*), where *n* is the number of views, and the cost of a layout.
  public func explain(_ view: some TGViewProtocol, isDeep: Bool = false) -> TGExplanation? {
    explain(view.id, isDeep: isDeep)
  }

  /// Returns the reasons for the frame of the first view with an identity; nil if there is none.
  public func explain(_ id: TGViewID, isDeep: Bool = false) -> TGExplanation? {
    explain(tree.find(id), isDeep)
  }

  /// Returns the reasons for the frame of the first view with a name; nil if there is none.
  public func explain(_ name: String, isDeep: Bool = false) -> TGExplanation? {
    explain(tree.find(name), isDeep)
  }

  /// Returns the reasons for the frame of the view at a path of indices from the root; nil if there
  /// is none.
  public func explain(path: some Collection<Int>, isDeep: Bool = false) -> TGExplanation? {
    let explainer = Explainer(root, in: requestedEnvironment)
    guard let box = explainer.plan.box(at: path) else { return nil }
    if !isDeep { explainer.onlyBox = box }
    return explainer.explanation(ofBox: box, isDeep: isDeep)
  }

  /// Returns the reasons for the frames of all views, parents before children, in the order of
  /// `entries`.
  public func explanations() -> [TGExplanation] {
    let explainer = Explainer(root, in: requestedEnvironment)
    let tree = LaidOutTree(explainer.engine)
    return tree.places.compactMap { place in
      // The plan was compiled again, so its boxes may have other indices than those of the layout.
      explainer.plan.box(at: tree.path(to: place)).map {
        explainer.explanation(ofBox: $0, isDeep: false)
      }
    }
  }

  /// Returns the number of lines in which a flow layout arranges its children; nil for other views.
  ///
  ///     layout.arrangedLines(of: tags)
  ///
  /// Like `explain`, this lays out the tree once more.
  public func arrangedLines(of view: some TGViewProtocol) -> Int? {
    arrangedLines(of: tree.find(view.id))
  }

  /// Returns the number of lines in which the flow layout with a name arranges its children; nil for
  /// other views.
  public func arrangedLines(of name: String) -> Int? { arrangedLines(of: tree.find(name)) }

  private func arrangedLines(of place: LaidOutTree.Place?) -> Int? {
    let explainer = Explainer(root, in: requestedEnvironment)
    guard let place, let box = explainer.plan.box(at: tree.path(to: place)) else { return nil }
    explainer.onlyBox = box
    let container = Int(explainer.plan.boxes[box].container)
    return container < 0 ? nil : explainer.reasons(ofContainer: container).arrangedLines
  }

  private func explain(_ place: LaidOutTree.Place?, _ isDeep: Bool) -> TGExplanation? {
    place.flatMap { explain(path: tree.path(to: $0), isDeep: isDeep) }
  }
}

// MARK: - As text

extension TGLayout {
  /// Returns the reasons for a view's frame as text, with a line for each of its four numbers.
  ///
  ///     print(layout.why("photo"))
  ///
  /// If no view has the name, the text says so and suggests similar names.
  ///
  /// - Parameters:
  ///   - name: The name of the view; if several views have that name, the first is explained.
  ///   - isDeep: Whether to explain the numbers of other views that are involved as well, down to
  ///     the numbers in the source.
  /// - Complexity: O(*n*), where *n* is the number of views, and the cost of a layout.
  public func why(_ name: String, isDeep: Bool = false) -> String {
    if let explanation = explain(name, isDeep: isDeep) { return explanation.description }
    let known = tree.places.compactMap { $0.node.name }
    let text = "there is no view `\(name)`"
    let hint = Spelling.hint(forName: name, among: known)
    if !hint.isEmpty { return text + hint }
    if known.isEmpty { return text + "; no view has a name" }
    let names = known.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return "\(text); there are \(names)\(known.count > 12 ? ", …" : "")"
  }

  /// Returns the reasons for the frame of a view as text.
  public func why(_ view: some TGViewProtocol, isDeep: Bool = false) -> String {
    if let explanation = explain(view, isDeep: isDeep) { return explanation.description }
    return view.name.map { "the view `\($0)` is not in this layout" }
      ?? "the view is not in this layout"
  }

  /// Returns the reasons for the frame of the view at a path of indices from the root as text.
  public func why(path: some Collection<Int>, isDeep: Bool = false) -> String {
    explain(path: path, isDeep: isDeep)?.description
      ?? "there is no view at \(readable(path: path))"
  }
}
