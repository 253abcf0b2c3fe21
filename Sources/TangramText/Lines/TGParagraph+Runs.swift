// What a paragraph was made of.

extension TGParagraph {
  /// The parts of the text with their styles; white space that collapses is one space or none.
  ///
  /// A paragraph made of these, in the same style and with the same options, has the same lines.
  public var runs: [TGTextRun] {
    let (scalars, starts) = (data.text.scalars, data.text.runStarts.map(Int.init))
    let edges = [0] + starts + [scalars.count]
    return data.styles.indices.map { index in
      let range = edges[index]..<max(edges[index], edges[index + 1])
      return TGTextRun(String(scalars: scalars[range]), data.styles[index].style)
    }
  }

  /// The paragraph's own style, with numbers that can be used.
  public var style: TGTextStyle { data.root.style }

  /// How the paragraph is broken into lines, with numbers that can be used.
  public var options: TGParagraphOptions { data.options }
}

extension String {
  /// The text of Unicode scalars.
  init(scalars: some Sequence<UInt32>) {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    self.init(view)
  }
}
