import TangramResults

extension TGLayout {
  /// Probable mistakes: problems that the layout encountered, and suspicious results, such as views
  /// without an extent although no size of 0 was specified.
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of views. If it is never read,
  ///   there is no cost.
  public var diagnostics: [TGDiagnostic] {
    tree.diagnostics {
      var search = DiagnosticSearch(tree, environment, tree.kept)
      search.run()
      return search.log.diagnostics(of: tree)
    }
  }
}
