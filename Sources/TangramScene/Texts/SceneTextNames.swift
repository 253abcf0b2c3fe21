import TangramTextViews

/// Writes texts with the names that fonts and styles have in the document.
final class SceneTextNames {
  private let texts: SceneTexts
  private var names: [TGFontFamily: String]
  private let styles: [SceneTextStyle: String]
  private let looks: [TGTextStyle: String]
  private var files: [TGFont: String]
  private var usedNames: FreshNames
  private var usedFiles: FreshNames
  /// Families that texts use although they are neither declared nor the default of the reader.
  private var added: [(name: String, family: TGFontFamily)] = []
  private var usesStandard = false
  /// The name of the reader's default family; nil unless the document has to declare that family.
  private var standardName: String?

  init(_ texts: SceneTexts) {
    self.texts = texts
    // If several names refer to the same family, the first one is written.
    names = Dictionary(texts.families.map { ($0.family, $0.name) }) { first, _ in first }
    styles = Dictionary(texts.styles.map { ($0.style, $0.name) }) { first, _ in first }
    looks = Dictionary(texts.styles.map { ($0.style.look, $0.name) }) { first, _ in first }
    let declared = texts.families.flatMap(\.files).map { ($0.font, $0.name) }
    let open = texts.fonts.named.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    files = Dictionary(declared + open) { first, _ in first }
    usedNames = FreshNames(Set(texts.families.map(\.name)))
    usedFiles = FreshNames(Set(files.values).union(texts.fonts.named.keys))
  }

  /// The family of texts without a font.
  private var standard: TGFontFamily? { texts.standard ?? added.first?.family }
}

// MARK: - Texts

extension SceneTextNames {
  func write(_ paragraph: TGParagraph, to writer: inout JSONWriter) {
    let (runs, style) = (paragraph.runs, SceneTextStyle(paragraph.style, paragraph.options))
    // The name is determined first, since this family may become the default for texts without a font.
    _ = name(of: style.look.family)
    if runs.count == 1, runs[0].style == style.look {
      writer.member("text", runs[0].text)
    } else {
      writer.member("runs") { $0.array(runs) { write($0, in: style, to: &$1) } }
    }
    if let name = styles[style] {
      writer.member("style", name)
    } else {
      let base = nearest(to: style)
      write(style, basedOn: base?.name, base?.style, to: &writer)
    }
  }

  private func write(_ run: TGTextRun, in style: SceneTextStyle, to writer: inout JSONWriter) {
    if run.style == style.look { return writer.string(run.text) }
    writer.object { writer in
      writer.member("text", run.text)
      if let name = looks[run.style] {
        writer.member("style", name)
      } else {
        write(SceneTextStyle(run.style, style.options), basedOn: nil, style, to: &writer)
      }
    }
  }

  /// Appends a style as its differences from another style, or from the default style if there is none.
  private func write(
    _ style: SceneTextStyle, basedOn name: String?, _ base: SceneTextStyle?,
    to writer: inout JSONWriter
  ) {
    if let name { writer.member("style", name) }
    let family = self.name(of: style.look.family)
    let defaultFamily = base?.look.family ?? standard
    let base = base ?? SceneTextStyle(style.look.family)
    if style.look.family == texts.fonts.standard, texts.standard == style.look.family {
      usesStandard = true
    }
    if style.look.family != defaultFamily { writer.member("font", family ?? nameOfStandard()) }
    for key in TextKey.all { key.write(style, unlessAsIn: base, to: &writer) }
  }

  /// The maximum number of styles to search for the nearest one.
  private static let maximumCompared = 32

  /// The declared style to base another style on: the one that differs from it in the fewest keys, if that
  /// leaves fewer keys to write than without a base.
  ///
  /// A style in the default family is based only on styles in that family. Based on any other, it would have
  /// to name the default family, which may have no name.
  private func nearest(to style: SceneTextStyle) -> SceneTexts.Style? {
    guard texts.styles.count <= Self.maximumCompared, let standard else { return nil }
    let family = style.look.family
    let known = texts.styles.filter { $0.style.look.family == family || family != standard }
    let best = known.min { differences(style, $0.style) < differences(style, $1.style) }
    let most = differences(style, SceneTextStyle(standard))
    return best.flatMap { 1 + differences(style, $0.style) < most ? $0 : nil }
  }

  private func differences(_ style: SceneTextStyle, _ other: SceneTextStyle) -> Int {
    TextKey.all.reduce(style.look.family == other.look.family ? 0 : 1) {
      $1.differs(style, other) ? $0 + 1 : $0
    }
  }
}

// MARK: - Fonts

extension SceneTextNames {
  /// The name of a family, which is declared if necessary; nil for the default family.
  private func name(of family: TGFontFamily) -> String? {
    if let name = names[family] { return name }
    if family == texts.standard { return nil }
    var word = family.fonts.first?.familyName ?? ""
    word = word.isEmpty ? "font" : word.prefix(1).lowercased() + word.dropFirst()
    let name = usedNames.makeUnique(word, before: " ")
    names[family] = name
    added.append((name, family))
    return name
  }

  /// Returns the name of the reader's default family, and makes the document declare the family.
  private func nameOfStandard() -> String {
    let name = standardName ?? usedNames.makeUnique("standard", before: " ")
    standardName = name
    return name
  }

  /// The file of a font; a font without a known file is identified by its own name.
  private func file(of font: TGFont) -> String {
    if let file = files[font] { return file }
    let file = usedFiles.makeUnique(font.fullName ?? font.familyName ?? "font", before: " ")
    files[font] = file
    return file
  }

  /// The files of the reader's default family.
  var standardFiles: [String] { texts.fonts.standard.map { $0.fonts.map(file) } ?? [] }

  /// Appends the declarations that the document needs for the texts written so far.
  func writeDeclarations(to writer: inout JSONWriter, keepsOrder: Bool) {
    var declared = texts.families.filter(\.isDeclared).map {
      (name: $0.name, files: $0.files.map(\.name))
    }
    var styles = JSONWriter()
    styles.object { writer in
      for known in texts.styles {
        writer.key(known.name)
        writer.object {
          write(known.style, basedOn: known.base, known.base.flatMap(texts.style), to: &$0)
        }
      }
    }
    // Otherwise the first added family would become the default for texts without a font.
    if declared.isEmpty, usesStandard, !added.isEmpty { _ = nameOfStandard() }
    if let standardName { declared.append((standardName, standardFiles)) }
    for (name, family) in added { declared.append((name, family.fonts.map(file))) }
    if !declared.isEmpty {
      writer.key("fonts")
      writer.object { writer in
        for (name, files) in declared {
          writer.key(name)
          if files.count == 1 {
            writer.string(files[0])
          } else {
            writer.array(files) { $1.string($0) }
          }
        }
      }
    }
    // The default family is named if it is not the first one, or if there may be another first one.
    let first = declared.first?.name
    if let name = texts.declaredStandard.flatMap({ names[$0] }) ?? first,
      name != first || !keepsOrder && declared.count > 1
    {
      writer.member("font", name)
    }
    if !texts.styles.isEmpty { writer.member("styles") { $0.append(styles) } }
  }
}
