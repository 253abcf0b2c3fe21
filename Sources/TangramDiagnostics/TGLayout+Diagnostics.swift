import TangramCore

extension TGLayout {
  /// What is probably a mistake: what the layout stumbled over, and views that have no extent
  /// although nothing says 0.
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of views. Whoever does not ask
  ///   pays nothing.
  public var diagnostics: [TGDiagnostic] {
    tree.diagnostics {
      var search = DiagnosticSearch(tree, environment, tree.kept)
      search.run()
      return search.log.diagnostics(of: tree)
    }
  }
}
