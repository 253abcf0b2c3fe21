import TangramCore

extension TGExplanation {
  /// Returns the same explanation with other quotations of the source.
  ///
  /// - Parameter words: Returns the replacement for a quotation, given the view that it most likely
  ///   belongs to: the explained view, unless a more specific one is known.
  package func quoting(_ words: (String, TGViewID) -> String) -> TGExplanation {
    var copy = self
    copy.reasons = reasons.map { $0.quoting(words, id) }
    copy.further = further.map {
      Further(number: $0.number, reason: $0.reason.quoting(words, $0.number.view))
    }
    return copy
  }
}
