// The input of a paragraph: its runs, style and options.

extension TGParagraph {
  /// The parts of the text with their styles, after white space has been collapsed.
  ///
  /// A paragraph of these runs, with the same style and options, has the same lines.
  public var runs: [TGTextRun] {
    let (characters, starts) = (data.characters, data.prepared.text.runStarts.map(Int.init))
    let edges = [0] + starts + [characters.count]
    return (0..<data.prepared.styles.count).map { index in
      let range = edges[index]..<max(edges[index], edges[index + 1])
      return TGTextRun(String(characters[range]), data.prepared.styles[index].style)
    }
  }

  /// The paragraph's own style, with invalid numbers replaced.
  public var style: TGTextStyle { data.root.style }

  /// The options for breaking the paragraph into lines, with invalid numbers replaced.
  public var options: TGParagraphOptions { data.options }
}

extension String {
  init(_ characters: ArraySlice<TextCharacter>) {
    self.init(scalars: characters.lazy.map(\.scalar))
  }

  init(scalars: some Sequence<UInt32>) {
    var view = String.UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    self.init(view)
  }
}
