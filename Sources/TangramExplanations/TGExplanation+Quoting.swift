import TangramCore

extension TGExplanation {
  /// The same explanation with other words for what is written in the source.
  ///
  /// - Parameter words: What takes the place of the words, given the view that they probably belong to: the
  ///   one whose number is explained, unless it is known better.
  package func quoting(_ words: (String, TGViewID) -> String) -> TGExplanation {
    TGExplanation(
      id: id, name: name, path: path, container: container, frame: frame, x: x.quoting(words, id),
      y: y.quoting(words, id), width: width.quoting(words, id), height: height.quoting(words, id),
      notes: notes,
      further: further.map {
        Further(number: $0.number, reason: $0.reason.quoting(words, $0.number.view))
      },
      isCut: isCut, isDeep: isDeep)
  }
}
